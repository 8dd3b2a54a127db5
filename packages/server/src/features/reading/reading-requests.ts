// Asking for a reading or a control, in the transaction that makes it needed.
import { DOCUMENT_TYPES, type DocumentType } from '@quitus/domain/documents/document-type';

import type { Tx } from '../../db/pool.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { findStatuses } from '../portfolios/door.ts';
import { changeControl, forgetControl } from './controls.queries.ts';
import { controlSpec, readFileSpec } from './reading-job-specs.ts';
import { countUnreadBeside, queueReading } from './readings.queries.ts';

type Place = { portfolio_uid: string; document_type: DocumentType };

type Paged = { id: string; pages: number | null };

/** A file without pages is not read: a person looks at it. */
export async function askReading(tx: Tx, { id, pages }: Paged): Promise<void> {
  if (!pages) return;
  const waiting_before = await countUnreadBeside(tx, id);
  await queueReading(tx, id, pages);
  await enqueue(tx, readFileSpec, { file_id: id }, { waiting_before });
}

/** Of a file that people know already: nothing is told of it, and what was read stays meanwhile. */
export async function askQuietReading(tx: Tx, { id, pages }: Paged): Promise<void> {
  if (pages) await enqueue(tx, readFileSpec, { file_id: id, again: true }, { background: true });
}

/** What the slot holds has changed: what was concluded of it, or answered, no longer counts. */
export async function askControlAnew(tx: Tx, place: Place): Promise<void> {
  await forgetControl(tx, place);
  await enqueue(tx, controlSpec, place);
}

/** Nothing is concluded anew: somebody of the team looks at what waits beside a verified document. */
export const waitForTeam = (tx: Tx, { now, ...place }: Place & { now: Date }): Promise<void> =>
  changeControl(tx, place, { waiting_since: now });

/** What was read of a paper is told otherwise. */
export const askControl = (tx: Tx, place: Place): Promise<void> => enqueue(tx, controlSpec, place);

/** What is known of the property has changed: all that waits is looked at again. */
export async function askControls(tx: Tx, portfolio_uid: string): Promise<void> {
  const statusOf = await findStatuses(tx, portfolio_uid);
  for (const document_type of DOCUMENT_TYPES)
    if (statusOf(document_type) === 'NEW_A_VERIFIER')
      await askControl(tx, { portfolio_uid, document_type });
}
