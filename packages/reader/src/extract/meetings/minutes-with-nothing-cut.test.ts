// Minutes of which nothing is cut: titles that a narrow column breaks, lists of works that lack none, votes and
// mandates as other offices say them.
import { expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

it.each(['FORMULAIRE DE VOTE PAR CORRESPONDANCE', 'Bulletin de vote', 'Vote par correspondance'])(
  '« %s » tells no days of the years that it names',
  (title) => {
    const extracted = typedFacts(
      `${title}
Assemblée générale du 16 juin 2026 à 18 h 30
N°  Objet  POUR  CONTRE  ABSTENTION
1  Bureau de séance  ☒  ☐  ☐
2  Approbation des comptes 2025  ☒  ☐  ☐
3  Budget prévisionnel 2027  ☒  ☐  ☐`,
      'CV_AG',
      'VOTE_PAR_CORRESPONDANCE',
    );
    expect(Object.keys(extracted).filter((name) => /approved|budget/.test(name))).toEqual([]);
  },
);
