// What every deed of a notary says in its first and last lines: the day, the notary, where it was published.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates } from '../../french/dates.ts';
import { fold, plain } from '../../french/fold.ts';
import {
  following,
  foundIn,
  preceding,
  type FlowText,
  type Extracted,
  extracted,
} from '../sheet/flow-text.ts';
import { agreed, distinct, factsOf, type Reading } from '../sheet/reading.ts';
import { publicationOf } from './publication.ts';

/** A trade or a verb may follow in capitals, on the next line or on the same. */
const NOT_NAME = String.raw`(?!N(?:otaire|OTAIRE)|A(?:ssoci|SSOCI)|S(?:oussign|OUSSIGN)|M(?:odific|ODIFIC)|A(?:cte|CTE)\b|R(?:[eè]glement|[EÈ]GLEMENT)|[AÀ]\s)`;
const NAME = String.raw`(?:(?:de|du)\s+|d')?\p{Lu}[\p{L}'-]*\.?(?:(?:[ \t-]|(?<![\p{Lu}'-]{2})\n)${NOT_NAME}(?:(?:de|du)\s+|d')?\p{Lu}[\p{L}'-]*){0,4}`;
const MASTER = String.raw`(?:Ma[iî]tre|MA[IÎ]TRE|Me)\s+${NAME}`;
const NAMED = new RegExp(`(?<value>${MASTER})`, 'u');
/** Where the one who writes says so. */
const WRITES =
  /(?<value>soussignee?s?\b|a recu,?(?: [^.;]{0,40}?,)? (?:le present|la presente|le|l'acte)|par[ -]?devant|\bdevant(?= (?:nous,? )?(?:maitre|me)\b))/;
/** Other notaries help, or wrote deeds that are cited. */
const OF_ANOTHER =
  /(?:participation|assistee?|concours|presence|successeurs?|predecesseurs?|suppleante?|substituant|remplacement|recue?s?|aux minutes|etude|dresse|par)(?: de| par| en l'etude de)?\s*$/;
/** « Je soussigné, Yann LE GOFF, notaire »: without a title. */
const SIGNS = new RegExp(
  String.raw`[Ss]oussign[eé]e?,?\s+(?<value>${NAME})(?=,?\s+[Nn]otaire)`,
  'u',
);
const RECEIVED_BY = /\b(?:recue?s?|dressee?s?|etablie?s?|passee?s?)\s(?:par|devant)\s*$/;
const RECEIVES =
  /^,?\s(?:notaires?\b[^.;]{0,60}?,?\s)?a\srecu\s(?:le\spresent\sacte|la\spresente|l'acte\sdont|les\spresentes)/;
const RECEIVED =
  /(?:acte|vente)(?: [^.;]{0,40}?)? (?:recue?|regularisee?|signee?|passee?|dressee?)(?: [^.;]{0,80}?)? par|^\s*recue? [^.;]{0,40}? par/;
/** In letters: an office tells its name, its seat and its number before it writes. */
const OPENING = 900;
/** Of a deed that this one speaks of. */
const CITED =
  /reglement de copropriete|etat descriptif|origine|anterieur|effet relatif|provenan|precedent/;
/** « acte reçu par moi ce jour, 28 février 2020 », « vente reçue le », « DU 21 AVRIL 1994 » at the very top. */
const DATED =
  /en date du|acte (?:authentique )?(?:de vente )?du|acte (?:de|par) (?:maitre|me) [^.;]{2,60}? du|date de (?:l'acte|la vente|signature)|(?:acte|vente|minute)(?: authentique| notarie)?(?: de vente)? (?:recue?|signee?|regularisee?|etablie?|dressee?|passee?)(?: (?:par|en|a|aux) [^.;]{2,90}?)?,? (?:le|ce jour(?:d'hui)?,?|en date du)|^\s*(?:acte )?du/;
/** « certifie avoir reçu ce jour l’acte »: the day of the letter, then. */
const TODAY =
  /\b(?:recue?|signee?|passee?|regularisee?|vendu|acquis)\b[^.;]{0,40}?\bce jour(?:d'hui)?\b/;
/** « a été signé en mon étude le ». */
const SIGNED =
  /(?:signee?|recue?|regularisee?|passee?)s? (?:par moi |en mon (?:etude|office) |en l'etude |a l'etude |par-devant moi ){1,2}(?:le|en date du)/;
/** « DONT ACTE. Fait et passé à…, en l’étude, le 12 juin 1998 »: old deeds tell their day at their end. */
const DONE = /\bfait et (?:passe|signe|redige)\b[^.;]{0,90}?,? (?:le|ce)/;
/** In signs: « LE VINGT-TROIS NOVEMBRE DEUX MILLE DIX-SEPT », over everything else. */
const TOP = 160;
/** « Reçu par Maître X, notaire à…, le 6 juin 2018 », under the title. */
const HEADING = 420;
const RECEIVED_ON =
  /(?:^|[\n\t])(?:acte )?(?:recue?|dressee?|etablie?|passee?|signee?) (?:par|en l'etude de|devant) (?:maitre|me) (?:(?!\bpubli)[^.;\d]){2,110}?,? (?:le|(?:suivant|par|selon) acte (?:du|en date du))/;
/** « Par-devant Maître X, notaire à Y, soussigné, le 8 avril 2019 »: what opens a deed is its own day, and nobody’s birth. */
const BEFORE_NOTARY =
  /par[ -]?devant (?:nous,? )?(?:maitre|me) (?:(?!\b(?:nee?s?|compar\p{L}+|demeurant|acte)\b)[^.;]){2,160}?,? le/u;
const RECEIVER =
  /(?:^|[\n\t])(?:(?:acte )?(?:recue?|dressee?|etablie?|passee?|signee?) (?:par|en l'etude de|devant)|acte (?:notarie |authentique )?de)/;
/** In the middle of a sentence « reçu par Maître X » is said of another deed, even where a line opens with it. */
const opensLine = ({ written: { text } }: FlowText, { at }: Extracted<unknown>): boolean => {
  const opening = [
    ...text
      .slice(0, at)
      .matchAll(
        /(?:^|[\n\t])(?=(?:acte )?(?:re[cç]u|dress|[eé]tabli|pass|sign)|acte (?:notari[eé] |authentique )?de\s)/giu,
      ),
  ].at(-1);
  return /^\s*\p{Lu}/u.test(text.slice(opening?.index ?? at));
};
const WRITTEN = /(?:^|[\n\t])(?:fait a )?[\p{L}' -]{2,40},? le/u;
/** The day the deed opens with; a cover says it in figures. */
export function deedDays(flowText: FlowText, cited = CITED): Reading<string>[] {
  const days = foundIn(flowText, findDates);
  const opening = days.filter(({ raw }) => /^l['’]an\b/i.test(raw));
  const [first] = opening;
  // A copy cites older deeds, and those opened the same way: the first is its own.
  if (first) return [first];
  // « LE TREIZE MAI DEUX MILLE VINGT-DEUX », over everything else: what is cited comes after.
  const [top] = following(flowText, days, /(?:^|[\n\t])le/).filter(({ at }) => at < TOP);
  const [received] = following(flowText, days, RECEIVED_ON).filter(
    (one) => one.at < HEADING && opensLine(flowText, one),
  );
  const [before] = following(flowText, days, BEFORE_NOTARY).filter(({ at }) => at < HEADING);
  const [head] = [top, received, before].filter((one) => one !== undefined);
  if (head) return [head];
  const dated = distinct(
    following(flowText, days, DATED).filter(
      ({ at }) => !cited.test(flowText.folded.slice(Math.max(0, at - 220), at)),
    ),
  ).slice(0, 1);
  const signed = [
    ...following(flowText, days, SIGNED),
    ...following(
      flowText,
      days,
      /\b(?:a|ai|ont|avons|avoir) (?:personnellement )?recu,? (?:le|aujourd'hui,?(?: le)?|ce jour(?:d'hui)?,?(?: le)?)/,
    ),
    ...preceding(flowText, days, /[\s,]*par[ -]?devant\b/),
  ];
  if (dated.length === 0 && agreed(signed)) return signed.slice(0, 1);
  const done = agreed(following(flowText, days, DONE));
  if (dated.length === 0 && signed.length === 0 && done) return [done];
  if (dated.length === 0 && signed.length === 0) {
    const [over] = days.filter((one) => headsDeed(flowText, one));
    if (over) return [over];
  }
  if (dated.length > 0 || !TODAY.test(flowText.folded)) return dated;
  const written = agreed(following(flowText, days, WRITTEN));
  return written ? [written] : [];
}

/** « 12 JUIN 1979 », alone over « PARDEVANT Me X »: so old copies open, which do not tell the year in words. */
const headsDeed = ({ folded }: FlowText, { at, end }: Extracted<unknown>): boolean =>
  /^\W*(?:(?:du|le)\s+)?$/.test(folded.slice(0, at)) &&
  /^\s*(?:\n|$)/.test(folded.slice(end)) &&
  /par[ -]?devant\b/.test(folded.slice(0, OPENING)) &&
  !/\bl'an\b/.test(folded.slice(0, OPENING));

/** « Notaire rédacteur : Me X », in a form. */
const WRITER =
  /(?:^|[\n\t])(?:nom du )?notaire(?: (?:redacteur|instrumentaire|signataire|charge de l'acte|ayant recu l'acte)| de l'acte)?\s*[:\t]/;

/** Several notaries of one office, one beside or under the other over the paper: which of them wrote it is extracted further on. */
const isListed = (
  { folded }: FlowText,
  { at, end }: Extracted<string>,
  every: readonly Extracted<string>[],
) =>
  every.some((other) => {
    const between = folded.slice(Math.min(end, other.end), Math.max(at, other.at));
    return other.at !== at && /^[\s,;/&|-]*(?:et )?$/.test(between);
  });

/** The first that is named near the words with which a deed begins. */
function notariesOf(flowText: FlowText, cited: RegExp): Reading<string>[] {
  const { folded } = flowText;
  const every = extracted(flowText, NAMED, plain);
  const writer = agreed(following(flowText, every, WRITER));
  if (writer) return [writer];
  // « Maître X, notaire à Y, a reçu le présent acte »: whoever else the head of the office names, a predecessor perhaps.
  const receiving = agreed(
    every.filter(
      ({ at, end }) =>
        RECEIVES.test(folded.slice(end, end + HEADING)) &&
        !OF_ANOTHER.test(folded.slice(Math.max(0, at - 40), at)),
    ),
  );
  if (receiving) return [receiving];
  // « PARDEVANT Maître X »: whoever else the head of the office names.
  const [appeared] = following(flowText, every, /\bpar[ -]?devant(?: nous,?)?/).filter(
    (one) => one.at < OPENING && !isListed(flowText, one, every),
  );
  if (appeared) return [appeared];
  const [writes] = extracted(flowText, WRITES);
  const named = every
    .filter((one) => !isListed(flowText, one, every))
    .filter(({ at }) => writes && at > writes.at - OPENING && at < writes.end + 60)
    .filter(({ at }) => {
      const before = folded.slice(Math.max(0, at - 40), at);
      return /par[\s-]?devant\s*(?:nous,?\s*)?$/.test(before) || !OF_ANOTHER.test(before);
    })
    .slice(0, 1);
  if (named.length > 0) return named;
  const [heading] = following(flowText, every, RECEIVER).filter(
    (one) => one.at < HEADING && opensLine(flowText, one),
  );
  if (heading) return [heading];
  const received = writes ? [] : receivers(flowText, cited);
  if (received.length > 0) return received;
  const signed = agreed(extracted(flowText, SIGNS, plain));
  if (signed) return [signed];
  // « Étude de Maître X » over a certificate that names no other, but who received what it cites.
  const only = agreed(
    every.filter(
      ({ at }) => at < OPENING && !RECEIVED_BY.test(folded.slice(Math.max(0, at - 40), at)),
    ),
  );
  return only ? [only] : onlyWriter(flowText, every);
}

/** « Me X, notaire » over « Maître X a constaté…, acte reçu par Maître Y »: one that is named again, and no other but cited. */
function onlyWriter({ folded }: FlowText, every: readonly Extracted<string>[]): Reading<string>[] {
  const own = every.filter(
    ({ at }) => at < OPENING && !OF_ANOTHER.test(folded.slice(Math.max(0, at - 40), at)),
  );
  const names = new Set(own.map(({ value }) => fold(value).replace(/^(?:maitre|me)\s+/, '')));
  return own.length > 1 && names.size === 1 ? own.slice(-1) : [];
}

/** A certificate by another hand of the office: the notary is who received the deed that it tells of. */
function receivers(flowText: FlowText, cited: RegExp): Reading<string>[] {
  const only = agreed(
    following(flowText, extracted(flowText, NAMED, plain), RECEIVED).filter(
      ({ at }) => !cited.test(flowText.folded.slice(Math.max(0, at - 160), at)),
    ),
  );
  return only ? [only] : [];
}

export function deedFacts(flowText: FlowText, rule: string, cited = CITED): Fact[] {
  const days = deedDays(flowText, cited);
  return [
    ...factsOf('deed_on', rule, days),
    ...factsOf('notary', rule, notariesOf(flowText, cited)),
    ...factsOf('publication', rule, [publicationOf(flowText, agreed(days)?.value ?? null)]),
  ];
}
