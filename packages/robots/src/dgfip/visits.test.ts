// Whole visits to the local tax office: what is particular to it. What all portals share is in acceptance.
import { afterEach, describe, expect, it } from 'vitest';

import { visitor } from '../../test/visitor.ts';
import type { DgfipReplica } from '../replicas/dgfip.ts';
import { startDgfipReplica } from '../replicas/dgfip.ts';
import { sampleTaxHome, taxPapers } from '../replicas/dgfip/tax-papers.ts';
import type { ReplicaOptions } from '../replicas/replica.ts';
import type { RunHost } from '../run-host.ts';
import { visit } from '../run.ts';
import { dgfip } from './connector.ts';

const HOME = '9 rue des Lavandières, 44200 Nantes';
const OURS = 'Avis de taxes foncières 2026 - 9 RUE DES LAVANDIERES 44200 NANTES';
const KEY = '2026#avis de taxes foncieres 2026#9 rue des lavandieres 44200 nantes';
const TODAY = new Date('2026-11-16T10:00:00Z');
const pace = { turn: async () => undefined, pause: async () => undefined };

const started: DgfipReplica[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((replica) => replica.stop()));
});

async function open(options: ReplicaOptions = {}) {
  const replica = await startDgfipReplica({ now: () => TODAY, ...options });
  started.push(replica);
  return replica;
}

type Wish = {
  address?: string;
  credentials?: Record<string, string> | null;
  session?: string | null;
  host?: Partial<RunHost>;
};

function visitTo(replica: DgfipReplica, wish: Wish = {}) {
  const code = async () => replica.code(replica.credentials['login'] ?? '') ?? '';
  const host = visitor({ pace, now: () => TODAY, ask: code, ...wish.host });
  const order = {
    connector: dgfip,
    tenant: replica.tenant,
    credentials: wish.credentials === undefined ? replica.credentials : wish.credentials,
    session: wish.session ?? null,
    home: { address: wish.address ?? HOME, lots: [] },
    had_before: 0,
  };
  return { host, done: visit(order, host) };
}

const paths = (replica: DgfipReplica, path: string, method = 'GET') =>
  replica.log().filter((seen) => seen.path === path && seen.method === method).length;
const left = ({ reported }: ReturnType<typeof visitor>) =>
  reported.flatMap((one) =>
    one.kind === 'DOCUMENT' && one.outcome === 'LEFT' ? [one.reason] : [],
  );
const steps = ({ reported }: ReturnType<typeof visitor>) =>
  reported.flatMap((one) => (one.kind === 'STEP' ? [one.title] : []));

describe('the notice of the home', () => {
  it.each([{ dom: '2024' }, { dom: '2026' }, { rotate: 'on' }, { code_form: 'around' }])(
    'is brought, and nothing else: %o',
    async (flags) => {
      const replica = await open({ flags });
      const { host, done } = visitTo(replica);
      expect(await done).toMatchObject({ state: 'DONE', kept: 1, left: 2 });
      expect(host.kept.map(({ document }) => document.remote_key)).toEqual([KEY]);
      expect(host.kept[0]?.file.name).toBe('Avis_de_taxes_foncieres_2026.pdf');
      expect(replica.opened()).toEqual([OURS]);
      expect(new Set(left(host))).toEqual(
        new Set(['avis d’une autre adresse', 'ce n’est pas un avis de taxe foncière']),
      );
      expect(JSON.stringify(host.reported)).not.toMatch(/revenus/i);
    },
  );

  it('is found folded under another document, in both shapes', async () => {
    const papers = taxPapers(sampleTaxHome()).map((paper) =>
      paper.title === OURS ? { ...paper, folder: ['2026', 'Documents liés'] } : paper,
    );
    // Below the income notice.
    const ours = papers.filter(({ title }) => title === OURS);
    const moved = [
      ...papers.filter(({ title }) => title !== OURS && title.includes('2026')),
      ...ours,
    ];
    for (const dom of ['2024', '2026']) {
      const replica = await open({ papers: moved, flags: { dom } });
      const { done } = visitTo(replica);
      expect(await done).toMatchObject({ kept: 1 });
      expect(replica.opened()).toEqual([OURS]);
    }
  });

  it('is that of the year before until the new one is out', async () => {
    const now = () => new Date('2027-02-03T10:00:00Z');
    const replica = await open({ now });
    const { host, done } = visitTo(replica, { host: { now } });
    expect(await done).toMatchObject({ kept: 1 });
    expect(host.kept[0]?.document.remote_key).toBe(KEY);
  });

  it('is not one of another home: every year is looked at once, and it is said', async () => {
    const replica = await open();
    const { host, done } = visitTo(replica, { address: '77 rue du Lointain, 59000 Lille' });
    expect(await done).toMatchObject({ state: 'DONE', kept: 0 });
    expect(replica.opened()).toEqual([]);
    expect(steps(host)).toEqual(['Aucun avis de taxe foncière pour cette adresse']);
    expect(left(host)).toContain('avis d’une autre adresse');
    // Ten years, each until it says the same twice, and the proof of being inside.
    expect(paths(replica, '/enp/documents.do')).toBeLessThanOrEqual(30);
  });

  it('is not looked for in circles: a link may lead to the present year again', async () => {
    const address = '77 rue du Lointain, 59000 Lille';
    const [usual, more] = [await open(), await open({ flags: { years: 'more' } })];
    const [first, second] = [visitTo(usual, { address }), visitTo(more, { address })];
    expect(await second.done).toEqual({ ...(await first.done), session: expect.any(String) });
    expect(left(second.host)).toEqual(left(first.host));
    const lists = [more, usual].map((replica) => paths(replica, '/enp/documents.do'));
    expect((lists[0] ?? 0) - (lists[1] ?? 0)).toBe(2);
  });

  it('is fetched without an address, for the reader to judge', async () => {
    const papers = taxPapers(sampleTaxHome())
      .filter(({ title }) => !title.includes('CARNAC'))
      .map((paper) => ({ ...paper, title: paper.title.split(' - ')[0] ?? '' }));
    const replica = await open({ papers });
    const { host, done } = visitTo(replica, { address: '77 rue du Lointain, 59000 Lille' });
    expect(await done).toMatchObject({ kept: 1 });
    expect(host.kept[0]?.document).toMatchObject({
      remote_key: '2026#avis de taxes foncieres 2026',
      guess: { document_type: 'TAX_FONCIERE' },
    });
  });
});

describe('the login page', () => {
  it.each([
    [{ account: '3S' }, 'CREATE_ACCOUNT'],
    [{ contexte: 'NOUVEAU' }, 'UNKNOWN'],
    [{ lmdp: '4665' }, 'MAINTENANCE'],
    [{ lmdp: '4999' }, 'UNKNOWN'],
  ])('says %o: %s', async (flags, code) => {
    await expect(visitTo(await open({ flags })).done).rejects.toMatchObject({ code });
  });

  it('does not know the number: no password is sent', async () => {
    const replica = await open();
    const credentials = { login: '0999999999999', password: 'canari' };
    const { done } = visitTo(replica, { credentials });
    await expect(done).rejects.toMatchObject({ code: 'LOGIN_FAILED' });
    expect(paths(replica, '/', 'POST')).toBe(0);
  });

  it('locks after the last try: that is no wrong password any more', async () => {
    const replica = await open();
    const credentials = { ...replica.credentials, password: 'canari' };
    const failures: unknown[] = [];
    for (let tries = 0; tries < 5; tries += 1)
      failures.push(await visitTo(replica, { credentials }).done.catch((cause: unknown) => cause));
    expect(failures).toMatchObject([
      ...[4, 3, 2, 1].map((tries_left) => ({ code: 'LOGIN_FAILED', facts: { tries_left } })),
      { code: 'ACCOUNT_LOCKED' },
    ]);
    expect(paths(replica, '/', 'POST')).toBe(5);
  });

  it.each(['claire@example.fr', '12345'])('is not even asked with %s', async (login) => {
    const replica = await open();
    const { done } = visitTo(replica, { credentials: { login, password: 'canari' } });
    await expect(done).rejects.toMatchObject({ code: 'WRONG_KIND' });
    expect(replica.log()).toEqual([]);
  });

  it('takes a number written with spaces', async () => {
    const replica = await open();
    const credentials = { ...replica.credentials, login: ' 01 12 345 678 901 ' };
    expect(await visitTo(replica, { credentials }).done).toMatchObject({ kept: 1 });
  });

  it('has the code asked for twice, then no more; where it went is said', async () => {
    const replica = await open();
    const { host, done } = visitTo(replica, { host: { ask: async () => '12' } });
    await expect(done).rejects.toMatchObject({ code: 'OTP_WRONG' });
    const question = { kind: 'CODE', channel: 'EMAIL', length: 6, hint: 'c******@example.fr' };
    expect(host.asked).toEqual([
      { ...question, retry: false },
      { ...question, retry: true },
    ]);
    expect(paths(replica, '/ValidationCode', 'POST')).toBe(2);
  });

  it('takes the right code after a wrong one, with a space in it', async () => {
    const replica = await open();
    const right = () =>
      (replica.code(replica.credentials['login'] ?? '') ?? '').replace(/^.../, '$& ');
    const { host, done } = visitTo(replica, {
      host: { ask: async (question) => ('retry' in question && question.retry ? right() : '12') },
    });
    expect(await done).toMatchObject({ kept: 1 });
    expect(host.asked).toHaveLength(2);
  });

  it('says that a code came too late', async () => {
    let now = TODAY;
    const replica = await open({ now: () => now });
    const late = async () => {
      now = new Date('2026-11-16T10:05:01Z');
      return replica.code(replica.credentials['login'] ?? '') ?? '';
    };
    const { done } = visitTo(replica, { host: { ask: late } });
    await expect(done).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
  });

  it('knows the browser again: the kept session needs no code, though it was signed out', async () => {
    const replica = await open();
    const { session } = await visitTo(replica).done;
    const { host, done } = visitTo(replica, { session });
    expect(await done).toMatchObject({ kept: 1 });
    expect(host.asked).toEqual([]);
    expect(paths(replica, '/', 'POST')).toBe(2);
  });

  it('is not knocked at by an old browser', async () => {
    const now = () => new Date('2031-01-01T10:00:00Z');
    const { done } = visitTo(await open({ now }));
    await expect(done).rejects.toMatchObject({ code: 'BLOCKED' });
  });
});

describe('a session that ends', () => {
  const ending = async (flags: Record<string, string>) => {
    const replica = await open({ scenario: 'session-expired-mid-list', flags });
    const { host, done } = visitTo(replica);
    return { replica, host, result: await done };
  };

  it('with a page that only says so is begun anew: no way out, no proof', async () => {
    const { replica, result } = await ending({ expired: 'page' });
    expect(result).toMatchObject({ state: 'DONE', kept: 1, left: 2 });
    expect(paths(replica, '/', 'POST')).toBe(2);
  });

  it('while linked documents are unfolded loses none of them', async () => {
    const { replica, result } = await ending({ dom: '2026', expires: 'fold' });
    expect(result).toMatchObject({ state: 'DONE', kept: 1, left: 2 });
    expect(paths(replica, '/', 'POST')).toBe(2);
  });
});

describe('addresses of the portal', () => {
  it.each(['https://www.impots.gouv.fr/accueil', 'https://cfspart.impots.gouv.fr/'])(
    '%s is its',
    (address) => {
      expect(dgfip.manifest.detect.some((one) => one.test(address))).toBe(true);
    },
  );

  it.each(['https://impots.gouv.fr.example.fr/', 'https://example.fr/?cfspart.impots.gouv.fr'])(
    '%s is not',
    (address) => {
      expect(dgfip.manifest.detect.some((one) => one.test(address))).toBe(false);
    },
  );

  it('are those of the real space where nothing else is said', () => {
    const tenant = dgfip.manifest.tenant.parse({});
    expect(dgfip.manifest.hosts(tenant)).toEqual([
      'cfspart.impots.gouv.fr',
      'cfspart-idp.impots.gouv.fr',
    ]);
  });
});
