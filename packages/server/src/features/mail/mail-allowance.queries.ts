// Who makes the service write to whom, counted by day in the database: any number of processes share one
// count, and people are counted under pseudonyms.
import { ApiError, fail } from '@quitus/api/errors';
import { LINK_MINUTES } from '@quitus/domain/auth/one-time-link';
import { parisDay } from '@quitus/domain/documents/calendar';
import { ALLOWANCES, type Gauge, mailRefusal, STRANGERS } from '@quitus/domain/payments/allowances';
import { eq } from 'drizzle-orm';

import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { callCounters } from '../../http/limits.table.ts';
import { countUp } from '../../http/limits.ts';
import { type KeyRing, pseudonym } from '../../keys.ts';

export type Sender = Pick<Actor, 'account_id' | 'account_type'>;

export type Envelope = {
  to: string;
  /**
   * The account that writes to somebody; somebody who typed the address, of nobody yet or of a confirmed
   * account; or the service itself, which tells people of what is theirs and is not limited.
   */
  by: Sender | 'STRANGER' | 'ASKED_FOR_ACCOUNT' | 'SERVICE';
};

const DAY_SECONDS = 24 * 3600;

/** Each day has its own counter, forgotten once its day is over everywhere. */
const keyOf = (what: string, now: Date, ...who: string[]): string =>
  ['mail', parisDay(now), what, ...who].join(':');

/** One mailbox, whatever is written after a « + ». */
const mailbox = (address: string): string => address.replace(/\+[^@]*(?=@)/, '');

/** Counts it, or refuses it; what is refused leaves no count once the transaction is undone. */
export async function countMail(
  tx: Tx,
  keys: KeyRing,
  { to, by }: Envelope,
  now: Date,
): Promise<void> {
  if (by === 'SERVICE') return;
  if (by === 'ASKED_FOR_ACCOUNT') return countLink(tx, pseudonym(keys, to), now);
  const recipient = pseudonym(keys, mailbox(to));
  const count = async (what: string, ...who: string[]) =>
    (await countUp(tx, keyOf(what, now, ...who), DAY_SECONDS, now)).calls;
  if (by === 'STRANGER') {
    const asked = await count('asked', recipient);
    if (asked > STRANGERS.mails_to_one_a_day) fail('RECIPIENT_ALLOWANCE_REACHED');
    return;
  }
  const account = pseudonym(keys, by.account_id);
  // Always in this order, so that two people who write to one another never wait for each other.
  const mails = await count('sent', account);
  const to_one = await count('to', account, recipient);
  const recipients = to_one === 1 ? await count('recipients', account) : 0;
  const received = await count('received', recipient);
  const refusal = mailRefusal(by.account_type, { mails, recipients, to_one, received });
  if (refusal) fail(refusal);
}

const LINK_SECONDS = LINK_MINUTES.LOGIN * 60;

/** Nobody is shut out of their account by whoever keeps asking for its links: one still comes while a link lives. */
async function countLink(tx: Tx, account: string, now: Date): Promise<void> {
  const { calls } = await countUp(tx, keyOf('links', now, account), DAY_SECONDS, now);
  if (calls <= STRANGERS.mails_to_one_a_day) return;
  const late = await countUp(tx, keyOf('late-links', now, account), LINK_SECONDS, now);
  if (late.calls > 1) fail('RECIPIENT_ALLOWANCE_REACHED');
}

/** What the account sent today. */
export async function findMailsToday(
  tx: Tx,
  keys: KeyRing,
  { account_id, account_type }: Sender,
  now: Date,
): Promise<Gauge> {
  const [counter] = await tx
    .select({ calls: callCounters.calls })
    .from(callCounters)
    .where(eq(callCounters.key, keyOf('sent', now, pseudonym(keys, account_id))));
  return { used: counter?.calls ?? 0, allowed: ALLOWANCES[account_type].mails_a_day };
}

/** For what a stranger asked: nobody is told, and the link mailed before still opens. */
export async function unlessTooManyMails(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  try {
    await inTransaction(db, work);
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== 'RECIPIENT_ALLOWANCE_REACHED') throw cause;
    log.warn('an address was asked too many links for today');
  }
}
