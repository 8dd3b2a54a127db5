// What may be downloaded: verified, still in its slot, and visible to who asks.
import { fail } from '@quitus/api/errors';
import { type Relation, seesDocument } from '@quitus/domain/portfolios/permissions';

import type { Tx } from '../../db/pool.ts';
import { listCurrentFiles, sorted, type SortedFile } from '../documents/door.ts';
import { findStatuses } from '../portfolios/door.ts';

export async function downloadable(
  tx: Tx,
  portfolio_uid: string,
  relation: Relation,
): Promise<SortedFile[]> {
  const statuses = await findStatuses(tx, portfolio_uid);
  const files = sorted(await listCurrentFiles(tx, portfolio_uid));
  return files.filter(
    ({ document_type }) =>
      statuses(document_type) === 'VERIFIED' && seesDocument(relation, document_type, 'VERIFIED'),
  );
}

/** Those that were named, or all of them. */
export function chosen<F extends SortedFile>(
  files: readonly F[],
  file_ids: readonly string[] | undefined,
): F[] {
  const named = new Set(file_ids ?? files.map(({ id }) => id));
  const found = files.filter(({ id }) => named.has(id));
  if (found.length < named.size) fail('NOT_FOUND');
  return found.length > 0 ? found : fail('FILES_NOT_FOUND');
}
