// An agency where lists grow long: many agents, many dossiers, one of them with hundreds of files.
import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

import { DOCUMENT_TYPES, type DocumentType } from '@quitus/domain/documents/document-type';
import { DOCUMENT_STATUSES, type DocumentStatus } from '@quitus/domain/documents/status';
import type { PortfolioType } from '@quitus/domain/portfolios/portfolio-type';
import { HOUR_MS } from '@quitus/domain/time/durations';
import { printSample } from '@quitus/papers/samples/press';
import { putContent } from '@quitus/server/adapters/storage/content';
import { auditEvents } from '@quitus/server/audit/audit.table';
import { inTransaction, type Tx } from '@quitus/server/db/pool';
import type { Deps } from '@quitus/server/deps';
import {
  accountInformation,
  accounts,
  organizations,
} from '@quitus/server/features/accounts/accounts.table';
import { papersOf } from '@quitus/server/features/demo/demo-papers.data';
import { documentFiles } from '@quitus/server/features/documents/files.table';
import { recordEvent } from '@quitus/server/features/portfolios/events.queries';
import {
  createPortfolio,
  searchTexts,
} from '@quitus/server/features/portfolios/portfolios.queries';
import {
  portfolioDocuments,
  portfolios,
} from '@quitus/server/features/portfolios/portfolios.table';
import { refreshStanding } from '@quitus/server/features/portfolios/slots.queries';
import { eq } from 'drizzle-orm';

import {
  EXTRAS,
  FILE_NAMES,
  FIRST_NAMES,
  LAST_NAMES,
  STREETS,
  TOWNS,
} from './large-agency.data.ts';

export const SIZE = { agents: 80, dossiers: 500, files: 300, events: 300 };
export type Size = typeof SIZE;
type Head = { id: string; organization_id: string; email: string };

/** The same place of a list for the same number, at every run. */
const nth = <T>(list: readonly T[], number: number): T => {
  const found = list[number % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
};
const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS);

/** Returns the dossier with many files. */
export async function fillLargeAgency(deps: Deps, head: Head, size: Size): Promise<string> {
  const { db, now } = deps;
  const agents = await inTransaction(db, (tx) => addAgents(tx, head, size.agents, now()));
  const dossiers: string[] = [];
  for (let number = 0; number < size.dossiers; number++) {
    const owner = number % 9 === 0 ? head : nth(agents, number * 7);
    dossiers.push(await inTransaction(db, (tx) => addDossier(tx, owner, number, now())));
  }
  const full = nth(dossiers, 0);
  await addFiles(deps, full, head, size.files);
  await inTransaction(db, (tx) => addPast(tx, full, head, size.events, now()));
  return full;
}

async function addAgents(tx: Tx, head: Head, count: number, now: Date): Promise<Head[]> {
  const { organization_id } = head;
  await tx
    .update(organizations)
    .set({ agent_allowance: count + 5 })
    .where(eq(organizations.id, organization_id));
  const made: Head[] = [];
  for (let number = 0; number < count; number++) {
    const first_name = nth(FIRST_NAMES, number);
    const last_name = nth(LAST_NAMES, number * 5 + Math.floor(number / FIRST_NAMES.length));
    const email = `agent.${String(number + 1).padStart(2, '0')}.${randomUUID().slice(0, 4)}@grande-agence.example.fr`;
    const [agent] = await tx
      .insert(accounts)
      .values({
        email,
        organization_id,
        account_type: 'ENTERPRISE_AGENT',
        // Every eleventh has not answered the invitation.
        email_verified_at: number % 11 === 10 ? null : now,
        created_at: ago(now, number * 30),
      })
      .returning({ id: accounts.id });
    if (!agent) throw new Error('no agent');
    if (number % 5 !== 4)
      await tx.insert(accountInformation).values({ account_id: agent.id, first_name, last_name });
    made.push({ id: agent.id, organization_id, email });
  }
  return made;
}

const TYPES: readonly PortfolioType[] = [
  'APARTMENT_SALE_PORTFOLIO',
  'APARTMENT_SALE_PORTFOLIO',
  'HOUSE_SALE_PORTFOLIO',
  'APARTMENT_SALE_PORTFOLIO',
  'GESTION_LOCATIVE_PORTFOLIO',
];

async function addDossier(tx: Tx, owner: Head, number: number, now: Date): Promise<string> {
  const fields = {
    portfolio_type: nth(TYPES, number),
    main_address: `${number % 13 === 12 ? '' : `${1 + ((number * 3) % 140)}${number % 17 === 0 ? ' bis' : ''} `}${nth(STREETS, number)} ${nth(TOWNS, Math.floor(number / 3))}`,
    address_extra_line: nth(EXTRAS, number),
    reference: number % 4 === 3 ? null : `Lot ${number + 1}`,
  };
  const { uid } = await createPortfolio(tx, owner, fields, ago(now, number * 5 + 200));
  const lots = number % 3 === 0 ? [String(number + 1), String(number + 301)] : [];
  const owners =
    number % 2 === 0
      ? [`${nth(FIRST_NAMES, number * 3)} ${nth(LAST_NAMES, number * 11)}`, 'SCI des Deux-Rives']
      : [];
  await tx
    .update(portfolios)
    .set({
      lots,
      owners,
      ...searchTexts({ ...fields, lots, owners }),
      archived_at: number % 10 === 9 ? ago(now, number) : null,
    })
    .where(eq(portfolios.uid, uid));
  const slots = DOCUMENT_TYPES.map((document_type, place) => ({
    portfolio_uid: uid,
    document_type,
    status: statusOf(number, place),
    updated_at: ago(now, number % 300),
  })).filter(({ status }) => status !== 'A_AJOUTER');
  if (slots.length > 0)
    await tx.insert(portfolioDocuments).values(slots.map((slot) => ({ ...slot, file_count: 1 })));
  await refreshStanding(tx, uid);
  await tx
    .update(portfolios)
    .set({ last_activity_at: ago(now, number * 2) })
    .where(eq(portfolios.uid, uid));
  return uid;
}

/** Some are empty, some whole, the others hold a bit of everything. */
function statusOf(number: number, place: number): DocumentStatus {
  if (number % 6 === 5) return 'A_AJOUTER';
  if (number % 6 === 4) return 'VERIFIED';
  const step = number * 31 + place * 7;
  if (step % 3 === 0) return 'A_AJOUTER';
  if (step % 3 === 1) return 'VERIFIED';
  return number % 6 === 0 ? nth(DOCUMENT_STATUSES, step) : 'NEW_A_VERIFIER';
}

/** A page of its own for each: two files with the same bytes would be told as one sent twice. */
async function addFiles(deps: Deps, uid: string, head: Head, count: number): Promise<void> {
  const [paper] = papersOf('marche').RIB ?? [];
  if (!paper) throw new Error('no paper to copy');
  const { pdf, pages } = printSample(paper.sample);
  const counts = new Map<DocumentType, number>();
  for (let number = 0; number < count; number++) {
    // One slot of sixty, some that wait to be sorted, the others spread over the list.
    const document_type =
      number < 60 ? 'PV_AG' : number < 90 ? null : nth(DOCUMENT_TYPES, number * 5);
    const bytes = Buffer.concat([Buffer.from(pdf), Buffer.from(`\n%${number}\n`)]);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await putContent(deps.storage, uid, sha256, Readable.from([bytes]));
    const created_at = ago(deps.now(), number);
    await deps.db.insert(documentFiles).values({
      id: randomUUID(),
      portfolio_uid: uid,
      document_type,
      name: `${nth(FILE_NAMES, number)} ${number + 1}.pdf`,
      year: document_type === 'PV_AG' ? 2026 - (number % 20) : null,
      state: 'READY',
      origin: 'UPLOADED_BY_USER',
      format: 'PDF',
      size: bytes.length,
      pages,
      sha256,
      crc32: crc32(bytes),
      added_by_id: head.id,
      added_by: head.email,
      created_at,
      ready_at: created_at,
    });
    if (document_type) counts.set(document_type, (counts.get(document_type) ?? 0) + 1);
  }
  for (const [document_type, file_count] of counts)
    await deps.db
      .insert(portfolioDocuments)
      .values({
        portfolio_uid: uid,
        document_type,
        file_count,
        status: 'VERIFIED',
        updated_at: deps.now(),
      })
      .onConflictDoUpdate({
        target: [portfolioDocuments.portfolio_uid, portfolioDocuments.document_type],
        set: { file_count, status: 'VERIFIED' },
      });
  await inTransaction(deps.db, (tx) => refreshStanding(tx, uid));
}

/** What happened in the dossier, and what its manager did elsewhere. */
async function addPast(tx: Tx, uid: string, head: Head, count: number, now: Date): Promise<void> {
  const actor = { account_id: head.id, email: head.email };
  for (let number = count; number > 0; number--) {
    const document_type = nth(DOCUMENT_TYPES, number);
    const detail = { from: 'NEW_A_VERIFIER', to: 'VERIFIED' };
    const kind = 'DOCUMENT_STATUS_CHANGED';
    const at = ago(now, number * 4);
    await recordEvent(tx, { portfolio_uid: uid, kind, document_type, actor, detail }, at);
  }
  await tx.insert(auditEvents).values(
    Array.from({ length: count }, (_, number) => ({
      at: ago(now, number),
      kind: 'SIGNED_IN_BY_LINK' as const,
      outcome: number % 7 === 0 ? ('REFUSED' as const) : ('DONE' as const),
      actor_kind: 'ACCOUNT' as const,
      actor_id: head.id,
      account_id: head.id,
      organization_id: head.organization_id,
    })),
  );
}
