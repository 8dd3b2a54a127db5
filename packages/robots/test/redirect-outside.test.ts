// A portal that leads elsewhere is not followed, whichever of its answers does it: nothing is sent there.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Replica } from '../src/replicas/replica.ts';
import type { HopAnswer } from '../src/transport.ts';
import { attempt } from './attempt.ts';
import { answering, type Portal, PORTALS } from './portals.ts';
import { visitor } from './visitor.ts';
import { watched } from './watched-transport.ts';

const NO_HURRY = { turn: async () => undefined, pause: async () => undefined };

const OUTSIDE = [
  'http://127.0.0.1:9/',
  'http://localhost:9/',
  'http://10.0.0.8/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]:9/',
  'http://[fd00::1]/',
  'http://[::ffff:10.0.0.1]/',
  'https://autre-portail.example.fr/',
  '//autre-portail.example.fr/',
  'file:///etc/passwd',
];
/** As many as the others are like. */
const FILES = 2;
/** 307 would carry the form along, password and all. */
const STATUSES = [302, 307] as const;

describe.each(PORTALS)('$connector.manifest.id', ({ connector, start, home }: Portal) => {
  let replica: Replica;
  beforeAll(async () => {
    replica = await start({});
  });
  afterAll(() => replica.stop());

  const visitChanged = async (changes: Parameters<typeof watched>[0]) => {
    const { left, wrap } = watched(changes);
    let listed = 0;
    const isKnown = async () => (listed += 1) > FILES;
    const host = visitor({ ask: answering(replica), pace: NO_HURRY, isKnown, wrap });
    // Kept, so that nothing is asked for after the last file but what the visit needs.
    const { failure } = await attempt({
      connector,
      replica,
      home,
      host,
      order: { keep_session: true },
    });
    return { failure, left };
  };
  const visitLed = (nth: number, location: string, status: number) => {
    const led = { status, headers: new Headers({ location }), bytes: new Uint8Array() };
    return visitChanged({ instead: (now) => (now === nth ? led : null) });
  };
  const own = () => connector.manifest.hosts(connector.manifest.tenant.parse(replica.tenant));
  const strangers = (left: readonly { address: string }[]) =>
    left.map(({ address }) => new URL(address).host).filter((host) => !own().includes(host));

  it('refuses it of every answer, from the login page to the last file', async () => {
    const { failure, left: usual } = await visitLed(-1, '/', 302);
    expect(failure).toBeNull();
    expect(usual.length).toBeGreaterThan(5);
    for (const nth of usual.keys()) {
      const location = OUTSIDE[nth % OUTSIDE.length] ?? '';
      const { failure: refused, left } = await visitLed(nth, location, STATUSES[nth % 2] ?? 302);
      expect(refused?.code, `answer ${nth} to ${usual[nth]?.address}`).toBe('FORBIDDEN_HOST');
      expect(strangers(left)).toEqual([]);
    }
  });

  it.each(OUTSIDE)('refuses to go from the password to %s', async (location) => {
    const { left: usual } = await visitLed(-1, '/', 302);
    const form = usual.findIndex(({ method }) => method === 'POST');
    for (const status of STATUSES) {
      const { failure, left } = await visitLed(form, location, status);
      expect(failure?.code).toBe('FORBIDDEN_HOST');
      expect(left).toHaveLength(form + 1);
    }
  });

  it('follows no link and fills in no form that leads outside', async () => {
    const { failure, left } = await visitChanged({ becomes: leadingOutside });
    const takesAddresses = connector.manifest.id !== 'x14';
    expect(failure?.code).toBe(takesAddresses ? 'FORBIDDEN_HOST' : undefined);
    expect(strangers(left)).toEqual([]);
  });
});

const AWAY = 'https://autre-portail.example.fr';

/** Every address of every page, on another host: links, forms, what the tax office says to its window. */
function leadingOutside(answer: HopAnswer): HopAnswer {
  if (!(answer.headers.get('content-type') ?? '').includes('html')) return answer;
  const page = Buffer.from(answer.bytes)
    .toString()
    .replaceAll(/\b(href|action)="(?:https?:\/\/[^/"]*)?\/?/g, `$1="${AWAY}/`)
    .replaceAll(/'ok,https?:\/\/[^/']*/g, `'ok,${AWAY}`);
  return { ...answer, bytes: Buffer.from(page) };
}
