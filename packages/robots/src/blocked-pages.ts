// Pages that stand where the portal's own should: a check against machines, works under way.
import { load } from 'cheerio';

import { nestsTooDeep } from './nesting.ts';

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

/** Such pages are short; what is sent to keep us busy is not read to its end. */
const LOOKED_AT = 100_000;

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

const WORKS =
  /(?:en|cours de|pour(?: cause de)?|op[ée]ration de) maintenance|maintenance (?:en cours|programm[ée]e|est en cours)|(?:momentan[ée]ment|temporairement|actuellement) (?:indisponible|inaccessible|ferm[ée]|suspendu)|under maintenance/i;
/** A list of documents may name a « contrat en maintenance »: a notice says little else. */
const NOTICE_LETTERS = 1500;

/** The whole page is a notice that the portal is closed for now. */
export function saysMaintenance(text: string): boolean {
  if (text.length > LOOKED_AT || nestsTooDeep(text)) return false;
  const $ = load(text);
  $('script, style, noscript').remove();
  const visible = $.root().text().replaceAll(/\s+/g, ' ');
  return visible.length <= NOTICE_LETTERS && WORKS.test(visible);
}
