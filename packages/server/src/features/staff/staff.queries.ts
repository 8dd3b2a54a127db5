// Documents that wait for somebody of the team: the most urgent first, each given to one person.
import type { WaitingDocument } from '@quitus/api/staff.api';
import { heldUntil, isHeldByOther, median } from '@quitus/domain/control/waiting';
import { documentTypesNamed, searchWords } from '@quitus/domain/portfolios/search';
import { SLOT_UNDER_WAY } from '@quitus/domain/preetatdate/order';
import { and, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { notOwn } from '../portfolios/door.ts';
import { portfolioDocuments, portfolios } from '../portfolios/portfolios.table.ts';
import { isWaiting, joinsSlot, listLatelyDecided, ofPlace, type Place } from '../reading/door.ts';
import { slotControls, staffDecisions } from '../reading/reading.table.ts';

const MOST_SHOWN = 200;

/** A pré-état daté was ordered in the dossier. */
const pedWaiting = sql<boolean>`exists (
  select from portfolio_documents ped
  where ped.portfolio_uid = ${portfolioDocuments.portfolio_uid}
    and ped.document_type = 'PRE_ETAT_DATE'
    and ped.status in ${SLOT_UNDER_WAY})`;

const since = sql<Date>`coalesce(${slotControls.waiting_since}, ${portfolioDocuments.updated_at})`;
const answered = sql<boolean>`${slotControls.answer} is not null`;

type Asker = { account_id: string };

/** Each word is in the address or the lot, or all of them name a kind of document. */
function isSearched(search: string): SQL | undefined {
  const words = searchWords(search);
  if (words.length === 0) return undefined;
  const types = documentTypesNamed(search);
  const written = and(
    ...words.map((word) => sql`position(${word} in ${portfolios.search_text}) > 0`),
  );
  return types.length === 0
    ? written
    : or(written, inArray(portfolioDocuments.document_type, types));
}

export async function listWaiting(
  tx: Tx,
  asker: Asker,
  now: Date,
  search = '',
): Promise<WaitingDocument[]> {
  const rows = await tx
    .select({
      portfolio_uid: portfolios.uid,
      main_address: portfolios.main_address,
      address_extra_line: portfolios.address_extra_line,
      reference: portfolios.reference,
      lots: portfolios.lots,
      document_type: portfolioDocuments.document_type,
      file_count: portfolioDocuments.file_count,
      since: since.mapWith(portfolioDocuments.updated_at),
      ped_waiting: pedWaiting,
      answered,
      held_by_id: slotControls.held_by_id,
      held_until: slotControls.held_until,
      holder: accounts.email,
    })
    .from(portfolioDocuments)
    .innerJoin(portfolios, eq(portfolios.uid, portfolioDocuments.portfolio_uid))
    .leftJoin(slotControls, joinsSlot)
    .leftJoin(accounts, eq(accounts.id, slotControls.held_by_id))
    .where(and(isWaiting, notOwn(asker), isSearched(search)))
    .orderBy(
      desc(pedWaiting),
      desc(answered),
      since,
      portfolios.uid,
      portfolioDocuments.document_type,
    )
    .limit(MOST_SHOWN);
  return rows.map((row) => ({
    ...row,
    since: row.since.toISOString(),
    held_by: isHeldByOther(row, asker.account_id, now) ? row.holder : null,
  }));
}

export async function countWaiting(tx: Tx, search: string): Promise<number> {
  const [counted] = await tx
    .select({ waiting: count() })
    .from(portfolioDocuments)
    .innerJoin(portfolios, eq(portfolios.uid, portfolioDocuments.portfolio_uid))
    .where(and(isWaiting, isSearched(search)));
  return counted?.waiting ?? 0;
}

/** Null when nothing was decided in the last 30 days. */
export async function medianWait(tx: Tx, now: Date): Promise<number | null> {
  const lately = await listLatelyDecided(tx, now);
  if (lately.length === 0) return null;
  return Math.round(median(lately.map(({ waited_minutes }) => waited_minutes)));
}

/** How often a person decided what the machine had concluded. */
export async function findAgreement(tx: Tx) {
  const [decided] = await tx
    .select({
      compared: sql<number>`count(*) filter (where machine_status is not null)::int`,
      agreed: sql<number>`count(*) filter (where machine_status = to_status)::int`,
      machine_overridden: sql<number>`count(*) filter (
        where machine_status = 'VERIFIED' and to_status <> 'VERIFIED')::int`,
    })
    .from(staffDecisions)
    .where(isNull(staffDecisions.undone_at));
  const [alone] = await tx
    .select({ machine_verified: count() })
    .from(slotControls)
    .innerJoin(portfolioDocuments, joinsSlot)
    .where(and(eq(slotControls.status, 'VERIFIED'), eq(portfolioDocuments.status, 'VERIFIED')));
  return {
    compared: decided?.compared ?? 0,
    agreed: decided?.agreed ?? 0,
    machine_overridden: decided?.machine_overridden ?? 0,
    machine_verified: alone?.machine_verified ?? 0,
  };
}

/** Until when this person holds it; null when somebody else does. Two who ask at once get two answers. */
export async function holdDocument(
  tx: Tx,
  place: Place,
  { account_id }: Asker,
  now: Date,
): Promise<Date | null> {
  const held_until = heldUntil(now);
  const mine = eq(slotControls.held_by_id, account_id);
  const [held] = await tx
    .insert(slotControls)
    .values({ ...place, held_by_id: account_id, held_since: now, held_until })
    .onConflictDoUpdate({
      target: [slotControls.portfolio_uid, slotControls.document_type],
      set: {
        held_by_id: account_id,
        held_since: sql`case when ${mine} then ${slotControls.held_since} else ${now.toISOString()}::timestamptz end`,
        held_until,
      },
      setWhere: sql`${slotControls.held_until} is null or ${mine}
        or ${slotControls.held_until} <= ${now.toISOString()}`,
    })
    .returning({ held_until: slotControls.held_until });
  return held?.held_until ?? null;
}

export const releaseDocument = (tx: Tx, place: Place, { account_id }: Asker) =>
  tx
    .update(slotControls)
    .set({ held_by_id: null, held_since: null, held_until: null })
    .where(and(ofPlace(place), eq(slotControls.held_by_id, account_id)));
