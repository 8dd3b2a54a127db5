// The number of a contract of insurance inside a sentence; who is insured has a number too.
import { expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const policyOf = (sentence: string) =>
  typedFacts(
    `ESSAI MUTUELLE ASSURANCES
Attestation d'assurance multirisque habitation
${sentence}`,
    'ASSURANCES_DU_LOGEMENT',
  )['policy_number'];

it.each([
  [
    'Nous garantissons Mme Rose TEMOIN, sociétaire n° 5518204, par le contrat HAB-35-118204.',
    'HAB-35-118204',
  ],
  ['Mme Rose TEMOIN est assurée au titre du contrat MRH118204K depuis 2020.', 'MRH118204K'],
  ['Garanties accordées par la police référencée 35/118204-B pour ce logement.', '35/118204-B'],
  ['Votre contrat habitation sous la référence 118.204.77 est en cours.', '118.204.77'],
  ['Le contrat 01/01/2026 prend effet.', undefined],
  ['Le contrat est régi par le code des assurances, article L112-3.', undefined],
])('%s', (sentence, number) => {
  expect(policyOf(sentence)).toBe(number);
});
