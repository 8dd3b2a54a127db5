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
  [
    'Mme Rose TEMOIN est garantie par le contrat « Mon Toit » n° RT 3120 448 917.',
    'RT 3120 448 917',
  ],
  [
    'Le logement est couvert, police MRH 3120-448-17, échéance le 1er mars 2027.',
    'MRH 3120-448-17',
  ],
  ['Garanti par contrat PNO 312-44817 pour ce logement.', 'PNO 312-44817'],
  ['POLICE DU 12 03 2026', undefined],
  ['Le contrat 01/01/2026 prend effet.', undefined],
  ['Le contrat est régi par le code des assurances, article L112-3.', undefined],
])('%s', (sentence, number) => {
  expect(policyOf(sentence)).toBe(number);
});

it('tells until when a home is insured, and when that was written', () => {
  const facts = typedFacts(
    `Mutuelle du Port
Attestation d'assurance habitation
Nous attestons que Mme Anne ESSAI est titulaire du contrat n° MRH 5118 2047.
Le contrat est en cours du 1er septembre 2026 au 31 août 2027.
Fait à Nantes, le 20 novembre 2026`,
    'ASSURANCES_DU_LOGEMENT',
  );
  expect(facts).toMatchObject({
    valid_until: '2027-08-31',
    insured_until: '2027-08-31',
    made_on: '2026-11-20',
  });
});
