import { expect, it } from 'vitest';

import { documentOf } from '../control/made-up-papers.ts';
import { fieldOf, MINUTES, PLACE } from './made-up-sale.ts';

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
