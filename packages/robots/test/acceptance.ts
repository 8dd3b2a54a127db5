// What every connector must do, written once: ten tests against its replica, whatever the portal.
import { createHash } from 'node:crypto';

import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { RobotErrorCode } from '@quitus/domain/robots/robot-error';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Connector, Home, Question } from '../src/connector.ts';
import { judgeFile } from '../src/fetched-file.ts';
import { inMemoryPace } from '../src/in-memory-pace.ts';
import type { Fields } from '../src/manifest.ts';
import {
  type Replica,
  type ReplicaOptions,
  type Scenario,
  SCENARIOS,
} from '../src/replicas/replica.ts';
import { RobotError } from '../src/robot-error.ts';
import type { RunHost } from '../src/run-host.ts';
import { attempt, type AttemptOptions, keysOf } from './attempt.ts';
import { canariesIn, CANARY, outputOf, printed } from './canary-password.ts';
import { jumpingClock } from './jumping-clock.ts';
import { timeOutLastFile } from './last-file.ts';
import { leavingTimes, shortestGap } from './request-pace.ts';
import { visitor } from './visitor.ts';

export type Expected = {
  remote_key: string;
  /** What its label proposes; null where it proposes nothing. */
  document_type: DocumentType | null;
  bytes: () => Promise<Uint8Array>;
};

export type AcceptanceSpec<F extends Fields, T> = {
  connector: Connector<F, T>;
  start: (options?: ReplicaOptions) => Promise<Replica>;
  /** Of every replica that is started here: mostly those that let it be asked quickly. */
  flags?: Record<string, string>;
  home: Home;
  /** Path of the request that carries the password. */
  login_path: string;
  /** All that is fetched in the scenario « ok », and the keys of what is left. */
  expected: readonly Expected[];
  left?: readonly string[];
  /** Tries that the portal says are left after a first wrong password. */
  tries_left?: number;
  /** Scenarios that end the visit, each with its code; never LOGIN_FAILED, which has its own test. */
  failures: Partial<Record<Scenario, RobotErrorCode>>;
  /** Scenarios in which one file cannot be had. */
  broken: Partial<Record<Scenario, 'FILE_BROKEN' | 'FILE_TIMEOUT'>>;
  /** Scenarios in which the session ends by itself. */
  expiring: readonly Scenario[];
  /** What « layout-changed » must name. */
  changed: string | RegExp;
  /** The portal sends a code: to which login, and where its replica asks for it only in a scenario, which. */
  code?: { login: string; scenario?: Scenario };
  /** Scenarios that only add documents: how many are fetched more, how many of them are known bytes. */
  more?: Partial<Record<Scenario, { fetched: number; duplicates: number }>>;
  /** For portals that ask something in every scenario. */
  ask?: (question: Question, replica: Replica) => Promise<string>;
};

const RPS = 8;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export function acceptanceOf<F extends Fields, T>(spec: AcceptanceSpec<F, T>): void {
  const { connector, home, expected } = spec;
  const open: Replica[] = [];
  const wanted = expected.map(({ remote_key }) => remote_key).toSorted();
  /** The usual ones with a password that is recognised wherever it is shown. */
  let credentials: Record<string, string> = {};

  const start = async (scenario: Scenario) => {
    const replica = await spec.start({ credentials, scenario, flags: { ...spec.flags } });
    open.push(replica);
    return replica;
  };
  const answering = (replica: Replica): Partial<RunHost> => {
    const { ask, code } = spec;
    if (ask) return { ask: (question) => ask(question, replica) };
    return code ? { ask: async () => replica.code(code.login) ?? '' } : {};
  };
  /** Whatever is tried, the password is shown nowhere. */
  const visitTo = async (
    replica: Replica,
    options: Partial<Omit<AttemptOptions<F, T>, 'connector' | 'replica' | 'home'>> = {},
  ) => {
    const changes = { ...answering(replica), ...options.changes };
    const { result: tried, output } = await outputOf(() =>
      attempt({ connector, replica, home, ...options, changes }),
    );
    const { result, failure, host } = tried;
    const shown = [result, failure, host.reported, host.asked, host.kept.map(bare)].map(printed);
    const asked = replica.log().map(({ path }) => path);
    expect([...shown, ...asked, output].flatMap(canariesIn)).toEqual([]);
    return tried;
  };
  const logins = (replica: Replica) =>
    replica.log().filter(({ method, path }) => method === 'POST' && path === spec.login_path)
      .length;
  const entries = <V>(record: Partial<Record<Scenario, V>> = {}) => Object.entries(record);

  describe(`${connector.manifest.id}: what every connector must do`, () => {
    // Printing is slow and done once: it is no part of what is measured.
    beforeAll(async () => {
      await Promise.all(expected.map(({ bytes }) => bytes()));
      const usual = await spec.start({});
      await usual.stop();
      const secrets = Object.entries(connector.manifest.fields)
        .filter(([, { kind }]) => kind === 'SECRET')
        .map(([name]) => [name, CANARY]);
      credentials = { ...usual.credentials, ...Object.fromEntries(secrets) };
    });
    afterEach(async () => {
      await Promise.all(open.splice(0).map((replica) => replica.stop()));
    });

    it('1. brings exactly what it should, and nothing the second time', async () => {
      const replica = await start('ok');
      const { result, failure, host } = await visitTo(replica);
      expect(failure).toBeNull();
      expect(result).toMatchObject({ state: 'DONE', kept: expected.length, broken: [] });
      const brought = host.kept.map(({ document, file }) => ({
        remote_key: document.remote_key,
        document_type: document.guess?.document_type ?? null,
        sha256: sha256(file.bytes),
      }));
      const truth = expected.map(async ({ bytes, ...rest }) => ({
        ...rest,
        sha256: sha256(await bytes()),
      }));
      const byKey = (a: { remote_key: string }, b: { remote_key: string }) =>
        a.remote_key.localeCompare(b.remote_key);
      expect(brought.toSorted(byKey)).toEqual((await Promise.all(truth)).toSorted(byKey));
      const left = host.reported.flatMap((reported) =>
        reported.kind === 'DOCUMENT' && reported.outcome === 'LEFT'
          ? [reported.document.remote_key]
          : [],
      );
      expect(left.toSorted()).toEqual([...(spec.left ?? [])].toSorted());

      const again = await visitTo(replica, {
        host: { ...host, ...answering(replica) },
        order: { had_before: expected.length },
      });
      expect(again.result).toMatchObject({ state: 'DONE', kept: 0, known: expected.length });
      expect(keysOf(host)).toEqual(wanted);
      expect(logins(replica)).toBe(2);
    });

    it('2. sends a wrong password once and says that it was refused', async () => {
      const replica = await start('bad-password');
      const { failure } = await visitTo(replica);
      expect(failure).toMatchObject({ code: 'LOGIN_FAILED' });
      expect(failure?.facts.tries_left).toBe(spec.tries_left);
      expect(logins(replica)).toBe(1);
    });

    it.each(entries(spec.failures))('3. calls « %s » %s', async (scenario, code) => {
      const replica = await start(scenarioOf(scenario));
      const { failure } = await visitTo(replica);
      expect(failure?.code).toBe(code);
      expect(logins(replica)).toBeLessThanOrEqual(1);
    });

    describe.each(spec.code ? [spec.code] : [])('4. asks for the code that was sent', (code) => {
      const asked = code.scenario ?? 'ok';

      it('a wrong one, then the right one; a kept session asks no more', async () => {
        const replica = await start(asked);
        let times = 0;
        const ask = async () => {
          times += 1;
          const right = replica.code(code.login) ?? '';
          return times > 1 ? right : wrongCode(right);
        };
        const first = await visitTo(replica, { changes: { ask }, order: { keep_session: true } });
        expect(first.failure).toBeNull();
        expect(first.host.asked).toMatchObject([
          { kind: 'CODE', retry: false },
          { kind: 'CODE', retry: true },
        ]);
        expect(first.host.reported).toContainEqual({ kind: 'STATE', state: 'WAITING_USER' });
        const session = first.result?.session ?? null;
        const second = await visitTo(replica, { order: { session, credentials: null } });
        expect(second.result?.state).toBe('DONE');
        expect(second.host.asked).toEqual([]);
      });

      it('only wrong ones, or none in time', async () => {
        const replica = await start(asked);
        const wrong = async () => wrongCode(replica.code(code.login) ?? '');
        const refused = await visitTo(replica, { changes: { ask: wrong } });
        expect(refused.failure?.code).toBe('OTP_WRONG');
        const other = await start(asked);
        const late = await visitTo(other, {
          changes: { ask: () => Promise.reject(new RobotError('OTP_EXPIRED')) },
        });
        expect(late.failure?.code).toBe('OTP_EXPIRED');
      });
    });

    it.each(spec.expiring)(
      '5. %s: enters once more, loses nothing, doubles nothing',
      async (one) => {
        const replica = await start(one);
        const { result, failure, host } = await visitTo(replica);
        expect(failure).toBeNull();
        expect(result?.state).toBe('DONE');
        expect(keysOf(host)).toEqual(wanted);
        expect(logins(replica)).toBe(2);
      },
    );

    it.each(entries(spec.broken))('6. %s: %s for that file, the others kept', async (one, why) => {
      const replica = await start(scenarioOf(one));
      const changes = why === 'FILE_TIMEOUT' ? timeOutLastFile() : {};
      const { result, host } = await visitTo(replica, { changes });
      expect(result).toMatchObject({ state: 'PARTIAL', broken: [{ code: why }] });
      expect(keysOf(host)).toHaveLength(expected.length - 1);
      expect(wanted).toEqual(expect.arrayContaining(keysOf(host)));
    });

    it('7. names what changed; a portal that is really empty is no change', async () => {
      const changed = await visitTo(await start('layout-changed'));
      expect(changed.failure?.code).toBe('PARSE_CHANGED');
      expect(changed.failure?.facts.info).toMatch(spec.changed);
      const empty = await start('empty');
      expect((await visitTo(empty)).result).toMatchObject({ state: 'DONE', kept: 0, left: 0 });
      const before = await visitTo(empty, { order: { had_before: expected.length } });
      expect(before.failure?.code).toBe('PARSE_CHANGED');
    });

    it('8. asks no faster than its limit', async () => {
      const replica = await start('ok');
      const clock = jumpingClock();
      const { left, wrap } = leavingTimes(clock.now);
      const changes = { pace: inMemoryPace(clock), wrap };
      const { failure } = await visitTo(replica, { limits: { rps: RPS }, changes });
      expect(failure).toBeNull();
      expect(replica.log()).toHaveLength(left.length);
      expect(left.length).toBeGreaterThan(RPS / 2);
      expect(shortestGap(left)).toBeGreaterThanOrEqual(1000 / RPS);
    });

    it('9. enters with the password that every one of these visits is searched for', async () => {
      const replica = await start('ok');
      const { failure, host } = await visitTo(replica);
      expect(failure).toBeNull();
      expect(logins(replica)).toBe(1);
      expect(Object.values(replica.credentials)).toContain(CANARY);
      await host.report({ kind: 'STEP', title: 'Entré', detail: encodeURIComponent(CANARY) });
      await expect(visitTo(replica, { host })).rejects.toThrow('to deeply equal []');
    });

    it('10. cancelled during a file, keeps whole files only', async () => {
      const slow = entries(spec.broken).find(([, why]) => why === 'FILE_TIMEOUT')?.[0];
      const replica = await start(slow === undefined ? 'ok' : scenarioOf(slow));
      let leaving = 0;
      let sent = 0;
      const cancelled = Promise.withResolvers<void>();
      const host = visitor({
        ...answering(replica),
        tempo: { file_ms: 60_000 },
        wrap: (inner) => ({
          ...inner,
          send: async (hop) => {
            if (hop.kind !== 'FILE') return inner.send(hop);
            leaving += 1;
            sent += 1;
            try {
              // Where no file of the replica is slow, the last one waits until the visit is cancelled.
              if (slow === undefined && sent === expected.length) await cancelled.promise;
              return await inner.send(hop);
            } finally {
              leaving -= 1;
            }
          },
        }),
      });
      const running = visitTo(replica, { host });
      const isLast = () =>
        host.reported.some(
          (reported) => reported.kind === 'COUNT' && reported.done === reported.total - 1,
        );
      await vi.waitFor(() => expect(isLast() && leaving > 0).toBe(true), {
        timeout: 30_000,
        interval: 5,
      });
      host.cancel();
      cancelled.resolve();
      const { failure } = await running;
      expect(failure?.code).toBe('CANCELLED');
      expect(host.kept.length).toBe(expected.length - 1);
      expect(host.kept.map(({ file }) => judgeFile(file))).not.toContain('CUT');
    });

    it.each(entries(spec.more))('%s', async (scenario, more) => {
      const replica = await start(scenarioOf(scenario));
      const { result, host } = await visitTo(replica);
      expect(result).toMatchObject({ state: 'DONE', duplicates: more?.duplicates });
      expect(host.kept).toHaveLength(expected.length + (more?.fetched ?? 0));
    });
  });
}

function scenarioOf(name: string): Scenario {
  const scenario = SCENARIOS.find((one) => one === name);
  if (!scenario) throw new Error(`no scenario ${name}`);
  return scenario;
}

/** Six figures that are not those. */
const wrongCode = (right: string): string => (right === '000000' ? '111111' : '000000');

const bare = ({ document, file }: ReturnType<typeof visitor>['kept'][number]) => ({
  document,
  name: file.name,
  mime: file.mime,
});
