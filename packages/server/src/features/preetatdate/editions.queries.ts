// Printed statements: numbered without a gap, each with its hash and what it was drawn from.
import type { PedEdition } from '@quitus/api/preetatdate.api';
import { parisDay } from '@quitus/domain/documents/calendar';
import { type PedNumber, printedNumber } from '@quitus/domain/preetatdate/number';
import type { Statement } from '@quitus/domain/preetatdate/statement';
import { and, desc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { PortfolioHead } from '../portfolios/door.ts';
import { changePed, type LivePed } from './ped-orders.queries.ts';
import { pedCounters, pedEditions, pedOrders } from './preetatdate.table.ts';

export type StoredEdition = typeof pedEditions.$inferSelect;

/** The counter's row stays locked until the edition is written: a number that is undone is given again. */
async function takeNumber(tx: Tx, year: number): Promise<{ year: number; rank: number }> {
  const [taken] = await tx
    .insert(pedCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: pedCounters.year, set: { last: sql`${pedCounters.last} + 1` } })
    .returning({ rank: pedCounters.last });
  if (!taken) throw new Error('no number was given');
  return { year, rank: taken.rank };
}

/** What will be printed is settled here; one that could not be printed is settled anew. */
export async function prepareEdition(
  tx: Tx,
  ped: LivePed,
  portfolio: Pick<PortfolioHead, 'main_address' | 'address_extra_line'>,
  statement: Statement,
  issued_at: Date,
): Promise<void> {
  if (ped.rank === null)
    await changePed(tx, ped, await takeNumber(tx, Number(parisDay(issued_at).slice(0, 4))));
  const { main_address, address_extra_line } = portfolio;
  const settled = { statement, main_address, address_extra_line, issued_at };
  const pending = await findPending(tx, ped.id);
  if (pending) {
    await tx.update(pedEditions).set(settled).where(isEdition(pending));
    return;
  }
  const [last] = await tx
    .select({ edition: max(pedEditions.edition) })
    .from(pedEditions)
    .where(eq(pedEditions.order_id, ped.id));
  const edition = (last?.edition ?? 0) + 1;
  await tx.insert(pedEditions).values({ order_id: ped.id, edition, ...settled });
}

const isEdition = ({ order_id, edition }: Pick<StoredEdition, 'order_id' | 'edition'>) =>
  and(eq(pedEditions.order_id, order_id), eq(pedEditions.edition, edition));

/** Settled, and not printed yet. */
export async function findPending(tx: Tx, order_id: string): Promise<StoredEdition | undefined> {
  const [pending] = await tx
    .select()
    .from(pedEditions)
    .where(and(eq(pedEditions.order_id, order_id), isNull(pedEditions.sha256)));
  return pending;
}

/** Printed and kept: whatever was issued before for this dossier is superseded. */
export async function issueEdition(
  tx: Tx,
  edition: StoredEdition,
  portfolio_uid: string,
  { sha256, file_id }: { sha256: string; file_id: string },
  now: Date,
): Promise<void> {
  const others = tx
    .select({ id: pedOrders.id })
    .from(pedOrders)
    .where(eq(pedOrders.portfolio_uid, portfolio_uid));
  await tx
    .update(pedEditions)
    .set({ superseded_at: now })
    .where(
      and(
        sql`${pedEditions.order_id} in ${others}`,
        isNotNull(pedEditions.sha256),
        isNull(pedEditions.superseded_at),
      ),
    );
  await tx.update(pedEditions).set({ sha256, file_id }).where(isEdition(edition));
}

/** The one in force in a dossier. */
export async function findCurrentEdition(
  tx: Tx,
  portfolio_uid: string,
): Promise<StoredEdition | undefined> {
  const [current] = await tx
    .select({ edition: pedEditions })
    .from(pedEditions)
    .innerJoin(pedOrders, eq(pedOrders.id, pedEditions.order_id))
    .where(
      and(
        eq(pedOrders.portfolio_uid, portfolio_uid),
        isNotNull(pedEditions.sha256),
        isNull(pedEditions.superseded_at),
      ),
    );
  return current?.edition;
}

const numberOf = (year: number | null, rank: number | null, edition: number): string => {
  if (year === null || rank === null) throw new Error('an edition has a number');
  return printedNumber({ year, rank, edition });
};

export const editionNumber = (ped: LivePed, { edition }: StoredEdition): string =>
  numberOf(ped.year, ped.rank, edition);

/** What was issued in a dossier, the newest first. */
export async function listEditions(tx: Tx, portfolio_uid: string): Promise<PedEdition[]> {
  const rows = await tx
    .select({
      year: pedOrders.year,
      rank: pedOrders.rank,
      edition: pedEditions.edition,
      issued_at: pedEditions.issued_at,
      superseded_at: pedEditions.superseded_at,
      file_id: pedEditions.file_id,
      sha256: pedEditions.sha256,
    })
    .from(pedEditions)
    .innerJoin(pedOrders, eq(pedOrders.id, pedEditions.order_id))
    .where(and(eq(pedOrders.portfolio_uid, portfolio_uid), isNotNull(pedEditions.sha256)))
    .orderBy(desc(pedEditions.issued_at), desc(pedEditions.edition));
  return rows.map(({ year, rank, sha256, ...row }) => ({
    number: numberOf(year, rank, row.edition),
    edition: row.edition,
    issued_at: row.issued_at.toISOString(),
    superseded_at: row.superseded_at?.toISOString() ?? null,
    file_id: row.file_id,
    sha256: sha256 ?? '',
  }));
}

/** Whatever became of its dossier. */
export async function findIssued(tx: Tx, { year, rank, edition }: PedNumber) {
  const [issued] = await tx
    .select({
      edition: pedEditions.edition,
      issued_at: pedEditions.issued_at,
      superseded_at: pedEditions.superseded_at,
      sha256: pedEditions.sha256,
    })
    .from(pedEditions)
    .innerJoin(pedOrders, eq(pedOrders.id, pedEditions.order_id))
    .where(
      and(
        eq(pedOrders.year, year),
        eq(pedOrders.rank, rank),
        eq(pedEditions.edition, edition),
        isNotNull(pedEditions.sha256),
      ),
    );
  return issued;
}
