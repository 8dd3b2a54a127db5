import { fail } from '@quitus/api/errors';
// What people confirm or correct of what was read.
import type { ReadingView } from '@quitus/api/reading.api';
import { type FormerCorrection, effectiveFacts } from '@quitus/domain/reading/corrections';
import {
  acceptsValue,
  type FactValue,
  isFactName,
  sameValue,
} from '@quitus/domain/reading/fact-value';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { factCorrections } from './reading.table.ts';
import { findCorrections, findReading } from './readings.queries.ts';

const NOTHING = {
  state: 'FAILED',
  pages_done: 0,
  pages_total: 0,
  pages: [],
  documents: [],
} as const;

/** A file that nothing reads is told as one that could not be. */
export async function readingView(tx: Tx, file_id: string): Promise<ReadingView> {
  const reading = (await findReading(tx, file_id)) ?? { ...NOTHING, read_at: null };
  const corrections = await findCorrections(tx, [file_id]);
  return {
    file_id,
    state: reading.state,
    pages_done: reading.pages_done,
    pages_total: reading.pages_total,
    pages: [...reading.pages],
    documents: reading.documents.map((document, index) => ({
      ...document,
      facts: effectiveFacts(document.facts, index, corrections).map((fact) => ({
        ...fact,
        former: [...fact.former],
        at: fact.at?.toISOString() ?? null,
      })),
    })),
    read_at: reading.read_at?.toISOString() ?? null,
  };
}

type Which = { file_id: string; document: number; name: string };
type Author = { account_id: string; name: string; staff: boolean };

export async function correctFact(
  tx: Tx,
  { file_id, document, name }: Which,
  value: FactValue,
  { account_id, name: by, staff: by_staff }: Author,
  at: Date,
): Promise<void> {
  const reading = await findReading(tx, file_id);
  if (!reading?.documents[document]) fail('NOT_FOUND');
  if (!isFactName(name) || !acceptsValue(name, value)) fail('INVALID_FACT');
  const [said] = await tx.select().from(factCorrections).where(ofFact({ file_id, document, name }));
  const before = said ? withFormer(said, value) : [];
  const set = { value, by_id: account_id, by, by_staff, at, before };
  await tx
    .insert(factCorrections)
    .values({ file_id, document, name, ...set })
    .onConflictDoUpdate({
      target: [factCorrections.file_id, factCorrections.document, factCorrections.name],
      set,
    });
}

/** Somebody may change their mind all day: the last ones tell enough. */
const MOST_KEPT = 20;

/** Saying the same again is no change. */
function withFormer(
  { value, by, at, before }: typeof factCorrections.$inferSelect,
  next: FactValue,
): readonly FormerCorrection[] {
  if (sameValue(value, next)) return before;
  return [...before, { value, by, at: at.toISOString() }].slice(-MOST_KEPT);
}

export const removeCorrection = (tx: Tx, which: Which) =>
  tx.delete(factCorrections).where(ofFact(which));

const ofFact = ({ file_id, document, name }: Which) =>
  and(
    eq(factCorrections.file_id, file_id),
    eq(factCorrections.document, document),
    eq(factCorrections.name, name),
  );
