// What each offer lets people make the service send and keep. An agency at full work stays far below;
// a machine that fills in forms does not.
import type { AccountType } from '../accounts/account-type.ts';

const MEGABYTE = 1_000_000;
const GIGABYTE = 1000 * MEGABYTE;

export type Allowance = {
  /** E-mails to others that the account may cause in a day, and to how many addresses. */
  mails_a_day: number;
  recipients_a_day: number;
  /** Of them, those to one address. */
  mails_to_one_a_day: number;
  /** What one dossier may hold, and all those of the account or of its organisation. */
  portfolio_bytes: number;
  account_bytes: number;
};

const FREE = {
  mails_a_day: 50,
  recipients_a_day: 50,
  mails_to_one_a_day: 5,
  portfolio_bytes: GIGABYTE,
  account_bytes: 2 * GIGABYTE,
} as const;

const PRO = {
  mails_a_day: 300,
  recipients_a_day: 200,
  // An agency hands many dossiers to its usual notary.
  mails_to_one_a_day: 30,
  portfolio_bytes: 2 * GIGABYTE,
  account_bytes: 200 * GIGABYTE,
} as const;

/** Agents and their head share one store. */
const PACK_BYTES = 1000 * GIGABYTE;

export const ALLOWANCES: Record<AccountType, Allowance> = {
  BASIC: FREE,
  GUEST: { ...FREE, mails_a_day: 20, recipients_a_day: 20 },
  PRO_ON_DEMAND: {
    ...PRO,
    mails_a_day: 150,
    recipients_a_day: 100,
    account_bytes: 50 * GIGABYTE,
  },
  PRO_UNLIMITED: PRO,
  ENTERPRISE_MASTER: {
    ...PRO,
    mails_a_day: 500,
    recipients_a_day: 300,
    account_bytes: PACK_BYTES,
  },
  ENTERPRISE_AGENT: { ...PRO, account_bytes: PACK_BYTES },
};

/**
 * What one address may get in a day from people who share and invite, before free accounts are refused:
 * nobody who pays is silenced by what others sent to their notary.
 */
export const MAILS_RECEIVED_A_DAY = 30;

/** Links that anybody may ask for with an address and no account: for one address, in a day. */
export const STRANGERS = { asks_a_day: 20, mails_to_one_a_day: 40 } as const;

/** Counted today, this one included. */
export type MailCounts = { mails: number; recipients: number; to_one: number; received: number };

export type MailRefusal = 'MAIL_ALLOWANCE_REACHED' | 'RECIPIENT_ALLOWANCE_REACHED';

export function mailRefusal(type: AccountType, counts: MailCounts): MailRefusal | null {
  const allowed = ALLOWANCES[type];
  if (counts.mails > allowed.mails_a_day || counts.recipients > allowed.recipients_a_day)
    return 'MAIL_ALLOWANCE_REACHED';
  const free = type === 'BASIC' || type === 'GUEST';
  const tooMany =
    counts.to_one > allowed.mails_to_one_a_day || (free && counts.received > MAILS_RECEIVED_A_DAY);
  return tooMany ? 'RECIPIENT_ALLOWANCE_REACHED' : null;
}

export type Gauge = { used: number; allowed: number };

export type StorageRefusal = 'PORTFOLIO_STORAGE_FULL' | 'ACCOUNT_STORAGE_FULL';

/** What is used counts the file that is asked about. */
export function storageRefusal(portfolio: Gauge, account: Gauge): StorageRefusal | null {
  if (portfolio.used > portfolio.allowed) return 'PORTFOLIO_STORAGE_FULL';
  return account.used > account.allowed ? 'ACCOUNT_STORAGE_FULL' : null;
}

export const roomLeft = ({ used, allowed }: Gauge): number => Math.max(0, allowed - used);

const NEARLY = 0.8;

export type Fullness = 'EASY' | 'NEARLY_FULL' | 'FULL';

/** How a bar is shown: said aloud from four fifths, explained at the end. */
export function fullnessOf({ used, allowed }: Gauge): Fullness {
  if (used >= allowed) return 'FULL';
  return used >= NEARLY * allowed ? 'NEARLY_FULL' : 'EASY';
}
