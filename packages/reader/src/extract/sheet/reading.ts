import type { Box } from '@quitus/domain/reading/box';
import type { FactName } from '@quitus/domain/reading/facts.data';
// One thing seen on a page, and the fact it becomes.
import type { Fact } from '@quitus/domain/reading/read-document';

import type { Cell } from '../../layout/cells.ts';
import { boxAround, sheetBox } from '../../page/box.ts';
import type { Page, Word } from '../../page/page.ts';

export type Reading<T> = { value: T; raw: string; box: Box; page: Page };

export const readWords = <T>(value: T, raw: string, words: readonly Word[], page: Page) => ({
  value,
  raw,
  box: boxAround(words.map(({ box }) => box)),
  page,
});

/** Several cells of one page that say one thing together: a sum shows all its terms. */
export const readCells = <T>(value: T, cells: readonly Cell[], page: Page): Reading<T> => ({
  value,
  raw: cells.map(({ text }) => text).join(' + '),
  box: boxAround(cells.map(({ box }) => box)),
  page,
});

export const factOf = (name: FactName, rule: string, reading: Reading<Fact['value']>): Fact => ({
  name,
  value: reading.value,
  raw: reading.raw,
  page: reading.page.number,
  box: sheetBox(reading.page, reading.box),
  rule,
  proof: 'READ',
  because: null,
});

export const factsOf = (
  name: FactName,
  rule: string,
  readings: readonly (Reading<Fact['value']> | null)[],
): Fact[] => readings.flatMap((reading) => (reading ? [factOf(name, rule, reading)] : []));

/** The same value read twice is one reading; two that differ are both kept. */
export function distinct<R extends Reading<unknown>>(readings: readonly R[]): R[] {
  const seen = new Set<string>();
  return readings.filter(({ value }) => {
    const key = JSON.stringify(value);
    return !seen.has(key) && seen.add(key);
  });
}

/** Only where every reading says the same. */
export function agreed<R extends Reading<unknown>>(readings: readonly R[]): R | null {
  const values = distinct(readings);
  return values.length === 1 ? (values[0] ?? null) : null;
}
