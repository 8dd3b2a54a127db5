import { expect, it } from 'vitest';

import { documentOf } from '../control/made-up-papers.ts';
import { computeStatement } from './compute.ts';
import { fieldOf, inputOf, MINUTES, paperWith, PLACE, SHEET } from './made-up-sale.ts';

const sheet = (updated_on: string, exercice_to: string, approved_on: string) =>
  documentOf('FICHE_SYN', null, {
    ...PLACE,
    updated_on,
    exercice_to,
    approved_on,
    charges_courantes: 60_000_00,
    impayes: 6070_55,
  });

it.each([
  ['of the year that was approved', '2026-09-05', '2025-12-31', '2026-06-11', 6070_55],
  [
    'of the year that runs, made since the approval',
    '2026-09-05',
    '2026-12-31',
    '2026-06-11',
    6070_55,
  ],
  ['of the year that runs, made before it', '2025-12-20', '2026-12-31', '2025-06-18', null],
  [
    'of the year that runs, with sums approved before',
    '2026-02-05',
    '2026-12-31',
    '2025-06-18',
    null,
  ],
  ['of an older year', '2026-09-05', '2024-12-31', '2025-06-18', null],
])('a sheet %s', (_, updated_on, exercice_to, approved_on, expected) => {
  const told = fieldOf([MINUTES, sheet(updated_on, exercice_to, approved_on)], 'COPRO-1');
  expect(told?.value).toBe(expected);
});

it.each([
  ['prints the sum of its lines, the same as the total', {}, 'PASSED', '28 385,95'],
  ['fails on lines that exceed the total', { dette_fournisseurs: 3930_76 }, 'FAILED', '0,01'],
  ['says nothing where a line was not read', { dette_fournisseurs: [] }, 'UNDECIDED', '28 385,95'],
] as const)('the check of the balance sheet %s', (_, told, outcome, words) => {
  const { checks } = computeStatement(inputOf([paperWith(SHEET, told), MINUTES]));
  const right = checks.find(({ id }) => id === 'annexe-1-right');
  expect(right?.outcome).toBe(outcome);
  expect(right?.sentence.replaceAll(/\s/g, ' ')).toContain(`${words} €`);
});
