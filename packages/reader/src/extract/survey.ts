// What the reports of a surveyor have in common: which home, whose, when, under which number.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates } from '../french/dates.ts';
import { fold, plain } from '../french/fold.ts';
import { writtenText } from '../french/written.ts';
import { homeFacts } from './holding.ts';
import { datesUnder, textsAfter, under } from './labelled.ts';
import { parcelFacts } from './own-parcels.ts';
import { agreed, distinct, factsOf, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import {
  CLAUSE,
  clauseBefore,
  following,
  foundIn,
  type Story,
  storyOf,
  type Told,
  told,
} from './story.ts';
import { LENGTHS, REPORT, SIGNED, VISIT } from './survey-days.data.ts';
import { endsOf, lineAt, OTHERS } from './survey-ends.ts';

const WORK =
  '(?:rapport|dossier|expertise|mission|constat|audit|diagnostic|document|affaire|etude|ordre de mission|intervention|controle|commande|mesurage|reperage|visite|prestation)';
/** « ALP 26-0755-EL », « 2026 0755 B »: a code may be in several parts, up to a sign or the end of its line. */
const CODE = String.raw`(?<value>(?:(?!(?:du|de|le|la|au|en|et|date|des|par|sur|pour)[ ])[\p{L}]{2,6}[ ](?=\d))?(?=[\p{L}\d_./-]*\d)[\p{L}\d][\p{L}\d_./-]{1,40}(?:[ ](?!\d{1,2}[/.-]\d{1,2}[/.-])(?=[\p{L}_/-]*\d)[\p{L}\d_/-]{2,12}(?=[ ]*(?:$|[\n\t)|;,]|-[ ]))){0,2})(?<=[\p{L}\d_./-]{3})(?![\p{L}\d])`;
/** Without « n° » only a code that can be nothing else: four figures and no day. */
const BARE = String.raw`(?<value>(?!\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})(?:(?!(?:du|de|le|la|au|en|et|des|par|sur|pour|page|lot|date)[ ])[a-z]{2,4}[ ](?=\d))?(?=(?:[\p{L}_./-]*\d){4})(?=[\d]*[\p{L}_./-])[\p{L}\d][\p{L}\d_./-]{4,40})(?![\p{L}\d])`;
const NUMBERS = [
  new RegExp(
    String.raw`(?<=^|[\n\t(]\s?|[.;,|]\s|\s-\s|[\n\t][^\n\t]{0,40}\s)(?:(?:notre |ce |present )?${WORK}(?:\s[\p{L}' ]{3,40}?)?\s?(?:n°|numero)|(?:n°|numero|references?|ref\.?) (?:de |du |de l'|de la |d')?${WORK}(?: interne| d(?:u|e l')[\p{L}' ]{4,20}?)?(?= ?[:\t]| [\p{L}_./-]*\d)|(?:references?|ref\.?) (?:de |du )?(?:notre|ce|present) ${WORK}|(?:nos|notre|vos|votre) (?:references?|ref\.?))\s?:?\s*${CODE}`,
    'u',
  ),
  new RegExp(
    String.raw`${CLAUSE}(?:rapport|dossier|audit|mission|affaire|n/ref\.?|ref\.?|references?)\s?:?\s+${BARE}`,
    'u',
  ),
  // The title of a certificate, and not that of its maker's competence.
  new RegExp(
    String.raw`(?<=^|[\n\t]\s?|\s-\s)(?:certificat|attestation|releve|etat|constat|proces-verbal)(?: (?!.{0,40}competence)[\p{L}' ]{3,90}?)? (?:n°|numero)\s?:?\s*${CODE}`,
    'u',
  ),
  // The same after a dash, or wherever a reference is named: only a code that can be nothing else.
  new RegExp(
    String.raw`(?<=(?:certificat|attestation|releve|etat|constat|proces-verbal|rapport|diagnostic|mesurage|dpe)[^\n]{0,60}?\s-\s)(?:n°|numero)\s?:?\s*${BARE}|(?<![\p{L}])(?:sous (?:la |le )?)?(?:references?|ref\.?|(?:n°|numero)(?: de| d')? ?(?:commande|reference|suivi|ordre|attestation))\s?:?\s+${BARE}`,
    'u',
  ),
  // Alone on its line, under the title.
  new RegExp(String.raw`(?<=^|[\n\t])n° ?:? ?${BARE}(?=\s*(?:$|[\n\t]))`, 'u'),
];
const DAY = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/;
const EARLIER = /anterieur|precedent|ancien|initial|remis par|fourni/;

/** « Repérage effectué par X le 17 avril, rapport remis le 20 »: the words before the first day do not name the second. */
const firstOfSentence = ({ folded }: Story, all: readonly Told<string>[]): Told<string>[] =>
  all.filter(({ at }) =>
    all.every(
      (other) =>
        other.at >= at ||
        at - other.end > SENTENCE ||
        /[.;|:\t]|\s-\s|\n/.test(folded.slice(other.end, at)),
    ),
  );
/** In letters. */
const SENTENCE = 80;

/** Certificates, insurances and earlier papers have their days too: the words before each day tell. */
function datesOf(sheets: readonly Sheet[], label: RegExp): Reading<string>[] {
  const story = storyOf(sheets);
  const named = firstOfSentence(story, following(story, foundIn(story, findDates), label)).filter(
    ({ at }) => {
      const clause = clauseBefore(story, at);
      return !OTHERS.test(clause) && !EARLIER.test(clause);
    },
  );
  const headed = sheets.flatMap((sheet) =>
    datesUnder(sheet, label).filter(
      (one) => !OTHERS.test(sheet.lines[lineAt(sheet, one)]?.folded ?? ''),
    ),
  );
  return distinct([...named, ...headed]);
}

/** The law counts from the visit or from the report: the other one is given only where the first is not printed. */
export type CountsFrom = 'VISIT' | 'REPORT';

export function madeOn(sheets: readonly Sheet[], from: CountsFrom): Reading<string>[] {
  // Further on, certificates are « établis le » as well.
  const [visits, reports] = [datesOf(sheets, VISIT), datesOf(sheets.slice(0, 2), REPORT)];
  const [first, second] = from === 'VISIT' ? [visits, reports] : [reports, visits];
  const all = first.length > 0 ? first : second;
  // The first page tells its own day; those behind repeat it, or tell those of other reports.
  const front = all.filter(({ page }) => page === sheets[0]?.page);
  if (all.length > 0) return front.length > 0 ? front : all;
  const signed = agreed([...datesOf(sheets, SIGNED), ...sheets.flatMap(signedUnder)]);
  return signed ? [signed] : [];
}

/** « Date et lieu », over « le 05/11/2026 à Nantes ». */
const signedUnder = (sheet: Sheet): Reading<string>[] =>
  under(sheet, /^(?:date et (?:lieu|signature)|lieu et date|fait le)/, (text) => {
    const [day, ...others] = findDates(writtenText(text));
    const around = fold(text).replace(fold(day?.raw ?? ''), '');
    return day &&
      others.length === 0 &&
      /^(?:fait )?(?:a [^,\d]{2,30},? )?(?:le )?(?: ?,? ?a [^,\d]{2,30})?$/.test(around.trim())
      ? day.value
      : null;
  });

const OF_MAKER = /competence|certification|accredit|assuran/;
const HEAD = new RegExp(
  String.raw`^(?:(?:n°|numero|references?|ref\.?) (?:de |du |de l'|de la |d')?${WORK}|${WORK} (?:n°|numero))`,
  'u',
);

const REFERENCE = /^(?:(?:notre |nos |votre )?(?:references?|ref\.?)|dossier|rapport)/;
const codeOf = (text: string): string | null =>
  /^(?=.*\d)[\p{L}\d][\p{L}\d_./-]{2,40}$/u.test(text) && !DAY.test(text) ? text : null;

/** « N° de dossier » as the head of a column or a card. */
const headedNumbers = (sheet: Sheet): Reading<string>[] => under(sheet, HEAD, codeOf);

const LABEL = new RegExp(
  String.raw`(?:n°|numeros?|references?|ref\.?)(?: (?:de |du |de l'|de la |d'|de notre |de ce |interne )?(?:${WORK}|attestation|certificat|etat))?|${WORK}(?: (?:n°|numero|ref\.?))?|identifiant d(?:u|e la) (?:rapport|mission)`,
  'u',
);
/** « LEH 2026-1140 », « n° 26/ESP/0914 »: all that its cell says, up to a dash. */
const WHOLE_CODE =
  /^(?:n°\s?)?(?<code>(?=.*\d{2})[\p{Lu}\d][\p{L}\d_./-]*(?: (?=[\p{Lu}\d._/-]{1,12}(?:\s|$))[\p{Lu}\d][\p{Lu}\d_./-]*){0,3})$/u;

/** Beside « Dossier » or « Référence » in the next cell, spaces and all. */
const besideLabels = (sheet: Sheet): Reading<string>[] =>
  textsAfter(sheet, LABEL).flatMap((one) => {
    const text = one.value.split(/\s[–—|-]\s|,\s|\s\(|;\s/)[0]?.trim() ?? '';
    const code = WHOLE_CODE.exec(plain(text))?.groups?.['code'];
    const isCode =
      code &&
      code.length >= 4 &&
      (/\p{L}/u.test(code) || !/^[\d./-]+ [\d./-]/.test(code)) &&
      !DAY.test(code);
    return isCode && !OF_MAKER.test(fold(one.raw)) ? [{ ...one, value: code }] : [];
  });

/** Named as the number of a report, else bare after « dossier », else in the title of a certificate. */
export function reportNumbers(sheets: readonly Sheet[]): Reading<string>[] {
  const story = storyOf(sheets);
  const lineOf = (at: number) => story.folded.slice(story.folded.lastIndexOf('\n', at) + 1, at);
  const ways = NUMBERS.map((pattern) =>
    told(story, pattern).filter(
      ({ at, value }) =>
        !EARLIER.test(lineOf(at)) && !OF_MAKER.test(lineOf(at)) && !DAY.test(value),
    ),
  );
  const headed = sheets.flatMap(headedNumbers);
  const beside = agreed(sheets.flatMap(besideLabels));
  // « Référence » alone over it names it only where nothing else does.
  const referred = agreed(sheets.flatMap((sheet) => under(sheet, REFERENCE, codeOf)));
  const all: readonly Reading<string>[] =
    [...ways, headed, beside ? [beside] : [], referred ? [referred] : []].find(
      (some) => some.length > 0,
    ) ?? [];
  return distinct(all.map((one) => ({ ...one, value: one.value.replace(/[./_-]+$/, '') })));
}

/** Where the home stands on the ground, and which number its building has. */
export const groundFacts = (sheets: readonly Sheet[], rule: string): Fact[] =>
  parcelFacts(sheets, storyOf(sheets), rule);

/** Whatever day the law counts from, the end is told from one of them. */
export function endFacts(sheets: readonly Sheet[], rule: string): Fact[] {
  const made = [VISIT, REPORT, SIGNED].flatMap((words) => datesOf(sheets, words));
  return factsOf(
    'valid_until',
    rule,
    endsOf(
      sheets,
      made.map(({ value }) => value),
      LENGTHS[rule] ?? [],
    ),
  );
}

/** Of the report itself. */
export const reportFacts = (sheets: readonly Sheet[], rule: string, from: CountsFrom): Fact[] => [
  ...factsOf('report_number', rule, reportNumbers(sheets.slice(0, 1))),
  ...factsOf('made_on', rule, madeOn(sheets, from)),
  ...endFacts(sheets, rule),
];

export const surveyFacts = (sheets: readonly Sheet[], rule: string, from: CountsFrom): Fact[] => [
  ...homeFacts(sheets, rule),
  ...groundFacts(sheets, rule),
  ...reportFacts(sheets, rule, from),
];
