import { expect, it } from 'vitest';

import { fold } from './fold.ts';
import { listedDays } from './listed-days.ts';

const daysIn = (text: string) => listedDays(fold(text)).map(({ day }) => day);

it('have the year of the next that says one', () => {
  expect(
    daysIn('par quarts les 1er octobre 2025, 1er janvier et 1er avril 2026 et le 1er juillet 2027'),
  ).toEqual(['2025-10-01', '2026-01-01', '2026-04-01', '2027-07-01']);
});

it('have the day of the month of the one before', () => {
  expect(daysIn('les 1er janvier, avril, juillet et octobre 2027')).toEqual([
    '2027-01-01',
    '2027-04-01',
    '2027-07-01',
    '2027-10-01',
  ]);
});

it('are written in figures', () => {
  expect(daysIn('40 % le 01/07/2026, 30 % le 1/10/26')).toEqual(['2026-07-01', '2026-10-01']);
});

it('are none where nobody says the year', () => {
  expect(daysIn('le 1er janvier de chaque année. Voté le 12 mai 2026')).toEqual(['2026-05-12']);
  expect(daysIn('de janvier à mars 2027')).toEqual([]);
  expect(daysIn('le 31 février 2027')).toEqual([]);
});
