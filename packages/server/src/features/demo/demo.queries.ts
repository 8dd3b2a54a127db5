// An empty demonstration is given people and dossiers, once, all or nothing.
import { DOCUMENT_TYPES, type DocumentType } from '@quitus/domain/documents/document-type';
import type { GuestRole } from '@quitus/domain/invitations/guest-role';
import { eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { accountInformation, accounts, organizations } from '../accounts/accounts.table.ts';
import { portfolioGuests } from '../invitations/invitations.table.ts';
import { recordEvent } from '../portfolios/events.queries.ts';
import { createPortfolio } from '../portfolios/portfolios.queries.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { changeSlot } from '../portfolios/slots.queries.ts';
import {
  AGENCY,
  type DemoDossier,
  type DemoPerson,
  type DemoPersonName,
  DOSSIERS,
  PEOPLE,
} from './demo.data.ts';

type Someone = { id: string; account_id: string; organization_id: string; email: string };
type Cast = Record<DemoPersonName, Someone>;

const DEMO_LOCK = 4_710_001;
const DAY_MS = 24 * 3600 * 1000;
/** Between two documents of a day. */
const PAUSE_MS = 17 * 60 * 1000;

/** Whether there was nothing yet. Several processes may start at once: one fills, the others wait. */
export function fillDemo({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    const [somebody] = await tx.select({ id: accounts.id }).from(accounts).limit(1);
    if (somebody) return false;
    const today = now();
    const agency = await addOrganization(tx, AGENCY, today);
    const add = (person: DemoPerson) => addPerson(tx, person, agency, today);
    const cast: Cast = {
      master: await add(PEOPLE.master),
      lucie: await add(PEOPLE.lucie),
      karim: await add(PEOPLE.karim),
      seller: await add(PEOPLE.seller),
      notary: await add(PEOPLE.notary),
      staff: await add(PEOPLE.staff),
    };
    for (const dossier of DOSSIERS) await addDossier(tx, dossier, cast, today);
    return true;
  });
}

async function addOrganization(
  tx: Tx,
  fields: { name?: string; agent_allowance?: number },
  created_at: Date,
): Promise<string> {
  const [made] = await tx
    .insert(organizations)
    .values({ ...fields, created_at })
    .returning({ id: organizations.id });
  if (!made) throw new Error('no organisation was inserted');
  return made.id;
}

async function addPerson(
  tx: Tx,
  { email, account_type, first_name, last_name, agency: belongs, staff = false }: DemoPerson,
  agency: string,
  created_at: Date,
): Promise<Someone> {
  const organization_id = belongs ? agency : await addOrganization(tx, {}, created_at);
  const [made] = await tx
    .insert(accounts)
    .values({
      email,
      account_type,
      organization_id,
      staff,
      email_verified_at: created_at,
      created_at,
    })
    .returning({ id: accounts.id });
  if (!made) throw new Error('no account was inserted');
  await tx.insert(accountInformation).values({ account_id: made.id, first_name, last_name });
  return { id: made.id, account_id: made.id, organization_id, email };
}

type Step = { at: Date; act: (at: Date) => Promise<unknown> };

/** Told in the order it happened, as if people had done it. */
async function addDossier(tx: Tx, dossier: DemoDossier, cast: Cast, today: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS);
  const owner = cast[dossier.owner];
  const { portfolio_type, main_address, address_extra_line = null, reference = null } = dossier;
  const fields = { portfolio_type, main_address, address_extra_line, reference };
  const opened = daysAgo(dossier.opened_days_ago);
  const { uid } = await createPortfolio(tx, owner, fields, opened);
  const steps: Step[] = [
    { at: opened, act: (at) => answer(tx, uid, dossier, owner, at) },
    ...(dossier.guests ?? []).map(({ person, role, days_ago }) => ({
      at: daysAgo(days_ago),
      act: (at: Date) => letGuestIn(tx, uid, cast[person], role, at),
    })),
    ...documentsOf(dossier).map(([type, slot], index) => ({
      at: new Date(daysAgo(slot.days_ago).getTime() - index * PAUSE_MS),
      act: (at: Date) => fillSlot(tx, uid, type, slot, at),
    })),
  ];
  for (const { at, act } of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    await act(at);
}

async function answer(tx: Tx, uid: string, dossier: DemoDossier, actor: Someone, at: Date) {
  const { situation } = dossier;
  const answered = Object.keys(situation).join(',');
  if (answered === '') return;
  await tx.update(portfolios).set({ situation }).where(eq(portfolios.uid, uid));
  const detail = { fields: answered, skipped: '' };
  await recordEvent(tx, { portfolio_uid: uid, kind: 'SITUATION_ANSWERED', actor, detail }, at);
}

async function letGuestIn(tx: Tx, uid: string, guest: Someone, role: GuestRole, at: Date) {
  const joined = { portfolio_uid: uid, account_id: guest.id, role, joined_at: at };
  await tx.insert(portfolioGuests).values(joined);
  const event = {
    portfolio_uid: uid,
    kind: 'GUEST_JOINED',
    actor: guest,
    detail: { role },
  } as const;
  await recordEvent(tx, event, at);
}

type DemoSlot = NonNullable<DemoDossier['documents'][DocumentType]>;

async function fillSlot(
  tx: Tx,
  uid: string,
  document_type: DocumentType,
  { status, files = 0, note }: DemoSlot,
  at: Date,
) {
  await changeSlot(tx, uid, document_type, { status, file_count: files, note: note ?? null }, at);
  const detail = { from: 'A_AJOUTER', to: status };
  const kind = 'DOCUMENT_STATUS_CHANGED';
  await recordEvent(tx, { portfolio_uid: uid, kind, document_type, actor: null, detail }, at);
}

function documentsOf(dossier: DemoDossier): [DocumentType, DemoSlot][] {
  const days_ago = dossier.opened_days_ago - 3;
  const all = (dossier.verified ?? []).map((type): [DocumentType, DemoSlot] => [
    type,
    { status: 'VERIFIED', files: 1, days_ago },
  ]);
  for (const type of DOCUMENT_TYPES) {
    const slot = dossier.documents[type];
    if (slot) all.push([type, slot]);
  }
  return all;
}
