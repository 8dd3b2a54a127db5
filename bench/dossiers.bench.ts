// A large organisation must feel like a small one: its list, its dossiers, its live events.
import { createCaller } from '@quitus/api/client';
import { portfoliosApi } from '@quitus/api/portfolios.api';

import { createDossiers, createHead, DOCUMENTS_EACH, type Head } from './crowd.ts';
import { percentile, report } from './figure.ts';
import { benchLive } from './live.ts';
import { start } from './processes.ts';
import { createWorld } from './world.ts';

const PORT = '3933';
const HOST = `http://127.0.0.1:${PORT}`;
const SMALL = 100;
const LARGE = 100_000;
const ROUNDS = 400;
const P95 = 0.95;

const callerOf = (head: Head) =>
  createCaller(`${HOST}/api`, (request) => {
    request.headers.set('authorization', `Bearer ${head.access}`);
    return fetch(request);
  });
type Caller = ReturnType<typeof callerOf>;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

/** What people do with the list: look, filter, search, go on, sort. */
const LISTS = [
  {},
  { filter: 'TO_DO' },
  { sort: 'ADDRESS' },
  { search: 'fontaine 44000' },
  { sort: 'CREATED', filter: 'IN_ORDER' },
] as const;

async function lookAround(call: Caller): Promise<string[]> {
  const { portfolios, next } = await call(portfoliosApi.list, { query: { limit: 50 } });
  const after = next === null ? {} : { after: next };
  const more = await call(portfoliosApi.list, { query: { limit: 50, ...after } });
  return [...portfolios, ...more.portfolios].map(({ uid }) => uid);
}

/** Turn by turn, so that a busy moment of the machine falls on both. */
async function compare(
  measure: (call: Caller, round: number) => Promise<unknown>,
  heads: [Head, Head],
) {
  const callers = heads.map(callerOf);
  const times: number[][] = callers.map(() => []);
  for (let round = -20; round < ROUNDS; round++)
    for (const [index, call] of callers.entries()) {
      const ms = await timed(() => measure(call, Math.abs(round)));
      if (round >= 0) times[index]?.push(ms);
    }
  const [small = [], large = []] = times;
  return { small: percentile(small, P95), large: percentile(large, P95) };
}

export async function benchDossiers(): Promise<boolean> {
  const world = await createWorld(PORT);
  const { deps, pool, env } = world;
  const heads: [Head, Head] = [
    await createHead(deps, 'petite@example.fr'),
    await createHead(deps, 'grande@example.fr'),
  ];
  await createDossiers(deps, heads[0], SMALL);
  await createDossiers(deps, heads[1], LARGE);
  await pool.query('analyze');
  const server = await start('packages/server/src/main.ts', 'Quitus est prêt', env);

  const lists = await compare(
    (call, round) => call(portfoliosApi.list, { query: LISTS[round % LISTS.length] ?? {} }),
    heads,
  );
  const known = new Map<Caller, string[]>();
  const dashboards = await compare(async (call, round) => {
    const uids = known.get(call) ?? (await lookAround(call));
    known.set(call, uids);
    await call(portfoliosApi.find, { params: { uid: uids[round % uids.length] ?? '' } });
  }, heads);
  const counts = await compare((call) => call(portfoliosApi.counts, { query: {} }), heads);
  const live = await benchLive(deps, HOST, heads[0]);

  await server.stop();
  await world.end();

  const against = (value: number) => ({
    name: `${SMALL} dossiers`,
    value,
  });
  const size = `${LARGE} dossiers, ${LARGE * DOCUMENTS_EACH} documents`;
  const lower = { unit: 'ms p95', better: 'lower' } as const;
  return [
    report({
      figure: `list, ${size}`,
      value: lists.large,
      ...lower,
      reference: against(lists.small),
      goal: 1.3,
    }),
    report({
      figure: `dashboard, ${size}`,
      value: dashboards.large,
      ...lower,
      reference: against(dashboards.small),
      goal: 1.3,
    }),
    report({
      figure: `counts of the filters, ${size}`,
      value: counts.large,
      ...lower,
      reference: against(counts.small),
      goal: null,
    }),
    live,
  ].every(Boolean);
}
