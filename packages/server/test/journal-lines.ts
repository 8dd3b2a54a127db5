// The lines that something left in the security journal.
import { and, asc, desc, eq, gt, type SQL } from 'drizzle-orm';

import { auditEvents } from '../src/audit/audit.table.ts';
import type { TestApp } from './test-app.ts';

type World = Pick<TestApp, 'deps'>;

async function lastId({ deps }: World): Promise<number> {
  const [last] = await deps.db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return last?.id ?? 0;
}

export async function linesOf(t: World, work: () => Promise<unknown>, only?: SQL) {
  const before = await lastId(t);
  await work();
  return t.deps.db
    .select()
    .from(auditEvents)
    .where(and(gt(auditEvents.id, before), only))
    .orderBy(asc(auditEvents.id));
}

/** What the last of them says that this person did; null for nothing. */
export async function lastDoneBy({ deps }: World, account_id: string): Promise<string | null> {
  const [last] = await deps.db
    .select({ kind: auditEvents.kind })
    .from(auditEvents)
    .where(eq(auditEvents.actor_id, account_id))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return last?.kind ?? null;
}
