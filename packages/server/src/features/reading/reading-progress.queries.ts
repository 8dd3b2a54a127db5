// How far a reading is, told to whoever watches: nothing of it is kept as history.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { EVENTS_CHANNEL } from '../portfolios/events.queries.ts';

export type ReadingProgress = {
  portfolio_uid: string;
  file_id: string;
  document_type: DocumentType | null;
  pages_done: number;
  pages_total: number;
};

export const tellProgress = (tx: Tx, progress: ReadingProgress) =>
  tx.execute(sql`select pg_notify(${EVENTS_CHANNEL}, ${JSON.stringify(progress)})`);
