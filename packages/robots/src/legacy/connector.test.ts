// What is particular to these portals; what all connectors must do is in the acceptance tests.
import { afterEach, describe, expect, it } from 'vitest';

import { attempt, type AttemptOptions, keysOf } from '../../test/attempt.ts';
import { type Visitor, visitor } from '../../test/visitor.ts';
import type { Question } from '../connector.ts';
import { startLegacyReplica } from '../replicas/legacy.ts';
import type { Replica, ReplicaOptions, ReplicaPaper } from '../replicas/replica.ts';
import { legacy } from './connector.ts';

let minutes = 0;
const open: Replica[] = [];
afterEach(async () => {
  minutes = 0;
  await Promise.all(open.splice(0).map((replica) => replica.stop()));
});

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`);
const paper = (id: string, title: string, folder: string): ReplicaPaper => ({
  id,
  title,
  folder: [folder],
  date: '2026-06-11',
  name: `${title}.pdf`,
  bytes: async () => pdf(id),
});
const PAPERS = [
  paper('pv', 'Procès-verbal AG 2026', 'Assemblées générales'),
  paper('cv', 'Convocation AG 2026', 'Assemblées générales'),
  paper('af', 'Appel de fonds T1 2026', 'Charges'),
];
const MANY = Array.from({ length: 60 }, (_, nth) =>
  paper(`af-${nth}`, `Appel n° ${nth}`, 'Charges'),
);

async function portal(options: ReplicaOptions = {}) {
  const now = () => new Date(Date.UTC(2026, 10, 17, 9, minutes));
  const replica = await startLegacyReplica({ papers: PAPERS, now, ...options });
  open.push(replica);
  return replica;
}

type Order = NonNullable<
  AttemptOptions<typeof legacy.manifest.fields, { base_url: string }>['order']
>;

/** What came of it, or why nothing did. */
const go = async (replica: Replica, host: Visitor, order: Order = {}) => {
  const home = { address: '9 rue des Lices, 84000 Avignon', lots: ['5'] };
  const { result, failure } = await attempt({ connector: legacy, replica, home, host, order });
  if (failure) throw failure;
  return result;
};

const times = (replica: Replica, path: string) =>
  replica.log().filter((seen) => seen.path === path).length;
const mailed = (replica: Replica) => replica.code(replica.credentials['login'] ?? '') ?? '';

describe('at the door', () => {
  it('a sentence nobody knows is not a wrong password', async () => {
    const replica = await portal({ flags: { flash: 'Une erreur est survenue (0x80).' } });
    await expect(go(replica, visitor())).rejects.toMatchObject({
      code: 'UNKNOWN',
      facts: { info: 'connexion : « Une erreur est survenue (0x80). »' },
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
    const ask = async () => {
      throw new Error('nobody is there');
    };
    await expect(go(replica, visitor({ ask }))).rejects.toMatchObject({ code: 'UNKNOWN' });
    expect(times(replica, '/espace-client/espace-de-gestion/mes-documents/4102')).toBe(0);
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
});

describe('the code by mail', () => {
  const question: Question = {
    kind: 'CODE',
    channel: 'EMAIL',
    hint: 'c•••@e•••.fr',
    length: 6,
    retry: false,
  };

  it('is asked with where it went, and again when it was wrong', async () => {
    const replica = await portal({ scenario: 'otp' });
    const answers = ['not it', () => ` ${mailed(replica).slice(0, 3)} ${mailed(replica).slice(3)}`];
    const host = visitor({
      ask: async () => {
        const next = answers.shift() ?? '';
        return typeof next === 'string' ? next : next();
      },
    });
    expect(await go(replica, host)).toMatchObject({ state: 'DONE', kept: 3 });
    expect(host.asked).toEqual([question, { ...question, retry: true }]);
    expect(times(replica, '/login/2fa/renvoyer')).toBe(0);
  });

  it('wrong twice ends the visit', async () => {
    const replica = await portal({ scenario: 'otp' });
    const host = visitor({ ask: async () => 'not it' });
    await expect(go(replica, host)).rejects.toMatchObject({ code: 'OTP_WRONG' });
    expect(host.asked).toHaveLength(2);
  });

  it('that died is sent anew, then asked again', async () => {
    const replica = await portal({ scenario: 'otp' });
    const host = visitor({
      ask: async ({ kind }) => {
        const first = host.asked.length === 1;
        if (first && kind === 'CODE') minutes += 6;
        return mailed(replica);
      },
    });
    expect(await go(replica, host)).toMatchObject({ state: 'DONE', kept: 3 });
    expect(host.asked).toHaveLength(2);
    expect(times(replica, '/login/2fa/renvoyer')).toBe(1);
  });

  it('is not asked again of a device that is trusted, once the session is over', async () => {
    const replica = await portal({ scenario: 'otp' });
    const first = visitor({ ask: async () => mailed(replica) });
    const { session = null } = (await go(replica, first, { keep_session: true })) ?? {};
    minutes += 10;
    const second = visitor();
    expect(await go(replica, second, { session })).toMatchObject({ state: 'DONE', kept: 3 });
    expect(second.asked).toEqual([]);
    expect(times(replica, '/login_check')).toBe(2);
  });

  it('is asked once, even where the session dies on the way', async () => {
    const flags = { otp: 'on' };
    const replica = await portal({ scenario: 'session-expired-mid-list', flags, papers: MANY });
    const host = visitor({ ask: async () => mailed(replica) });
    expect(await go(replica, host)).toMatchObject({ state: 'DONE', kept: MANY.length });
    expect(host.asked).toHaveLength(1);
    expect(times(replica, '/login_check')).toBe(2);
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
    const [former, later] = [visitor(), visitor()];
    await go(await portal({ flags: { dom: '2021' } }), former);
    await go(await portal({ flags: { dom: '2023' } }), later);
    const seen = ({ kept }: Visitor) =>
      kept.map(({ document: { remote_key, title, date, path } }) => [
        remote_key,
        title,
        date,
        path,
      ]);
    expect(new Set(seen(later))).toEqual(new Set(seen(former)));
    expect(later.kept).toHaveLength(PAPERS.length);
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
        if (!idle) minutes += 3;
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
