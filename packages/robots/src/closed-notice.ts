import type { CheerioAPI } from 'cheerio';

import { nestsTooDeep } from './nesting.ts';

/** Such pages are short; what is sent to keep us busy is not read to its end. */
export const LOOKED_AT = 100_000;

const WORKS =
  /(?:en|cours de|pour(?: cause de)?|op[ée]ration de) maintenance|maintenance (?:en cours|programm[ée]e|est en cours)|(?:momentan[ée]ment|temporairement|actuellement) (?:indisponible|inaccessible|ferm[ée]|suspendu)|under maintenance/i;
/** A list of documents may name a « contrat en maintenance »: a notice says little else. */
const NOTICE_LETTERS = 1500;

/** The whole page is a notice that the portal is closed for now. */
export function isClosedNotice(page: { text: string; $: CheerioAPI }): boolean {
  if (page.text.length > LOOKED_AT || nestsTooDeep(page.text)) return false;
  const shown = page.$.root().clone();
  shown.find('script, style, noscript').remove();
  const visible = shown.text().replaceAll(/\s+/g, ' ');
  return visible.length <= NOTICE_LETTERS && WORKS.test(visible);
}
