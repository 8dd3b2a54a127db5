import { expect, test } from 'vitest';

import { compareFiles, filesByCalendar } from './file-order.ts';

const file = (name: string, year: number | null = null) => ({ name, year, period: null });
const order = (...files: ReturnType<typeof file>[]) =>
  files.toSorted(compareFiles).map(({ name }) => name);

test('the règlement comes before its amendments, which follow in the order they were made', () => {
  expect(
    order(
      file('Modificatif 2.pdf', 2012),
      file('MODIFICATIF 1 au règlement.pdf', 1998),
      file('Règlement de copropriété.pdf', 1974),
    ),
  ).toEqual([
    'Règlement de copropriété.pdf',
    'MODIFICATIF 1 au règlement.pdf',
    'Modificatif 2.pdf',
  ]);
});

test('amendments without a year follow by their number', () => {
  expect(order(file('Modificatif 10.pdf'), file('Modificatif 2.pdf'), file('RCP.pdf'))).toEqual([
    'RCP.pdf',
    'Modificatif 2.pdf',
    'Modificatif 10.pdf',
  ]);
});

test('a file that holds the règlement with its amendments is no amendment', () => {
  expect(order(file('Modificatif 1.pdf'), file('Règlement avec ses modificatifs.pdf'))).toEqual([
    'Règlement avec ses modificatifs.pdf',
    'Modificatif 1.pdf',
  ]);
});

test('elsewhere the latest comes first, and files of one period stay as they came', () => {
  expect(order(file('b', 2025), file('c', 2026), file('a', 2025))).toEqual(['c', 'b', 'a']);
});

test('read as a calendar, the earliest comes first, and amendments still last', () => {
  const files = [file('Modificatif.pdf', 1998), file('RCP.pdf'), file('b', 2026), file('a', 2025)];
  expect(files.toSorted(filesByCalendar).map(({ name }) => name)).toEqual([
    'a',
    'b',
    'RCP.pdf',
    'Modificatif.pdf',
  ]);
});
