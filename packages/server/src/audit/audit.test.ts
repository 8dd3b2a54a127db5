// What the security journal keeps, on the real server.
import { randomUUID } from 'node:crypto';

import { accountsApi } from '@quitus/api/accounts.api';
import { authApi } from '@quitus/api/auth.api';
import { downloadsApi } from '@quitus/api/downloads.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { sessionsApi } from '@quitus/api/sessions.api';
import { sharingApi, visitsApi } from '@quitus/api/sharing.api';
import { staffApi } from '@quitus/api/staff.api';
import { usualOptions } from '@quitus/domain/sharing/share-options';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { linesOf } from '../../test/journal-lines.ts';
import { keepFile } from '../../test/kept-file.ts';
import { createDossier, createPerson, invite, outcomeOf, type Person } from '../../test/people.ts';
import { createTestApp, linkIn } from '../../test/test-app.ts';
import { setPasswordHash } from '../features/accounts/accounts.queries.ts';
import { forgetExpired } from '../features/retention/forget-expired.jobs.ts';
import { hashPassword } from '../passwords.ts';
import { auditEvents } from './audit.table.ts';

const t = await createTestApp();
const { call, deps } = t;
const PASSWORD = 'Canari-jaune-4821';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

const lines = (work: () => Promise<unknown>) => linesOf(t, work);
const refused = (work: () => Promise<unknown>) => lines(() => outcomeOf(work()));

let person: Person;
let serial = 0;
beforeEach(async () => {
  t.wait(60);
  t.from(`192.0.2.${++serial}`);
  person = await createPerson(t, 'PRO_UNLIMITED');
  t.as(null);
});

const authenticate = (password: string, email = person.email) =>
  call(authApi.authenticate, { body: { email, password } });

async function mailedLink() {
  await call(authApi.sendLoginLink, { body: { email: person.email } });
  await t.work();
  return linkIn((await t.mails()).find(({ to }) => to === person.email));
}

describe('coming in', () => {
  it('leaves who, from where and on what, by password', async () => {
    await setPasswordHash(deps.db, person.id, await hashPassword(PASSWORD));
    const body = { email: person.email, password: PASSWORD };
    const [line, ...more] = await lines(() =>
      t.app.inject({
        method: 'POST',
        url: '/api/auth/password/authenticate',
        payload: body,
        remoteAddress: '192.0.2.200',
        headers: { 'user-agent': FIREFOX },
      }),
    );
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      kind: 'SIGNED_IN_BY_PASSWORD',
      outcome: 'DONE',
      actor_kind: 'ACCOUNT',
      actor_id: person.id,
      account_id: person.id,
      organization_id: person.organization_id,
      ip_range: '192.0.2.x',
      browser: 'Firefox sur Windows',
      at: deps.now(),
      detail: {},
    });
    expect(line?.ip_pseudonym).toMatch(/^[\w-]{22}$/);
  });

  it('keeps a refusal although everything else was undone', async () => {
    await setPasswordHash(deps.db, person.id, await hashPassword(PASSWORD));
    expect(await refused(() => authenticate('Faux-mot-de-passe-1'))).toMatchObject([
      {
        kind: 'SIGNED_IN_BY_PASSWORD',
        outcome: 'REFUSED',
        actor_kind: 'VISITOR',
        actor_id: null,
        account_id: person.id,
        detail: { code: 'INVALID_CREDENTIALS' },
      },
    ]);
    const unknown = await refused(() => authenticate(PASSWORD, 'inconnue@example.fr'));
    expect(unknown).toMatchObject([{ outcome: 'REFUSED', account_id: null }]);
    expect(JSON.stringify(unknown)).not.toContain('inconnue');
  });

  it('tells a link that opens from one that served', async () => {
    const query = await mailedLink();
    const open = () => call(authApi.openLink, { query });
    expect(await lines(open)).toMatchObject([
      { kind: 'SIGNED_IN_BY_LINK', outcome: 'DONE', actor_id: person.id },
    ]);
    expect(await refused(open)).toMatchObject([
      {
        kind: 'SIGNED_IN_BY_LINK',
        outcome: 'REFUSED',
        account_id: person.id,
        detail: { code: expect.any(String) },
      },
    ]);
  });

  it('keeps that a session was copied, not that it goes on', async () => {
    const { refresh } = person;
    const go = () => call(authApi.refresh, { body: { refresh } });
    expect(await lines(go)).toEqual([]);
    expect(await refused(go)).toMatchObject([
      { kind: 'REFRESH_REPLAYED', outcome: 'REFUSED', account_id: person.id },
    ]);
    expect(await refused(() => call(authApi.refresh, { body: { refresh: 'inconnu' } }))).toEqual(
      [],
    );
  });

  it('ends too, by the person or from afar', async () => {
    const { refresh } = person;
    expect(await lines(() => call(authApi.logout, { body: { refresh } }))).toMatchObject([
      { kind: 'SIGNED_OUT', actor_id: person.id },
    ]);
    expect(await lines(() => call(authApi.logout, { body: { refresh: 'inconnu' } }))).toEqual([]);
    t.as((await createPerson(t, 'BASIC')).access);
    expect(await lines(() => call(sessionsApi.endOtherSessions))).toMatchObject([
      { kind: 'OTHER_SESSIONS_ENDED' },
    ]);
  });
});

describe('an account', () => {
  it('keeps that its password and information changed, never to what', async () => {
    t.as(person.access);
    const change = (current_password: string | null, password: string) =>
      call(sessionsApi.setPassword, { body: { current_password, password } });
    expect(await lines(() => change(null, PASSWORD))).toMatchObject([
      { kind: 'PASSWORD_CHANGED', outcome: 'DONE', account_id: person.id },
    ]);
    expect(await refused(() => change('Faux-mot-de-passe-1', PASSWORD))).toMatchObject([
      { kind: 'PASSWORD_CHANGED', outcome: 'REFUSED', detail: { code: 'WRONG_PASSWORD' } },
    ]);
    const [line] = await lines(() =>
      call(accountsApi.saveInformation, { body: { phone: '02 40 00 00 00' } }),
    );
    expect(line).toMatchObject({ kind: 'INFORMATION_CHANGED', detail: { fields: 'phone' } });
  });
});

describe('a dossier', () => {
  it('keeps who was taken out, for whoever runs it', async () => {
    const uid = await createDossier(t, person);
    const guest = await createPerson(t, 'GUEST');
    await invite(t, uid, guest, 'NOTAIRE');
    t.as(person.access);
    const params = { uid, account_id: guest.id };
    expect(await lines(() => call(portfoliosApi.removeGuest, { params }))).toMatchObject([
      {
        kind: 'GUEST_REMOVED',
        actor_id: person.id,
        account_id: person.id,
        portfolio_uid: uid,
        detail: { about_id: guest.id },
      },
    ]);
    const stranger = await createPerson(t, 'BASIC');
    t.as(stranger.access);
    expect(await refused(() => call(portfoliosApi.removeGuest, { params }))).toEqual([]);
  });

  it('keeps what was exported, once it was handed over', async () => {
    const uid = await createDossier(t, person);
    await keepFile(t, uid, { document_type: 'PV_AG' });
    t.as(person.access);
    const made = await lines(() =>
      call(downloadsApi.createDownload, { params: { uid }, body: { format: 'PDF' } }),
    );
    expect(made).toMatchObject([
      { kind: 'DOWNLOAD_PREPARED', portfolio_uid: uid, detail: { format: 'PDF' } },
    ]);
    const { id: download_id } = await call(downloadsApi.createDownload, {
      params: { uid },
      body: { format: 'PDF' },
    });
    const ask = () => call(downloadsApi.linkDownload, { params: { uid, download_id } });
    expect(await lines(ask)).toEqual([]);
    await t.work();
    expect(await lines(ask)).toMatchObject([{ kind: 'DOWNLOAD_HANDED', portfolio_uid: uid }]);
  });

  it('keeps who tried a share link, and that it locked', async () => {
    const uid = await createDossier(t, person);
    await keepFile(t, uid, { document_type: 'PV_AG' });
    t.as(person.access);
    const { url } = await call(sharingApi.createShare, {
      params: { uid },
      body: {
        id: randomUUID(),
        audience: 'NOTAIRE',
        recipient: 'Étude Martin',
        email: 'etude.martin@example.fr',
        categories: ['DOCS_IMMEUBLE_COPROPRIETE'],
        document_types: [],
        days: 30,
        code: '7391',
        ...usualOptions('NOTAIRE'),
      },
    });
    t.as(null);
    const token = url.split('/').at(-1) ?? '';
    const open = (code?: string) => () => call(visitsApi.openShare, { body: { token, code } });
    expect(await refused(open())).toEqual([]);
    for (const code of ['SHARE_CODE_WRONG', 'SHARE_CODE_WRONG', 'SHARE_CODE_WRONG'])
      expect(await refused(open('0000'))).toMatchObject([
        { kind: 'SHARE_OPENED', outcome: 'REFUSED', account_id: person.id, detail: { code } },
      ]);
    expect(await lines(open('7391'))).toMatchObject([
      { kind: 'SHARE_OPENED', outcome: 'DONE', actor_kind: 'VISITOR', portfolio_uid: uid },
    ]);
    for (let tries = 0; tries < 4; tries++) await outcomeOf(open('0000')());
    expect(await refused(open('0000'))).toMatchObject([{ detail: { code: 'LOCKED_SHARE_LINK' } }]);
  });
});

describe('the team', () => {
  it('leaves one line per look at a dossier and at a file, by whichever endpoint', async () => {
    const uid = await createDossier(t, person);
    const file_id = await keepFile(t, uid, { document_type: 'CHARGES', status: 'NEW_A_VERIFIER' });
    const staff = await createPerson(t, 'BASIC', { staff: true });
    const headers = { authorization: `Bearer ${staff.access}` };
    t.as(staff.access);
    const wanted = { portfolio_uid: uid, document_type: 'CHARGES' } as const;
    const opened = {
      kind: 'STAFF_OPENED_DOSSIER',
      actor_kind: 'STAFF',
      actor_id: staff.id,
      account_id: person.id,
      portfolio_uid: uid,
    };
    expect(await lines(() => call(staffApi.take, { body: { wanted } }))).toMatchObject([opened]);
    const look = () => call(portfoliosApi.find, { params: { uid } });
    expect(await lines(look)).toEqual([]);
    const read = () =>
      t.app.inject({ url: `/api/portfolios/${uid}/files/${file_id}/content`, headers });
    expect(await lines(read)).toMatchObject([
      {
        kind: 'STAFF_OPENED_FILE',
        account_id: person.id,
        detail: { about_id: file_id, document_type: 'CHARGES' },
      },
      { kind: 'FILE_DOWNLOADED', actor_kind: 'STAFF', detail: { about_id: file_id } },
    ]);
    const page = () =>
      t.app.inject({ url: `/api/portfolios/${uid}/files/${file_id}/pages/1`, headers });
    expect(await lines(page)).toEqual([]);
    t.wait(3600);
    t.as((await call(authApi.refresh, { body: { refresh: staff.refresh } })).access);
    expect(await lines(look)).toMatchObject([opened]);
    const decide = () =>
      call(staffApi.decide, {
        params: { uid, document_type: 'CHARGES' },
        body: { to: 'VERIFIED', reason: null, reasons: [], seen_file_ids: [file_id] },
      });
    expect(await lines(decide)).toMatchObject([
      { kind: 'STAFF_DECIDED', detail: { document_type: 'CHARGES', to: 'VERIFIED' } },
    ]);
  });

  it('is not noted in its own dossiers', async () => {
    const staff = await createPerson(t, 'BASIC', { staff: true });
    const uid = await createDossier(t, staff);
    t.as(staff.access);
    expect(await lines(() => call(portfoliosApi.find, { params: { uid } }))).toEqual([]);
  });
});

describe('a line', () => {
  const oneLine = async () => {
    const [line] = await refused(() => authenticate('Faux-mot-de-passe-1'));
    return line?.id ?? 0;
  };
  const why = (work: Promise<unknown>) =>
    work.then(
      () => 'accepted',
      (cause: unknown) => (cause instanceof Error ? cause.message : ''),
    );

  it('cannot be changed, deleted or emptied, even by who means to forget', async () => {
    const id = await oneLine();
    const client = await t.pool.connect();
    for (const statement of [
      `update audit_events set outcome = 'DONE' where id = ${id}`,
      `delete from audit_events where id = ${id}`,
      'truncate audit_events',
      `begin; set local quitus.forgets_audit = 'on'; delete from audit_events where id = ${id}; commit`,
    ]) {
      expect(await why(client.query(statement))).toBe('audit_events is append-only');
      await client.query('rollback');
    }
    client.release();
    const kept = await deps.db.$count(auditEvents, sql`id = ${id}`);
    expect(kept).toBe(1);
  });

  it('goes after a year, with what the night forgets', async () => {
    const id = await oneLine();
    const [old] = await deps.db
      .insert(auditEvents)
      .values({
        at: new Date(deps.now().getTime() - 400 * 24 * 3600 * 1000),
        kind: 'SIGNED_OUT',
        outcome: 'DONE',
        actor_kind: 'ACCOUNT',
      })
      .returning({ id: auditEvents.id });
    expect(await why(t.pool.query(`delete from audit_events where id = ${old?.id}`))).toBe(
      'audit_events is append-only',
    );
    await forgetExpired.run(deps, {});
    expect(await deps.db.$count(auditEvents, sql`id = ${old?.id}`)).toBe(0);
    expect(await deps.db.$count(auditEvents, sql`id = ${id}`)).toBe(1);
  });

  it('holds no secret, no address of anybody', async () => {
    const { email_b64, token } = await mailedLink();
    await call(authApi.openLink, { query: { email_b64, token } });
    await outcomeOf(authenticate(PASSWORD));
    const { rows } = await t.pool.query<{ text: string }>(
      'select string_agg(audit_events::text, chr(10)) as text from audit_events',
    );
    const written = rows[0]?.text ?? '';
    expect(written).toContain('SIGNED_IN_BY_LINK');
    const secrets = [
      PASSWORD,
      'Faux-mot-de-passe',
      token,
      email_b64,
      person.access,
      person.refresh,
    ];
    for (const secret of [...secrets, '7391', '@', 'Étude Martin', '02 40', `192.0.2.${serial}`])
      expect(written).not.toContain(secret);
  });
});
