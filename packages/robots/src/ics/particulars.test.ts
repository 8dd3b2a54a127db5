// What is peculiar to these portals; what every connector must do is in `acceptance.test.ts`.
import { afterEach, describe, expect, it } from 'vitest';

import { visitor } from '../../test/visitor.ts';
import type { Pace } from '../pace.ts';
import { startCityaReplica, startIcsReplica } from '../replicas/ics.ts';
import { HOME_ADDRESS, OTHER_PAPERS, PAPERS } from '../replicas/ics/papers.data.ts';
import type { Replica, ReplicaOptions } from '../replicas/replica.ts';
import type { RunHost } from '../run-host.ts';
import { visit } from '../run.ts';
import { citya, ics } from './connector.ts';

let replica: Replica;
afterEach(() => replica.stop());

const NO_WAIT: Pace = { turn: async () => undefined, pause: async () => undefined };
const HOME = { address: HOME_ADDRESS, lots: ['9'] };

const order = (changes: { tenant?: unknown; address?: string } = {}) => ({
  connector: ics,
  tenant: changes.tenant ?? replica.tenant,
  credentials: replica.credentials,
  session: null,
  home: { ...HOME, ...(changes.address !== undefined && { address: changes.address }) },
  had_before: 0,
});
const host = (changes: Partial<RunHost> = {}) => visitor({ pace: NO_WAIT, ...changes });

const posts = () => replica.log().filter(({ method }) => method === 'POST').length;
const start = async (options?: ReplicaOptions) => {
  replica = await startIcsReplica(options);
};

describe('at the login page', () => {
  it('what was never heard is UNKNOWN, said once, and nothing of it is repeated', async () => {
    await start({ flags: { message: 'Dossier C0231 en cours de transfert' } });
    const failure = await visit(order(), host()).catch((cause: unknown) => cause);
    expect(failure).toMatchObject({ code: 'UNKNOWN' });
    expect(JSON.stringify(failure)).not.toContain('C0231');
    expect(posts()).toBe(1);
  });

  it('an agency that is not there is not supported', async () => {
    await start();
    const tenant = { groupe: 'ailleurs', host: new URL(replica.url).host };
    await expect(visit(order({ tenant }), host())).rejects.toMatchObject({ code: 'UNSUPPORTED' });
    expect(posts()).toBe(0);
  });

  it('a picture is copied by the person, again when it was misread', async () => {
    await start({ scenario: 'captcha' });
    const person = host({
      ask: async (question) => (question.kind === 'CAPTCHA' && question.retry ? '48213' : '1'),
    });
    await expect(visit(order(), person)).resolves.toMatchObject({ state: 'DONE' });
    expect(person.asked).toMatchObject([
      { kind: 'CAPTCHA', retry: false },
      { kind: 'CAPTCHA', retry: true },
    ]);
    const [first] = person.asked;
    if (first?.kind !== 'CAPTCHA') throw new Error('no picture was shown');
    expect(Buffer.from(first.png.subarray(1, 4)).toString()).toBe('PNG');
  });

  it('a picture that nobody can read ends the visit, and says so', async () => {
    await start({ scenario: 'captcha' });
    const person = host({ ask: async () => '1' });
    await expect(visit(order(), person)).rejects.toMatchObject({ code: 'CAPTCHA' });
    expect(posts()).toBe(2);
  });

  it.each([
    ['login', 'champ de l’identifiant'],
    ['documents', 'immeuble'],
    ['menu', 'menu des documents'],
    ['ged', 'GetEntityContentServlet: docs'],
  ])('a change of %s names what is missing', async (layout, info) => {
    await start({ scenario: 'layout-changed', flags: { layout } });
    await expect(visit(order(), host())).rejects.toMatchObject({
      code: 'PARSE_CHANGED',
      facts: { info: expect.stringContaining(info) },
    });
  });
});

describe('the buildings of an account', () => {
  it('one is the dossier’s by its address, without a question', async () => {
    await start({ scenario: 'two-buildings' });
    const person = host();
    await visit(order(), person);
    expect(person.asked).toEqual([]);
    expect(person.kept.map(({ document }) => document.unit?.id)).not.toContain('0217-0231');
    expect(person.reported).toContainEqual({
      kind: 'STEP',
      title: 'Immeuble trouvé',
      detail: 'LE CLOS - 21 RUE DES EXEMPLES 69007 LYON',
    });
  });

  it('two that say nothing are for the person to choose from', async () => {
    await start({ scenario: 'two-buildings', flags: { addresses: 'off' } });
    const person = host({ ask: async () => '0217-0231' });
    await visit(order(), person);
    expect(person.asked).toEqual([
      {
        kind: 'UNIT',
        units: [
          { id: '0217-0231', label: 'RESIDENCE LE PARC' },
          { id: '0104-0231', label: 'RESIDENCE LE CLOS' },
        ],
      },
    ]);
    expect(person.kept.map(({ document }) => document.remote_key).toSorted()).toEqual(
      OTHER_PAPERS.map(({ id }) => id).toSorted(),
    );
  });
});

it('the person chooses once, although the session ends and the list is read anew', async () => {
  const flags = { addresses: 'off', expires: 'mid-list' };
  await start({ scenario: 'two-buildings', flags });
  const person = host({ ask: async () => '0104-0231' });
  await expect(visit(order(), person)).resolves.toMatchObject({ state: 'DONE' });
  expect(posts()).toBe(2);
  expect(person.asked.map(({ kind }) => kind)).toEqual(['UNIT']);
});

it('a token that grew old between the list and the files is renewed', async () => {
  let minutes = 0;
  await start({ now: () => new Date(Date.UTC(2026, 10, 17, 8, minutes)) });
  const person = host({
    report: async (progress) => {
      if (progress.kind === 'STATE' && progress.state === 'DOWNLOADING') minutes = 12;
    },
  });
  const result = await visit(order(), person);
  expect(result).toMatchObject({ state: 'DONE', broken: [] });
  expect(posts()).toBe(1);
  const tokens = replica.log().filter(({ path }) => path.endsWith('/idservice/index.php'));
  // One for each of the two shelves, then another for each.
  expect(tokens).toHaveLength(4);
});

describe('files that are no PDF', () => {
  const outcomes = (person: ReturnType<typeof host>) =>
    person.reported.flatMap((progress) =>
      progress.kind === 'DOCUMENT' && progress.outcome === 'ASIDE' ? [progress.document.title] : [],
    );

  it('are kept aside', async () => {
    await start();
    const person = host();
    await visit(order(), person);
    expect(outcomes(person).toSorted()).toEqual([
      'Contrat de syndic 2026',
      'Relevé de compte au 05/11',
    ]);
    expect(person.kept.map(({ file }) => file.name)).toContain('Relevé de compte au 05-11.pcl');
  });

  it('are printed by Citya where they can be', async () => {
    replica = await startCityaReplica();
    const person = host();
    await visit({ ...order(), connector: citya }, person);
    expect(outcomes(person)).toEqual(['Contrat de syndic 2026']);
    const printed = person.kept.find(({ file }) => file.name === 'Relevé de compte au 05-11.pdf');
    expect(Buffer.from(printed?.file.bytes.subarray(0, 5) ?? []).toString()).toBe('%PDF-');
  });
});

it('folders are told with each paper, and years from the last', async () => {
  await start();
  const person = host();
  await visit(order(), person);
  const filed = new Map(person.kept.map(({ document }) => [document.remote_key, document.path]));
  const wanted = PAPERS.filter(({ title }) => !title.startsWith('Facture'));
  expect(filed).toEqual(new Map(wanted.map(({ id, folder }) => [id, folder])));
  const minutes = person.kept
    .map(({ document }) => document.title)
    .filter((title) => title.startsWith('PV'));
  expect(minutes).toEqual(['PV AG 2026', 'PV AG 2025', 'PV AG 2024', 'PV AG 2023', 'PV AG 2022']);
});
