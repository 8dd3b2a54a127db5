// What a connector sees of the network: pages, forms and files of the hosts it may visit.
import { type CheerioAPI, load } from 'cheerio';
import { CookieJar } from 'tough-cookie';

import { saysMaintenance } from './blocked-pages.ts';
import { fillForm } from './form.ts';
import type { Selectors } from './manifest.ts';
import { nestsTooDeep } from './nesting.ts';
import { charsetOf, decodePage, encodeForm } from './page-text.ts';
import { followed, type Journey } from './redirections.ts';
import { RobotError } from './robot-error.ts';
import { Secret } from './secret.ts';

export type Page = {
  /** Where the redirections ended. */
  url: URL;
  status: number;
  text: string;
  $: CheerioAPI;
};

export type Sent = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** A form's fields, or what is sent as JSON. */
  form?: Record<string, string>;
  json?: unknown;
};

export type RawAnswer = {
  url: URL;
  status: number;
  headers: Headers;
  bytes: Uint8Array;
};

/**
 * Cookies and redirections are followed hop by hop, each hop to an allowed host; only a GET is tried again,
 * and only after a timeout, 502, 503 or 504. Throws RobotError: PORTAL_DOWN, MAINTENANCE, RATE_LIMITED,
 * BLOCKED, FORBIDDEN_HOST, CANCELLED; `file` also FILE_TIMEOUT and FILE_BROKEN.
 */
export type Session = {
  /** A path of the tenant's first host, or a whole address. */
  page: (address: string, sent?: Sent) => Promise<Page>;
  /** Answers that are not JSON throw PARSE_CHANGED, or MAINTENANCE where the page says so. */
  json: (address: string, sent?: Sent) => Promise<{ status: number; url: URL; body: unknown }>;
  /**
   * The form as it stands, hidden inputs kept, sent to its action with the page as referer. No password and no
   * secret goes into an address: a form that would put one there is PARSE_CHANGED.
   */
  submit: (page: Page, form: string, fields: Record<string, string | Secret>) => Promise<Page>;
  file: (address: string, sent?: Sent) => Promise<RawAnswer>;
};

/** The element, or PARSE_CHANGED with what it was to be. */
export function expect(page: Page, { css, info }: Selectors[string]): ReturnType<CheerioAPI> {
  const found = page.$(css);
  if (found.length > 0) return found;
  if (saysMaintenance(page.text)) throw new RobotError('MAINTENANCE');
  throw new RobotError('PARSE_CHANGED', { info: `${css} (${info})` });
}

/** What a connector throws when the portal shows the login page again: the visit enters once more, and once only. */
export class SessionExpired extends Error {
  override readonly name = 'SessionExpired';
}

/** Letters of the page a form stands in: it is sent in the same. */
const charsets = new WeakMap<Page, string>();

const TYPES = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const;
const ACCEPT = {
  page: 'text/html,application/xhtml+xml,*/*;q=0.8',
  json: 'application/json',
  file: '*/*',
};

/** Pages and forms over a journey that knows hosts, cookies and patience. */
export function sessionOver(journey: Journey, base: string): Session {
  const ask = (address: string | URL, accept: keyof typeof ACCEPT, sent: Sent = {}) => {
    const { form, json } = sent;
    const url = new URL(address, base);
    const fields = form && encodeForm(Object.entries(form));
    if (sent.method === 'GET' && fields !== undefined) url.search = fields;
    const body = json === undefined ? fields : JSON.stringify(json);
    const method = sent.method ?? (body === undefined ? 'GET' : 'POST');
    const type = TYPES[json === undefined ? 'form' : 'json'];
    const sends = method === 'POST' && body !== undefined;
    return followed(journey, {
      kind: accept === 'file' ? 'FILE' : 'PAGE',
      method,
      url,
      headers: {
        accept: ACCEPT[accept],
        ...(sends && { 'content-type': type }),
        ...lower(sent.headers),
      },
      body: sends ? body : null,
    });
  };

  return {
    page: async (address, sent) => pageOf(await ask(address, 'page', sent)),

    json: async (address, sent) => {
      const answer = await ask(address, 'json', sent);
      const { status, url } = answer;
      const { text } = textOf(answer);
      if (text.trim() === '') return { status, url, body: null };
      try {
        const body: unknown = JSON.parse(text);
        return { status, url, body };
      } catch {
        if (saysMaintenance(text)) throw new RobotError('MAINTENANCE');
        throw new RobotError('PARSE_CHANGED', { info: `${url.pathname}: no JSON` });
      }
    },

    submit: async (page, selector, fields) => {
      expect(page, { css: selector, info: 'formulaire' });
      const typed = Object.entries(fields).map(([name, value]) => [name, textIn(value)]);
      const filled = fillForm(page, selector, Object.fromEntries(typed));
      const { method, action, entries } = filled;
      const secret = filled.asks_password || Object.values(fields).some(isSecret);
      if (method === 'GET' && secret)
        throw new RobotError('PARSE_CHANGED', { info: `${selector}: a secret in an address` });
      const body = encodeForm(entries, charsets.get(page));
      const headers = { accept: ACCEPT.page, referer: page.url.href };
      if (method === 'GET') action.search = body;
      const answer = await followed(journey, {
        kind: 'PAGE',
        method,
        url: action,
        headers:
          method === 'GET'
            ? headers
            : { ...headers, origin: page.url.origin, 'content-type': TYPES.form },
        body: method === 'GET' ? null : body,
      });
      return pageOf(answer);
    },

    file: (address, sent) => ask(address, 'file', sent),
  };
}

const isSecret = (value: string | Secret): value is Secret => value instanceof Secret;
const textIn = (value: string | Secret): string => (isSecret(value) ? value.expose() : value);

const lower = (headers: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function textOf({ headers, bytes }: RawAnswer): { charset: string; text: string } {
  const charset = charsetOf(headers.get('content-type'), bytes);
  return { charset, text: decodePage(bytes, charset) };
}

function pageOf(answer: RawAnswer): Page {
  const { charset, text } = textOf(answer);
  let parsed: CheerioAPI | null = null;
  const page: Page = {
    url: answer.url,
    status: answer.status,
    text,
    get $() {
      if (!parsed && nestsTooDeep(text))
        throw new RobotError('PARSE_CHANGED', {
          info: `${answer.url.pathname}: no page is so deep`,
        });
      return (parsed ??= load(text));
    },
  };
  charsets.set(page, charset);
  return page;
}

/** Cookies as text, to be sealed by whoever keeps it. */
export const saveCookies = (jar: CookieJar): string => JSON.stringify(jar.serializeSync());

/** What cannot be read any more is no session: one signs in again. */
export function cookiesFrom(saved: string | null): CookieJar {
  if (saved === null) return emptyJar();
  try {
    return CookieJar.deserializeSync(saved);
  } catch {
    return emptyJar();
  }
}

const emptyJar = () => new CookieJar(undefined, { looseMode: true });
