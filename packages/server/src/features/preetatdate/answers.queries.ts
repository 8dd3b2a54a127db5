// What people said of the fields of a statement.
import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import type { Answer, FieldValue } from '@quitus/domain/preetatdate/statement';
import { and, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { pedAnswers } from './preetatdate.table.ts';

export async function listAnswers(tx: Tx, portfolio_uid: string): Promise<Answer[]> {
  const rows = await tx
    .select()
    .from(pedAnswers)
    .where(eq(pedAnswers.portfolio_uid, portfolio_uid))
    .orderBy(pedAnswers.at);
  return rows.map(({ reference, value, as_of, by, by_staff, in_bulk, at, seen }) => ({
    reference,
    value,
    as_of,
    by,
    by_staff,
    in_bulk,
    at: at.toISOString(),
    seen,
  }));
}

export type NewAnswer = {
  reference: FieldReference;
  value: FieldValue | null;
  as_of: string | null;
  seen: string;
  in_bulk?: boolean;
};

type Author = { by_id: string; by: string; by_staff: boolean };

export async function saveAnswers(
  tx: Tx,
  portfolio_uid: string,
  answers: readonly NewAnswer[],
  author: Author,
  at: Date,
): Promise<void> {
  if (answers.length === 0) return;
  await tx
    .insert(pedAnswers)
    .values(answers.map((answer) => ({ portfolio_uid, ...answer, ...author, at })))
    .onConflictDoUpdate({
      target: [pedAnswers.portfolio_uid, pedAnswers.reference],
      set: {
        value: sql`excluded.value`,
        as_of: sql`excluded.as_of`,
        by_id: sql`excluded.by_id`,
        by: sql`excluded.by`,
        by_staff: sql`excluded.by_staff`,
        in_bulk: sql`excluded.in_bulk`,
        at: sql`excluded.at`,
        seen: sql`excluded.seen`,
      },
    });
}

export const removeAnswer = (tx: Tx, portfolio_uid: string, reference: FieldReference) =>
  tx
    .delete(pedAnswers)
    .where(and(eq(pedAnswers.portfolio_uid, portfolio_uid), eq(pedAnswers.reference, reference)));
