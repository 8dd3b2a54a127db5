// The statement of a dossier, computed from its papers and its answers as they are now.
import { parisDay } from '@quitus/domain/documents/calendar';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { SOURCE_TYPES } from '@quitus/domain/preetatdate/access';
import { mayComplete, type PaperBeingRead } from '@quitus/domain/preetatdate/being-read';
import { computeStatement } from '@quitus/domain/preetatdate/compute';
import type { Answer, SourceFile, Statement } from '@quitus/domain/preetatdate/statement';
import { controlledDocuments } from '@quitus/domain/reading/corrections';
import { and, eq, inArray } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { isCurrent } from '../documents/door.ts';
import { documentFiles } from '../documents/files.table.ts';
import { findStatuses, type PortfolioHead, wholeSituation } from '../portfolios/door.ts';
import { findCorrections } from '../reading/door.ts';
import { fileReadings } from '../reading/reading.table.ts';
import { listAnswers } from './answers.queries.ts';

/** What was refused is no source. */
const NO_SOURCE: readonly DocumentStatus[] = ['REJECTED'];

export async function findStatement(
  tx: Tx,
  portfolio: PortfolioHead,
  now: Date,
): Promise<Statement> {
  const files = await findSourceFiles(tx, portfolio.uid);
  const answers = await listAnswers(tx, portfolio.uid);
  return computedFrom(portfolio, files, answers, now);
}

/** What the papers alone say: what an answer is compared with. */
export async function findUnanswered(
  tx: Tx,
  portfolio: PortfolioHead,
  now: Date,
): Promise<Statement> {
  return computedFrom(portfolio, await findSourceFiles(tx, portfolio.uid), [], now);
}

const computedFrom = (
  portfolio: PortfolioHead,
  files: readonly SourceFile[],
  answers: readonly Answer[],
  now: Date,
): Statement =>
  computeStatement({
    date: parisDay(now),
    dossier: { ...portfolio, situation: wholeSituation(portfolio.situation) },
    files,
    answers,
  });

/** Those whose words may still change the statement. */
export async function findPapersBeingRead(
  tx: Tx,
  portfolio_uid: string,
): Promise<PaperBeingRead[]> {
  const rows = await tx
    .select({ document_type: documentFiles.document_type, name: documentFiles.name })
    .from(documentFiles)
    .innerJoin(fileReadings, eq(fileReadings.file_id, documentFiles.id))
    .where(
      and(
        eq(documentFiles.portfolio_uid, portfolio_uid),
        isCurrent,
        inArray(fileReadings.state, ['QUEUED', 'READING']),
      ),
    )
    .orderBy(documentFiles.created_at, documentFiles.id);
  return rows.filter(mayComplete);
}

/** In the slots now, read, with people's corrections in place; only the columns that are needed. */
async function findSourceFiles(tx: Tx, portfolio_uid: string): Promise<SourceFile[]> {
  const statusOf = await findStatuses(tx, portfolio_uid);
  const rows = await tx
    .select({
      file_id: documentFiles.id,
      document_type: documentFiles.document_type,
      name: documentFiles.name,
      sha256: documentFiles.sha256,
      documents: fileReadings.documents,
    })
    .from(documentFiles)
    .innerJoin(fileReadings, eq(fileReadings.file_id, documentFiles.id))
    .where(and(eq(documentFiles.portfolio_uid, portfolio_uid), isCurrent))
    .orderBy(documentFiles.created_at, documentFiles.id);
  const sources = rows.filter(
    ({ document_type }) =>
      document_type !== null &&
      SOURCE_TYPES.includes(document_type) &&
      !NO_SOURCE.includes(statusOf(document_type)),
  );
  const ids = sources.map(({ file_id }) => file_id);
  const corrections = Map.groupBy(await findCorrections(tx, ids), ({ file_id }) => file_id);
  return sources.flatMap(({ file_id, name, sha256, documents }) =>
    sha256 === null
      ? []
      : [
          {
            file_id,
            name,
            sha256,
            documents: controlledDocuments(documents, corrections.get(file_id) ?? []),
          },
        ],
  );
}
