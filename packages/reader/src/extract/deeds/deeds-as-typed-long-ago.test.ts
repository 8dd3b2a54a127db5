// Deeds of the typewriter: thousands with a point, lots by their rank, the street under the town.
import { describe, expect, it } from 'vitest';

import { typedPage } from '../../../test/typed-pages.ts';
import { numberFromOrdinal } from '../../french/number-words.ts';
import { flowTextOf } from '../sheet/flow-text.ts';
import { marginLast } from '../sheet/margin-notes.ts';
import { sheetOf } from '../sheet/sheet.ts';

describe('a rank in words', () => {
  it.each([
    ['premier', 1],
    ['deuxieme', 2],
    ['second', 2],
    ['quatrieme', 4],
    ['neuvieme', 9],
    ['onzieme', 11],
    ['dix-septieme', 17],
    ['vingt et unieme', 21],
    ['trente-deuxieme', 32],
    ['quatre-vingt-dixieme', 90],
    ['centieme', 100],
    ['3eme', 3],
    ['locatieme', null],
  ])('%s', (words, number) => {
    expect(numberFromOrdinal(words)).toBe(number);
  });
});

describe('stamps in the margin', () => {
  const LEFT = 30;
  /** A sheet whose text begins far from its left edge, with notes beside some lines. */
  const sheet = (rows: readonly (readonly [string, string])[]) => {
    const page = typedPage(
      rows.map(([note, line]) => `${(note || '.').padEnd(LEFT)}${line}`).join('\n'),
    );
    return sheetOf({ ...page, words: page.words.filter(({ text }) => text !== '.') });
  };

  it('are read after the deed', () => {
    const text = flowTextOf([
      marginLast(
        sheet([
          ['Timbre', "Règlement de copropriété d'un immeuble sis à TESTVILLE"],
          ['Répertoire', '14, rue des Essais, que le comparant possède et habite'],
          ['Enregistré', 'depuis longtemps et qui comprend trois étages au moins'],
          ['le 9 mai', 'sur caves ainsi que le comparant le déclare au notaire'],
          ['', 'et le reconnaît devant le notaire soussigné ce jour'],
        ]),
      ),
    ]).written.text;
    expect(text).toContain('sis à TESTVILLE\n14, rue des Essais');
    expect(text.endsWith('Timbre\nRépertoire\nEnregistré\nle 9 mai')).toBe(true);
  });

  it('may be no more than the number of the file and who wrote it', () => {
    const text = flowTextOf([
      marginLast(
        sheet([
          ['92.0417', 'L’AN MIL NEUF CENT QUATRE-VINGT-DOUZE,'],
          ['EC/MD', 'LE QUATORZE MAI. Maître Jean TESTEUR, notaire à TESTVILLE'],
          ['', 'soussigné, a reçu le présent acte contenant règlement'],
          ['', 'de copropriété de l’immeuble que le comparant possède'],
        ]),
      ),
    ]).written.text;
    expect(text).toContain('QUATRE-VINGT-DOUZE,\nLE QUATORZE MAI.');
  });

  it('are none where a line goes across', () => {
    const page = sheet([
      ['Lot 1', 'un appartement au premier étage de la maison du comparant'],
      ['Lot 2', 'un appartement au deuxième étage de la maison du comparant'],
      ['Lot 3', 'un appartement au troisième étage de la maison du comparant'],
      ['Les lots ci-dessus sont tous ceux', 'de la maison du comparant'],
    ]);
    expect(marginLast(page)).toBe(page);
  });
});
