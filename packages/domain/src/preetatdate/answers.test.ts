import { describe, expect, it } from 'vitest';

import { ANSWER_IS_OLD, CHANGED_SINCE, seenWith } from './answers.ts';
import { computeStatement } from './compute.ts';
import type { FieldReference } from './fields.data.ts';
import { ACCOUNT, CALL, fieldIn, inputOf, MINUTES, SHEET, paperWith } from './made-up-sale.ts';
import type { FieldValue } from './statement.ts';

const PAPERS = [CALL, ACCOUNT, SHEET, MINUTES];

/** Somebody answers with these papers before their eyes; then these others are there, on that day. */
function answered(
  reference: FieldReference,
  value: FieldValue | null,
  after: { papers?: typeof PAPERS; date?: string; before?: typeof PAPERS } = {},
) {
  const { fields } = computeStatement(inputOf(after.before ?? PAPERS));
  const field = fields.find((one) => one.reference === reference);
  if (!field) throw new Error('no such field');
  const answer = {
    reference,
    value,
    as_of: null,
    by: 'claire',
    by_staff: false,
    in_bulk: false,
    at: '2026-11-15T10:00:00Z',
    seen: seenWith(field, fields),
  };
  const date = after.date ?? '2026-11-15';
  const now = inputOf(after.papers ?? PAPERS, { answers: [answer], date });
  return fieldIn(computeStatement(now), reference);
}

describe('what people answer', () => {
  it('confirms what was computed, with its page', () => {
    expect(answered('COPRO-2', 3930_75)).toMatchObject({
      state: 'CONFIRMED',
      value: 3930_75,
      evidence: [{ file_id: 'f2' }],
    });
  });

  it('may differ, and what was found stays beside it', () => {
    expect(answered('COPRO-2', 4000_00)).toMatchObject({
      state: 'CONFIRMED',
      value: 4000_00,
      note: 'Déclaré.',
      candidates: [{ value: 3930_75 }],
    });
  });

  it('may be that nobody knows', () => {
    expect(answered('COPRO-2', null)).toMatchObject({ state: 'CONFIRMED', value: null });
  });

  it('is asked again when the papers say something else', () => {
    const papers = [CALL, ACCOUNT, paperWith(SHEET, { dette_fournisseurs: 3500_00 }), MINUTES];
    expect(answered('COPRO-2', 4000_00, { papers })).toMatchObject({
      state: 'TO_CHECK',
      value: null,
      note: CHANGED_SINCE,
    });
  });

  it('is asked again when a figure turns out to be of another year', () => {
    const before = [CALL, ACCOUNT];
    expect(answered('N1-BUDGET-REEL', 1200_00, { before, papers: before })).toMatchObject({
      state: 'CONFIRMED',
      value: 1200_00,
    });
    expect(answered('N1-BUDGET-REEL', 1200_00, { before })).toMatchObject({
      state: 'TO_CHECK',
      note: CHANGED_SINCE,
    });
  });

  it('about what is owed speaks for its day, not for another season', () => {
    const papers = [SHEET, MINUTES];
    const later = { before: papers, papers, date: '2027-03-15' };
    expect(answered('I-A-2', 0, { ...later, date: '2026-12-15' })).toMatchObject({
      state: 'CONFIRMED',
      value: 0,
    });
    expect(answered('I-A-2', 0, later)).toMatchObject({ state: 'TO_CHECK', note: ANSWER_IS_OLD });
  });
});
