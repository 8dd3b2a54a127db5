// A file of a dossier for somebody who means to look at it, or to do something with it.
import { fail } from '@quitus/api/errors';
import {
  addRefusal,
  type AddRefusal,
  type FileOfDossier,
  type FileRule,
  seesFile,
} from '@quitus/domain/portfolios/permissions';

import { recordStaffOpening } from '../../audit/audit.queries.ts';
import type { Tx } from '../../db/pool.ts';
import type { Actor } from '../../http/handler.ts';
import { findDossier, lockDossier } from '../portfolios/access.queries.ts';
import {
  findViewer,
  findVisible,
  holdPortfolio,
  type Visible,
} from '../portfolios/portfolios.queries.ts';
import { findStatus } from '../portfolios/slots.queries.ts';
import { findFile, lockFile, type StoredFile } from './files.queries.ts';

type OfFile = { uid: string; file_id: string };

export const asSeenBy = (
  { document_type, added_by_id, removed_by_id }: StoredFile,
  account_id: string,
): FileOfDossier => ({
  document_type,
  added_by_me: added_by_id === account_id,
  removed_by_me: removed_by_id === account_id,
});

const statusOf = (tx: Tx, { portfolio_uid, document_type }: StoredFile) =>
  document_type === null
    ? ('A_AJOUTER' as const)
    : findStatus(tx, { portfolio_uid, document_type });

/** One that this person may see, told as not found otherwise. */
export async function findSeenFile(
  tx: Tx,
  actor: Actor,
  { uid, file_id }: OfFile,
): Promise<StoredFile> {
  const { relation } = await findDossier(tx, actor, uid);
  const file = await findFile(tx, file_id);
  if (file?.portfolio_uid !== uid) return fail('NOT_FOUND');
  const seen = seesFile(relation, asSeenBy(file, actor.account_id), await statusOf(tx, file));
  if (!seen) return fail('NOT_FOUND');
  if (relation === 'STAFF') await recordStaffOpening(tx, actor, { ...file, file_id });
  return file;
}

export type LockedFile = Visible & { file: StoredFile };

/** Kept from changing until the transaction ends, if this rule lets this person. */
export async function lockFileFor(
  tx: Tx,
  actor: Actor,
  { uid, file_id }: OfFile,
  rule: FileRule,
): Promise<LockedFile> {
  const visible = await lockDossier(tx, actor, uid);
  const file = await lockFile(tx, file_id);
  if (file?.portfolio_uid !== uid || file.state !== 'READY') return fail('NOT_FOUND');
  const { relation, portfolio } = visible;
  const seen = asSeenBy(file, actor.account_id);
  const refusal = rule(relation, seen, await statusOf(tx, file), portfolio);
  return refusal ? fail(refusal) : { ...visible, file };
}

type Arriving = Pick<StoredFile, 'portfolio_uid' | 'document_type' | 'added_by_id'>;

/** Why whoever announced this file may no longer add it; null while they may. The dossier stays as it is until the transaction ends. */
export async function lockForArrival(
  tx: Tx,
  { portfolio_uid, document_type, added_by_id }: Arriving,
): Promise<AddRefusal | 'NOT_FOUND' | null> {
  await holdPortfolio(tx, portfolio_uid);
  // What the service brings by itself, nobody has to be allowed to.
  if (added_by_id === null) return null;
  const adder = await findViewer(tx, added_by_id);
  const visible = adder && (await findVisible(tx, adder, portfolio_uid));
  return visible ? addRefusal(visible.relation, document_type, visible.portfolio) : 'NOT_FOUND';
}
