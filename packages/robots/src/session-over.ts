import { type CheerioAPI, load } from 'cheerio';

import { saysMaintenance } from './blocked-pages.ts';
import { fillForm } from './form.ts';
import { nestsTooDeep } from './nesting.ts';
import { charsetOf, decodePage, encodeForm } from './page-text.ts';
import { followed, type Journey } from './redirections.ts';
import { RobotError } from './robot-error.ts';
import { Secret } from './secret.ts';
import { expect, type Page, type RawAnswer, type Sent, type Session } from './session.ts';

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
