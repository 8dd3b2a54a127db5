// Where a deed was published, « 2015P n° 1120 ». It cites others that were published too, before it: the day, or
// the year of the volume, tells them apart; where neither is known, only the words can.
import { findDates } from '../../french/dates.ts';
import { foundIn, type FlowText, type Extracted, extracted } from '../sheet/flow-text.ts';
import { agreed, type Reading } from '../sheet/reading.ts';

/** V volumes hold charges, P volumes deeds; old ones have no letter. */
const REFERENCE =
  /(?<value>\bv(?:olume|ol\.?)\s*:?\s*(?:n°\s?)?(?:\d{1,2}\.\d{3}|\d{1,5})\s?p?\b[\s,.;–—-]*(?:sous (?:le )?)?(?:numero|n°|no\b|article|art\.)\s*:?\s*(?:\d{1,3}\.\d{3}|\d{1,6})|(?<![a-z\d])(?:19|20)\d{2}\s?p[\s,]*(?:n°\s?|numero\s)?\d{1,6})(?!\d)/;
const PARTS =
  /^(?:v(?:olume|ol\.?)\s*:?\s*(?:n°\s?)?)?(?<volume>(?:\d{1,2}\.\d{3}|\d{1,5})\s?p?)\b[\s\S]*?(?<number>\d{1,3}\.\d{3}|\d{1,6})$|^(?<volume>(?:19|20)\d{2}\s?p)[\s\S]*?(?<number>\d{1,6})$/;
/** At the head of a line or of a sentence, or said of this very deed. */
const OWN =
  /(?:^|[\n\t.(]\s?|:\s|-\s)(?:publiee?|publication|transcrite?|enregistree?|formalite|cachet|mention|depot|volume|vol|service de la publicite|spf|conservation|references? de publication)\b[^.;]{0,200}$|(?:presente? acte|presentes|ledit acte|present reglement|l'acte de vente|copie authentique)\b[^.;]{0,160}$/;
const CITED =
  /(?:acte|vente|attestation|donation|partage|reglement|etat descriptif)[^.;]{0,60}\b(?:recue?s?|recus par|dressee?|etablie?|passee?)\b|suivant acte|\bd'un acte\b|aux termes|en vertu|\bacquis|acquisition|origine|anterieur|effet relatif|modifiee? (?:par|suivant)|\bl'acte de base/;
/** In signs, and in years: formalities follow the deed. */
const [BEFORE, AFTER, YEARS] = [230, 90, 3];

const yearsAfter = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** True, false, or null where nothing tells when. */
function isAfter(deed: string, volume: string, days: readonly string[]): boolean | null {
  const year = /^(?:19|20)\d{2}(?=P$)/.exec(volume)?.[0];
  if (year !== undefined)
    return (
      Number(year) >= Number(deed.slice(0, 4)) && Number(year) <= Number(deed.slice(0, 4)) + YEARS
    );
  if (days.length === 0) return null;
  return days.some((day) => day >= deed && day <= yearsAfter(deed, YEARS));
}

const isRightAfter = (
  { folded }: FlowText,
  one: Extracted<string>,
  { at }: Extracted<string>,
): boolean => at >= one.end && at - one.end < AFTER && !/[.;\n]/.test(folded.slice(one.end, at));

export function publicationOf(flowText: FlowText, deed: string | null): Reading<string> | null {
  const days = foundIn(flowText, findDates);
  const all = extracted(flowText, REFERENCE).flatMap((one) => {
    const { volume, number } = PARTS.exec(flowText.folded.slice(one.at, one.end))?.groups ?? {};
    if (!volume || !number) return [];
    const value = `${volume.replaceAll(/[\s.]/g, '').toUpperCase()} n° ${number.replace('.', '')}`;
    const before = flowText.folded.slice(Math.max(0, one.at - BEFORE), one.at);
    const said =
      before
        .split(/(?<!\b(?:n|m|vol|art|me))[.;]\s|\n(?=(?:publiee?|formalite|cachet)\b)/)
        .at(-1) ?? '';
    // « Dressé suivant acte du 2 mai, publié le … »: a sentence that has the day of this deed cites no other.
    const isOwn = days.some(
      ({ value: day, at }) => day === deed && at < one.at && one.at - at < said.length,
    );
    const cited = CITED.test(said) && !isOwn;
    // Of those before it, the nearest: others are those of the deeds that the sentence names.
    const last = days.findLast(({ end }) => end <= one.at && one.at - end < said.length);
    const near = days
      .filter((day) => day === last || isRightAfter(flowText, one, day))
      .map((day) => day.value);
    const after =
      deed === null ? null : isAfter(deed, volume.replaceAll(/\s/g, '').toUpperCase(), near);
    return [{ reading: { ...one, value }, cited, after, own: OWN.test(before) }];
  });
  const ways = [
    all.filter(({ after, cited, own }) => after === true && !cited && own),
    all.filter(({ after, cited }) => after === true && !cited),
    all.filter(({ after, cited, own }) => after === null && !cited && own),
  ];
  const [first] = ways.filter((some) => some.length > 0);
  return first ? agreed(first.map(({ reading }) => reading)) : null;
}
