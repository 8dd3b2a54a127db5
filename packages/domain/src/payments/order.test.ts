import { describe, expect, it } from 'vitest';

import { ACCOUNT_TYPES } from '../accounts/account-type.ts';
import { billedName, placeOf } from './billing.ts';
import { CASHIER_ACTIONS, cashierMove } from './cashier.ts';
import { CATALOGUE, PRODUCT_IDS } from './catalogue.ts';
import { invoiceNumber } from './invoice.ts';
import { amountsOf, canOrderBecome, consentRefusal, ORDER_STATES, orderRefusal } from './order.ts';

const dossier = { portfolio_type: 'APARTMENT_SALE_PORTFOLIO' } as const;
const waiting = { portfolio_type: 'PENDING_PAYMENT_PORTFOLIO' } as const;

describe('what may be ordered', () => {
  it.each([
    ['a dossier that waits', 'DOSSIER_ON_DEMAND', 'PRO_ON_DEMAND', waiting, null],
    [
      'a dossier that is open',
      'DOSSIER_ON_DEMAND',
      'PRO_ON_DEMAND',
      dossier,
      'PORTFOLIO_ALREADY_PAID',
    ],
    ['no dossier', 'DOSSIER_ON_DEMAND', 'PRO_ON_DEMAND', null, 'ORDER_NEEDS_PORTFOLIO'],
    ['a statement', 'PED', 'BASIC', dossier, null],
    [
      'a statement at the price of professionals',
      'PED_PRO',
      'BASIC',
      dossier,
      'OTHER_PRICE_APPLIES',
    ],
    ['a statement of an agency', 'PED_PRO', 'ENTERPRISE_AGENT', dossier, null],
    ['a statement of a dossier that waits', 'PED', 'BASIC', waiting, 'PORTFOLIO_UNPAID'],
    ['an offer', 'PRO_UNLIMITED', 'BASIC', null, null],
    ['an offer, invited', 'PRO_UNLIMITED', 'GUEST', null, null],
    ['an offer, by an agent', 'PRO_UNLIMITED', 'ENTERPRISE_AGENT', null, 'FORBIDDEN'],
    ['the offer one has', 'PRO_UNLIMITED', 'PRO_UNLIMITED', null, 'OFFER_ALREADY_YOURS'],
    ['a larger offer', 'PACK_PRO_UNLIMITED', 'PRO_UNLIMITED', null, null],
    ['a smaller offer', 'PRO_UNLIMITED', 'ENTERPRISE_MASTER', null, null],
    ['an agent more', 'EXTRA_AGENT', 'ENTERPRISE_MASTER', null, null],
    ['an agent without the pack', 'EXTRA_AGENT', 'PRO_UNLIMITED', null, 'OFFER_HAS_NO_AGENTS'],
  ] as const)('%s', (_, product_id, buyer, portfolio, refusal) => {
    expect(orderRefusal({ product_id, buyer, portfolio })).toBe(refusal);
  });
});

it('sums are in cents, and the tax is inside', () => {
  expect(amountsOf(19_00, 3)).toEqual({
    unit_price_cents: 19_00,
    amount_cents: 57_00,
    tax_cents: 9_50,
  });
  for (const id of PRODUCT_IDS) {
    const { amount_cents, tax_cents } = amountsOf(CATALOGUE[id].price_cents, 1);
    expect(Math.abs(tax_cents * 6 - amount_cents)).toBeLessThanOrEqual(3);
  }
});

it('what was paid is never abandoned, what was given back is over', () => {
  const moves = ORDER_STATES.flatMap((from) =>
    ORDER_STATES.filter((to) => canOrderBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(moves).toEqual([
    'OPEN → PAID',
    'OPEN → ABANDONED',
    'PAID → REFUNDED',
    'PAID → WITHDRAWN',
    'ABANDONED → PAID',
  ]);
});

it('both boxes are asked of a consumer', () => {
  const given = (begin_now: boolean, loss_acknowledged: boolean) =>
    consentRefusal({ begin_now, loss_acknowledged }, 'BASIC');
  expect(given(true, true)).toBeNull();
  for (const [one, other] of [
    [true, false],
    [false, true],
    [false, false],
  ] as const)
    expect(given(one, other)).toBe('MISSING_WITHDRAWAL_CONSENT');
});

it('no box is asked of somebody who buys for their trade', () => {
  const none = { begin_now: false, loss_acknowledged: false };
  const asked = ACCOUNT_TYPES.filter((buyer) => consentRefusal(none, buyer) !== null);
  expect(asked).toEqual(['BASIC', 'GUEST']);
});

it('numbers invoices and credit notes apart, by year', () => {
  expect(invoiceNumber('INVOICE', 2026, 123)).toBe('F2026-000123');
  expect(invoiceNumber('CREDIT_NOTE', 2027, 1)).toBe('A2027-000001');
  expect(invoiceNumber('INVOICE', 2026, 1_234_567)).toBe('F2026-1234567');
});

describe('an address to bill', () => {
  it.each([
    ['12 rue du Port, 44000 Nantes', '12 rue du Port', '44000', 'Nantes'],
    ['12 rue du Port\n44000 Nantes', '12 rue du Port', '44000', 'Nantes'],
    [
      'Bât. B\n3 allée des 10000 Pas\n75011 Paris',
      'Bât. B\n3 allée des 10000 Pas',
      '75011',
      'Paris',
    ],
    ['12 rue du Port', '12 rue du Port', '', ''],
    ['', '', '', ''],
  ])('%j', (address, street, postal_code, city) => {
    expect(placeOf(address)).toEqual({ street, postal_code, city });
  });

  it('is told apart by the postcode of its country', () => {
    expect(placeOf('Rue Neuve 5\n1000 Bruxelles', 'BE')).toEqual({
      street: 'Rue Neuve 5',
      postal_code: '1000',
      city: 'Bruxelles',
    });
    expect(placeOf('Damrak 1, 1012 JS Amsterdam', 'NL').postal_code).toBe('1012 JS');
    const london = '10 Downing Street, London SW1A 2AA';
    expect(placeOf(london, 'GB')).toEqual({ street: london, postal_code: '', city: '' });
  });

  it('is made out to the company, where there is one', () => {
    const person = {
      first_name: 'Camille',
      last_name: 'Martin',
      siret: null,
      ...placeOf('1 rue Haute, 35000 Rennes'),
      country: 'FR',
      email: 'camille@example.fr',
    } as const;
    expect(billedName({ ...person, company: null })).toBe('Camille Martin');
    expect(billedName({ ...person, company: 'Agence des Quais' })).toBe('Agence des Quais');
  });
});

it('the cashier takes no second payment, and none on a closed page', () => {
  for (const action of CASHIER_ACTIONS) {
    expect(cashierMove('PAID', action)).toBeNull();
    expect(cashierMove('EXPIRED', action)).toBeNull();
  }
  expect(cashierMove('AUTHENTICATING', 'ACCEPT')).toBeNull();
  expect(cashierMove('AUTHENTICATING', 'CONFIRM')).toBe('PAID');
});
