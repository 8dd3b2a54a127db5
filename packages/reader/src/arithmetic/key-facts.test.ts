import { expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import { rowsOf } from './figures.ts';
import { keyFacts, sharedKeys } from './key-facts.ts';
import { shareLines } from './shares.ts';

const told = (text: string) => {
  const rows = rowsOf(typedPages(text));
  return Object.fromEntries(
    keyFacts(rows, shareLines(rows), true).map(({ name, value }) => [name, value]),
  );
};

it('every key by its name, the general one as the tantièmes of the owner', () => {
  const facts = told(`
    Charges générales   229/10 000    66 800,00    1 529,72
    Bâtiment A           222/5 184    21 800,00      933,56
    Parkings                  1/32     2 304,00       72,00`);
  expect(facts).toMatchObject({
    tantiemes_by_cle: [
      'Charges générales\u00a0: 229/10000',
      'Bâtiment A\u00a0: 222/5184',
      'Parkings\u00a0: 1/32',
    ],
    tantiemes: 229,
    base: 10000,
  });
});

it('what words alone say of a sheet of all owners is read, not proven', () => {
  const [figure] = rowsOf(typedPages('Dépenses 642,00'))[0]?.figures ?? [];
  const keys = [
    { label: 'Charges générales', part: 258, base: 1000 },
    { label: 'Escalier', part: 330, base: 1000 },
  ];
  const facts = figure ? sharedKeys(keys, figure) : [];
  expect(facts.map(({ name, value, proof }) => [name, value, proof])).toEqual([
    ['tantiemes_by_cle', ['Charges générales\u00a0: 258/1000', 'Escalier\u00a0: 330/1000'], 'READ'],
    ['tantiemes', 258, 'READ'],
    ['base', 1000, 'READ'],
  ]);
});
