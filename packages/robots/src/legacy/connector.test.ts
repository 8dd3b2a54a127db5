// What is particular to these portals; what all connectors must do is in the acceptance tests.
import { describe, expect, it } from 'vitest';

import { attempt, keysOf } from '../../test/attempt.ts';
import { FEW, HOME, legacyVisits, MANY, times } from '../../test/legacy-visits.ts';
import { type Visitor, visitor } from '../../test/visitor.ts';
import { legacy } from './connector.ts';

const { portal, go, later } = legacyVisits();

describe('at the login page', () => {
  it('a sentence nobody knows is not a wrong password', async () => {
    const replica = await portal({ flags: { flash: 'Une erreur est survenue (0x80).' } });
    await expect(go(replica, visitor())).rejects.toMatchObject({
      code: 'UNKNOWN',
      facts: { info: 'connexion\u00a0: «\u00a0Une erreur est survenue (0x80).\u00a0»' },
    });
    expect(times(replica, '/login_check')).toBe(1);
  });

  it('a portal that repeats the password does not make us repeat it', async () => {
    const password = 'Canari-8f1e';
    const credentials = { login: 'claire', password };
    const replica = await portal({ credentials, flags: { flash: `Refusé : ${password}` } });
    const failure = await go(replica, visitor()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'UNKNOWN' });
    expect(JSON.stringify(failure) + String(failure)).not.toContain(password);
  });

  it('a form that changed is told by its name, and nothing is sent', async () => {
    const replica = await portal({ scenario: 'layout-changed', flags: { changed: 'login' } });
    await expect(go(replica, visitor())).rejects.toMatchObject({
      code: 'PARSE_CHANGED',
      facts: { info: expect.stringContaining('formulaire de connexion') },
    });
    expect(times(replica, '/login_check')).toBe(0);
  });

  it('a check for humans is handed over before the password is sent', async () => {
    const replica = await portal({ scenario: 'captcha' });
    await expect(go(replica, visitor())).rejects.toMatchObject({ code: 'CAPTCHA' });
    expect(times(replica, '/login_check')).toBe(0);
  });

  it('the way out on the page of the code proves nothing', async () => {
    const replica = await portal({ scenario: 'otp' });
    const halfway: typeof legacy = {
      ...legacy,
      login: async ({ session, credentials: { login, password } }) => {
        const typed = { username: login, _password: password.expose() };
        const page = await session.submit(await session.page('/login'), 'form', typed);
        expect(page.$('a[href="/logout"]')).toHaveLength(1);
      },
    };
    const { failure } = await attempt({ connector: halfway, replica, home: HOME });
    expect(failure).toMatchObject({
      code: 'UNKNOWN',
      facts: { info: expect.stringContaining('no proof') },
    });
  });

  it('terms to accept and a password that expired are for the person, with where to go', async () => {
    const link = expect.stringMatching(/\/login$/);
    const terms = await portal({ scenario: 'cgu' });
    await expect(go(terms, visitor())).rejects.toMatchObject({ code: 'CGU', facts: { link } });
    const expired = await portal({ scenario: 'password-expired' });
    await expect(go(expired, visitor())).rejects.toMatchObject({
      code: 'PASSWORD_EXPIRED',
      facts: { link },
    });
  });

  it('terms that came since a session was kept are told as such', async () => {
    const replica = await portal();
    const { session } = await go(replica, visitor(), { keep_session: true });
    await replica.control({ scenario: 'cgu' });
    await expect(go(replica, visitor(), { session })).rejects.toMatchObject({ code: 'CGU' });
    expect(times(replica, '/login_check')).toBe(1);
  });
});

describe('inside', () => {
  it('reads each page once, although the last one leads to itself', async () => {
    const replica = await portal({ papers: MANY });
    const host = visitor();
    expect(await go(replica, host)).toMatchObject({ kept: 60, left: 1 });
    expect(times(replica, '/espace-client/espace-de-gestion/mes-documents/4102/A')).toBe(4);
  });

  it('keeps folders, days and names as the portal has them', async () => {
    const replica = await portal();
    const host = visitor();
    await go(replica, host);
    const found = host.kept.map(({ document: { title, path, date, unit }, file }) => ({
      title,
      path,
      date,
      unit: unit?.id,
      name: file.name,
    }));
    const home = { date: '2026-06-11', unit: '4102' };
    expect(found.toSorted((a, b) => a.title.localeCompare(b.title))).toEqual([
      {
        ...home,
        title: 'Appel de fonds T1 2026',
        path: ['Charges'],
        name: 'Appel de fonds T1 2026.pdf',
      },
      {
        ...home,
        title: 'Convocation AG 2026',
        path: ['Assemblées générales'],
        name: 'Convocation AG 2026.pdf',
      },
      {
        ...home,
        title: 'Procès-verbal AG 2026',
        path: ['Assemblées générales'],
        name: 'Procès-verbal AG 2026.pdf',
      },
    ]);
  });

  it('reads both layouts alike', async () => {
    const [of2021, of2023] = [visitor(), visitor()];
    await go(await portal({ flags: { dom: '2021' } }), of2021);
    await go(await portal({ flags: { dom: '2023' } }), of2023);
    const seen = ({ kept }: Visitor) =>
      kept.map(({ document: { remote_key, title, date, path } }) => [
        remote_key,
        title,
        date,
        path,
      ]);
    expect(new Set(seen(of2023))).toEqual(new Set(seen(of2021)));
    expect(of2023.kept).toHaveLength(FEW.length);
  });

  it('takes the home of the dossier among several', async () => {
    const replica = await portal({ scenario: 'two-buildings' });
    const host = visitor();
    await go(replica, host);
    expect(keysOf(host)).toEqual(['document-af', 'document-cv', 'document-pv']);
    expect(host.asked).toEqual([]);
  });

  it('asks which one, where their names tell nothing', async () => {
    const replica = await portal({ scenario: 'two-buildings', flags: { labels: 'blind' } });
    const host = visitor({ ask: async () => '7733' });
    await go(replica, host);
    expect(keysOf(host)).toEqual(['document-oulle-pv-2025', 'document-oulle-pv-2026']);
    expect(host.asked).toMatchObject([{ kind: 'UNIT', units: [{ id: '7733' }, { id: '4102' }] }]);
  });

  it('says which page has changed', async () => {
    const replica = await portal({ scenario: 'layout-changed', flags: { changed: 'home' } });
    await expect(go(replica, visitor())).rejects.toMatchObject({
      code: 'PARSE_CHANGED',
      facts: { info: expect.stringContaining('liste des biens') },
    });
    expect(times(replica, '/login_check')).toBe(1);
  });

  it('a file that is not there is broken, and the others come', async () => {
    const replica = await portal({ flags: { missing: 'cv' } });
    const host = visitor();
    expect(await go(replica, host)).toMatchObject({
      state: 'PARTIAL',
      kept: 2,
      broken: [{ title: 'Convocation AG 2026', code: 'FILE_BROKEN' }],
    });
  });

  it('enters once more when two minutes passed without a page', async () => {
    const replica = await portal();
    let idle = false;
    const host = visitor({
      isKnown: async () => {
        if (!idle) later(3);
        idle = true;
        return false;
      },
    });
    expect(await go(replica, host)).toMatchObject({ state: 'DONE', kept: 3, left: 1 });
    expect(times(replica, '/login_check')).toBe(2);
  });

  it.each(['login', 'download'])('does not follow the portal outside: %s', async (outside_at) => {
    const elsewhere = await portal();
    const flags = { outside_at, outside: `${elsewhere.url}/login` };
    const replica = await portal({ scenario: 'redirect-outside', flags });
    await expect(go(replica, visitor())).rejects.toMatchObject({ code: 'FORBIDDEN_HOST' });
    expect(elsewhere.log()).toEqual([]);
  });
});
