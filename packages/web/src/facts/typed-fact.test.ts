import { expect, test } from 'vitest';

import { factDraft, typedFact } from './typed-fact.ts';

test.each([
  ['38,90', 3890],
  ['38.9', 3890],
  ['1 234,56 €', 123_456],
  ['1\u00A0234,56', 123_456],
  ['\u2212964,86', -96_486],
  ['0', 0],
  ['8,29', 829],
])('an amount of « %s » is %d cents', (typed, cents) => {
  expect(typedFact('CENTS', typed)).toBe(cents);
});

test.each(['', 'douze', '12,345', '12,3,4', '1e3', '--2'])('« %s » is no amount', (typed) => {
  expect(typedFact('CENTS', typed)).toBeNull();
});

test('a day must exist', () => {
  expect(typedFact('DATE', '2026-02-28')).toBe('2026-02-28');
  expect(typedFact('DATE', '2026-02-31')).toBeNull();
  expect(typedFact('DATE', '2026')).toBeNull();
  expect(typedFact('DATE', '')).toBeNull();
});

test('a list has one line for each, empty lines count for nothing', () => {
  expect(typedFact('LIST', ' 17 \n\n58\n')).toEqual(['17', '58']);
  expect(typedFact('LIST', ' \n ')).toBeNull();
});

test('numbers, surfaces, texts, yes and no', () => {
  expect(typedFact('NUMBER', '10 000')).toBe(10_000);
  expect(typedFact('NUMBER', 'beaucoup')).toBeNull();
  expect(typedFact('AREA', '62,4 m²')).toBe(6240);
  expect(typedFact('TEXT', '  ')).toBeNull();
  expect(typedFact('YES_NO', 'non')).toBe(false);
});

test('a field that nobody touched means the same value', () => {
  for (const [kind, value] of [
    ['CENTS', -96_486],
    ['AREA', 6240],
    ['NUMBER', 12.5],
    ['DATE', '2026-07-01'],
    ['TEXT', 'Syndic de l’Erdre'],
    ['LIST', ['17', '58']],
    ['YES_NO', true],
  ] as const)
    expect(typedFact(kind, factDraft(kind, value))).toEqual(value);
});
