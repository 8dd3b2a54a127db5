// From an address to the answer at the end of its redirections: each hop to an allowed host, in its turn,
// with the cookies of that host, tried again only where that can do no harm.
import { setTimeout as wait } from 'node:timers/promises';

import type { CookieJar } from 'tough-cookie';

import { saysMaintenance, wallIn } from './blocked-pages.ts';
import type { NetworkGuard } from './network-guard.ts';
import type { Pace } from './pace.ts';
import { charsetOf, decodePage } from './page-text.ts';
import { RobotError } from './robot-error.ts';
import { type Hop, type HopAnswer, HopFailure, stopped, type Transport } from './transport.ts';

export type Journey = {
  guard: NetworkGuard;
  transport: Transport;
  jar: CookieJar;
  pace: Pace;
  rps: number;
  retry_ms: readonly number[];
  /** Who to write to about this robot. */
  contact: string;
  signal: AbortSignal;
  now: () => Date;
};

export type Asked = Omit<Hop, 'signal'>;

const MAX_REDIRECTIONS = 10;
const REDIRECTIONS = new Set([301, 302, 303, 307, 308]);
const PASSING = new Set([502, 503, 504]);
/** Beyond this the portal is left alone, and the visit with it. */
const LONGEST_HOLD_S = 60;
const DEFAULT_HOLD_S = 5;
const MOST_PAUSED_S = 15 * 60;
const MAX_HOLDS = 3;

/** Fixed, and of this year: portals turn old browsers away. The honest name is in `from`. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

export async function followed(journey: Journey, asked: Asked): Promise<HopAnswer & { url: URL }> {
  let next = asked;
  for (let hops = 0; hops <= MAX_REDIRECTIONS; hops += 1) {
    const url = journey.guard.allow(next.url);
    const answer = await patiently(journey, { ...next, url });
    for (const cookie of answer.headers.getSetCookie())
      await journey.jar.setCookie(cookie, url.href, { ignoreError: true });
    const location = answer.headers.get('location');
    if (location === null || !REDIRECTIONS.has(answer.status)) return { ...answer, url };
    next = redirected(next, url, answer.status, location);
  }
  throw new RobotError('PARSE_CHANGED', { info: `${asked.url.pathname}: redirected in a circle` });
}

/** As browsers do: a POST becomes a GET, but for 307 and 308; what proves who we are stays with its host. */
function redirected(before: Asked, from: URL, status: number, location: string): Asked {
  if (!URL.canParse(location, from.href))
    throw new RobotError('PARSE_CHANGED', { info: `${from.pathname}: redirected nowhere` });
  const url = new URL(location, from);
  const { authorization: _proof, ...open } = before.headers;
  const headers = url.host === from.host ? before.headers : open;
  if (status >= 307) return { ...before, url, headers };
  const { 'content-type': _type, origin: _origin, ...bare } = headers;
  return { ...before, url, method: 'GET', body: null, headers: bare };
}

async function patiently(journey: Journey, asked: Asked): Promise<HopAnswer> {
  const again = asked.method === 'GET' ? [...journey.retry_ms] : [];
  let holds = 0;
  for (;;) {
    const answer = await once(journey, asked);
    if (!(answer instanceof HopFailure)) {
      refuseBlockedPages(answer);
      if (answer.status === 429) {
        const seconds = heldFor(answer.headers, journey.now());
        await journey.pace.pause(asked.url.host, seconds);
        holds += 1;
        // Sent again only where nothing was entered; its turn comes when the hold is over.
        if (asked.method === 'GET' && seconds <= LONGEST_HOLD_S && holds <= MAX_HOLDS) continue;
        throw new RobotError('RATE_LIMITED', { info: `${seconds} s` });
      }
      if (!PASSING.has(answer.status)) return answer;
    } else if (asked.kind === 'FILE' && answer.kind !== 'NETWORK') throw fileFailure(answer);
    else if (answer.kind === 'TOO_LARGE')
      throw new RobotError('PARSE_CHANGED', { info: `${asked.url.pathname}: too large a page` });

    const pause = again.shift();
    if (pause === undefined) {
      // A file that its portal cannot give is this file's trouble.
      if (asked.kind === 'FILE' && !(answer instanceof HopFailure)) return answer;
      const info = answer instanceof HopFailure ? answer.kind : String(answer.status);
      throw new RobotError('PORTAL_DOWN', { info });
    }
    await wait(pause, undefined, { signal: journey.signal }).catch(() => {
      throw stopped(journey.signal);
    });
  }
}

const fileFailure = ({ kind }: HopFailure): RobotError =>
  kind === 'TIMEOUT'
    ? new RobotError('FILE_TIMEOUT')
    : new RobotError('FILE_BROKEN', { info: kind === 'CUT' ? 'cut short' : 'too large' });

async function once(journey: Journey, asked: Asked): Promise<HopAnswer | HopFailure> {
  const { signal } = journey;
  if (signal.aborted) throw stopped(signal);
  await journey.pace.turn(asked.url.host, journey.rps, signal).catch((cause: unknown) => {
    throw signal.aborted ? stopped(signal) : cause;
  });
  const cookie = await journey.jar.getCookieString(asked.url.href);
  const headers = {
    'user-agent': USER_AGENT,
    'accept-language': 'fr-FR,fr;q=0.9',
    from: journey.contact,
    ...asked.headers,
    ...(cookie !== '' && { cookie }),
  };
  try {
    return await journey.transport.send({ ...asked, headers, signal });
  } catch (cause) {
    if (cause instanceof HopFailure) return cause;
    throw cause;
  }
}

/** A page closed to machines, or for works: no use in trying again. */
function refuseBlockedPages({ status, headers, bytes }: HopAnswer): void {
  const type = headers.get('content-type') ?? '';
  if (status < 400 && !type.includes('html')) return;
  const text = decodePage(bytes, charsetOf(type, bytes));
  const wall = wallIn(status, headers, text);
  if (wall !== null) throw new RobotError('BLOCKED', { info: wall });
  if (status >= 500 && saysMaintenance(text)) throw new RobotError('MAINTENANCE');
}

/** Seconds or a date; a portal that does not say is given a little time, and none closes itself for ever. */
function heldFor(headers: Headers, now: Date): number {
  const said = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+$/.test(said)
    ? Number(said)
    : Math.ceil((Date.parse(said) - now.getTime()) / 1000);
  if (Number.isNaN(seconds)) return DEFAULT_HOLD_S;
  return Math.min(Math.max(0, seconds), MOST_PAUSED_S);
}
