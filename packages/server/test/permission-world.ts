// People and things of the permission matrix: one agency, those it invited, and people elsewhere.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

import { GUEST_ROLES } from '@quitus/domain/invitations/guest-role';
import { and, desc, eq, isNull } from 'drizzle-orm';

import { contentKey } from '../src/adapters/storage/content.ts';
import { sessions } from '../src/features/auth/auth.table.ts';
import { openSession } from '../src/features/auth/sessions.queries.ts';
import { documentFiles } from '../src/features/documents/files.table.ts';
import { portfolioGuests } from '../src/features/portfolios/guests.table.ts';
import { createInvitation } from '../src/features/portfolios/invitations.queries.ts';
import { changeSlot } from '../src/features/portfolios/slots.queries.ts';
import { keepReading } from '../src/features/reading/readings.queries.ts';
import { createShare } from '../src/features/sharing/sharing.queries.ts';
import { newShare } from './new-share.ts';
import {
  createDossier,
  createOrganization,
  createPerson,
  freshEmail,
  type Person,
} from './people.ts';
import { createSales, type Sales, unknownSales } from './permission-sales.ts';
import { bringSlotTo } from './slot-status.ts';
import { smallPdf } from './small-pdf.ts';
import { createTestApp } from './test-app.ts';

export const t = await createTestApp({
  env: { REQUESTS_PER_MINUTE: '1000000', TRUST_PROXY: '1' },
});
const { deps } = t;

const agency = await createOrganization(t, { agent_allowance: 100_000 });
const inAgency = { organization_id: agency };
// Room for its agent, whatever offer its head takes.
const elsewhere = await createOrganization(t, { agent_allowance: 100_000 });

/** Columns: the agency of the dossier, those it invited, and people who have nothing to do with it. */
export const PEOPLE = {
  OWNER: await createPerson(t, 'ENTERPRISE_AGENT', inAgency),
  MASTER: await createPerson(t, 'ENTERPRISE_MASTER', inAgency),
  COLLEAGUE: await createPerson(t, 'ENTERPRISE_AGENT', inAgency),
  NOTAIRE: await createPerson(t, 'GUEST'),
  ACQUEREUR: await createPerson(t, 'GUEST'),
  AGENT: await createPerson(t, 'GUEST'),
  VENDEUR: await createPerson(t, 'GUEST'),
  OTHER_BASIC: await createPerson(t, 'BASIC'),
  OTHER_PRO_ON_DEMAND: await createPerson(t, 'PRO_ON_DEMAND'),
  OTHER_PRO_UNLIMITED: await createPerson(t, 'PRO_UNLIMITED'),
  OTHER_MASTER: await createPerson(t, 'ENTERPRISE_MASTER', { organization_id: elsewhere }),
  OTHER_AGENT: await createPerson(t, 'ENTERPRISE_AGENT', { organization_id: elsewhere }),
  OTHER_GUEST: await createPerson(t, 'GUEST'),
  STAFF: await createPerson(t, 'BASIC', { staff: true }),
} as const;
export type Column = keyof typeof PEOPLE;
export const COLUMNS: Column[] = Object.keys(PEOPLE).filter(
  (name): name is Column => name in PEOPLE,
);

export type World = Sales & {
  uid: string;
  /** Waits for its payment. */
  unpaid_uid: string;
  invitation_id: string;
  invited_by: string;
  guest_id: string;
  agent_id: string;
  session_id: string;
  file_id: string;
  /** Announced by the owner, and still to come. */
  awaited_id: string;
  share_id: string;
  caller: Person;
};

/** Fresh for each call, so that what one may do leaves nothing for the next. */
export async function createWorld(caller: Person): Promise<World> {
  const owner = PEOPLE.OWNER;
  const uid = await createDossier(t, owner);
  const unpaid_uid = await createDossier(t, owner, {
    portfolio_type: 'PENDING_PAYMENT_PORTFOLIO',
    intended_type: 'APARTMENT_SALE_PORTFOLIO',
  });
  const guest = await createPerson(t, 'GUEST');
  const joined = { joined_at: deps.now() };
  await deps.db.insert(portfolioGuests).values([
    ...[uid, unpaid_uid].flatMap((portfolio_uid) =>
      GUEST_ROLES.map((role) => ({
        ...joined,
        portfolio_uid,
        account_id: PEOPLE[role].id,
        role,
      })),
    ),
    { ...joined, portfolio_uid: uid, account_id: guest.id, role: 'NOTAIRE' as const },
  ]);
  const agent = await createPerson(t, 'ENTERPRISE_AGENT', inAgency);
  const { id } = await createInvitation(
    deps.db,
    deps.keys.seal,
    { portfolio_uid: uid, guest_email: freshEmail(), role: 'NOTAIRE', message: null },
    { account_id: owner.id },
    deps.now(),
  );
  await openSession(deps.db, deps.keys.accessToken, owner, null, deps.now());
  const [session] = await deps.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.account_id, owner.id), isNull(sessions.user_agent)))
    .orderBy(desc(sessions.created_at), desc(sessions.id))
    .limit(1);
  const [file_id, awaited_id] = [randomUUID(), randomUUID()];
  const file = {
    portfolio_uid: uid,
    document_type: 'PV_AG',
    name: 'pv.pdf',
    origin: 'UPLOADED_BY_USER',
    size: 100,
    created_at: deps.now(),
  } as const;
  const sha256 = 'a'.repeat(64);
  await deps.db.insert(documentFiles).values([
    { ...file, id: file_id, state: 'READY', format: 'PDF', pages: 2, sha256 },
    { ...file, id: awaited_id, state: 'RECEIVING', added_by_id: owner.id },
  ]);
  await deps.storage.put(contentKey(uid, sha256), Readable.from([smallPdf(2)]));
  const minutes = { type: 'PV_AG', sub_kind: null, pages: [1, 2], answered: true } as const;
  await keepReading(
    deps.db,
    file_id,
    { pages: [], documents: [{ ...minutes, margin: 20, evidence: [], facts: [] }] },
    deps.now(),
  );
  await changeSlot(deps.db, uid, 'PV_AG', { file_count: 1 }, deps.now());
  await bringSlotTo(deps, uid, 'PV_AG', 'NEW_A_VERIFIER');
  const share = newShare();
  await createShare(
    deps.db,
    deps.keys.seal,
    { ...share, portfolio_uid: uid },
    { account_id: owner.id, name: owner.name },
    deps.now(),
  );
  return {
    ...(await createSales(t, unpaid_uid, owner, PEOPLE.MASTER)),
    uid,
    unpaid_uid,
    file_id,
    awaited_id,
    share_id: share.id,
    session_id: session?.id ?? '',
    invitation_id: id,
    invited_by: owner.id,
    guest_id: guest.id,
    agent_id: agent.id,
    caller,
  };
}

/** The same call about things that do not exist: it must not sound different. */
export const unknownWorld = (caller: Person): World => ({
  ...unknownSales(),
  uid: randomUUID(),
  unpaid_uid: randomUUID(),
  invitation_id: randomUUID(),
  invited_by: caller.id,
  guest_id: randomUUID(),
  agent_id: randomUUID(),
  session_id: randomUUID(),
  file_id: randomUUID(),
  awaited_id: randomUUID(),
  share_id: randomUUID(),
  caller,
});
