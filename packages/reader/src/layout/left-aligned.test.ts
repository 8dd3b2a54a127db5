import { expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import { tablesOf } from './tables.ts';

it('sums that start one under the other are one column, however long they are', () => {
  const [page] = typedPages(
    `Poste                         Montant total       Votre quote-part
Réfection de la toiture       128 400,00 €        1 580,04 €
Honoraires                    52,00 €             7,40 €`,
  );
  const [table] = page ? tablesOf(page) : [];
  expect(table?.rows.map(({ values }) => values.map((cell) => cell?.text ?? null))).toEqual([
    ['128 400,00 €', '1 580,04 €'],
    ['52,00 €', '7,40 €'],
  ]);
});
