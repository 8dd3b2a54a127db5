import type { DocumentType } from '@quitus/domain/documents/document-type';
import { afterEach, describe, expect, it } from 'vitest';

import { acceptanceOf } from '../../test/acceptance.ts';
import { attempt, keysOf } from '../../test/attempt.ts';
import { jumpingClock } from '../../test/jumping-clock.ts';
import { inMemoryPace } from '../in-memory-pace.ts';
import type { Replica, ReplicaOptions } from '../replicas/replica.ts';
import { startX14Replica } from '../replicas/x14.ts';
import { X14_PAPERS } from '../replicas/x14/papers.ts';
import { x14 } from './connector.ts';

const HOME = { address: '18 rue des Glycines, 69003 Lyon', lots: ['9'] };
/** Tests do not wait for the portal's patience; what it does when pressed is tried apart. */
const QUICK = { max_rps: '1000' };

/** By remote key, which is the portal's own number; what is not there is left. */
const FETCHED = new Map<string, DocumentType | null>([
  ['48210', 'PV_AG'],
  ['48102', 'CV_AG'],
  ['39644', 'PV_AG'],
  ['31007', 'PV_AG'],
  ['48377', 'CARNET_ENTRETIEN'],
  // « Comptes 2024 », a fiche synthétique, and « Rapport », under Divers: fetched, whatever they are.
  ['40981', null],
  ['44120', null],
  ['123', 'RCP_EDD'],
  ['124', 'RCP_EDD'],
  ['49002', 'CHARGES'],
  ['48551', 'CHARGES'],
  ['48300', 'CHARGES'],
  ['45010', 'CHARGES'],
]);
const KEYS = [...FETCHED.keys()].toSorted();
const INVOICES = ['36218', '36219'];

acceptanceOf({
  connector: x14,
  start: startX14Replica,
  flags: QUICK,
  home: HOME,
  login_path: '/authenticate',
  expected: X14_PAPERS.flatMap(({ id, bytes }) => {
    const document_type = FETCHED.get(id);
    return document_type === undefined ? [] : [{ remote_key: id, document_type, bytes }];
  }),
  left: INVOICES,
  failures: {
    locked: 'ACCOUNT_LOCKED',
    maintenance: 'MAINTENANCE',
    'maintenance-200': 'MAINTENANCE',
    'password-expired': 'PASSWORD_EXPIRED',
    cgu: 'CGU',
    'redirect-outside': 'FORBIDDEN_HOST',
    'bot-wall': 'BLOCKED',
  },
  broken: {
    truncated: 'FILE_BROKEN',
    'html-as-pdf': 'FILE_BROKEN',
    'zero-byte': 'FILE_BROKEN',
    'slow-file': 'FILE_TIMEOUT',
  },
  expiring: ['session-expired-mid-list', 'session-expired-on-download'],
  changed: 'data.Classeurs',
  more: {
    'duplicate-document': { fetched: 1, duplicates: 1 },
    'duplicate-title': { fetched: 1, duplicates: 0 },
    misfiled: { fetched: 1, duplicates: 0 },
    // Asked to wait a second, twice: it waits.
    'rate-limited': { fetched: 0, duplicates: 0 },
  },
});

let replica: Replica | null = null;
afterEach(async () => {
  await replica?.stop();
  replica = null;
});

async function visited(flags: Record<string, string>, options: ReplicaOptions = {}) {
  replica = await startX14Replica({ ...options, flags: { ...QUICK, ...flags } });
  return attempt({ connector: x14, replica, home: HOME });
}

describe('versions of the application', () => {
  it.each([
    { classeurs: 'object' },
    { classeurs: 'none' },
    { paging: 'on' },
    { paging: 'on', page_size: '1' },
    { paging: 'off', total: 'omitted' },
    { paging: 'on', page_size: '1', total: 'omitted' },
    { download: 'raw' },
    { paths: 'old' },
    { paths: 'old', download: 'raw', classeurs: 'object', paging: 'on', page_size: '3' },
  ])('%j bring the same', async (flags) => {
    const { result, host } = await visited(flags);
    expect(result).toMatchObject({ state: 'DONE', left: INVOICES.length });
    expect(keysOf(host)).toEqual(KEYS);
    // Thirteen files, eight folders: no page is asked for again and again.
    expect(replica?.log().length).toBeLessThan(60);
  });

  it.each(['truncated', 'html-as-pdf', 'zero-byte'] as const)(
    'with files as they are, one that is %s is broken alone',
    async (scenario) => {
      const { result } = await visited({ download: 'raw' }, { scenario });
      expect(result).toMatchObject({ state: 'PARTIAL', broken: [{ title: 'PV AG 2026' }] });
    },
  );

  it('enters once more where the session ends under the former paths too', async () => {
    const scenario = 'session-expired-on-download';
    const { result, host } = await visited({ paths: 'old', download: 'raw' }, { scenario });
    expect(result?.state).toBe('DONE');
    expect(keysOf(host)).toEqual(KEYS);
  });
});

it('takes folders as path, the day and the portal’s own name of the file', async () => {
  const { host } = await visited({});
  const [minutes] = host.kept.filter(({ document }) => document.remote_key === '48210');
  expect(minutes).toMatchObject({
    document: { title: 'PV AG 2026', path: ['Assemblées Générales', '2026'], date: '2026-07-02' },
    file: { name: '048210.PDF', mime: 'application/pdf' },
  });
});

it('looks into the council’s space for who sits there, and leaves the bank’s papers in it', async () => {
  const { result, host } = await visited({ council: 'on' });
  expect(result).toMatchObject({ state: 'DONE', left: INVOICES.length + 1 });
  expect(host.reported).toContainEqual(
    expect.objectContaining({ outcome: 'LEFT', reason: 'relevé bancaire' }),
  );
});

it('does not fail where the council’s space is closed to a member all the same', async () => {
  const { result } = await visited({ council: 'closed' });
  expect(result?.state).toBe('DONE');
  expect(replica?.log().some(({ path }) => path.includes('conseil-syndical'))).toBe(true);
});

it('keeps the others when one file is corrupt', async () => {
  const { result } = await visited({ corrupt: 'on' });
  expect(result).toMatchObject({ state: 'PARTIAL', broken: [{ code: 'FILE_BROKEN' }] });
});

it('calls a refusal that nobody knows unknown, never a wrong password', async () => {
  const { failure } = await visited({ message: 'Votre espace est en cours de migration' });
  expect(failure?.code).toBe('UNKNOWN');
});

it('does not wait for a portal that asks for an hour', async () => {
  const { failure } = await visited({ retry_after: '3600' }, { scenario: 'rate-limited' });
  expect(failure?.code).toBe('RATE_LIMITED');
});

it('calls folders that count files and show none a change', async () => {
  const { failure } = await visited({ documents: 'hidden' });
  expect(failure).toMatchObject({ code: 'PARSE_CHANGED' });
});

it('keeps within three requests a second by its own limits', async () => {
  const clock = jumpingClock();
  replica = await startX14Replica({ papers: X14_PAPERS.slice(0, 1), clock: clock.now });
  const changes = { pace: inMemoryPace(clock) };
  const { result } = await attempt({ connector: x14, replica, home: HOME, limits: {}, changes });
  expect(result).toMatchObject({ state: 'DONE', kept: 1 });
  const times = replica.log().map(({ at }) => at);
  expect(
    Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length)),
  ).toBeLessThanOrEqual(3);
});

it('comes back by the session that was kept, and asks for the password once it has ended', async () => {
  let now = new Date('2026-11-17T10:00:00Z');
  replica = await startX14Replica({ flags: QUICK, now: () => now });
  const visit = { connector: x14, replica, home: HOME };
  const first = await attempt({ ...visit, order: { keep_session: true } });
  const order = { session: first.result?.session ?? null, credentials: null, keep_session: true };
  expect((await attempt({ ...visit, order })).result).toMatchObject({ state: 'DONE' });
  expect(replica.log().filter(({ path }) => path === '/authenticate')).toHaveLength(1);
  now = new Date('2026-11-17T10:20:00Z');
  expect((await attempt({ ...visit, order })).failure?.code).toBe('OTP_REQUIRED');
});

it('brings what lies in no folder, whatever its number looks like', async () => {
  const [paper] = X14_PAPERS;
  if (!paper) throw new Error('the replica holds nothing');
  const loose = { ...paper, id: 'pv-2026', folder: [] };
  const { host } = await visited({}, { papers: [loose, paper] });
  expect(host.kept.map(({ document: { remote_key, path } }) => [remote_key, path])).toEqual([
    ['pv-2026', []],
    [paper.id, paper.folder],
  ]);
});

it('reaches the agency that its host names', async () => {
  replica = await startX14Replica({ flags: QUICK });
  const host = `cabinet-lumiere.localhost:${new URL(replica.url).port}`;
  const order = { tenant: { host } };
  const { result } = await attempt({ connector: x14, replica, home: HOME, order });
  expect(result?.state).toBe('DONE');
  expect(new Set(replica.log().map((seen) => seen.host))).toEqual(new Set([host]));
});

describe('an address', () => {
  const hostIn = (address: string) =>
    x14.manifest.detect.map((pattern) => pattern.exec(address)?.groups?.['host'])[0];

  it.each([
    [
      'https://cabinet-lumiere.crypto-extranet.com/connexion/',
      'cabinet-lumiere.crypto-extranet.com',
    ],
    ['http://regie.gercop-extranet.com', 'regie.gercop-extranet.com'],
    ['https://regie.mygercop.com/xnet#documents', 'regie.mygercop.com'],
    ['https://agence7.logique-extranet.com?x=1', 'agence7.logique-extranet.com'],
  ])('%s is of an agency', (address, host) => {
    expect(hostIn(address)).toBe(host);
    expect(x14.manifest.tenant.parse({ host })).toEqual({ host });
    expect(x14.manifest.login_url({ host })).toBe(`https://${host}/connexion/`);
  });

  it.each([
    'https://crypto-extranet.com/',
    'https://cabinet.crypto-extranet.com.example.fr/',
    'https://example.fr/?to=https://cabinet.crypto-extranet.com',
    'https://a.b.crypto-extranet.com/',
  ])('%s is not', (address) => {
    expect(hostIn(address)).toBeUndefined();
  });

  it.each(['example.fr', 'cabinet.crypto-extranet.com.example.fr', '10.0.0.1:80', '127.0.0.1'])(
    '%s is no tenant',
    (host) => {
      expect(x14.manifest.tenant.safeParse({ host }).success).toBe(false);
    },
  );
});
