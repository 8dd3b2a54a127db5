// When a lease starts and how long it lasts. Leases also say when they end, when they were signed and when
// the rent is due: start, length and end prove one another.
import { DAY_MS } from '@quitus/domain/time/durations';

import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import { NUMBER_WORDS, numberFromWords } from '../../french/number-words.ts';
import { following, foundIn, type FlowText, extracted } from '../sheet/flow-text.ts';
import { agreed, distinct, type Reading } from '../sheet/reading.ts';

const START =
  /(?:date d'|jour d')?(?:entree (?:dans les lieux|en jouissance|en vigueur|du locataire)|mise a disposition|remise des cles)(?: (?:prevue |fixee )?(?:le|au))?|date d'entree(?: du locataire)?|(?:date (?:de |du ))?(?:debut|commencement|point de depart)(?: et (?:la )?duree)?(?: (?:du (?:bail|contrat)|de (?:la |du )?(?:location|bail)|d'effet))?(?: (?:le|au))?|(?:prenant|a) effet (?:du|au|le)|qui (?:commence|commencera|debute|debutera) (?:a courir )?le|(?:debutera|debute|entre en vigueur|entrera en vigueur) le|duree\b[^.;]{0,60}?,? (?:a compter|a partir) du|prend(?:ra)? effet (?:le|a compter du|au)|(?:date de prise(?: d'effet)?|prise d'effet|date d'effet)(?: et (?:la )?duree)?(?: du (?:contrat|bail))?(?: fixee)?(?: (?:le|au|est fixee au|a compter du))?|(?:consenti|conclu|accepte|commence|commencera|a courir)[^.;]{0,80}? (?:a compter du|a partir du|le)/;
/** Right before a day. */
const ENDS =
  /(?:termin|achev|expir|finiss|finir|prenant fin|prendre? fin|prendra fin|echeance|terme|fin (?:du|de)|jusqu'au)[^.;,\d]{0,24}$/;
/** The day of the signature, of a notice, of what the tenant had before. */
const OTHERS =
  /(?:signe|conge|dresse|etabli|revis|exigible|payable|versee?|acquitte)[^.;,\d]{0,30}$/;
/** « Début et durée : 1er mars 2026 – trois ans ». */
const AFTER_START = String.raw`duree(?: du (?:contrat|bail))?[\s:]+(?:le |du )?(?:\d{1,2}(?:er)? \p{L}{3,9} \d{4}|\d{1,2}[/.]\d{1,2}[/.]\d{4})\s*[,-]`;
const FOR = String.raw`(?:${AFTER_START}|duree(?: du (?:present )?(?:contrat|bail)| de la location| initiale| minimale)*(?: (?:de|est de|est fixee a|fixee a))?\s*:?|pour une (?:duree|periode)(?: ferme| initiale| minimale| determinee)? d(?:e |')|(?:consentie?|conclue?|acceptee?|louee?|faite?|accordee?)[^.;]{0,40}? pour|(?:prise d'effet|date d'effet)\b[^.;]{0,40}?,? pour|(?:location|bail|contrat)\b[^.;]{0,20}? (?:commence|commencera|debute|debutera|court|prend effet|prendra effet)[^.;]{0,40}? pour|(?:bail|location|contrat)(?: [a-z]{4,12}){0,2} d(?:e |'))`;
/** « Durée : ☐ 3 ans ☒ 6 ans »: the box that is ticked, whichever stands first. */
const TICKED = String.raw`(?:(?:[☐□❏❑▢⬜○][^☒☑✓✔✗✘■▣⊠☐□❏❑▢⬜○\n]{2,40}){0,4}[☒☑✓✔✗✘■▣⊠]\s*)?`;
const YEARS = new RegExp(
  String.raw`${FOR}\s*${TICKED}(?<value>(?:\d{1,2}|${NUMBER_WORDS})(?:\s*\(\s*(?:\d{1,2}|${NUMBER_WORDS})\s*\))?\s*(?:ans?|annees?|mois)(?:\s*\(\s*\d{1,3}\s*mois\s*\))?)(?!\p{L})`,
  'u',
);

/** « trois (3) ans »: where figure and word differ, neither. */
function lengthsOf(flowText: FlowText): Reading<number>[] {
  return extracted(flowText, YEARS).flatMap((one) => {
    const text = fold(one.value);
    const unit = /\bmois\b/.test(text) && !/\ban/.test(text) ? 1 : 12;
    const counts = text
      .replace(/\(\s*\d{1,3}\s*mois\s*\)/, '')
      .split(/[()]/)
      .map((part) => part.replace(/\b(?:ans?|annees?|mois)\b/, '').trim())
      .filter((part) => part !== '')
      .map((part) => (/^\d+$/.test(part) ? Number(part) : numberFromWords(part)));
    const [count, ...others] = counts;
    return count && others.every((other) => other === count)
      ? [{ ...one, value: count * unit }]
      : [];
  });
}

/** The last day of a lease, or the one after it. */
function isEndOf(end: string, start: string, months: number): boolean {
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number);
  const after = Date.UTC(year, month - 1 + months, day) - Date.parse(end);
  return after === 0 || after === DAY_MS;
}

/** Told once; of several, the one that the length leads from to another day of the lease. */
export function startOf(flowText: FlowText): Reading<string> | null {
  const days = foundIn(flowText, findDates);
  const before = (at: number) =>
    flowText.folded.slice(Math.max(0, at - 60), at).replaceAll('\n', ' ');
  const open = days.filter(({ at }) => !ENDS.test(before(at)) && !OTHERS.test(before(at)));
  const named = following(flowText, open, START);
  const one = agreed(named);
  if (one) return one;
  const lengths = distinct(lengthsOf(flowText)).map(({ value }) => value);
  const proven = (named.length > 0 ? named : open).filter((start) =>
    days.some(({ value: end }) => lengths.some((months) => isEndOf(end, start.value, months))),
  );
  return agreed(proven);
}

/** In months: beyond that, no home is let for a term. */
const MAX_MONTHS = 144;

/** Told once; else what lies between the first day and the last, where that is a number of months. */
export function lengthOf(flowText: FlowText): Reading<number> | null {
  const named = agreed(lengthsOf(flowText));
  const start = startOf(flowText)?.value;
  if (named || start === undefined) return named;
  const ends = foundIn(flowText, findDates).filter(({ at, value }) => {
    const before = flowText.folded.slice(Math.max(0, at - 60), at).replaceAll('\n', ' ');
    return value > start && (ENDS.test(before) || before.endsWith(' au '));
  });
  const lengths = ends.flatMap((one) =>
    Array.from({ length: MAX_MONTHS }, (_, index) => index + 1)
      .filter((months) => isEndOf(one.value, start, months))
      .map((value) => ({ ...one, value })),
  );
  const all = distinct(lengthsOf(flowText));
  return agreed(
    all.length > 0
      ? lengths.filter(({ value }) => all.some((one) => one.value === value))
      : lengths,
  );
}
