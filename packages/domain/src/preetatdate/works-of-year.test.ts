import { expect, it } from 'vitest';

import { documentOf } from '../control/made-up-papers.ts';
import { fieldOf, MINUTES, PLACE, SHEET, paperWith } from './made-up-sale.ts';

const SETTLED = documentOf('CHARGES', 'DECOMPTE', {
  ...PLACE,
  lots: ['17', '58'],
  exercice_from: '2025-01-01',
  exercice_to: '2025-12-31',
  travaux_appeles_lot: 360_00,
  travaux_reels: 349_50,
});

it('the settlement of the year tells what was called of the works and what they cost', () => {
  expect(fieldOf([SETTLED, MINUTES], 'N1-HORS-BUDGET-APPELE')?.value).toBe(360_00);
  expect(fieldOf([SETTLED, MINUTES], 'N1-HORS-BUDGET-REEL')?.value).toBe(349_50);
  expect(fieldOf([SETTLED, MINUTES], 'N2-HORS-BUDGET-REEL')?.value).toBeNull();
});

it('works that are to the cent the charges of the year were not told apart from them', () => {
  const mixed = paperWith(SETTLED, { provisions: 360_00, charges_reelles: 349_50 });
  expect(fieldOf([mixed, MINUTES], 'N1-HORS-BUDGET-APPELE')?.value).toBeNull();
  expect(fieldOf([mixed, MINUTES], 'N1-HORS-BUDGET-REEL')?.value).toBeNull();
});

it('works that cost the syndicat nothing cost the lot nothing; silence tells nothing', () => {
  const spent = paperWith(SHEET, { charges_travaux: 0 });
  expect(fieldOf([spent, MINUTES], 'N1-HORS-BUDGET-REEL')?.value).toBe(0);
  expect(fieldOf([SHEET, MINUTES], 'N1-HORS-BUDGET-REEL')?.value).toBeNull();
  const other = paperWith(SETTLED, { travaux_reels: 12_00 });
  expect(fieldOf([SETTLED, other, MINUTES], 'N1-HORS-BUDGET-REEL')?.state).toBe('CONTRADICTORY');
});
