import { describe, expect, it } from 'vitest';

import { documentOf, factOf } from '../control/made-up-papers.ts';
import { computeStatement } from './compute.ts';
import { ACCOUNT, CALL, fieldIn, fieldOf, inputOf, MINUTES, PLACE } from './made-up-sale.ts';

const settlement = (exercice_to: string) =>
  documentOf('CHARGES', 'DECOMPTE', { ...PLACE, lots: ['17', '58'], exercice_to });
const expectedOf = (...[documents, reference]: Parameters<typeof fieldOf>) =>
  fieldOf(documents, reference)?.expected_in?.file_id ?? null;

describe('a field that nothing told', () => {
  it('is expected in its paper of its own year, where that one is there', () => {
    const [before, last] = [settlement('2024-12-31'), settlement('2025-12-31')];
    const sale = [CALL, ACCOUNT, MINUTES, before, last];
    expect(expectedOf(sale, 'N1-BUDGET-REEL')).toBe('f4');
    expect(expectedOf(sale, 'N2-BUDGET-REEL')).toBe('f3');
    expect(expectedOf([CALL, ACCOUNT, MINUTES, before], 'N1-BUDGET-REEL')).toBeNull();
    // Nobody knows which year N-1 is.
    expect(expectedOf([CALL, ACCOUNT], 'N1-BUDGET-APPELE')).toBeNull();
  });

  it('is expected in the newest of them, and in none that is not there', () => {
    const older = documentOf('PV_AG', null, { ...PLACE, meeting_on: '2025-06-12' });
    expect(expectedOf([CALL, older, MINUTES], 'BUDGET')).toBe('f2');
    expect(expectedOf([CALL], 'BUDGET')).toBeNull();
  });

  it('is absent from a paper that arithmetic has proven', () => {
    const proven = { ...ACCOUNT, facts: [...ACCOUNT.facts, factOf('total', 1, 'sum', 'PROVEN')] };
    expect(expectedOf([CALL, ACCOUNT], 'II-A-3')).toBe('f1');
    expect(expectedOf([CALL, proven], 'II-A-3')).toBeNull();
  });

  it('is expected nowhere once something tells it', () => {
    const statement = computeStatement(inputOf([CALL, ACCOUNT, MINUTES]));
    expect(fieldIn(statement, 'PROVISION')).toMatchObject({ value: 287_60, expected_in: null });
  });
});

it('a buyer is not warned of accounts that minutes may approve where nobody read them', () => {
  const silent = documentOf('PV_AG', null, { ...PLACE, meeting_on: '2026-06-11' });
  const older = documentOf('PV_AG', null, {
    ...PLACE,
    meeting_on: '2025-06-12',
    approved_from: '2024-01-01',
    approved_to: '2024-12-31',
  });
  const unread = computeStatement(inputOf([CALL, older, silent]));
  expect(unread.alerts).toEqual([]);
  expect(fieldIn(unread, 'N1-EXERCICE')?.note).toContain('Nous n’avons pas su lire');
  const absent = computeStatement(inputOf([CALL, older]));
  expect(absent.alerts.join()).toContain('Aucun document ne dit');
});
