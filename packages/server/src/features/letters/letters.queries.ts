// The request of a dossier to its syndic: what it asks now, the one that left, its end.
import type { SyndicLetter } from '@quitus/api/letters.api';
import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { checklist } from '@quitus/domain/portfolios/checklist';
import {
  askedOfSyndic,
  type LetterFacts,
  nextReminder,
  type SyndicDocument,
} from '@quitus/domain/robots/syndic-letter';
import { and, desc, eq, isNull, lte } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Actor, Doer } from '../../http/handler.ts';
import { findName } from '../accounts/door.ts';
import { suggestSyndic } from '../directory/door.ts';
import {
  findSlots,
  type PortfolioHead,
  recordEvent,
  type Visible,
  wholeSituation,
} from '../portfolios/door.ts';
import { findEffectiveFacts } from '../reading/door.ts';
import { syndicLetters } from './letters.table.ts';

export type StoredLetter = typeof syndicLetters.$inferSelect;
export type LetterWriter = Pick<Actor, 'account_id' | 'account_type' | 'email'>;

export const letterView = (letter: StoredLetter): SyndicLetter => ({
  ...letter,
  document_types: DOCUMENT_TYPES.filter((type) => letter.document_types.includes(type)),
  sent_at: letter.sent_at.toISOString(),
  remind_at: letter.remind_at?.toISOString() ?? null,
  ended_at: letter.ended_at?.toISOString() ?? null,
});

/** The one that waits for its answer. */
export async function findOpenLetter(
  tx: Tx,
  portfolio_uid: string,
): Promise<StoredLetter | undefined> {
  const [open] = await tx
    .select()
    .from(syndicLetters)
    .where(and(eq(syndicLetters.portfolio_uid, portfolio_uid), isNull(syndicLetters.ended_at)));
  return open;
}

/** Open or ended. */
export async function findLastLetter(
  tx: Tx,
  portfolio_uid: string,
): Promise<StoredLetter | undefined> {
  const [last] = await tx
    .select()
    .from(syndicLetters)
    .where(eq(syndicLetters.portfolio_uid, portfolio_uid))
    .orderBy(desc(syndicLetters.sent_at), desc(syndicLetters.id))
    .limit(1);
  return last;
}

export async function findAsked(tx: Tx, portfolio: PortfolioHead): Promise<SyndicDocument[]> {
  const slots = (await findSlots(tx, [portfolio])).get(portfolio.uid) ?? [];
  return askedOfSyndic(
    checklist(portfolio.portfolio_type, wholeSituation(portfolio.situation)),
    slots,
  );
}

/** A private person's own dossier, or the seller who was invited: others write for the owner. */
const isOwner = ({ relation }: Visible, { account_type }: LetterWriter): boolean =>
  relation === 'VENDEUR' || (relation === 'OWNER' && account_type === 'BASIC');

export async function findLetterFacts(
  tx: Tx,
  visible: Visible,
  writer: LetterWriter,
): Promise<LetterFacts> {
  const { portfolio } = visible;
  return {
    ...portfolio,
    document_types: await findAsked(tx, portfolio),
    sender: (await findName(tx, writer.account_id)) ?? writer.email,
    is_owner: isOwner(visible, writer),
    reply_to: writer.email,
    reminds_of: null,
  };
}

/** Who it would be written to: as before, as the register says, as the papers do. */
export async function findAddressee(
  tx: Tx,
  portfolio: PortfolioHead,
): Promise<{ syndic_name: string | null; syndic_email: string | null }> {
  const last = await findLastLetter(tx, portfolio.uid);
  if (last) return last;
  const suggested = await suggestSyndic(tx, portfolio);
  if (suggested) return { syndic_name: suggested.name, syndic_email: suggested.email };
  const syndic = (await findEffectiveFacts(tx, portfolio.uid)).find(
    ({ name }) => name === 'syndic',
  );
  const syndic_name = typeof syndic?.value === 'string' ? syndic.value : null;
  return { syndic_name, syndic_email: null };
}

type Step = 'SENT' | 'POSTED' | 'REMINDED' | 'ANSWERED' | 'STOPPED';

const record = (
  tx: Tx,
  { portfolio_uid, syndic_name }: Pick<StoredLetter, 'portfolio_uid' | 'syndic_name'>,
  step: Step,
  actor: Doer | null,
  now: Date,
) =>
  recordEvent(
    tx,
    { portfolio_uid, kind: 'LETTER_MOVED', actor, detail: { step, syndic: syndic_name } },
    now,
  );

type Sent = {
  portfolio_uid: string;
  syndic_name: string;
  syndic_email: string | null;
  document_types: SyndicDocument[];
  sender: string;
};

/** The dossier is locked by the caller, who looked whether another one is open. */
export async function keepLetter(
  tx: Tx,
  letter: Sent,
  writer: LetterWriter,
  now: Date,
): Promise<string> {
  const [kept] = await tx
    .insert(syndicLetters)
    .values({
      ...letter,
      sent_by_id: writer.account_id,
      sent_at: now,
      remind_at: nextReminder(now, 0),
    })
    .returning({ id: syndicLetters.id });
  if (!kept) throw new Error('no letter was kept');
  await record(tx, letter, letter.syndic_email === null ? 'POSTED' : 'SENT', writer, now);
  return kept.id;
}

export async function endLetter(
  tx: Tx,
  letter: StoredLetter,
  step: 'ANSWERED' | 'STOPPED',
  actor: Doer | null,
  now: Date,
): Promise<void> {
  await tx
    .update(syndicLetters)
    .set({ ended_at: now, remind_at: null })
    .where(eq(syndicLetters.id, letter.id));
  await record(tx, letter, step, actor, now);
}

export async function countReminder(tx: Tx, letter: StoredLetter, now: Date): Promise<void> {
  const reminders = letter.reminders + 1;
  await tx
    .update(syndicLetters)
    .set({ reminders, remind_at: nextReminder(letter.sent_at, reminders) })
    .where(eq(syndicLetters.id, letter.id));
  await record(tx, letter, 'REMINDED', null, now);
}

/** Those whose turn has come. */
export const listDueLetters = (tx: Tx, now: Date) =>
  tx
    .select({ id: syndicLetters.id, portfolio_uid: syndicLetters.portfolio_uid })
    .from(syndicLetters)
    .where(and(isNull(syndicLetters.ended_at), lte(syndicLetters.remind_at, now)))
    .orderBy(syndicLetters.remind_at)
    .limit(1000);
