// What the owner weighs in the vote, and who signs a proxy: letters tell them beside the lots, in a sentence.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findShares } from '../../french/shares.ts';
import { namesAfter } from '../parties/names-after.ts';
import { foundIn, type FlowText, flowTextOf, extracted } from '../sheet/flow-text.ts';
import { agreed, factsOf, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** « Vos lots : 12 et 31 (43/1000) », « représentant 212 tantièmes », in the same sentence. */
const OWN =
  /(?:\blots?\b|\brepresent(?:ant|ent|ez|ons|e)\b|\b(?:deten|possed)(?:ant|ez|ons|e)\b|\bdetient\b|\bdispos(?:ant|ez|ons|e) (?:de|d')|\bvos (?:tantiemes|milliemes|voix)|\bvotre quote-part|\btotalisant\b)[^.;]{0,90}$|(?:^|[\n\t|(]\s?|\s-\s|[,;.]\s)(?:nombre de |total (?:des |de vos )?|vos )?(?:tantiemes|milliemes|voix)(?: (?:generaux|detenus))?\s*[:=\t]\s*$/;
/** Of all owners, of those who came, of a limit that the law sets. */
const OF_OTHERS =
  /\bpresents?\b|absent|feuille|l'ensemble|syndicat|majorite|mandataire|decide|resolution/;
const LABELLED =
  /(?<=^|[\n\t|(]\s?|\s-\s|[,;.]\s)(?:nombre de |total (?:des |de vos )?|vos )?(?:tantiemes|milliemes|voix)(?: (?:generaux|detenus|du coproprietaire))?\s*(?::|\t|=)\s*(?<value>\d{1,3}(?:[ .]\d{3})+|\d{1,6})(?![\d.,]*\d|[ .]\d{3}|\s?(?:\/|sur\b|%))/;
/** « lots 7, 31 et 48 (68 voix) ». */
const COUNTED =
  /(?<![\d/.,]|\d\s)(?<value>\d{1,3}(?:[ .]\d{3})+|\d{1,6})(?=[ \n](?:voix|tantiemes|milliemes)\b(?!\s*(?:\/|sur\b|:|=)|\t\s?[\d(]))/;
const SIGNS =
  /(?<value>(?:je|nous|le|la|les),? soussignee?s?(?:\(e?s?\)){0,2}(?:\s*\([^)\n]{3,30}\))?,?|\bmandante?s?(?:\(s\))?(?=\s*:)|\bcoproprietaire mandant)/;
const REACH = 110;
/** Further on, drafts speak of everybody's. */
const FIRST_PAGES = 2;

/** « Mandataire : M. X, lot 12, 98 tantièmes »: who is sent has his own. */
const isSent = ({ folded }: FlowText, at: number): boolean =>
  /^\W*(?:le |la )?mandataire/.test(folded.slice(folded.lastIndexOf('\n', at) + 1, at));

function shares(flowText: FlowText): Reading<{ part: number; base: number | null }>[] {
  const named = foundIn(flowText, findShares).filter(({ at }) => {
    const before = flowText.folded.slice(Math.max(0, at - REACH), at);
    const own = OWN.exec(before);
    return own !== null && !OF_OTHERS.test(own[0]) && !isSent(flowText, at);
  });
  const labelled = extracted(flowText, LABELLED).map((one) => ({
    ...one,
    value: { part: Number(one.value.replaceAll(/\D/g, '')), base: null },
  }));
  const counted = extracted(flowText, COUNTED)
    .filter(({ at }) => {
      const own = OWN.exec(flowText.folded.slice(Math.max(0, at - REACH), at));
      return (
        own !== null &&
        !OF_OTHERS.test(own[0]) &&
        !isSent(flowText, at) &&
        named.every((one) => at > one.end || at < one.at)
      );
    })
    .map((one) => ({
      ...one,
      value: { part: Number(one.value.replaceAll(/\D/g, '')), base: null },
    }));
  return [...named, ...labelled, ...counted];
}

/** A share that is extracted with its base and again without is one share. */
export function voiceFacts(sheets: readonly Sheet[], rule: string): Fact[] {
  const all = shares(flowTextOf(sheets.slice(0, FIRST_PAGES)));
  const part = agreed(all.map((one) => ({ ...one, value: one.value.part })));
  if (!part) return [];
  const base = agreed(
    all.flatMap((one) => (one.value.base === null ? [] : [{ ...one, value: one.value.base }])),
  );
  return [...factsOf('tantiemes', rule, [part]), ...factsOf('base', rule, [base])];
}

/** « Je soussigné(e) : Madame X »: whoever gives the proxy is the owner. */
export function signerFacts([first]: readonly Sheet[], rule: string): Fact[] {
  if (!first) return [];
  return factsOf('owner', rule, [agreed(namesAfter(flowTextOf([first]), SIGNS))]);
}
