// How long an event takes to reach the browsers that watch its dossier, among few or many others.
import { LIVE_PATH, type LiveRequest } from '@quitus/api/live';
import type { Deps } from '@quitus/server/deps';
import { createTicket } from '@quitus/server/features/auth/sessions.queries';
import { recordEvent } from '@quitus/server/features/portfolios/events.queries';
import { createPortfolio } from '@quitus/server/features/portfolios/portfolios.queries';

import type { Head } from './crowd.ts';
import { percentile, report } from './figure.ts';

const VIEWERS = 5;
const FEW = 50;
const MANY = 5000;
const EVENTS = 60;
const AT_ONCE = 100;
const P95 = 0.95;

type Watch = { socket: WebSocket; uid: string };

async function openWatch(
  deps: Deps,
  host: string,
  session_id: string,
  uid: string,
): Promise<Watch> {
  const ticket = await createTicket(deps.db, session_id, deps.now());
  const socket = new WebSocket(`${host.replace('http', 'ws')}${LIVE_PATH}`);
  const send = (request: LiveRequest) => socket.send(JSON.stringify(request));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('a socket failed')));
    socket.addEventListener('open', () => send({ type: 'hello', ticket }), { once: true });
    socket.addEventListener('message', ({ data }) => {
      // The dossier's first event, which was missed, says that it is followed.
      if (String(data).includes('welcome')) send({ type: 'follow', portfolio_uid: uid, after: 0 });
      else resolve();
    });
  });
  return { socket, uid };
}

const sessionIn = (access: string): string =>
  String(JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()).sid);

/** Opens sockets until there are that many, five to a dossier. */
async function crowd(deps: Deps, host: string, head: Head, watches: Watch[], size: number) {
  const session = sessionIn(head.access);
  while (watches.length < size) {
    const opening: Promise<Watch>[] = [];
    while (opening.length < AT_ONCE && watches.length + opening.length < size) {
      const { uid } = await createPortfolio(
        deps.db,
        head,
        {
          portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
          main_address: '1 Rue du Direct',
          address_extra_line: null,
        },
        deps.now(),
      );
      for (let viewer = 0; viewer < VIEWERS; viewer++)
        opening.push(openWatch(deps, host, session, uid));
    }
    watches.push(...(await Promise.all(opening)));
  }
}

async function delays(deps: Deps, watches: Watch[]): Promise<number[]> {
  const times: number[] = [];
  for (let event = 0; event < EVENTS; event++) {
    const uid = watches[Math.floor((event / EVENTS) * watches.length)]?.uid ?? '';
    const viewers = watches.filter((watch) => watch.uid === uid);
    const before = { at: 0 };
    const heard = viewers.map(
      ({ socket }) =>
        new Promise<number>((resolve) => {
          socket.addEventListener('message', () => resolve(performance.now() - before.at), {
            once: true,
          });
        }),
    );
    before.at = performance.now();
    await recordEvent(
      deps.db,
      { portfolio_uid: uid, kind: 'PORTFOLIO_EDITED', actor: null },
      deps.now(),
    );
    times.push(...(await Promise.all(heard)));
  }
  return times;
}

export async function benchLive(deps: Deps, host: string, head: Head): Promise<boolean> {
  const watches: Watch[] = [];
  await crowd(deps, host, head, watches, FEW);
  await delays(deps, watches);
  const few = percentile(await delays(deps, watches), P95);
  await crowd(deps, host, head, watches, MANY);
  const many = percentile(await delays(deps, watches), P95);
  for (const { socket } of watches) socket.close();
  return report({
    figure: `event to its viewers, ${MANY} sockets open`,
    value: many,
    unit: 'ms p95',
    better: 'lower',
    reference: { name: `${FEW} sockets open`, value: few },
    goal: 5,
  });
}
