// Pages that stand where the portal's own should: a check against machines, works under way.
import { load } from 'cheerio';

import { isClosedNotice, LOOKED_AT } from './closed-notice.ts';

type Wall = {
  name: string;
  /** A header that only its refusals have. */
  header?: readonly [name: string, value: RegExp];
  /** Only on its own page, whatever the status. */
  page?: RegExp;
  /** Also in the pages it lets through, or in words that a portal could use: believed only with a refusal. */
  refusal?: RegExp;
};

const WALLS: readonly Wall[] = [
  {
    name: 'Cloudflare',
    header: ['cf-mitigated', /challenge/],
    refusal: /cf-chl-|cf-challenge|challenge-platform/,
  },
  { name: 'DataDome', page: /captcha-delivery\.com/ },
  { name: 'Imperva', page: /Incapsula incident ID/, refusal: /_Incapsula_Resource/ },
  { name: 'PerimeterX', refusal: /px-captcha/ },
  { name: 'Akamai', refusal: /access denied[\s\S]{0,600}reference\s?(?:#|&#35;)/i },
  {
    name: 'AWS WAF',
    header: ['x-amzn-waf-action', /challenge|captcha/],
    refusal: /awsWafCookieDomainList/,
  },
  {
    name: 'anti-bot',
    refusal:
      /anti-?bot|pas un robot|are you (?:a )?(?:human|robot)|not a robot|unusual traffic|trafic inhabituel|just a moment|v[ée]rification de votre navigateur|checking your browser|challenge-form/i,
  },
];

const REFUSALS = new Set([202, 403, 405, 429, 503]);

/** Who asks whether we are human, if somebody does. The robot never works around it. */
export function wallIn(status: number, headers: Headers, whole: string): string | null {
  const text = whole.slice(0, LOOKED_AT);
  const wall = WALLS.find(
    ({ header, page, refusal }) =>
      header?.[1].test(headers.get(header[0]) ?? '') ||
      page?.test(text) ||
      (REFUSALS.has(status) && refusal?.test(text)),
  );
  return wall?.name ?? null;
}

/** The whole page is a notice that the portal is closed for now. */
export const saysMaintenance = (text: string): boolean =>
  isClosedNotice({
    text,
    get $() {
      return load(text);
    },
  });
