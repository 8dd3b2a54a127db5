// A year settled in columns, « Dépenses réelles | Provisions versées | Écart », down to a total: the total
// settles itself across, and its lines add up to it.
import { fold } from '../../french/fold.ts';
import { labelOf, type Row, type Table } from '../../layout/tables.ts';
import type { Page } from '../../page/page.ts';
import { kindOf } from '../figures/row-kinds.ts';
import { type Money, money, sumOf } from '../shares/share-money.ts';
import { readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { CHARGES_STEMS, LEFT_STEMS, PROVISIONS_STEMS } from './settlement-words.data.ts';

type SettledColumns = {
  charges: Reading<number>;
  provisions: Reading<number>;
  difference: Reading<number>;
};

type Places = { charges: number; provisions: number; left: number };

export const settledColumns = (sheet: Sheet): SettledColumns[] =>
  sheet.tables.flatMap((table) => {
    const places = placesOf(table);
    return places ? settledIn(table, places, sheet.page) : [];
  });

/** One column of each: « Provisions sur charges » is of provisions, « Solde de charges » of what is left. */
function placesOf({ columns }: Table): Places | null {
  const heads = columns.map(({ head }) => fold(head));
  const of = (wanted: (head: string) => boolean) =>
    heads.flatMap((head, at) => (wanted(head) ? [at] : []));
  const isAsked = (head: string) => PROVISIONS_STEMS.test(head);
  const isLeft = (head: string) => LEFT_STEMS.test(head) && !isAsked(head);
  const isSpent = (head: string) => CHARGES_STEMS.test(head) && !isAsked(head) && !isLeft(head);
  const [charges, ...spent] = of(isSpent);
  const [provisions, ...asked] = of(isAsked);
  const [left, ...others] = of(isLeft);
  const isOne = spent.length + asked.length + others.length === 0;
  return isOne && charges !== undefined && provisions !== undefined && left !== undefined
    ? { charges, provisions, left }
    : null;
}

function settledIn({ rows }: Table, at: Places, page: Page): SettledColumns[] {
  const kinds = rows.map((row) => kindOf(fold(labelOf(row, 0)?.text ?? '')));
  const end = kinds.lastIndexOf('TOTAL');
  const total = rows[end];
  if (!total) return [];
  const lines = rows.slice(0, end).filter((_, index) => kinds[index] === 'LINE');
  const sum = (column: number) => sumOf(lines.map(({ values }) => money(values[column] ?? null)));
  const of = (row: Row, column: number): Money | null => money(row.values[column] ?? null);
  const [charges, provisions, left] = [
    of(total, at.charges),
    of(total, at.provisions),
    of(total, at.left),
  ];
  if (!charges || !provisions || !left) return [];
  const owed = charges.cents - provisions.cents;
  const settles = Math.abs(left.cents) === Math.abs(owed);
  const adds = charges.cents === sum(at.charges) && provisions.cents === sum(at.provisions);
  // A line that OCR lost takes nothing from a total that settles itself.
  const isSeen = page.source === 'OCR' && !kinds.slice(0, end).includes('TOTAL');
  return settles && lines.length > 0 && (adds || isSeen)
    ? [
        {
          charges: readCells(charges.cents, [charges.cell], page),
          provisions: readCells(provisions.cents, [provisions.cell], page),
          difference: readCells(owed, [left.cell], page),
        },
      ]
    : [];
}
