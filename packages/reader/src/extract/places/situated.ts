// « situé à NANTES (44000), 14 rue du Marché », as deeds place a building: extracted the way papers write addresses.
import { anyCase } from '../../french/any-case.ts';
import { plain } from '../../french/fold.ts';
import { STREET_KINDS } from '../../french/street-kinds.ts';
import { foundIn, type FlowText, extracted, type Extracted } from '../sheet/flow-text.ts';
import { findAddresses, findBareAddresses } from './addresses.ts';
import { saidBy } from './said-by.ts';

/** Under the street the deed itself begins, with its year in words or with whoever appears. */
export const NEXT_PART = String.raw`L'[Aa][Nn]\b|(?:PAR|Par)(?:[\s-]|DEVANT|devant)|[AÀ]\s|DEVANT|Devant|ENTRE|Entre|MA[IÎ]TRE|Ma[iî]tre|Me\s|LES?\s|Les?\s|Monsieur|Madame|MONSIEUR|MADAME|DRESS|Dress|[EÉ]TABLI|[EÉ]tabli|[Rr]e[çc]u\s|[EÉ]TAT|R[EÈ]GLEMENT|ACTE|SUIVANT|AUX\s+TERMES|DONT\s|LEQUEL|LAQUELLE|\p{Lu}+\s+PARTIE|TITRE|CHAPITRE|ARTICLE|Article|EXPOS|D[EÉ]SIGNATION|Cadastr|CADASTR|cadastr|Section|SECTION|Lots?\s|LOTS?\s|ci-apr|figurant|[Dd][eé]nomm|[Dd]ite?\s|DITE?\s|[Aa]ppel[eé]|\P{L}*[\p{L}'-]*\s+(?:MIL|mil)\s`;
const STREET = String.raw`\d{1,4}(?:\s?(?:bis|ter|quater|[A-D])\b)?(?:\s?(?:,|et|-|[àa]|au|/)\s?\d{1,4}(?:\s?(?:bis|ter)\b)?){0,3},?\s+${anyCase(`(?:${STREET_KINDS}|villa|r[eé]sidence)`)}\s[^,.;:()\n"]{2,60}(?:\n(?!${NEXT_PART})[\p{L}][^,.;:()\n"]{0,40})?`;
const CITY = String.raw`\p{Lu}[\p{L}'\s-]{1,40}?(?:\s\d{1,2}(?:[eE][rR]|[eE]|[eEèÈ][mM][eE])(?:\s+(?:[Aa]rrondissement|ARRONDISSEMENT))?)?`;
const PLACED = String.raw`(?:[Ss]itu[eé]e?s?|SITU[EÉ]E?S?|[Ss]ise?s?)\s+`;
/** Town first, as notaries write; or street first. */
const TOWN_FIRST = new RegExp(
  String.raw`${PLACED}(?:à|a|À|A)\s+(?<value>${CITY}\s*(?:(?:\([\p{L}\s'-]+\)\s*)?\(\s*\d{5}\s*\)(?:\s*\([\p{L}\s'-]+\))?|(?:\([\p{L}\s'-]+\)\s*,?\s*)?\d{5}),?\s*${STREET})`,
  'u',
);
const STREET_FIRST = new RegExp(
  String.raw`${PLACED}(?:(?:à|a|au|À|A|AU)\s+)?(?<value>${STREET},?\s*(?:à\s+)?\d{5}\s+\p{Lu}[\p{L}'-]*(?:[\s-]\p{Lu}[\p{L}'-]*){0,4})`,
  'u',
);
/** « DESIGNATION » over « A TOURS (INDRE-ET-LOIRE) 37000 27 Rue des Halles », as modern deeds print it. */
const DESIGNATED = new RegExp(
  String.raw`(?<=(?:D[EÉ]SIGNATION|(?:^|\n)(?:LES? )?BIENS?|(?:^|\n)L?'?IMMEUBLE)[^\n]{0,40}\n(?:[^\n]{0,160}\n){0,2})[AÀ]\s+(?<value>${CITY}\s*(?:(?:\([\p{L}\s'-]+\)\s*,?\s*)?\d{5}|\(\s*\d{5}\s*\)(?:\s*\([\p{L}\s'-]+\))?),?\s*${STREET})`,
  'u',
);
/** « sis à CRETEIL, 4, 6 et 8 allée Parmentier », as deeds wrote before towns had codes. */
const TOWN_ALONE = new RegExp(
  String.raw`${PLACED}(?:à|a|À|A)\s+(?<value>\p{Lu}[\p{Lu}'-]+(?:[\s-]\p{Lu}[\p{Lu}'-]+){0,4}(?:\s*\([\p{L}\s'-]+\))?,\s*(?:[\p{L}\d]+\s+arrondissement,\s*)?${STREET})`,
  'u',
);
/** « 14 et 16 rue Haute » over « PARIS (XIème) », or the other way round, under the title of an old deed and before it begins. */
const TITLE = String.raw`(?<=(?:R[EÈ]GLEMENT|[EÉ]TAT\s+DESCRIPTIF|COPROPRI[EÉ]T[EÉ]|CAHIER)[^\n]{0,60}\n(?:[^\n]{0,60}\n){0,4})`;
const DEED_BEGINS = /\bl'an\b|\bdevant\b|pardevant|comparu|article/;
const TITLE_STREET = String.raw`\d{1,4}(?:\s?(?:bis|ter))?(?:\s?(?:,|et|-|[àa]|/)\s?\d{1,4}(?:\s?(?:bis|ter))?){0,3},?[ ]${anyCase(`(?:${STREET_KINDS})`)}[ ][^,.;:()\n\d]{2,50}`;
const TOWN_NAME = String.raw`\p{Lu}[\p{Lu}'-]+(?:[ -]\p{Lu}[\p{Lu}'-]+){0,4}`;
/** Without a sign of a town, it may be another title, or what the building is called. */
const TITLE_TOWN = String.raw`(?:[AÀ][ ]${TOWN_NAME}|${TOWN_NAME}(?:[ ]\d{1,2}[eèmrEÈMR]{1,4}(?:[ ](?:arrondissement|ARRONDISSEMENT))?|[ ]?\([\p{L}\d' -]{1,30}\)))`;
const UNDER_TITLE = new RegExp(
  String.raw`${TITLE}(?<value>${TITLE_STREET}\n${TITLE_TOWN}|${TITLE_TOWN}\n${TITLE_STREET})(?=\n|$)`,
  'u',
);

/** The office of the notary and the seat of a company are somewhere too. */
const OF_ANOTHER = /(?:office|siege|etude|agence|domicile|bureaux|cabinet)[^.;]{0,60}$/;

/** In signs. */
const [NEAR, REACH] = [40, 160];

const oneLine = (text: string): string =>
  text
    .replaceAll(/-\s*\n\s*/g, '-')
    .replaceAll(/\s+/g, ' ')
    // « 3 rue Haute, dit « LE MÔLE » »: what it is called stands apart.
    .replace(/\s(?:dite?|d[eé]nomm[eé]e?|appel[eé]e?)\s*$/i, '')
    .trim();

/** The town first, and the street goes on under the line: « 14 quai Alexandre » over « III, cadastré ». */
const isCut = ({ written: { text } }: FlowText, { raw, end }: Extracted<string>): boolean =>
  /^\D/.test(raw) && GOES_ON.test(plain(text.slice(end, end + REACH)));
const GOES_ON = new RegExp(String.raw`^\n(?!${NEXT_PART})\p{L}`, 'u');

export function situatedAddresses(flowText: FlowText): Extracted<string>[] {
  const town = [
    ...extracted(flowText, TOWN_FIRST, plain),
    ...extracted(flowText, DESIGNATED, plain),
  ].map((one) => {
    const parts =
      /^(?<city>[^(\d]+?)(?:\s\d{1,2}(?:er|e|[eè]me)(?:\s+arrondissement)?)?\s*(?:\([^)\d]*\)\s*,?\s*)?\(?\s*(?<postcode>\d{5})\s*\)?(?:\s*\([^)]*\))?,?\s*(?<street>.*)$/isu.exec(
        one.value,
      )?.groups;
    const { city = '', postcode = '', street = '' } = parts ?? {};
    return { ...one, value: `${oneLine(street)}, ${postcode} ${oneLine(city)}` };
  });
  const found = [...town, ...extracted(flowText, STREET_FIRST, plain)];
  // « … le bien ci-après désigné : à RENNES (35700), 11 chemin du Vivier », without « situé ».
  const placed = [findAddresses, findBareAddresses]
    .flatMap((find) => foundIn(flowText, find))
    .filter(
      ({ at }) =>
        found.every((one) => at < one.at - NEAR || at > one.end) &&
        saidBy(flowText.written.text.slice(Math.max(0, at - REACH), at)) === 'PLACE',
    )
    .filter((one) => !isCut(flowText, one));
  const alone = extracted(flowText, TOWN_ALONE, plain).flatMap((one) => {
    const { city = '', street = '' } =
      /^(?<city>[^,(]+?)\s*(?:\([^)]*\))?,\s*(?:[\p{L}\d]+\s+arrondissement,\s*)?(?<street>\d.*)$/isu.exec(
        one.value,
      )?.groups ?? {};
    return street === '' ? [] : [{ ...one, value: `${oneLine(street)}, ${oneLine(city)}` }];
  });
  const titled = extracted(flowText, UNDER_TITLE, plain).flatMap((one) => {
    if (DEED_BEGINS.test(flowText.folded.slice(0, one.at))) return [];
    const [upper = '', lower = ''] = flowText.written.text.slice(one.at, one.end).split('\n');
    const [street, below] = /^\d/.test(upper) ? [upper, lower] : [lower, upper];
    const city = below.replace(/^[AÀ] /u, '').replace(/\s?\(.*$|\s\d.*$/u, '');
    return city === '' ? [] : [{ ...one, value: `${oneLine(street)}, ${oneLine(city)}` }];
  });
  const all = [...found, ...placed];
  return ([all, alone].find((ways) => ways.length > 0) ?? titled)
    .filter(({ at }) => !OF_ANOTHER.test(flowText.folded.slice(Math.max(0, at - 90), at)))
    .toSorted((a, b) => a.at - b.at);
}
