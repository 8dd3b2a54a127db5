import { describe, expect, it } from 'vitest';

import { ACCOUNT_TYPES } from '../accounts/account-type.ts';
import {
  ALLOWANCES,
  fullnessOf,
  mailRefusal,
  MAILS_RECEIVED_A_DAY,
  storageRefusal,
} from './allowances.ts';

const few = { mails: 1, recipients: 1, to_one: 1, received: 1 };

describe('an e-mail to somebody', () => {
  it.each([
    ['first of the day', few, null],
    ['fiftieth', { ...few, mails: 50 }, null],
    ['fifty-first', { ...few, mails: 51 }, 'MAIL_ALLOWANCE_REACHED'],
    ['to a fifty-first address', { ...few, recipients: 51 }, 'MAIL_ALLOWANCE_REACHED'],
    ['fifth to one address', { ...few, to_one: 5 }, null],
    ['sixth to one address', { ...few, to_one: 6 }, 'RECIPIENT_ALLOWANCE_REACHED'],
    [
      'to an address that others wrote to',
      { ...few, received: MAILS_RECEIVED_A_DAY + 1 },
      'RECIPIENT_ALLOWANCE_REACHED',
    ],
  ])('of a free account: %s', (_, counts, refusal) => {
    expect(mailRefusal('BASIC', counts)).toBe(refusal);
  });

  it('costs a professional nothing that a day of work asks for', () => {
    const busy = { mails: 120, recipients: 80, to_one: 8, received: 20 };
    for (const type of ['PRO_ON_DEMAND', 'PRO_UNLIMITED', 'ENTERPRISE_AGENT'] as const)
      expect(mailRefusal(type, busy)).toBeNull();
  });
});

describe('room for files', () => {
  it('ends with the dossier first, then with the account', () => {
    const free = { used: 10, allowed: 10 };
    const full = { used: 11, allowed: 10 };
    expect(storageRefusal(free, free)).toBeNull();
    expect(storageRefusal(full, full)).toBe('PORTFOLIO_STORAGE_FULL');
    expect(storageRefusal(free, full)).toBe('ACCOUNT_STORAGE_FULL');
  });

  it('of a dossier is never more than that of its account', () => {
    for (const type of ACCOUNT_TYPES)
      expect(ALLOWANCES[type].portfolio_bytes).toBeLessThanOrEqual(ALLOWANCES[type].account_bytes);
  });

  it('is told of from four fifths', () => {
    const shown = [0, 79, 80, 99, 100, 120].map((used) => fullnessOf({ used, allowed: 100 }));
    expect(shown).toEqual(['EASY', 'EASY', 'NEARLY_FULL', 'NEARLY_FULL', 'FULL', 'FULL']);
  });
});
