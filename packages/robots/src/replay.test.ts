import { afterEach, describe, expect, it } from 'vitest';

import { attempt } from '../test/attempt.ts';
import { canariesIn, CANARY } from '../test/canary-password.ts';
import { small } from '../test/small-connector.ts';
import { startSmallPortal } from '../test/small-portal.ts';
import type { Connector } from './connector.ts';
import { recorder } from './record.ts';
import { recording } from './recording.ts';
import { replay } from './replay.ts';
import type { Replica, ReplicaOptions } from './replicas/replica.ts';
import { startX14Replica } from './replicas/x14.ts';
import { scrubber } from './scrub.ts';
import { x14 } from './x14/connector.ts';

let replica: Replica | null = null;
afterEach(async () => {
  await replica?.stop();
  replica = null;
});

const home = { address: '14 rue du Marché, 69002 Lyon', lots: ['23'] };

async function recorded(
  connector: Connector,
  start: (options: ReplicaOptions) => Promise<Replica>,
  login: string,
) {
  const played = await start({
    credentials: { login, password: CANARY },
    flags: { max_rps: '1000' },
  });
  replica = played;
  const { wrap, recording: written } = recorder(connector.manifest, {
    secrets: Object.values(played.credentials),
    words: [home.address],
    hosts: [new URL(played.url).host],
  });
  const live = await attempt({ connector, replica: played, home, changes: { wrap } });
  const text = JSON.stringify(written(), null, 1);
  await played.stop();
  const kept = recording.parse(JSON.parse(text));
  return { played, live, text, kept };
}

type Played = [
  id: string,
  connector: Connector,
  start: (options: ReplicaOptions) => Promise<Replica>,
];

describe.each<Played>([
  ['small', small, startSmallPortal],
  ['x14', x14, startX14Replica],
])('a visit to %s', (_id, connector, start) => {
  it('is recorded without what was typed, and played again without its portal', async () => {
    const { played, live, text, kept } = await recorded(connector, start, 'C104217');
    expect(live.failure).toBeNull();
    expect(canariesIn(text)).toEqual([]);
    expect(text).not.toContain('C104217');
    const { wrap, missing, left } = replay(kept);
    const again = await attempt({ connector, replica: played, home, changes: { wrap } });
    expect(missing).toEqual([]);
    expect(again.failure).toBeNull();
    expect(left()).toBe(0);
    const { session: _live, ...counts } = live.result ?? { session: '' };
    expect(again.result).toMatchObject(counts);
    const titles = (one: typeof live) => one.host.kept.map(({ document }) => document.title);
    expect(titles(again).toSorted()).toEqual(titles(live).toSorted());
  });
});

it('refuses what was not recorded', async () => {
  const { played, kept } = await recorded(small, startSmallPortal, 'camille');
  const shorter = {
    ...kept,
    exchanges: kept.exchanges.filter(({ path }) => path !== '/fichier/1'),
  };
  const { wrap, missing } = replay(shorter);
  const again = await attempt({ connector: small, replica: played, home, changes: { wrap } });
  expect(missing).not.toEqual([]);
  expect(again.result?.state).not.toBe('DONE');
});

describe('what is private', () => {
  const scrub = scrubber({
    secrets: ['mot de passe'],
    words: ['Lefèvre'],
    hosts: ['127.0.0.1:45678'],
  });

  it.each([
    ['an e-mail', 'écrire à claire.dubois@example.org', 'claire'],
    ['a name', 'Bonjour Mme Claire DUBOIS, bienvenue', 'DUBOIS'],
    ['a sum', 'VOUS DEVEZ 1 420,15 €', '420'],
    ['a number', 'n° fiscal 1234567890123', '1234567890123'],
    ['a token', 'jeton=4fA9c2e1B7d83a60ff', '4fA9c2e1B7d83a60ff'],
    ['a word', 'M Lefèvre', 'Lef'],
    ['what was typed', 'p=mot+de+passe', 'mot+de+passe'],
  ])('%s is replaced', (_what, text, value) => {
    expect(scrub(text)).not.toContain(value);
  });

  it('is the same fake everywhere, of the same shape', () => {
    const [fake = ''] = /\d{5}/.exec(scrub('id 36219 là')) ?? [];
    expect(fake).not.toBe('36219');
    expect(scrub('/fichier/36219')).toBe(`/fichier/${fake}`);
  });

  it('is not what a connector reads: dates, names of pages, hosts', () => {
    const text =
      'http://127.0.0.1:45678/V5/documents-syndic-12-7.html GetEntityContentServlet 2024-06-12 20240612 12/06/2024';
    expect(scrub(text)).toBe(text);
  });
});
