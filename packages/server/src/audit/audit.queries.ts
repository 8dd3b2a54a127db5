// Writes the security journal: one line per event, in the transaction of its cause.
import {
  AUDIT_DAYS,
  type AuditActor,
  type AuditDetail,
  type AuditKind,
  type AuditOutcome,
  isOneLook,
} from '@quitus/domain/security/audit';
import { browserName } from '@quitus/domain/security/browser-name';
import { ipRange } from '@quitus/domain/security/ip-range';
import { DAY_MS } from '@quitus/domain/time/durations';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Tx } from '../db/pool.ts';
import { pseudonym } from '../keys.ts';
import { auditEvents } from './audit.table.ts';
import type { Origin } from './origin.ts';

/** What an event is about. Whose it is: the account named, else the dossier's owner, else who did it. */
export type Subject = {
  account_id?: string | undefined;
  /** Who says to be here. Not kept: it finds the account, which did it itself once it was let in. */
  email?: string | null | undefined;
  portfolio_uid?: string | undefined;
  detail?: AuditDetail | undefined;
};

type SignedIn = { account_id: string; staff: boolean };

export type AuditEvent = Subject & {
  kind: AuditKind;
  outcome?: AuditOutcome;
  /** null: nobody who is signed in. */
  actor: SignedIn | 'SERVICE' | null;
};

const concerned = z.object({ id: z.uuid(), organization_id: z.uuid(), staff: z.boolean() });
type Concerned = z.output<typeof concerned>;

export async function recordAudit(tx: Tx, event: AuditEvent, origin: Origin): Promise<void> {
  const { kind, outcome = 'DONE', portfolio_uid = null, detail = {} } = event;
  const account = await findConcerned(tx, event);
  const { at, ip, user_agent, keys } = origin;
  const doer = doerOf(event, outcome, account);
  const ip_pseudonym = ip && pseudonym(keys, ip);
  if (isOneLook(kind) && (await isRepeated(tx, { ...doer, ip_pseudonym }, event, at))) return;
  await tx.insert(auditEvents).values({
    at,
    kind,
    outcome,
    ...doer,
    account_id: account?.id ?? null,
    organization_id: account?.organization_id ?? null,
    portfolio_uid,
    ip_pseudonym,
    ip_range: ip && ipRange(ip),
    browser: ip && browserName(user_agent),
    detail,
  });
}

async function findConcerned(tx: Tx, event: AuditEvent): Promise<Concerned | undefined> {
  const { account_id = null, email = null, portfolio_uid = null, actor } = event;
  const doer_id = actor === null || actor === 'SERVICE' ? null : actor.account_id;
  const { rows } = await tx.execute(sql`
    select id, organization_id, staff from accounts where id = coalesce(
      ${account_id}::uuid,
      (select id from accounts where email = ${email}),
      (select owner_id from portfolios where uid = ${portfolio_uid}::uuid),
      ${doer_id}::uuid)`);
  return z.array(concerned).parse(rows)[0];
}

function doerOf(
  { actor, email }: AuditEvent,
  outcome: AuditOutcome,
  account: Concerned | undefined,
): { actor_kind: AuditActor; actor_id: string | null } {
  if (actor === 'SERVICE') return { actor_kind: 'SERVICE', actor_id: null };
  const itself = email && outcome === 'DONE' && account;
  const doer = actor ?? (itself ? { account_id: account.id, staff: account.staff } : null);
  if (doer === null) return { actor_kind: 'VISITOR', actor_id: null };
  return { actor_kind: doer.staff ? 'STAFF' : 'ACCOUNT', actor_id: doer.account_id };
}

const LOOK_MS = 30 * 60 * 1000;

type Who = { actor_id: string | null; ip_pseudonym: string | null };

/** By the same person; from the same address where nobody is signed in. */
async function isRepeated(
  tx: Tx,
  { actor_id, ip_pseudonym }: Who,
  { kind, portfolio_uid, detail }: AuditEvent,
  at: Date,
): Promise<boolean> {
  const [lately] = await tx
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.kind, kind),
        gt(auditEvents.at, new Date(at.getTime() - LOOK_MS)),
        sql`${auditEvents.actor_id} is not distinct from ${actor_id}::uuid`,
        sql`${auditEvents.portfolio_uid} is not distinct from ${portfolio_uid ?? null}::uuid`,
        sql`${auditEvents.detail} ->> 'about_id' is not distinct from ${detail?.about_id ?? null}`,
        actor_id === null && ip_pseudonym !== null
          ? eq(auditEvents.ip_pseudonym, ip_pseudonym)
          : undefined,
      ),
    )
    .limit(1);
  return lately !== undefined;
}

type Opened = { portfolio_uid: string; file_id?: string; document_type?: string | null };

/** Somebody of the team looks at what is not theirs. Nothing for a live line: calls came before it. */
export async function recordStaffOpening(
  tx: Tx,
  actor: SignedIn & { origin: Origin | null },
  { portfolio_uid, file_id, document_type }: Opened,
): Promise<void> {
  const { origin } = actor;
  if (origin === null) return;
  const kind = file_id === undefined ? 'STAFF_OPENED_DOSSIER' : 'STAFF_OPENED_FILE';
  const detail = { about_id: file_id, document_type: document_type ?? undefined };
  await recordAudit(tx, { kind, actor, portfolio_uid, detail }, origin);
}

/** The only way a line goes: the database wants to hear that it is meant, and checks its age. */
export async function forgetAudit(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - AUDIT_DAYS * DAY_MS);
  await tx.transaction(async (own) => {
    await own.execute(sql`select set_config('quitus.forgets_audit', 'on', true)`);
    await own.delete(auditEvents).where(lt(auditEvents.at, before));
  });
}
