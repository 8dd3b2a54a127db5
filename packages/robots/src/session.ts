// What a connector sees of the network: pages, forms and files of the hosts it may visit.
import type { CheerioAPI } from 'cheerio';

import type { Selectors } from './manifest.ts';

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
 * and only after a timeout, 502, 503 or 504. Throws RobotError: PORTAL_DOWN, RATE_LIMITED, BLOCKED, FORBIDDEN_HOST, CANCELLED.
 */
export type Session = {
  /** A path of the tenant's first host, or a whole address. */
  page: (address: string, sent?: Sent) => Promise<Page>;
  /** Answers that are not JSON throw PARSE_CHANGED, or MAINTENANCE where the page says so. */
  json: (address: string, sent?: Sent) => Promise<{ status: number; url: URL; body: unknown }>;
  /** The form as it stands, hidden inputs kept, sent to its action with the page as referer. */
  submit: (page: Page, form: string, fields: Record<string, string>) => Promise<Page>;
  file: (address: string, sent?: Sent) => Promise<RawAnswer>;
};

/** The element, or PARSE_CHANGED with what it was to be. */
export type Expect = (page: Page, selector: Selectors[string]) => ReturnType<CheerioAPI>;
