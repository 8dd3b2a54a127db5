// An empty demonstration is given people and dossiers, once, all or nothing.
import { DAY_MS } from '@quitus/domain/time/durations';
import { eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { accountInformation, accounts, organizations } from '../accounts/accounts.table.ts';
import { createPortfolio } from '../portfolios/door.ts';
import { portfolioGuests } from '../portfolios/guests.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import {
  AGENCY,
  type DemoDossier,
  type DemoPerson,
  type DemoPersonName,
  DOSSIERS,
  PEOPLE,
} from './demo.data.ts';
import { fillDemoFiles } from './demo.jobs.ts';

type Someone = { id: string; account_id: string; organization_id: string; email: string };
type Cast = Record<DemoPersonName, Someone>;

const DEMO_LOCK = 4_710_001;

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
    const dossiers = [];
    for (const dossier of DOSSIERS)
      dossiers.push({ uid: await addDossier(tx, dossier, cast, today), key: dossier.key });
    await enqueue(tx, fillDemoFiles, { dossiers });
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

/** Empty: what happened in it is told with its files. */
async function addDossier(tx: Tx, dossier: DemoDossier, cast: Cast, today: Date): Promise<string> {
  const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS);
  const owner = cast[dossier.owner];
  const { portfolio_type, main_address, address_extra_line = null, reference = null } = dossier;
  const fields = { portfolio_type, main_address, address_extra_line, reference };
  const { uid } = await createPortfolio(tx, owner, fields, daysAgo(dossier.opened_days_ago));
  const { situation } = dossier;
  await tx.update(portfolios).set({ situation }).where(eq(portfolios.uid, uid));
  for (const { person, role, days_ago } of dossier.guests ?? []) {
    const joined = { account_id: cast[person].id, role, joined_at: daysAgo(days_ago) };
    await tx.insert(portfolioGuests).values({ portfolio_uid: uid, ...joined });
  }
  return uid;
}
