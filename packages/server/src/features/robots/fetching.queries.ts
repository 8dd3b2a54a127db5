// Whether a visit is still bringing papers to a slot: what is there is not all there will be.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { and, eq, notInArray } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { documentFiles } from '../documents/files.table.ts';
import { robotDocuments, robotRuns } from './robots.table.ts';

/** One that was put off brings nothing meanwhile. */
const BRINGS_NOTHING = ['PENDING', 'DONE', 'PARTIAL', 'FAILED'] as const;

export async function isBeingFetched(
  tx: Tx,
  { portfolio_uid, document_type }: { portfolio_uid: string; document_type: DocumentType },
): Promise<boolean> {
  const [fetched] = await tx
    .select({ id: robotRuns.id })
    .from(robotRuns)
    .innerJoin(robotDocuments, eq(robotDocuments.run_id, robotRuns.id))
    .innerJoin(documentFiles, eq(documentFiles.id, robotDocuments.file_id))
    .where(
      and(
        eq(robotRuns.portfolio_uid, portfolio_uid),
        notInArray(robotRuns.state, [...BRINGS_NOTHING]),
        eq(documentFiles.document_type, document_type),
      ),
    )
    .limit(1);
  return fetched !== undefined;
}
