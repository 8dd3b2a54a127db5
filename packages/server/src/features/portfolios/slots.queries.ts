// The documents of a dossier. A type without a row is simply not there yet: when the law adds a
// document to the list, every dossier has its place at once.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { type DocumentEvent, transition } from '@quitus/domain/documents/transitions';
import { standingOf } from '@quitus/domain/portfolios/attention';
import { shownDocumentTypes } from '@quitus/domain/portfolios/checklist';
import type { PortfolioType } from '@quitus/domain/portfolios/portfolio-type';
import {
  EMPTY_SITUATION,
  type Situation,
  type StoredSituation,
} from '@quitus/domain/portfolios/situation';
import { and, eq, inArray } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Doer } from '../../http/handler.ts';
import { recordEvent } from './events.queries.ts';
import { portfolioDocuments, portfolios } from './portfolios.table.ts';

type SlotRow = typeof portfolioDocuments.$inferSelect;
export type StoredSlot = Omit<SlotRow, 'portfolio_uid'>;

type Described = { uid: string; portfolio_type: PortfolioType; created_at: Date };

export const wholeSituation = (stored: StoredSituation): Situation => ({
  ...EMPTY_SITUATION,
  ...Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined)),
});

/** In the order of the list; with those that were filled in although the list does not show them. */
function completeSlots(portfolio: Described, rows: readonly SlotRow[]): StoredSlot[] {
  const stored = new Map(rows.map((row) => [row.document_type, row]));
  const shown = shownDocumentTypes(portfolio.portfolio_type);
  const others = rows
    .filter(({ document_type, status }) => !shown.includes(document_type) && status !== 'A_AJOUTER')
    .map(({ document_type }) => document_type);
  return [...shown, ...others].map(
    (document_type) =>
      stored.get(document_type) ?? {
        document_type,
        status: 'A_AJOUTER',
        file_count: 0,
        note: null,
        waived_at: null,
        waived_reason: null,
        updated_at: portfolio.created_at,
      },
  );
}

/** The slots of several dossiers at once, by dossier. */
export async function findSlots(
  tx: Tx,
  of: readonly Described[],
): Promise<Map<string, StoredSlot[]>> {
  const uids = of.map(({ uid }) => uid);
  const rows =
    uids.length === 0
      ? []
      : await tx
          .select()
          .from(portfolioDocuments)
          .where(inArray(portfolioDocuments.portfolio_uid, uids));
  const byUid = Map.groupBy(rows, ({ portfolio_uid }) => portfolio_uid);
  return new Map(of.map((one) => [one.uid, completeSlots(one, byUid.get(one.uid) ?? [])]));
}

/** The status of each type in a dossier; a type without a row is not there yet. */
export async function findStatuses(
  tx: Tx,
  uid: string,
): Promise<(document_type: DocumentType) => DocumentStatus> {
  const rows = await tx
    .select({ type: portfolioDocuments.document_type, status: portfolioDocuments.status })
    .from(portfolioDocuments)
    .where(eq(portfolioDocuments.portfolio_uid, uid));
  const byType = new Map(rows.map(({ type, status }) => [type, status]));
  return (document_type) => byType.get(document_type) ?? 'A_AJOUTER';
}

type Place = { portfolio_uid: string; document_type: DocumentType };

const isSlot = ({ portfolio_uid, document_type }: Place) =>
  and(
    eq(portfolioDocuments.portfolio_uid, portfolio_uid),
    eq(portfolioDocuments.document_type, document_type),
  );

export const findStatus = async (tx: Tx, place: Place): Promise<DocumentStatus> =>
  (await findStatuses(tx, place.portfolio_uid))(place.document_type);

export async function findSlot(tx: Tx, place: Place): Promise<SlotRow | undefined> {
  const [slot] = await tx.select().from(portfolioDocuments).where(isSlot(place));
  return slot;
}

type Circumstances = {
  /** Where the event leaves a choice. */
  to?: DocumentStatus;
  /** What people read beside the new status. */
  note?: string | null;
  /** Null when the service did it by itself. */
  actor?: Doer | null;
  now: Date;
};

export type MovedSlot = { from: DocumentStatus; to: DocumentStatus };

/** The only writer of a status: it asks the table of transitions. Null when the event may not happen there. */
export async function moveSlot(
  tx: Tx,
  { portfolio_uid, document_type }: Place,
  event: DocumentEvent,
  { to: wanted, note = null, actor = null, now }: Circumstances,
): Promise<MovedSlot | null> {
  const from = await lockStatus(tx, { portfolio_uid, document_type }, now);
  const to = transition(event, from, document_type, wanted);
  if (to === null || to === from) return to && { from, to };
  await tx
    .update(portfolioDocuments)
    .set({ status: to, note, updated_at: now })
    .where(isSlot({ portfolio_uid, document_type }));
  await refreshStanding(tx, portfolio_uid);
  const detail = { from, to, ...(note !== null && { reason: note }) };
  const kind = 'DOCUMENT_STATUS_CHANGED';
  await recordEvent(tx, { portfolio_uid, kind, document_type, actor, detail }, now);
  return { from, to };
}

/** Kept from changing until the transaction ends; a slot without a row is given one. */
async function lockStatus(tx: Tx, place: Place, updated_at: Date): Promise<DocumentStatus> {
  await tx
    .insert(portfolioDocuments)
    .values({ ...place, updated_at })
    .onConflictDoNothing();
  const [slot] = await tx
    .select({ status: portfolioDocuments.status })
    .from(portfolioDocuments)
    .where(isSlot(place))
    .for('update');
  if (!slot) throw new Error('a slot needs a dossier');
  return slot.status;
}

/** Everything of a slot but its status and the note beside it: those move with `moveSlot`. */
export type SlotChange = {
  file_count?: number;
  waived_at?: Date | null;
  waived_reason?: string | null;
};

/** Writes one slot, then what follows from it. */
export async function changeSlot(
  tx: Tx,
  portfolio_uid: string,
  document_type: DocumentType,
  change: SlotChange,
  now: Date,
): Promise<void> {
  const set = { ...change, updated_at: now };
  await tx
    .insert(portfolioDocuments)
    .values({ portfolio_uid, document_type, ...set })
    .onConflictDoUpdate({
      target: [portfolioDocuments.portfolio_uid, portfolioDocuments.document_type],
      set,
    });
  await refreshStanding(tx, portfolio_uid);
}

/** After any change of documents, type or situation, in the same transaction. */
export async function refreshStanding(tx: Tx, uid: string): Promise<void> {
  const [portfolio] = await tx.select().from(portfolios).where(eq(portfolios.uid, uid));
  if (!portfolio) return;
  const slots = (await findSlots(tx, [portfolio])).get(uid) ?? [];
  const standing = standingOf(portfolio.portfolio_type, wholeSituation(portfolio.situation), slots);
  if (standing !== portfolio.standing)
    await tx.update(portfolios).set({ standing }).where(eq(portfolios.uid, uid));
}
