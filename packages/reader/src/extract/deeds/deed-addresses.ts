// « sis à HONFLEUR, quai des Brumes, numéro 36 »: where old deeds put a building, the number after the street or
// none at all. Told only where nothing places it in the way of today.
import { anyCase } from '../../french/any-case.ts';
import { plain } from '../../french/fold.ts';
import { STREET_KINDS } from '../../french/street-kinds.ts';
import { NEXT_PART } from '../places/situated.ts';
import { type FlowText, extracted, type Extracted } from '../sheet/flow-text.ts';
import { agreed } from '../sheet/reading.ts';

const WAY = anyCase(
  String.raw`(?:${STREET_KINDS}|digue|corniche|traverse|venelle|ruelle|mont[eé]e|cit[eé]|voie|mail|parvis|rond-point|chauss[eé]e|cour|rampe|sente|grand'?-?\s?rue)(?![\p{L}\d])`,
);
/** « 12 bis », « 4 et 6 », « 31 A et B ». */
const LETTER = String.raw`[A-H](?![\p{L}'])`;
const NUMBERS = String.raw`\d{1,4}(?:\s?(?:(?:bis|ter|quater)(?!\p{L})|${LETTER}))?(?:\s?(?:,|et|-|/|à)\s?(?:\d{1,4}(?:\s?(?:(?:bis|ter)(?!\p{L})|${LETTER}))?|${LETTER})){0,3}`;
const NAME = String.raw`(?:\s[^,.;:()\n\t"\d]{2,50}(?:\n(?!\s|${NEXT_PART})\p{L}[^,.;:()\n\t"\d]{0,40})?)`;
const TOWN = String.raw`\p{Lu}[\p{L}'-]+(?:[\s-]\p{Lu}[\p{L}'-]*|\s(?:sur|sous|en|les?|la|l[eè]s|des?|du)\s\p{L}+){0,4}`;
const NTH = String.raw`\d{1,2}\s?(?:er|e|[eè]me)(?:\s+[Aa]rrondissement)?`;
const CODE = String.raw`(?:,?\s*(?:\(\s*\d{5}\s*\)|\d{5}(?!\d)|\([^()\d]{2,40}\)|\(\s*${NTH}\s*\)|${NTH})){0,3}`;
/** « section de Malo », « quartier du Port », « 4ème arrondissement ». */
const QUARTER = String.raw`(?:(?:section|quartier|hameau|faubourg)\s[^,.;:()\d]{2,40},\s*|${NTH},\s*)?`;
/** « au numéro 8 de la rue Haute ». */
const NUMBER_FIRST = String.raw`(?:au\s+(?:[Nn]um[eé]ro|[Nn]°)\s*)?`;
const OF_WAY = String.raw`(?:de\s+la\s+|de\s+l'|du\s+)?`;
const STREET = String.raw`(?:${NUMBER_FIRST}${NUMBERS},?\s+${OF_WAY}${WAY}${NAME}|${WAY}${NAME}(?:,?\s*(?:[Nn]um[eé]ros?|[Nn]°s?|[Nn]os?)\s*${NUMBERS}|,\s*${NUMBERS}(?=\s*[,.;]))?)`;
/** The street has to be whole: what ends it says so. */
const END = String.raw`(?=\s*[,.;:)]|\s+(?:cadastr|d[eé]nomm|compren|figurant|consist))`;
const WHERE = String.raw`${TOWN}${CODE}\s*,\s*${QUARTER}${STREET}`;
/** « à TOURS », « au MANS », « aux LILAS », « en cette ville de TOURS ». */
const AT = String.raw`(?:(?:[àaÀA]|[Ee]n\s+(?:la|cette)\s+ville\s+de)\s+(?<value>${WHERE})|(?<value>[aA]ux?\s+${WHERE}))${END}`;

/** What may stand somewhere: people, offices and companies do too. */
const THING = String.raw`(?:[Ii]mmeubles?|[Ii]mmobiliers?|[Mm]aisons?|[Bb]iens?|[Ll]ots?|[Aa]ppartements?|[Tt]errains?|[Pp]ropri[eé]t[eé]|[Ll]oca(?:l|ux)|[Bb][aâ]timents?|[Cc]opropri[eé]t[eé]|[Vv]illa|IMMEUBLES?|MAISON|APPARTEMENT|LOTS?|[Rr][eé]sidence)`;
const PLACED = new RegExp(
  String.raw`${THING}(?:(?!demeur|domicil|si[eè]ge|[Nn]otaire|[EÉeé]tude|[Oo]ffice)[^.;]){0,140}?\s(?:(?:[Ss]itu[eé]e?s?|[Ss]ise?s?|appartenant)\s+)${AT}|[Cc]opropri[eé]t[eé]\s+${AT}|${THING}\s+ci-apr[eè]s(?:\s+d[eé]sign[eé]e?s?)?\s*:\s*${AT}`,
  'u',
);
/** « La requérante est propriétaire à GAP (05000), 9 montée du Port, d’un immeuble ». */
const OWNED = new RegExp(
  String.raw`[Pp]ropri[eé]taires?(?:\s+(?:indivise?s?|ensemble|conjointement))?,?\s+(?:[àaÀA]\s+(?<value>${WHERE})|(?<value>[aA]ux?\s+${WHERE}))(?=\s*,?\s+d(?:'un\s|'une\s|e\sl'|u\s|e\sla\s)${THING})`,
  'u',
);
/** « RÈGLEMENT … d’un immeuble sis à MONTLUÇON » over « 33, boulevard du Port », over the deed itself. */
const OVER_STREET = new RegExp(
  String.raw`${THING}\s(?:[Ss]itu[eé]e?s?|SITU[EÉ]E?S?|[Ss]ise?s?|SISE?S?)\s+[àaÀA]\s+(?<value>${TOWN}${CODE}\s*,?\n${STREET})(?=\s*\n\s*(?:${NEXT_PART}))`,
  'u',
);
/** « IMMEUBLE CONCERNÉ » over « AJACCIO (20000), route de la Mer, cadastré… ». */
const UNDER_HEAD = new RegExp(
  String.raw`(?:^|\n)(?:[IVX\d]{1,4}\s?[.)°/-]+\s*)?(?:L'|LES? |D[EÉ]SIGNATION (?:DE L'|DU |DES ))?(?:IMMEUBLE|BIENS?|SITUATION|D[EÉ]SIGNATION)[^\n.:]{0,40}\n(?:[AÀ]\s+)?(?<value>${WHERE})${END}`,
  'u',
);
/** « Commune de BIDART (64210) – immeuble sis 28 rue du Port », as surveyors head what they divide. */
const COMMUNE_FIRST = new RegExp(
  String.raw`C(?:ommune|OMMUNE)\s(?:de\s+|d'|du\s+|:\s*)(?<value>${TOWN}\s*\(\s*\d{5}\s*\)\s*[,:-]\s*(?:[Ll]'|[Uu]ne?\s|[Ll]e\s|[Ll]a\s)?(?:${THING}\s+)?(?:[Ss]itu[eé]e?s?|[Ss]ise?s?)\s+(?:au\s+)?${NUMBERS},?\s+${WAY}${NAME})(?=\s*(?:[,.;:)\n]|-\s|$))`,
  'u',
);
const COMMUNE_PARTS =
  /^(?<town>[^(]+?)\s*\(\s*(?<code>\d{5})\s*\).*?\s(?:situ|sis)\S*\s+(?:au\s+)?(?<street>\d.*)$/iu;
const inCommune = (one: Extracted<string>): Extracted<string>[] => {
  const { town, code, street } = COMMUNE_PARTS.exec(one.value)?.groups ?? {};
  return town && code && street ? [{ ...one, value: `${street.trim()}, ${code} ${town}` }] : [];
};
const PARTS = new RegExp(
  String.raw`^(?:(?<article>[aA]ux?)\s+)?(?<town>${TOWN})(?<code>${CODE})\s*[,\s]\s*${QUARTER}(?:${NUMBER_FIRST}(?<first>${NUMBERS}),?\s+${OF_WAY}(?<numbered>${WAY}[^\d]*)|(?<way>${WAY}[^\d,]*?)(?:,?\s*(?:[Nn]um[eé]ros?|[Nn]°s?|[Nn]os?)?\s*(?<last>${NUMBERS}))?)$`,
  'u',
);

const ARTICLES: Record<string, string> = { au: 'LE', aux: 'LES' };

function asWritten(one: Extracted<string>): Extracted<string>[] {
  const {
    article,
    town,
    code = '',
    first,
    numbered,
    way,
    last,
  } = PARTS.exec(plain(one.value))?.groups ?? {};
  const [street, number] = [numbered ?? way, first ?? last];
  if (town === undefined || street === undefined) return [];
  const postcode = /\d{5}/.exec(code)?.[0];
  const place = [postcode, ARTICLES[article?.toLowerCase() ?? ''], town]
    .filter((part) => part !== undefined)
    .join(' ');
  const value = `${[number, street.trim()].filter((part) => part !== undefined).join(' ')}, ${place}`;
  return [{ ...one, value }];
}

/** Null where a deed puts it in two places. */
export const deedAddress = (flowText: FlowText): Extracted<string> | null =>
  agreed(
    [
      ...[PLACED, OWNED, OVER_STREET, UNDER_HEAD]
        .flatMap((way) => extracted(flowText, way, plain))
        .flatMap(asWritten),
      ...extracted(flowText, COMMUNE_FIRST, plain).flatMap(inCommune),
    ].toSorted((a, b) => a.at - b.at),
  );
