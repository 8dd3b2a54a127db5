// Reports of surveyors in other words and layouts than those of the samples.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('asbestos', () => {
  it.each([
    ['Liste A : absence\nListe B : absence', 'NEGATIVE'],
    ['Matériaux de la liste A : néant\nMatériaux de la liste B : néant', 'NEGATIVE'],
    ['Listes A et B : aucun', 'NEGATIVE'],
    ['Liste A : absence\nListe B : présence', 'POSITIVE'],
    ['Liste A : absence', undefined],
    ['Liste A : présence ou absence\nListe B : présence ou absence', undefined],
  ])('answered list by list: « %s »', (answers, result) => {
    const facts = typedFacts(
      `Repérage des matériaux et produits de l’amiante avant vente\nRésultat du repérage\n${answers}`,
      'DIAGNOSTICS',
      'AMIANTE',
    );
    expect(Object.entries(facts).find(([name]) => name === 'diagnostic_result')?.[1]).toBe(result);
  });
});
