// How much the files of a dossier and of an account weigh, and whether one more fits. What is announced
// counts from then on; the same bytes twice in a dossier count once. A dossier counts what is in it, an
// account what we hold for it: also what was removed and can be put back.
import { fail } from '@quitus/api/errors';
import type { AccountType } from '@quitus/domain/accounts/account-type';
import {
  ALLOWANCES,
  type Gauge,
  roomLeft,
  storageRefusal,
  type StorageRefusal,
} from '@quitus/domain/payments/allowances';
import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { accounts, organizations } from '../accounts/accounts.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { documentFiles } from './files.table.ts';

type Dossier = Pick<
  typeof portfolios.$inferSelect,
  'uid' | 'owner_id' | 'organization_id' | 'stored_bytes'
>;

const bytesOf = (uid: unknown, which: SQL) => sql<number>`(
  select coalesce(sum(size), 0)::float8 from (
    select distinct on (coalesce(sha256, id::text)) size from document_files
    where portfolio_uid = ${uid} and state in ('RECEIVING', 'CHECKING', 'READY', 'SPLITTING') and ${which}
  ) stored)`;

const stored = bytesOf(sql`portfolios.uid`, sql`true`);

/** Written with every change of the files, so that an account is summed up without reading them all. */
export async function recountStorage(tx: Tx, ...uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  await tx.update(portfolios).set({ stored_bytes: stored }).where(inArray(portfolios.uid, uids));
}

/** Every night, whatever happened to the counts. */
export async function recountAllStorage(tx: Tx): Promise<void> {
  await tx
    .update(portfolios)
    .set({ stored_bytes: stored })
    .where(sql`${portfolios.stored_bytes} <> ${stored}`);
}

async function offerOf(tx: Tx, owner_id: string) {
  const [owner] = await tx
    .select({ account_type: accounts.account_type })
    .from(accounts)
    .where(eq(accounts.id, owner_id));
  if (!owner) throw new Error('a dossier is managed by somebody');
  return owner.account_type;
}

export async function findPortfolioStorage(
  tx: Tx,
  { uid, owner_id }: Pick<Dossier, 'uid' | 'owner_id'>,
): Promise<Gauge> {
  const { rows } = await tx.execute<{ used: number }>(
    sql`select ${bytesOf(uid, sql`deleted_at is null`)} as used`,
  );
  const allowed = ALLOWANCES[await offerOf(tx, owner_id)].portfolio_bytes;
  return { used: rows[0]?.used ?? 0, allowed };
}

/** Of an organisation: that of one person alone, or an agency with its agents. */
export async function findAccountStorage(
  tx: Tx,
  organization_id: string,
  type: AccountType,
): Promise<Gauge> {
  const [sum] = await tx
    .select({ used: sql<number>`coalesce(sum(${portfolios.stored_bytes}), 0)::float8` })
    .from(portfolios)
    .where(eq(portfolios.organization_id, organization_id));
  return { used: sum?.used ?? 0, allowed: ALLOWANCES[type].account_bytes };
}

const gaugesOf = async (tx: Tx, dossier: Dossier) => ({
  portfolio: await findPortfolioStorage(tx, dossier),
  account: await findAccountStorage(
    tx,
    dossier.organization_id,
    await offerOf(tx, dossier.owner_id),
  ),
});

/** Bytes that still fit in this dossier. */
export async function findRoom(tx: Tx, dossier: Dossier): Promise<number> {
  const { portfolio, account } = await gaugesOf(tx, dossier);
  return Math.min(roomLeft(portfolio), roomLeft(account));
}

export async function findRoomOf(tx: Tx, uid: string): Promise<number> {
  const [dossier] = await tx.select().from(portfolios).where(eq(portfolios.uid, uid));
  return dossier ? findRoom(tx, dossier) : 0;
}

/**
 * Why what was just added does not fit; the dossier is locked, its files are in their rows. Accounts grow
 * one file after the other, so that two at the same instant do not both take the last room.
 */
export async function roomRefusal(tx: Tx, dossier: Dossier): Promise<StorageRefusal | null> {
  await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, dossier.organization_id))
    .for('no key update');
  await recountStorage(tx, dossier.uid);
  const [now] = await tx
    .select({ stored_bytes: portfolios.stored_bytes })
    .from(portfolios)
    .where(eq(portfolios.uid, dossier.uid));
  // Announced again, or cut into parts that weigh no more: nothing was added.
  if (now && now.stored_bytes <= dossier.stored_bytes) return null;
  const { portfolio, account } = await gaugesOf(tx, dossier);
  return storageRefusal(portfolio, account);
}

export async function checkRoom(tx: Tx, dossier: Dossier): Promise<void> {
  const refusal = await roomRefusal(tx, dossier);
  if (refusal) fail(refusal);
}

/** A file that was put back was held all along: only its dossier weighs more. */
export async function checkRestored(tx: Tx, dossier: Dossier): Promise<void> {
  const { used, allowed } = await findPortfolioStorage(tx, dossier);
  if (used > allowed) fail('PORTFOLIO_STORAGE_FULL');
}

/** Announced and not sent, or given up: its room is free again. */
async function forgetReceiving(tx: Tx, which: SQL): Promise<string[]> {
  const forgotten = await tx
    .delete(documentFiles)
    .where(and(eq(documentFiles.state, 'RECEIVING'), which))
    .returning({ id: documentFiles.id, uid: documentFiles.portfolio_uid });
  await recountStorage(tx, ...new Set(forgotten.map(({ uid }) => uid)));
  return forgotten.map(({ id }) => id);
}

export const forgetAnnounced = (tx: Tx, id: string): Promise<string[]> =>
  forgetReceiving(tx, eq(documentFiles.id, id));

/** Nothing of it is worth keeping after a day. */
export const forgetUnsent = (tx: Tx, before: Date): Promise<string[]> =>
  forgetReceiving(tx, lt(documentFiles.created_at, before));
