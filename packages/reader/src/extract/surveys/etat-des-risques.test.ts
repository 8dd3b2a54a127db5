// Whether a home is concerned by a plan, as the état des risques says it.
import { expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

it.each<[string, string | undefined]>([
  ['Le bien est concerné par un ou plusieurs risques réglementés.', 'POSITIVE'],
  ['PPR naturels : inondation     concerné, zone bleue', 'POSITIVE'],
  ['Plan de prévention des risques naturels     OUI, approuvé le 10/08/2021', 'POSITIVE'],
  ["Synthèse : le bien n'est concerné par aucun des plans ci-dessus.", 'NEGATIVE'],
  ["L'immeuble est concerné par un plan de prévention     [ ] oui     [X] non", undefined],
  ['Plan de prévention des risques naturels     Non', undefined],
])('« %s »', (line, result) => {
  const paper = `ÉTAT DES RISQUES
Adresse du bien : 5 rue du Bac, 59000 Lille
${line}`;
  expect(typedFacts(paper, 'DIAGNOSTICS', 'ERP')['diagnostic_result']).toBe(result);
});
