// The deeds that a deed changes, by their days: « règlement reçu par Maître X le 14 juin 1963, modifié par acte de
// Maître Y du 9 septembre 1981 ». All of them, or none.
import { findDates } from '../../french/dates.ts';
import { following, foundIn, type FlowText, type Extracted, WORDS } from '../sheet/flow-text.ts';
import type { Reading } from '../sheet/reading.ts';
import { deedDays } from './deed.ts';

/** « … reçu par Maître X, notaire à Y, le », « modifié par acte de Maître X du », « suivant actes des ». */
const OF_DEED = new RegExp(
  [
    String.raw`(?:reglement(?: de copropriete)?|etat descriptif|modificatif|acte)[^.;]{0,160}?(?:recu|etabli|dresse|en date)[^.;]{0,90}?\b(?:le|du)`,
    String.raw`\b(?:actes?|modificatifs?|modifiee?s?|rectifiee?s?|completee?s?)\b${WORDS}{0,60}?\b(?:de|par|devant|chez|aux minutes de) (?:maitres?|mes?\b\.?|l'etude)${WORDS}{0,80}?\b(?:le|du|des|les)`,
    String.raw`\b(?:modifiee?s?|rectifiee?s?|completee?s?)\b${WORDS}{0,50}?\b(?:actes?|modificatifs?)(?: notaries?| authentiques?| modificatifs?| rectificatifs?| complementaires?)?(?: en date)?(?: (?:du meme|dudit|du susdit|de son) (?:notaire|predecesseur|office))?,? (?:du|des|le|les)`,
  ].join('|'),
  'u',
);
/** « des 3 mai 1971 et 12 juin 1980 »: nothing but a link between two days. */
const LINK = /^\s*(?:,|et|puis|, puis|et enfin)\s*(?:(?:en date )?(?:du|le|des|les)\s)?$/;

/** The day it was published is another one. */
const PUBLISHED =
  /(?:publie|transcrit|enregistre)e?s?\b(?:(?!\b(?:acte|recue?|etablie?|dressee?)\b)[^.;]){0,100}$/;
/** « modifié une première fois … le »: a deed of which the day was not understood. */
const OF_UNREAD = new RegExp(
  String.raw`\b(?:modifiee?s?|rectifiee?s?|completee?s?)\b${WORDS}{0,70}$`,
  'u',
);
/** Meetings, laws and judgments have days too. */
const OF_OTHERS =
  /\b(?:assemblee|deliberation|resolution|decision|proces-verbal|loi|decret|ordonnance|jugement|arrete|nee?|plan|permis|delivree?)\b[^.;]{0,90}$/;

export function changedDeeds(flowText: FlowText, ofOthers: RegExp): Reading<string[]> | null {
  const { folded } = flowText;
  const own = new Set(deedDays(flowText, ofOthers).map(({ value }) => value));
  const before = (at: number) => folded.slice(Math.max(0, at - REACH), at);
  const all = foundIn(flowText, findDates).filter(
    ({ value, at }) => !own.has(value) && !PUBLISHED.test(before(at)),
  );
  const named = new Set(following(flowText, all, OF_DEED));
  const days: Extracted<string>[] = [];
  for (const one of all) {
    const last = days.at(-1);
    const goesOn = last !== undefined && LINK.test(folded.slice(last.end, one.at));
    if (named.has(one) || goesOn) days.push(one);
  }
  const [first] = days;
  const isCut = all.some(
    (one) =>
      one.at > (first?.at ?? 0) &&
      !days.includes(one) &&
      !OF_OTHERS.test(before(one.at)) &&
      OF_UNREAD.test(before(one.at)),
  );
  if (!first || isCut) return null;
  const value = [...new Set(days.map((one) => one.value))].toSorted();
  return { ...first, value, raw: days.map(({ raw }) => raw).join(' + ') };
}
/** In signs. */
const REACH = 200;

/** In the title; or, in a deed without one, what those who appear ask the notary to write. */
export const isChange = ({ folded }: FlowText): boolean =>
  /modificatif|modification (?:de l'etat|du reglement)/.test(folded.slice(0, 600)) ||
  ASKS_CHANGE.test(folded.slice(0, 2000));
const ASKS_CHANGE =
  /\b(?:requis|requierent|demande|declarent?|prie)\b[^.;]{0,120}?\bmodification(?:\s[\p{L}-]+){0,3}?\s(?:de\sl'etat\sdescriptif|du\sreglement\sde\scopropriete)/u;
