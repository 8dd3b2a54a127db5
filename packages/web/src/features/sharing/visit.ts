// Somebody who opened a link: the visit it gave them, for as long as the tab lives.
import { createCaller, createFetcher } from '@quitus/api/client';
import { API_BASE } from '@quitus/api/endpoint';
import { type SharedDossier, VISIT_SCHEME, visitsApi } from '@quitus/api/sharing.api';

/** For browsers that refuse storage: the visit then ends with the page. */
const kept = new Map<string, string>();
const keyOf = (token: string): string => `quitus-visit-${token}`;

export function readVisit(token: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(token));
  } catch {
    return kept.get(token) ?? null;
  }
}

function keepVisit(token: string, visit: string | null): void {
  try {
    if (visit === null) sessionStorage.removeItem(keyOf(token));
    else sessionStorage.setItem(keyOf(token), visit);
  } catch {
    if (visit === null) kept.delete(token);
    else kept.set(token, visit);
  }
}

const bareCall = createCaller(API_BASE, (request) => fetch(request));

export async function openVisit(token: string, code?: string): Promise<SharedDossier> {
  const { visit, dossier } = await bareCall(visitsApi.openShare, { body: { token, code } });
  keepVisit(token, visit);
  return dossier;
}

/** Who can send another link than this one, which is over; null where nobody may be named. */
export async function findSender(token: string): Promise<string | null> {
  try {
    return (await bareCall(visitsApi.shareSender, { body: { token } })).sender;
  } catch {
    return null;
  }
}

export const forgetVisit = (token: string): void => keepVisit(token, null);

const openings = new Map<string, Promise<unknown>>();

/** However many pages find the visit over at once, one opening serves them all. */
async function reopen(token: string): Promise<void> {
  const opening = openings.get(token) ?? openVisit(token);
  openings.set(token, opening);
  try {
    await opening;
  } finally {
    openings.delete(token);
  }
}

/** Shows the visit; once it is over, opens the link again and tries once more. */
async function sendAsVisitor(token: string, request: Request): Promise<Response> {
  const again = request.clone();
  const visit = readVisit(token);
  if (visit === null) await reopen(token);
  const answer = await fetch(withVisit(request, token));
  if (answer.status !== 401) return answer;
  // Another page may have opened it again meanwhile.
  if (readVisit(token) === visit) await reopen(token);
  return fetch(withVisit(again, token));
}

function withVisit(request: Request, token: string): Request {
  request.headers.set('authorization', `${VISIT_SCHEME} ${readVisit(token) ?? ''}`);
  return request;
}

export const visitorCall = (token: string) =>
  createCaller(API_BASE, (request) => sendAsVisitor(token, request));

export const fetchAsVisitor = (token: string) =>
  createFetcher(API_BASE, (request) => sendAsVisitor(token, request));
