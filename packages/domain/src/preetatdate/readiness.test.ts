import { describe, expect, it } from 'vitest';

import { seenWith } from './answers.ts';
import { changesBetween } from './changes.ts';
import { computeStatement } from './compute.ts';
import { ACCOUNT, CALL, inputOf, MINUTES, SHEET, paperWith } from './made-up-sale.ts';
import { isDeliverable, readiness } from './readiness.ts';
import type { Answer, Statement } from './statement.ts';

const PAPERS = [CALL, ACCOUNT, SHEET, MINUTES];

/** Everybody agrees to what was found, and says the same of the rest. */
const confirming = ({ fields }: Statement, rest: Answer['value'], by_staff = false): Answer[] =>
  fields.map((field) => ({
    reference: field.reference,
    value: field.value ?? rest,
    seen: seenWith(field, fields),
    as_of: null,
    by: 'claire',
    by_staff,
    in_bulk: false,
    at: '2026-11-15T10:00:00Z',
  }));

describe('a statement', () => {
  const first = computeStatement(inputOf(PAPERS));

  it('says what is left in each section', () => {
    const owed = readiness(first).sections.find(({ section }) => section === 'OWED_BY_SELLER');
    expect(owed?.to_confirm).toContain('I-A-1-a');
    expect(owed?.to_settle).toEqual(['I-A-7']);
    expect(isDeliverable(first)).toBe(false);
  });

  it('is delivered at once when every field is confirmed and nothing fails', () => {
    const settled = computeStatement(inputOf(PAPERS, { answers: confirming(first, 'Néant') }));
    expect(readiness(settled).failing).toEqual([]);
    expect(isDeliverable(settled)).toBe(true);
  });

  it('goes to the desk with a difference that nothing explains, whatever the customer confirmed', () => {
    const ahead = paperWith(ACCOUNT, {
      balance: -30_00,
      entries: ['2026-07-20 -3000 Divers', '2026-10-01 66876 Appel T4', '2026-10-05 -66876 VIR'],
    });
    const papers = [CALL, ahead, SHEET, MINUTES];
    const before = computeStatement(inputOf(papers));
    const said = (by_staff: boolean) =>
      readiness(
        computeStatement(inputOf(papers, { answers: confirming(before, 'Néant', by_staff) })),
      );
    expect(said(false)).toMatchObject({ failing: ['solde-anterieur'], is_deliverable: false });
    expect(said(true)).toMatchObject({ failing: [], is_deliverable: true });
  });

  it('is left to a person when nobody knows most of it', () => {
    const unknown = computeStatement(inputOf(PAPERS, { answers: confirming(first, null) }));
    expect(readiness(unknown).sections.every(({ is_confirmed }) => is_confirmed)).toBe(true);
    expect(isDeliverable(unknown)).toBe(false);
  });

  it('tells what changed when a paper did', () => {
    const later = computeStatement(
      inputOf([
        CALL,
        ACCOUNT,
        paperWith(SHEET, { dette_fournisseurs: 3930_00, excedents_verses: 655_95 }),
        MINUTES,
      ]),
    );
    expect(changesBetween(first, later)).toEqual([
      {
        reference: 'COPRO-2',
        before: { state: 'PROVEN', value: 3930_75 },
        after: { state: 'PROVEN', value: 3930_00 },
      },
    ]);
    expect(changesBetween(first, first)).toEqual([]);
  });
});
