import { expect, it } from 'vitest';

import { dayHeading, dayKey, dayWords, sinceWords, whenWords } from './french-days.ts';

const now = new Date(2026, 10, 15, 10, 0);
const at = (...parts: [number, number, number, number?, number?]) =>
  new Date(...parts).toISOString();

it('says today and yesterday with the hour, then the day', () => {
  expect(whenWords(at(2026, 10, 15, 9, 5), now)).toBe('aujourd’hui, 9\u00A0h\u00A005');
  expect(whenWords(at(2026, 10, 14, 18, 40), now)).toBe('hier, 18\u00A0h\u00A040');
  expect(whenWords(at(2026, 10, 12), now)).toBe('12 nov.');
});

it('names another year, and the first of a month', () => {
  expect(dayWords(at(2025, 10, 12), now)).toBe('12 nov. 2025');
  expect(dayWords(at(2026, 9, 1), now)).toBe('1er oct.');
});

it('says since when', () => {
  expect(sinceWords(at(2026, 10, 14, 18, 40), now)).toBe('depuis hier, 18\u00A0h\u00A040');
  expect(sinceWords(at(2026, 10, 12), now)).toBe('depuis le 12 nov.');
});

it('heads each day of the history', () => {
  expect(dayHeading(at(2026, 10, 15, 0, 1), now)).toBe('Aujourd’hui');
  expect(dayHeading(at(2026, 10, 14, 23, 59), now)).toBe('Hier');
  expect(dayHeading(at(2026, 10, 12), now)).toBe('Jeudi 12 novembre');
  expect(dayHeading(at(2025, 0, 1), now)).toBe('Mercredi 1er janvier 2025');
});

it('counts days on the clock of whoever looks', () => {
  expect(dayKey(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02');
});
