// What every deed of a notary says in its first and last lines: the day, the notary, where it was published.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findParcels } from '../french/cadastre.ts';
import { findDates } from '../french/dates.ts';
import { plain } from '../french/fold.ts';
import { tableParcels } from './parcel-tables.ts';
import { agreed, distinct, factsOf, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { following, foundIn, preceding, type Story, told } from './story.ts';

/** A trade or a verb may follow in capitals, on the next line or on the same. */
const NOT_NAME = String.raw`(?!N(?:otaire|OTAIRE)|A(?:ssoci|SSOCI)|S(?:oussign|OUSSIGN)|[AÀ]\s)`;
const NAME = String.raw`(?:(?:de|du)\s+|d')?\p{Lu}[\p{L}'-]*\.?(?:(?:[ \t-]|(?<![\p{Lu}'-]{2})\n)${NOT_NAME}(?:(?:de|du)\s+|d')?\p{Lu}[\p{L}'-]*){0,4}`;
const MASTER = String.raw`(?:Ma[iî]tre|MA[IÎ]TRE|Me)\s+${NAME}`;
const NAMED = new RegExp(`(?<value>${MASTER})`, 'u');
/** Where the one who writes says so. */
const WRITES =
  /(?<value>soussignee?s?\b|a recu (?:le present|la presente|le|l'acte)|par[ -]?devant)/;
/** Other notaries help, or wrote deeds that are cited. */
const OF_ANOTHER =
  /(?:participation|assistee?|concours|presence|recue?s?|aux minutes|etude|dresse|par)(?: de| par| en l'etude de)?\s*$/;
/** « Je soussigné, Yann LE GOFF, notaire »: without a title. */
const SIGNS = new RegExp(
  String.raw`[Ss]oussign[eé]e?,?\s+(?<value>${NAME})(?=,?\s+[Nn]otaire)`,
  'u',
);
const RECEIVED =
  /(?:acte|vente)(?: [^.;]{0,40}?)? (?:recue?|regularisee?|signee?|passee?|dressee?)(?: [^.;]{0,40}?)? par|^\s*recue? [^.;]{0,40}? par/;
/** In letters: an office tells its name, its seat and its number before it writes. */
const OPENING = 900;
/** « Publié le 12/04/2010, volume 2010P, numéro 2345 », at the head of a sentence or after a colon: inside one, it is of a deed that is cited. */
const SAYS_PUBLISHED = String.raw`(?:Publi[eé]e?|PUBLI[EÉ]E?|Publication|PUBLICATION|Transcrit|TRANSCRIT|Publi[eé]e? et enregistr[eé]e?|Enregistr[eé]e? et publi[eé]e?)`;
const BY_ITSELF = String.raw`(?:(?:[Ll]e|[Uu]ne copie(?: authentique)? du) pr[eé]sent acte|[Ll]es pr[eé]sentes|[Uu]ne copie authentique des pr[eé]sentes|[Ll]e pr[eé]sent r[eè]glement|[Ll]edit acte)(?:,?[^.;]{0,40})? (?:a|ont) [eé]t[eé] (?:publi|transcri|enregistr)[eé]\p{Ll}*`;
const NOTED = String.raw`[Mm]ention[^.;:\n]{0,60}:\s*(?:publi[eé]e?|transcrit)`;
const VOLUME = String.raw`[Vv](?:olume|OLUME|ol\.?)\s*:?\s*\d{1,5}\s?[A-Z]{0,2}[\s,–-]*(?:sous\s+le\s+)?(?:[Nn]um[eé]ro|NUM[EÉ]RO|[Nn]°)\s*:?\s*\d{1,6}`;
const SHORT_VOLUME = String.raw`(?:19|20)\d{2}\s?P\s?(?:n°\s?|numéro\s)?\d{1,6}`;
const PUBLISHED = new RegExp(
  String.raw`(?<=^|[\n\t.(]\s?)(?<value>(?:${SAYS_PUBLISHED}|${BY_ITSELF}|${NOTED})(?![\p{L}])[^.;]{0,160}?(?:${VOLUME}|${SHORT_VOLUME}))(?!\d)`,
  'u',
);
const REFERENCE =
  /v(?:olume|ol\.?)\s*:?\s*(?<volume>\d{1,5}\s?[a-z]{0,2})[\s,–-]*(?:sous\s+le\s+)?n(?:umero|°)\s*:?\s*(?<number>\d{1,6})|(?<volume>(?:19|20)\d{2}\s?p)\s?(?:n°\s?|numero\s)?(?<number>\d{1,6})(?!\d)/;

/** Of a deed that this one speaks of. */
const CITED = /reglement de copropriete|etat descriptif|origine|anterieur/;
/** « acte reçu par moi ce jour, 28 février 2020 », « vente reçue le », « DU 21 AVRIL 1994 » at the very top. */
const DATED =
  /en date du|acte (?:authentique )?(?:de vente )?du|acte (?:de|par) (?:maitre|me) [^.;]{2,60}? du|date de (?:l'acte|la vente|signature)|(?:acte|vente|minute)(?: authentique| notarie)?(?: de vente)? (?:recue?|signee?|regularisee?|etablie?|dressee?|passee?)(?: (?:par|en|a|aux) [^.;]{2,90}?)?,? (?:le|ce jour,?|en date du)|^\s*(?:acte )?du/;
/** « certifie avoir reçu ce jour l’acte »: the day of the letter, then. */
const TODAY = /\b(?:recue?|signee?|passee?|regularisee?|vendu|acquis)\b[^.;]{0,40}?\bce jour\b/;
/** « a été signé en mon étude le ». */
const SIGNED =
  /(?:signee?|recue?|regularisee?|passee?)s? (?:par moi |en mon (?:etude|office) |en l'etude |a l'etude |par-devant moi ){1,2}(?:le|en date du)/;
/** In signs: « LE VINGT-TROIS NOVEMBRE DEUX MILLE DIX-SEPT », over everything else. */
const TOP = 160;
const WRITTEN = /(?:^|[\n\t])(?:fait a )?[\p{L}' -]{2,40},? le/u;
/** The day the deed opens with; a cover says it in figures. */
export function deedDays(story: Story, cited = CITED): Reading<string>[] {
  const days = foundIn(story, findDates);
  const opening = days.filter(({ raw }) => /^l['’]an\b/i.test(raw));
  const [first] = opening;
  // A copy cites older deeds, and those opened the same way: the first is its own.
  if (first) return [first];
  const dated = distinct(
    following(story, days, DATED).filter(
      ({ at }) => !cited.test(story.folded.slice(Math.max(0, at - 220), at)),
    ),
  ).slice(0, 1);
  const signed = [
    ...following(story, days, SIGNED),
    ...following(story, days, /\ba recu,? le/),
    ...preceding(story, days, /[\s,]*par[ -]?devant\b/),
    ...following(story, days, /(?:^|[\n\t])le/).filter(({ at }) => at < TOP),
  ];
  if (dated.length === 0 && agreed(signed)) return signed.slice(0, 1);
  if (dated.length > 0 || !TODAY.test(story.folded)) return dated;
  const written = agreed(following(story, days, WRITTEN));
  return written ? [written] : [];
}

/** The first that is named near the words with which a deed begins. */
function notariesOf(story: Story, cited: RegExp): Reading<string>[] {
  const { folded } = story;
  const [writes] = told(story, WRITES);
  const named = told(story, NAMED, plain)
    .filter(({ at }) => writes && at > writes.at - OPENING && at < writes.end + 60)
    .filter(({ at }) => {
      const before = folded.slice(Math.max(0, at - 40), at);
      return /par[\s-]?devant\s*(?:nous,?\s*)?$/.test(before) || !OF_ANOTHER.test(before);
    })
    .slice(0, 1);
  if (named.length > 0) return named;
  const received = writes ? [] : receivers(story, cited);
  if (received.length > 0) return received;
  const signed = agreed(told(story, SIGNS, plain));
  if (signed) return [signed];
  // « Étude de Maître X » over a certificate that names no other.
  const only = agreed(told(story, NAMED, plain).filter(({ at }) => at < OPENING));
  return only ? [only] : [];
}

/** A certificate by another hand of the office: the notary is who received the deed that it tells of. */
function receivers(story: Story, cited: RegExp): Reading<string>[] {
  const only = agreed(
    following(story, told(story, NAMED, plain), RECEIVED).filter(
      ({ at }) => !cited.test(story.folded.slice(Math.max(0, at - 160), at)),
    ),
  );
  return only ? [only] : [];
}

const publications = (story: Story): Reading<string>[] =>
  distinct(
    told(story, PUBLISHED, plain).flatMap((one) => {
      const { volume, number } = REFERENCE.exec(story.folded.slice(one.at, one.end))?.groups ?? {};
      return volume && number
        ? [{ ...one, value: `${volume.replaceAll(/\s/g, '').toUpperCase()} n° ${number}` }]
        : [];
    }),
  );

/** « AB 123 », where the cadastre is spoken of. */
export function parcelFacts(sheets: readonly Sheet[], story: Story, rule: string): Fact[] {
  const named = foundIn(story, findParcels)
    .filter(({ at }) =>
      /cadastr|parcelle|immeuble|\bbiens?\b|\blots?\b/.test(
        story.folded.slice(Math.max(0, at - 200), at + 40),
      ),
    )
    .map((one) => ({ ...one, value: `${one.value.section} ${one.value.number}` }));
  const all = [...named, ...sheets.flatMap(tableParcels)];
  const [first] = all;
  if (!first) return [];
  const value = [...new Set(all.map((one) => one.value))];
  return factsOf('parcels', rule, [
    { ...first, value, raw: all.map(({ raw }) => raw).join(' + ') },
  ]);
}

export const deedFacts = (story: Story, rule: string, cited = CITED): Fact[] => [
  ...factsOf('deed_on', rule, deedDays(story, cited)),
  ...factsOf('notary', rule, notariesOf(story, cited)),
  ...factsOf('publication', rule, [agreed(publications(story))]),
];
