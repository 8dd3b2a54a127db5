// What the machine concluded of each slot, and which of them wait for a person.
import type { SlotControl } from '@quitus/domain/control/control';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { and, desc, eq, isNull } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { slotControls, staffDecisions } from './reading.table.ts';

export type Place = { portfolio_uid: string; document_type: DocumentType };
export type StoredControl = typeof slotControls.$inferSelect;

export const ofPlace = ({ portfolio_uid, document_type }: Place) =>
  and(eq(slotControls.portfolio_uid, portfolio_uid), eq(slotControls.document_type, document_type));

export async function findControl(tx: Tx, place: Place): Promise<StoredControl | undefined> {
  const [control] = await tx.select().from(slotControls).where(ofPlace(place));
  return control;
}

type Change = Partial<Omit<StoredControl, keyof Place>>;

export async function changeControl(tx: Tx, place: Place, set: Change): Promise<void> {
  await tx
    .insert(slotControls)
    .values({ ...place, ...set })
    .onConflictDoUpdate({
      target: [slotControls.portfolio_uid, slotControls.document_type],
      set,
    });
}

const NOT_HELD = { held_by_id: null, held_since: null, held_until: null } as const;
const NOT_WAITING = { waiting_since: null, answer: null, answered_at: null, ...NOT_HELD } as const;

/** Nothing was concluded of what is there now. */
export const forgetControl = (tx: Tx, place: Place): Promise<void> =>
  changeControl(tx, place, {
    ...NOT_WAITING,
    status: null,
    sentence: null,
    rules: [],
    expires_at: null,
    controlled_at: null,
  });

export const concluded = (
  { status, sentence, rules, expires_at }: SlotControl,
  now: Date,
): Change => ({ status, sentence, rules, expires_at, controlled_at: now });

/** Decided, whoever decided: nobody needs to look any more. */
export const settleControl = (tx: Tx, place: Place, more: Change = {}): Promise<void> =>
  changeControl(tx, place, { ...NOT_WAITING, ...more });

/** The team's last on a slot that was not taken back. */
export async function findLastDecision(tx: Tx, { portfolio_uid, document_type }: Place) {
  const [last] = await tx
    .select()
    .from(staffDecisions)
    .where(
      and(
        eq(staffDecisions.portfolio_uid, portfolio_uid),
        eq(staffDecisions.document_type, document_type),
        isNull(staffDecisions.undone_at),
      ),
    )
    .orderBy(desc(staffDecisions.decided_at))
    .limit(1);
  return last;
}

/** Whether a person decided what the slot is now: no machine has concluded anything since. */
export async function isTeamsWord(tx: Tx, place: Place, status: DocumentStatus): Promise<boolean> {
  const last = await findLastDecision(tx, place);
  if (last?.to_status !== status) return false;
  const controlled_at = (await findControl(tx, place))?.controlled_at;
  return !controlled_at || controlled_at <= last.decided_at;
}
