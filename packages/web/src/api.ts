import { authApi } from '@quitus/api/auth.api';
import { createCaller, createFetcher } from '@quitus/api/client';
import { API_BASE } from '@quitus/api/endpoint';
import { ApiError } from '@quitus/api/errors';

import { paths } from './paths.ts';
import { loseSession, readSession, storeSession, type Session } from './session/session.ts';

/** These run in the background: losing the session there must not take people off their page. */
const WITHOUT_REDIRECT: readonly string[] = [authApi.me.path, authApi.websocketTicket.path];

/** Answers that say nothing of the session: too many calls, or no server behind the gateway. */
const NO_VERDICT: readonly number[] = [429, 502, 503, 504];

export const call = createCaller(API_BASE, send);
export const fetchBytes = createFetcher(API_BASE, send);

/** A token renewed this long before its end is not refused on the way. */
const AHEAD_MS = 60_000;

/** Adds the access token; on a 401 renews it and tries once more, else the session is over. */
export async function send(request: Request): Promise<Response> {
  const again = request.clone();
  const session = await freshSession();
  const answer = await fetch(withToken(request, session));
  if (answer.status !== 401) return answer;

  const renewed = session && (await renew(session));
  const second = renewed ? await fetch(withToken(again, renewed)) : answer;
  if (second.status === 401) endSession(request);
  return second;
}

function withToken(request: Request, session: Session | null): Request {
  if (session) request.headers.set('authorization', `Bearer ${session.access}`);
  return request;
}

/** Renews an access token that is about to end, or ended while the computer slept, before it is shown. */
export async function freshSession(): Promise<Session | null> {
  const session = readSession();
  if (!session || !isEnding(session)) return session;
  try {
    return (await renew(session)) ?? session;
  } catch {
    // The call itself tells whether the network or the session is the trouble.
    return session;
  }
}

const isEnding = ({ access_ends_at }: Session): boolean =>
  access_ends_at !== null && access_ends_at - AHEAD_MS <= Date.now();

let renewal: Promise<Session | null> | undefined;

/** However many calls are refused at once, one exchange serves them all, in every tab. */
function renew(refused: Session): Promise<Session | null> {
  renewal ??= oneTabAtATime(() => exchange(refused)).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('quitus-refresh', work) : work();

const bareCall = createCaller(API_BASE, (request) => fetch(request));

/** Null when the server refuses: a dead network throws instead, and the session stays. */
async function exchange(refused: Session): Promise<Session | null> {
  const current = readSession();
  // Another tab, or an earlier call, has renewed the tokens: a refresh token works only once.
  if (!current || current.access !== refused.access) return current;
  try {
    storeSession(await bareCall(authApi.refresh, { body: { refresh: current.refresh } }));
  } catch (cause) {
    const refusal = cause instanceof ApiError && !NO_VERDICT.includes(cause.status);
    if (refusal) return null;
    throw cause;
  }
  return readSession();
}

function endSession(request: Request): void {
  loseSession();
  const path = new URL(request.url).pathname.slice(API_BASE.length);
  // A full load: nothing of the account that was open may stay in memory.
  if (!WITHOUT_REDIRECT.includes(path)) window.location.replace(paths.sessionLost);
}
