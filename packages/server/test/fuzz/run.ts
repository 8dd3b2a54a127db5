// Every endpoint of the contract as everybody, in turns, until the time or the calls are used up.
import type { Access, Endpoint } from '@quitus/api/endpoint';

import { APIS } from '../apis.ts';
import { t } from '../permission-world.ts';
import { buildCall, type Sent } from './calls.ts';
import { createChance } from './chance.ts';
import { hangUp, judge } from './judge.ts';
import { gather } from './people.ts';

const AT_ONCE = 4;
const CALLS_IN_ONE_WORLD = 400;

const ALLOWED: Record<Access, RegExp> = {
  public: /./,
  visitor: /^visitor/,
  account: /^(OWNER|MASTER)$/,
  staff: /^STAFF$/,
};
const isSome = <T>(list: T[]): list is [T, ...T[]] => list.length > 0;

export type Figures = {
  seed: number;
  calls: number;
  by_status: Record<string, number>;
  endpoints: number;
  covered: number;
  failures: string[];
};

export async function fuzz(
  base: string,
  { seed, until }: { seed: number; until: (calls: number) => boolean },
): Promise<Figures> {
  const chance = createChance(seed);
  const endpoints = APIS.flatMap((api) => Object.values(api));
  const covered = new Set<Endpoint>();
  const by_status: Record<string, number> = {};
  const failures: string[] = [];
  let calls = 0;
  let { known, callers } = await gather();

  async function one(endpoint: Endpoint): Promise<void> {
    // Most often somebody who may call it: what is behind has more to break.
    const fit = callers.filter(({ name }) => ALLOWED[endpoint.access].test(name));
    const caller = chance.pick(isSome(fit) && chance.once(0.7) ? fit : callers);
    const sent = buildCall(endpoint, chance, known);
    if (caller.authorization && !sent.headers.includes('authorization'))
      sent.headers.push('authorization', caller.authorization);
    const { status, wrong } = await judge(base, sent);
    covered.add(endpoint);
    calls += 1;
    const gone = sent.cut ? 'cut' : 'reset';
    const family = status === null ? gone : `${Math.floor(status / 100)}xx`;
    by_status[family] = (by_status[family] ?? 0) + 1;
    if (wrong !== null) failures.push(`${wrong} ← ${caller.name}: ${cut(printed(sent))}`);
  }

  while (until(calls)) {
    const waiting = chance.shuffled(endpoints);
    while (waiting.length > 0 && until(calls)) {
      if (calls > 0 && calls % CALLS_IN_ONE_WORLD < AT_ONCE) ({ known, callers } = await gather());
      await Promise.all(waiting.splice(0, AT_ONCE).map(one));
    }
  }
  hangUp();
  failures.push(...t.lines.filter((line) => line.includes('"level":"error"')).map(cut));
  return { seed, calls, by_status, endpoints: endpoints.length, covered: covered.size, failures };
}

const cut = (text: string): string => text.slice(0, 2000);
const printed = ({ method, path, headers, body, cut: left }: Sent): string =>
  JSON.stringify({ method, path, headers, body: body?.toString().slice(0, 600), left });
