import type { FactName } from '@quitus/domain/reading/facts.data';
// An identity paper: its machine-readable lines, whose digits check; else what is printed above.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates, isoDay } from '../../french/dates.ts';
import { fold, plain } from '../../french/fold.ts';
import { findIdentityPapers, zoneNumbers } from '../../french/mrz.ts';
import { findAll, foundBox, type Written, writtenText } from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import { goesOnIn } from '../sheet/blocks.ts';
import { flowTextOf, extracted } from '../sheet/flow-text.ts';
import { after, datesAfter, datesUnder, textsAfter, under } from '../sheet/labelled.ts';
import { agreed, distinct, factsOf, readWords, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { over } from '../sheet/values-over-labels.ts';
import { foreignDay } from './foreign-days.ts';
import { nameFacts, namesUnderBoth } from './identity-names.ts';
import { isFieldName, isLabel, isTranslation } from './identity-words.ts';

const RULE = 'identity';
const BORN = /date(?: et lieu)? de naiss[^\n\t\d:]*|ne\(?e?\)? le|date of birth/;
const BORN_AT = /lieu de naiss[a-z.]*|place of birth/;
const DELIVERED =
  /date(?: et lieu)? de deliv[a-z.]*|(?:carte |titre |passeport )?delivree? le|date of issue|date d'emission|emise? le/;
const EXPIRES =
  /date d'expir[^\n\t\d:]*|expire le|(?:valable|valide) (?:jusqu'au|du [\d/. ]{8,10} au)|(?:date de )?(?:fin|limite) de validite|(?:date of )?expiry(?: date)?/;
/** « Nom / Surname (1) », « Nom (1) / Surname ». */
const TRANSLATED = String.raw`(?: ?\(\d{1,2}\))?(?: ?\/ ?[a-z' ]{3,20})?(?: ?\(\d{1,2}\))?`;
const LAST_NAME = new RegExp(`nom(?: de famille| de naissance)?${TRANSLATED}|surname`);
const FIRST_NAMES = new RegExp(String.raw`prenoms?(?:\(?s?\))?${TRANSLATED}|given names?`);
/** Of a passport only: the number of a card is proof of its back, where the machine reads it. */
const NUMBER =
  /(?:n°|numero)(?: (?:de |du ))?passeport(?: ?\/ ?[a-z ]{3,20})?|passeport n°(?: ?\/ ?passport n[o°]\.?)?/;
const CARD_NUMBER = /(?:n°|numero)(?: du| de)? (?:document|carte|titre)/;
const PRINTED_NUMBER =
  /(?<=(?:[Pp]asseport|[Pp]assport)[^\n]{0,24})(?<value>\d{2}[A-Z]{2}\d{5})(?![\p{L}\d])/u;
/** « CARTE NATIONALE D’IDENTITÉ N° : 190364100417 », over the card of 1995. */
const FORMER_NUMBER =
  /(?:[Ii]dentit[eé]|IDENTIT[EÉ])\s+[nN]°\s?:?\s*(?<value>[A-Z\d]{12})(?![\p{L}\d])/u;
const IN_LINE =
  /(?:[Pp]asseport|PASSEPORT)\s+(?:n°|N°)\s*:?\s*(?<value>[A-Z\d]{7,12})(?![\p{L}\d])/u;
/** In lines, and in heights of a line. */
const [MAX_DOWN, DOWN] = [3, 2.6];
const PLACE =
  /^\p{Lu}[\p{L}'’ -]{1,40}(?:\s\d{1,2}(?:e|er|[eè]me)?)?(?:\s?\([\p{L}\d' -]{2,30}\))?$/u;
/** « né(e) le 12.02.1990 à : LYON (69) », on the card of 1995. */
const BORN_IN_LINE =
  /(?:ne\(?e?\)? le|date et lieu de naissance)\s?:?\s+\d{1,2}[./ -]\d{1,2}[./ -]\d{4}\s+a\s?:?\s+(?<value>\p{L}[\p{L}' -]{1,40}?(?:\s\d{1,2}(?:e|eme)?)?(?:\s?\([\p{L}\d]{2,20}\))?)(?=\s*(?:$|[\n\t,;.]))/u;
/** « Sexe Lieu de naissance » over « M ALBI », set closer than their labels. */
const BORN_AT_IN_ROW =
  /sexe[^\n]{0,20}lieu de naiss[^\n]{0,40}\n\s*[mf]\s*(?:\s|[-/|,])\s*(?<value>\p{L}[\p{L}' -]{1,40}?(?:\s?\([\p{L}\d]{2,20}\))?)(?=\s*(?:$|[\n\t]))/u;
/** What stands beside it on every card. */
const NO_PLACE = /^(?:fra|francaise?|french|feminin|masculin|[fmp])$/;
const BORN_BESIDE = new RegExp(
  String.raw`(?:${BORN_AT.source})${TRANSLATED}\s?:\s*(?<value>\p{L}[^\n\t:;,.]{1,50})`,
  'u',
);
/** « 0407 1986 »: OCR may lose a space. */
const SPACED = /^(?<day>\d{2})[\s.]?(?<month>\d{2})[\s.]?(?<year>(?:19|20)\d{2})$/;
/** « SEXE NATIONALITÉ DATE DE NAISS. » over « F FRA 03 04 1970 », on the card of 2021. */
const BORN_IN_ROW =
  /date of birth\s*\n\s*[mf]\s+(?:fra|francaise?)\s+(?<value>\d{2}[ .\t]?\d{2}[ .\t]?(?:19|20)\d{2})(?=\s*(?:$|[\n\t]))/u;

/** « 03 04 1970 », as cards print it. */
function spacedDay(text: string): string | null {
  const { day, month, year } = SPACED.exec(text.trim())?.groups ?? {};
  return day && month && year ? isoDay(Number(year), Number(month), Number(day)) : null;
}

/**
 * The first cell under a label that is neither its translation nor its end. In a row of labels whose
 * values are set closer than they are, the one of the same rank.
 */
function below<T>(sheet: Sheet, label: RegExp, read: (text: string) => T | null): Reading<T>[] {
  const { lines, height, page } = sheet;
  // Abroad, the label in the language of the country comes first.
  const opens = new RegExp(
    String.raw`^(?:\(?\d{1,2}[a-z]?[.)]?\)?\s*)?(?:[\p{L}' .]{3,24}\/ ?)?(?:${label.source})`,
    'u',
  );
  return lines.flatMap(({ cells }, row) =>
    cells.flatMap((cell, rank) => {
      if (!opens.test(fold(cell.text))) return [];
      let above = cell;
      for (const line of lines.slice(row + 1, row + 1 + MAX_DOWN * 2)) {
        if (middleOf(line.box) - middleOf(above.box) > DOWN * height) return [];
        const own = line.cells.filter(
          ({ box }) =>
            box[0] < cell.box[2] && cell.box[0] < box[2] && box[0] >= cell.box[0] - height,
        );
        const next = own[0] ?? (line === lines[row + 1] ? line.cells[rank] : undefined);
        if (!next) continue;
        if (!isTranslation(next.text)) {
          const text = unbrokenText(sheet, next);
          const value = read(text);
          return value === null ? [] : [readWords(value, text, next.words, page)];
        }
        above = next;
      }
      return [];
    }),
  );
}

/** « LE CHAMBON- » over « SUR-LIGNON »: a narrow card breaks a name at its hyphen. */
const unbrokenText = (sheet: Sheet, { text, box }: Cell): string =>
  /\p{L}-$/u.test(text) ? `${text}${goesOnIn(sheet, box)?.text ?? ''}` : text;

const placeIn = (text: string): string | null =>
  PLACE.test(text.trim()) && !isLabel(text) && !NO_PLACE.test(fold(text)) && !isTranslation(text)
    ? text.trim()
    : null;

/** All that a cell says. */
const dayIn = (text: string): string | null =>
  spacedDay(text) ??
  foreignDay(text) ??
  findDates(writtenText(text.trim())).find(({ raw }) => raw.length === text.trim().length)?.value ??
  null;

type Zone = { born_on: string | null; expires_on: string | null };

/** The machine-readable lines tell two of the days: where these stand over their labels, so does all the rest. */
const isOverLabels = (sheet: Sheet, zones: readonly Zone[]): boolean =>
  zones.some(
    ({ born_on, expires_on }) =>
      over(sheet, BORN, dayIn).some(({ value }) => value === born_on) &&
      over(sheet, EXPIRES, dayIn).some(({ value }) => value === expires_on),
  );

/** Where, and since when: the machine-readable lines do not tell it. */
function issueFacts(sheets: readonly Sheet[], zones: readonly Zone[]): Fact[] {
  const places = sheets.flatMap((sheet) => {
    if (isOverLabels(sheet, zones)) return over(sheet, BORN_AT, placeIn);
    const flowText = flowTextOf([sheet]);
    // In a row of labels, the next cell is of another column: only a colon names what is beside.
    const beside = [BORN_BESIDE, BORN_IN_LINE, BORN_AT_IN_ROW]
      .flatMap((words) => extracted(flowText, words))
      .flatMap((one) => {
        const value = placeIn(one.value);
        return value ? [{ ...one, value }] : [];
      });
    if (beside.length > 0) return beside;
    const lower = below(sheet, BORN_AT, placeIn);
    return lower.length > 0 ? lower : besideAlone(sheet);
  });
  const issued = sheets.flatMap((sheet) =>
    isOverLabels(sheet, zones)
      ? over(sheet, DELIVERED, dayIn)
      : [
          ...datesAfter(sheet, new RegExp(`(?:${DELIVERED.source})${TRANSLATED}`)),
          ...spacedBeside(sheet, DELIVERED),
          ...below(sheet, DELIVERED, dayIn),
        ],
  );
  // No paper was delivered before its holder was born, nor from the day on that it ends.
  const isWithin = ({ value }: Reading<string>) =>
    zones.every(
      ({ born_on, expires_on }) =>
        (born_on === null || value > born_on) && (expires_on === null || value < expires_on),
    );
  const day = agreed(issued);
  return [
    ...factsOf('born_at', RULE, [agreed(places)]),
    ...factsOf('delivered_on', RULE, [day && isWithin(day) ? day : null]),
  ];
}

/** A label and its value, and nothing else on the line. */
const besideAlone = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells: [label, next, ...others] }) => {
    const named = new RegExp(`^(?:${BORN_AT.source})${TRANSLATED}$`, 'u');
    const value =
      label && next && others.length === 0 && named.test(fold(label.text))
        ? placeIn(next.text)
        : null;
    return next && value ? [readWords(value, next.text, next.words, sheet.page)] : [];
  });

const findSpacedDays = (written: Written) =>
  findAll(written, fold, /(?<![\d/.-]|\d )\d{2} \d{2} \d{4}(?![\d/.-]| \d)/g, ({ 0: day }) =>
    spacedDay(day),
  );

/** « Date de délivrance / Date of issue : 14 01 2022 », also in the middle of a line. */
const spacedBeside = (sheet: Sheet, label: RegExp): Reading<string>[] =>
  after(sheet, new RegExp(`(?:${label.source})${TRANSLATED}`), findSpacedDays);

/** Of a paper of which a line of the zone was not read: printed on it, and extracted by the other one. */
function ofZone(sheet: Sheet): Reading<string>[] {
  const printed = [
    ...below(sheet, CARD_NUMBER, (text) => text.trim()),
    ...below(sheet, NUMBER, (text) => text.trim()),
    ...extracted(flowTextOf([sheet]), PRINTED_NUMBER, plain),
    ...extracted(flowTextOf([sheet]), FORMER_NUMBER, plain),
  ];
  const known = zoneNumbers(
    sheet.written,
    printed.map(({ value }) => value),
  );
  return printed.filter(({ value }) => known.includes(value));
}

export function identity(sheets: readonly Sheet[]): Fact[] {
  const papers = sheets.flatMap(({ written, page }) =>
    findIdentityPapers(written).map((one) => ({ ...one, box: foundBox(written, one), page })),
  );
  const coded = (
    name: FactName,
    pick: (paper: (typeof papers)[number]['value']) => string | null,
  ) =>
    factsOf(
      name,
      `${RULE}/mrz`,
      papers.map((paper): Reading<string> | null => {
        const value = pick(paper.value);
        return value === null ? null : { ...paper, value };
      }),
    );
  const dates = (label: RegExp) =>
    distinct(
      sheets.flatMap((sheet) => [
        ...datesAfter(sheet, label),
        ...datesUnder(sheet, label),
        ...under(sheet, label, spacedDay),
        ...spacedBeside(sheet, label),
        ...below(sheet, label, dayIn),
      ]),
    );
  const inRow = sheets.flatMap((sheet) =>
    extracted(flowTextOf([sheet]), BORN_IN_ROW).flatMap((one) => {
      const value = spacedDay(one.value);
      return value ? [{ ...one, value }] : [];
    }),
  );
  const printed = (label: RegExp) =>
    distinct(
      sheets.flatMap((sheet) =>
        [
          ...textsAfter(sheet, label),
          ...under(sheet, new RegExp(`^(?:${label.source})`), (text) => text),
        ].filter(({ value }) => /^\p{Lu}[^\d:/]*$/u.test(value) && !isFieldName(value)),
      ),
    );
  const joint = sheets.flatMap(namesUnderBoth).filter(({ first }) => !isFieldName(first.value));
  const numbers = () =>
    papers.length > 0
      ? []
      : distinct(
          sheets
            .flatMap((sheet) => [
              ...textsAfter(sheet, NUMBER),
              ...under(sheet, NUMBER, (text) => text),
              ...extracted(flowTextOf([sheet]), IN_LINE, plain),
              ...ofZone(sheet),
            ])
            .filter(({ value }) => /^(?=.*\d)[A-Z\d]{7,12}$/.test(value)),
        );
  return [
    ...nameFacts(
      'last_name',
      coded('last_name', ({ last_name }) => last_name),
      [...printed(LAST_NAME), ...joint.map(({ last }) => last)],
    ),
    ...nameFacts(
      'first_names',
      coded('first_names', ({ first_names }) => first_names),
      [...printed(FIRST_NAMES), ...joint.map(({ first }) => first)],
    ),
    ...coded('born_on', ({ born_on }) => born_on),
    ...factsOf('born_on', RULE, distinct([...dates(BORN), ...inRow])),
    ...coded('expires_on', ({ expires_on }) => expires_on),
    ...factsOf('expires_on', RULE, dates(EXPIRES)),
    ...coded('document_number', ({ number }) => number),
    ...factsOf('document_number', RULE, numbers()),
    ...issueFacts(
      sheets,
      papers.map(({ value }) => value),
    ),
  ];
}
