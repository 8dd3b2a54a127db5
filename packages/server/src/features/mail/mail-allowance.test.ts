import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { agentsApi } from '@quitus/api/agents.api';
import { authApi } from '@quitus/api/auth.api';
import { invitationsApi } from '@quitus/api/invitations.api';
import { sharingApi } from '@quitus/api/sharing.api';
import { ALLOWANCES, MAILS_RECEIVED_A_DAY, STRANGERS } from '@quitus/domain/payments/allowances';
import { usualOptions } from '@quitus/domain/sharing/share-options';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  createDossier,
  createOrganization,
  createPerson,
  freshEmail,
  outcomeOf,
  type Person,
} from '../../../test/people.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { issueLink, registerAccount } from '../auth/auth.jobs.ts';
import { openSession } from '../auth/sessions.queries.ts';
import { mails } from './mail.table.ts';

const t = await createTestApp({ env: { REQUESTS_PER_MINUTE: '1000000' } });
const { call, deps } = t;
const DAY = 24 * 3600;
const FREE = ALLOWANCES.BASIC;

let owner: Person;
let uid: string;
beforeEach(async () => {
  owner = await createPerson(t, 'BASIC');
  uid = await createDossier(t, owner);
  t.as(owner.access);
});

const link = {
  audience: 'NOTAIRE',
  recipient: 'Étude Martin',
  categories: ['DOCS_IMMEUBLE_COPROPRIETE'],
  document_types: [],
  days: 30,
  code: null,
  ...usualOptions('NOTAIRE'),
} satisfies Partial<Parameters<typeof call<typeof sharingApi.createShare>>[1]['body']>;

const share = (email: string | null) =>
  outcomeOf(
    call(sharingApi.createShare, { params: { uid }, body: { ...link, id: randomUUID(), email } }),
  );

const inviteTo = (guest_email: string) =>
  outcomeOf(call(invitationsApi.invite, { body: { portfolio_id: uid, guest_email } }));

async function several(count: number, send: () => Promise<string>): Promise<string[]> {
  const outcomes: string[] = [];
  for (let sent = 0; sent < count; sent++) outcomes.push(await send());
  return outcomes;
}

const accepted = (count: number) => Array.from({ length: count }, () => 'accepted');
const mailsTo = async (pattern: string) => deps.db.$count(mails, sql`${mails.to} like ${pattern}`);

describe('a free account', () => {
  it('writes fifty mails a day; the next is refused, its link can still be made, and tomorrow comes', async () => {
    const other = () => share(freshEmail('notaire'));
    expect(await several(FREE.mails_a_day, other)).toEqual(accepted(50));
    expect(await other()).toBe('MAIL_ALLOWANCE_REACHED');
    expect(await inviteTo(freshEmail())).toBe('MAIL_ALLOWANCE_REACHED');
    expect(await share(null)).toBe('accepted');
    const { shares } = await call(sharingApi.shares, { params: { uid } });
    expect(shares.filter(({ email }) => email !== null)).toHaveLength(50);
    t.wait(DAY);
    // Signed in again: the same account, a day later.
    const { access } = await openSession(deps.db, deps.keys.accessToken, owner, null, deps.now());
    t.as(access);
    expect(await other()).toBe('accepted');
  });

  it('writes five times to one address, whatever is written after a « + » and by whichever call', async () => {
    const [name, house] = ['etude.roy', 'notaires.example.fr'];
    const same = [1, 2, 3, 4].map((tag) => `${name}+${tag}@${house}`);
    for (const address of same) expect(await share(address)).toBe('accepted');
    expect(await inviteTo(`${name}@${house}`)).toBe('accepted');
    expect(await share(`${name}+6@${house}`)).toBe('RECIPIENT_ALLOWANCE_REACHED');
    expect(await share(freshEmail())).toBe('accepted');
    expect(await mailsTo(`etude.roy%@${house}`)).toBe(5);
  });

  it('does not send more by asking for everything at once', async () => {
    const addresses = Array.from({ length: 100 }, (_, index) => `a${index}@rafale.example.fr`);
    const outcomes = await Promise.all(addresses.map(share));
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(50);
    expect(outcomes.filter((outcome) => outcome === 'MAIL_ALLOWANCE_REACHED')).toHaveLength(50);
    expect(await mailsTo('%@rafale.example.fr')).toBe(50);
  });
});

it('one address gets so many a day, whoever writes', async () => {
  const [to, outcomes] = [freshEmail('etude'), [] as string[]];
  for (let sender = 0; outcomes.length <= MAILS_RECEIVED_A_DAY; sender++) {
    const someone = await createPerson(t, 'BASIC');
    t.as(someone.access);
    uid = await createDossier(t, someone);
    outcomes.push(...(await several(FREE.mails_to_one_a_day, () => share(to))));
  }
  expect(outcomes.slice(0, MAILS_RECEIVED_A_DAY)).toEqual(accepted(MAILS_RECEIVED_A_DAY));
  expect(outcomes[MAILS_RECEIVED_A_DAY]).toBe('RECIPIENT_ALLOWANCE_REACHED');
});

it('an agent cannot be reminded without end', async () => {
  const organization_id = await createOrganization(t, { agent_allowance: 1000 });
  const head = await createPerson(t, 'ENTERPRISE_MASTER', { organization_id });
  t.as(head.access);
  const { id, email } = await call(agentsApi.createAgent, {
    body: { agent_email: freshEmail('agent') },
  });
  const most = ALLOWANCES.ENTERPRISE_MASTER.mails_to_one_a_day;
  const remind = () => outcomeOf(call(agentsApi.remindAgent, { params: { id } }));
  expect(await several(most - 1, remind)).toEqual(accepted(most - 1));
  expect(await remind()).toBe('RECIPIENT_ALLOWANCE_REACHED');
  expect(await mailsTo(email)).toBe(most);
});

describe('a stranger', () => {
  it('asks for so many links a day for one account, whose owner still gets one while a link lives', async () => {
    const { email } = owner;
    const ask = () => issueLink.run(deps, { request_id: randomUUID(), email, purpose: 'LOGIN' });
    for (let asked = 0; asked < STRANGERS.mails_to_one_a_day; asked++) await ask();
    const links = () =>
      deps.db.execute(
        sql`select token_hash from one_time_links where account_id = ${owner.id} and used_at is null and replaced_at is null`,
      );
    await ask();
    expect(await mailsTo(email)).toBe(STRANGERS.mails_to_one_a_day + 1);
    const before = await links();
    await ask();
    expect(await mailsTo(email)).toBe(STRANGERS.mails_to_one_a_day + 1);
    expect((await links()).rows).toEqual(before.rows);
    expect(t.lines.join('')).toContain('asked too many links');
    expect(await share(email)).toBe('accepted');
    t.wait(15 * 60);
    await ask();
    expect(await mailsTo(email)).toBe(STRANGERS.mails_to_one_a_day + 3);
  });

  it('does not shut somebody out of their account by signing up under addresses like theirs', async () => {
    const { email } = owner;
    const like = (number: number) => email.replace('@', `+${number}@`);
    for (let number = 0; number <= STRANGERS.mails_to_one_a_day; number++)
      await outcomeOf(
        registerAccount.run(deps, {
          request_id: randomUUID(),
          email: like(number),
          portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
          main_address: '1 rue du Port',
          address_extra_line: null,
          registration_code: null,
        }),
      );
    expect(await mailsTo(like(STRANGERS.mails_to_one_a_day))).toBe(0);
    await issueLink.run(deps, { request_id: randomUUID(), email, purpose: 'LOGIN' });
    expect(await mailsTo(email)).toBe(1);
  });

  it('is told after twenty in a day, however slowly they are asked', async () => {
    const body = { email: freshEmail('lent') };
    const ask = async () => {
      t.wait(15 * 60);
      return outcomeOf(call(authApi.sendLoginLink, { body }));
    };
    expect(await several(STRANGERS.asks_a_day, ask)).toEqual(accepted(20));
    expect(await ask()).toBe('TOO_MANY_REQUESTS');
    t.from('198.51.100.9');
    expect(await ask()).toBe('accepted');
    t.from('127.0.0.1');
  });

  it('does not use up the day of an address by asking faster than its limits let', async () => {
    const body = { email: freshEmail('presse') };
    const ask = () => outcomeOf(call(authApi.sendLoginLink, { body }));
    await several(40, ask);
    t.wait(15 * 60);
    expect(await ask()).toBe('accepted');
  });
});

describe('every mail', () => {
  const source = join(import.meta.dirname, '..', '..');
  const files = globSync('**/*.ts', { cwd: source })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));

  it('says who causes it: a new one is to be thought about here', () => {
    const callers = files.flatMap(({ file, text }) => {
      const calls = [...text.matchAll(/queueMail\(\s*tx,/g)].length;
      const causes = [...text.matchAll(/\bto: [^,{}]+, by: (?:'(\w+)'|(\w+))/g)];
      return calls === 0
        ? []
        : [`${file}: ${causes.map(([, kind, actor]) => kind ?? actor).join(', ')} (${calls})`];
    });
    expect(callers.toSorted()).toEqual([
      'features/agents/agents.routes.ts: head (1)',
      'features/auth/arrivals.ts: STRANGER (1)',
      'features/auth/auth.jobs.ts: asker (1)',
      'features/contact/contact.routes.ts: SERVICE, SERVICE (2)',
      'features/demo/demo-code.queries.ts: SERVICE (1)',
      'features/invitations/invitations.routes.ts: SERVICE, actor (2)',
      'features/letters/sending.ts: writer, SERVICE, SERVICE (3)',
      'features/payments/billing.queries.ts: SERVICE (1)',
      'features/payments/hosted-subscription.queries.ts: SERVICE (2)',
      'features/payments/payments.routes.ts: SERVICE (1)',
      'features/preetatdate/ped-letters.ts: SERVICE (1)',
      'features/reading/refusals.ts: SERVICE (1)',
      'features/robots/canaries.jobs.ts: SERVICE (1)',
      'features/robots/notify-person.ts: SERVICE (1)',
      'features/robots/notify-team.ts: SERVICE (1)',
      'features/sharing/sharing.routes.ts: actor (1)',
      'features/visits/visits.routes.ts: SERVICE (1)',
    ]);
  });

  it('is written in one place', () => {
    const writers = files.filter(({ text }) => /insert\(mails\)/.test(text));
    expect(writers.map(({ file }) => file)).toEqual(['features/mail/mail.queries.ts']);
  });
});
