// A day that only the end of the report proves, and a title that is no verdict.
import { expect, it } from 'vitest';

import { typedFacts, typedFactsByRules } from '../../../test/typed-facts.ts';

it('a day without a name is by rules that of the report where its end says so', () => {
  const made = (day: string, read = typedFacts) =>
    read(
      `TEST DIAGNOSTICS                        Dossier 26/T/0588
4 rue du Bac, 59000 LILLE               Date : ${day}
Rapport de l’état de l’installation intérieure d’électricité
Durée de validité en cas de vente : trois ans, soit jusqu’au 07/10/2029.`,
      'DIAGNOSTICS',
      'ELECTRICITE',
    )['made_on'];
  expect(made('08/10/2026')).toBe('2026-10-08');
  expect(made('08/09/2026', typedFactsByRules)).toBeUndefined();
});

it.each([
  ['il a été repéré des conduits en amiante-ciment.', 'POSITIVE'],
  ['voir le tableau joint.', undefined],
  ['il n’a pas été repéré de matériaux et produits contenant de l’amiante.', 'NEGATIVE'],
])('the title of a survey of asbestos says nothing: %s', (words, verdict) => {
  const facts = typedFacts(
    `État mentionnant la présence ou l’absence de matériaux contenant de l’amiante
Conclusion : dans le cadre de la mission, ${words}`,
    'DIAGNOSTICS',
    'AMIANTE',
  );
  expect(facts['diagnostic_result']).toBe(verdict);
});
