import { expect, it } from 'vitest';

import { exactDate, shownDate } from './shown-date.ts';

const NOW = new Date(2026, 10, 15, 10, 30);

const at = (
  ...[month, date, hours, minutes, year = 2026]: [number, number, number, number, number?]
) => new Date(year, month - 1, date, hours, minutes).toISOString();

it.each([
  ['à l’instant', at(11, 15, 10, 29)],
  ['à l’instant', at(11, 15, 10, 31)],
  ['il y a 12 min', at(11, 15, 10, 18)],
  ['il y a 3 h', at(11, 15, 7, 20)],
  ['hier', at(11, 14, 23, 50)],
  ['hier', at(11, 14, 0, 5)],
  ['13 nov.', at(11, 13, 23, 59)],
  ['13 nov. 2025', at(11, 13, 10, 0, 2025)],
])('says « %s » of %s', (shown, instant) => {
  expect(shownDate(instant, NOW)).toBe(shown);
});

it('counts minutes before days, just after midnight', () => {
  expect(shownDate(at(11, 14, 23, 50), new Date(2026, 10, 15, 0, 20))).toBe('il y a 30 min');
});

it('gives the whole moment to whoever asks, with the hour as it is said', () => {
  expect(exactDate(at(11, 1, 9, 5))).toBe('1er novembre 2026 à 9\u00a0h\u00a005');
});
