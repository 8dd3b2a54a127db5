// How far a reading is and that a control was made, told to whoever watches: no history is kept of it.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { EVENTS_CHANNEL } from '../portfolios/door.ts';
import type { Place } from './controls.queries.ts';

export type ReadingProgress = {
  portfolio_uid: string;
  file_id: string;
  document_type: DocumentType | null;
  pages_done: number;
  pages_total: number;
};

export const publishProgress = (tx: Tx, progress: ReadingProgress) =>
  tx.execute(sql`select pg_notify(${EVENTS_CHANNEL}, ${JSON.stringify(progress)})`);

/** A control that moves nothing leaves no event: the page asks again what its rules say. */
export const publishControlled = (tx: Tx, { portfolio_uid, document_type }: Place) =>
  tx.execute(
    sql`select pg_notify(${EVENTS_CHANNEL}, ${JSON.stringify({ portfolio_uid, controlled: document_type })})`,
  );
