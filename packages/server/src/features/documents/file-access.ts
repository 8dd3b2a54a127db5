// A file of a dossier for somebody who means to look at it, or to do something with it.
import { fail } from '@quitus/api/errors';
import {
  addRefusal,
  type AddRefusal,
  type FileOfDossier,
  type FileRule,
  seesFile,
  takeOutRefusal,
} from '@quitus/domain/portfolios/permissions';

import { recordStaffOpening } from '../../audit/audit.queries.ts';
import type { Tx } from '../../db/pool.ts';
import type { Actor } from '../../http/handler.ts';
import {
  findDossier,
  findStatus,
  findViewer,
  findVisible,
  lockPortfolio,
  lockDossier,
  type Visible,
} from '../portfolios/door.ts';
import { findFile, isInSlot, lockFile, type StoredFile } from './files.queries.ts';

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
  // What was taken out of an archive, or cut into its documents, is seen as those.
  if (file?.portfolio_uid !== uid || file.state === 'UNPACKED') return fail('NOT_FOUND');
  const asked = {
    ...asSeenBy(file, actor.account_id),
    current: await isInSlot(tx, file_id),
  };
  if (!seesFile(relation, asked, await statusOf(tx, file))) return fail('NOT_FOUND');
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

type Arriving = Pick<StoredFile, 'portfolio_uid' | 'document_type' | 'added_by_id' | 'origin'>;

/** Why whoever announced this file may no longer add it; null while they may. The dossier stays as it is until the transaction ends. */
export async function lockForArrival(
  tx: Tx,
  { portfolio_uid, document_type, added_by_id, origin }: Arriving,
): Promise<AddRefusal | 'NOT_FOUND' | null> {
  const portfolio = await lockPortfolio(tx, portfolio_uid);
  // What the service fetches is put there as by the owner; an account that is gone adds nothing more.
  if (added_by_id === null)
    return portfolio && origin === 'SCRAPED'
      ? addRefusal('OWNER', document_type, portfolio)
      : 'NOT_FOUND';
  const adder = await findViewer(tx, added_by_id);
  const visible = adder && (await findVisible(tx, adder, portfolio_uid));
  return visible ? addRefusal(visible.relation, document_type, visible.portfolio) : 'NOT_FOUND';
}

/** Whether whoever announced a new version may still take the place of the former: asked when it lands. */
export async function mayStillReplace(
  tx: Tx,
  { replaces_id, added_by_id, portfolio_uid }: StoredFile,
): Promise<boolean> {
  const former = replaces_id && (await lockFile(tx, replaces_id));
  const adder = added_by_id && (await findViewer(tx, added_by_id));
  const visible = adder && (await findVisible(tx, adder, portfolio_uid));
  if (!former || !visible) return false;
  const seen = asSeenBy(former, adder.account_id);
  const { relation, portfolio } = visible;
  return takeOutRefusal(relation, seen, await statusOf(tx, former), portfolio) === null;
}
