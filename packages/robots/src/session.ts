// What a connector sees of the network: pages, forms and files of the hosts it may visit. How that is done is
// in session-over.ts, which a process that only names portals does without.
import type { CheerioAPI } from 'cheerio';

import { isClosedNotice } from './closed-notice.ts';
import type { Selectors } from './manifest.ts';
import { RobotError } from './robot-error.ts';
import type { Secret } from './secret.ts';

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
  if (isClosedNotice(page)) throw new RobotError('MAINTENANCE');
  throw new RobotError('PARSE_CHANGED', { info: `${css} (${info})` });
}

/** What a connector throws when the portal shows the login page again: the visit enters once more, and once only. */
export class SessionExpired extends Error {
  override readonly name = 'SessionExpired';
}
