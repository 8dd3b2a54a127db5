// What the papers of a dossier say now: those in their slots, with people's corrections in place.
import { type EffectiveFact, effectiveFacts } from '@quitus/domain/reading/corrections';
import { and, desc, eq, isNotNull } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { isCurrent } from '../documents/door.ts';
import { documentFiles } from '../documents/files.table.ts';
import { findStatuses } from '../portfolios/door.ts';
import { fileReadings } from './reading.table.ts';
import { findCorrections } from './readings.queries.ts';

/** Of the files that came last first. What was refused says nothing. */
export async function findEffectiveFacts(tx: Tx, portfolio_uid: string): Promise<EffectiveFact[]> {
  const statusOf = await findStatuses(tx, portfolio_uid);
  const rows = await tx
    .select({
      file_id: documentFiles.id,
      document_type: documentFiles.document_type,
      documents: fileReadings.documents,
    })
    .from(documentFiles)
    .innerJoin(fileReadings, eq(fileReadings.file_id, documentFiles.id))
    .where(
      and(
        eq(documentFiles.portfolio_uid, portfolio_uid),
        isNotNull(documentFiles.document_type),
        isCurrent,
      ),
    )
    .orderBy(desc(documentFiles.created_at), desc(documentFiles.id));
  const kept = rows.filter(
    ({ document_type }) => document_type !== null && statusOf(document_type) !== 'REJECTED',
  );
  const said = await findCorrections(
    tx,
    kept.map(({ file_id }) => file_id),
  );
  const corrections = Map.groupBy(said, ({ file_id }) => file_id);
  return kept.flatMap(({ file_id, documents }) =>
    documents.flatMap(({ facts }, index) =>
      effectiveFacts(facts, index, corrections.get(file_id) ?? []),
    ),
  );
}
