import { describe, expect, it, test } from 'vitest';

import { CATEGORY_OF } from '../documents/document-type.ts';
import type { DocumentStatus } from '../documents/status.ts';
import { RELATIONS } from '../portfolios/permissions.ts';
import type { Slot } from '../portfolios/progress.ts';
import { seesStatement, SOURCE_TYPES } from './access.ts';
import { printedNumber, readNumber } from './number.ts';
import {
  dueAfterAnswer,
  dueAt,
  freeRefreshUntil,
  isLate,
  lateCreditCents,
  owesLateCredit,
  pedOrderRefusal,
  refreshRefusal,
  waitsAtDesk,
} from './order.ts';

const at = (iso: string) => new Date(iso);
const slot = (document_type: Slot['document_type'], status: DocumentStatus): Slot => ({
  document_type,
  status,
  waived_at: null,
});
const OPEN = [slot('CV_AG', 'VERIFIED'), slot('CHARGES', 'VERIFIED')];
const APARTMENT = 'APARTMENT_SALE_PORTFOLIO';

describe('the gate', () => {
  it('opens when the convocation and the charges are verified, and for nothing less', () => {
    expect(pedOrderRefusal(APARTMENT, OPEN)).toBeNull();
    expect(pedOrderRefusal(APARTMENT, [])).toBe('PED_GATE_CLOSED');
    expect(
      pedOrderRefusal(APARTMENT, [slot('CV_AG', 'VERIFIED'), slot('CHARGES', 'EXPIRED')]),
    ).toBe('PED_GATE_CLOSED');
  });

  it('is shut for a house, for what is ordered and for what is there', () => {
    expect(pedOrderRefusal('HOUSE_SALE_PORTFOLIO', OPEN)).toBe('PED_NOT_OFFERED');
    const having = (status: DocumentStatus) =>
      pedOrderRefusal(APARTMENT, [...OPEN, slot('PRE_ETAT_DATE', status)]);
    expect(having('PENDING_PAYMENT')).toBe('PED_ALREADY_ORDERED');
    expect(having('CREATION_IN_PROCESS')).toBe('PED_ALREADY_ORDERED');
    expect(having('VERIFIED')).toBe('PED_ALREADY_THERE');
    expect(having('NEW_A_VERIFIER')).toBe('PED_ALREADY_THERE');
    expect(having('EXPIRED')).toBeNull();
  });
});

describe('the due time', () => {
  const paid = at('2026-11-15T10:00:00Z');
  const order = {
    state: 'IN_CREATION',
    making: 'ORDER',
    due_at: dueAt(paid),
    question_asked_at: null,
    late_credited_at: null,
  } as const;

  it('is a day after the payment, and stands still while the customer is asked', () => {
    expect(order.due_at).toEqual(at('2026-11-16T10:00:00Z'));
    const [asked, answered] = [at('2026-11-15T12:00:00Z'), at('2026-11-15T17:30:00Z')];
    expect(dueAfterAnswer(order.due_at, asked, answered)).toEqual(at('2026-11-16T15:30:00Z'));
    expect(dueAfterAnswer(order.due_at, answered, asked)).toEqual(order.due_at);
  });

  it('missed, gives half of the price back, once, and only for what was paid', () => {
    expect(isLate(order, at('2026-11-16T09:59:59Z'))).toBe(false);
    const late = at('2026-11-16T10:00:00Z');
    expect(isLate(order, late)).toBe(true);
    expect(isLate({ ...order, state: 'DELIVERED' }, late)).toBe(false);
    expect(isLate({ ...order, question_asked_at: paid }, late)).toBe(false);
    expect(owesLateCredit(order, late)).toBe(true);
    expect(owesLateCredit({ ...order, late_credited_at: late }, late)).toBe(false);
    expect(owesLateCredit({ ...order, making: 'REFRESH' }, late)).toBe(false);
    expect([60_00, 79_99].map(lateCreditCents)).toEqual([30_00, 40_00]);
  });
});

test('the desk has what was brought there, is in creation and is not done', () => {
  const there = { state: 'IN_CREATION', at_desk_since: at('2026-11-15T10:00:00Z') } as const;
  const waiting = { ...there, desk_done_at: null };
  expect(waitsAtDesk(waiting)).toBe(true);
  expect(waitsAtDesk({ ...waiting, at_desk_since: null })).toBe(false);
  expect(waitsAtDesk({ ...waiting, desk_done_at: at('2026-11-15T11:00:00Z') })).toBe(false);
  expect(waitsAtDesk({ ...waiting, state: 'REFUNDED' })).toBe(false);
});

test('a refresh is free for three months, for what was delivered and is no longer up to date', () => {
  const first_delivered_at = at('2026-11-30T10:00:00Z');
  const delivered = { state: 'DELIVERED', first_delivered_at } as const;
  expect(freeRefreshUntil(first_delivered_at)).toBe('2027-02-28');
  expect(refreshRefusal(delivered, true, at('2027-02-28T22:00:00Z'))).toBeNull();
  expect(refreshRefusal(delivered, true, at('2027-02-28T23:30:00Z'))).toBe('PED_REFRESH_TOO_LATE');
  expect(refreshRefusal(delivered, false, first_delivered_at)).toBe('PED_UNCHANGED');
  expect(refreshRefusal({ ...delivered, state: 'IN_CREATION' }, true, first_delivered_at)).toBe(
    'PED_NOT_DELIVERED',
  );
});

test('a number names a sale, then its editions', () => {
  expect(printedNumber({ year: 2026, rank: 23, edition: 1 })).toBe('PED-2026-000023');
  expect(printedNumber({ year: 2026, rank: 23, edition: 2 })).toBe('PED-2026-000023-2');
  expect(readNumber(' ped-2026-000023 ')).toEqual({ year: 2026, rank: 23, edition: 1 });
  expect(readNumber('PED-2026-000023-12')).toEqual({ year: 2026, rank: 23, edition: 12 });
  for (const other of ['', 'PED', 'PED-2026-23', 'PED-2026-000023-0', 'PED-2026-000023-2-3'])
    expect(readNumber(other)).toBeNull();
});

test('a statement quotes papers of the property, and no other', () => {
  const categories = new Set(SOURCE_TYPES.map((type) => CATEGORY_OF[type]));
  expect([...categories].toSorted()).toEqual(['DOCS_APPARTEMENT', 'DOCS_IMMEUBLE_COPROPRIETE']);
  expect(SOURCE_TYPES).not.toContain('PRE_ETAT_DATE');
});

test('a statement is seen by those who see every paper it quotes', () => {
  expect(RELATIONS.filter(seesStatement)).toEqual([
    'OWNER',
    'MASTER',
    'STAFF',
    'NOTAIRE',
    'AGENT',
    'VENDEUR',
  ]);
});
