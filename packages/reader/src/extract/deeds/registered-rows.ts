// Owners that the land registry lists one under the other, each on a row with a birth or a right: « Titulaires de droits »
// over « MARTIN Anne | PP 1/2 », « Personnes requises » over « 1  MARTIN  ANNE  02/03/1947 ».
import { fold, plain } from '../../french/fold.ts';
import { together } from '../names/people.ts';
import { readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import { COLUMNS, HEAD, linesUnder } from './registered-companies.ts';
import { NO_PERSON, PERSON } from './registered-names.ts';

const BIRTH = String.raw`(?:[nN][eéEÉ][eE]?(?:\([eE]\))?\s+(?:le|LE)\s+)?\d{2}[/.]\d{2}[/.]\d{4}`;
/** « PP 1/2 », « PI 50 % », « Pleine propriété », « Indivision 60/100 ». */
const RIGHT = String.raw`(?:(?:PP|PI|NP|US|USU|BND|TP|IND)(?![\p{L}])|[Pp]leine|[Nn]ue|[Uu]sufruit|[Ii]ndivis|[Tt]otalit|[Tt]oute|PLEINE|NUE|USUFRUIT|INDIVIS|\d{1,3}\s?/\s?\d{1,4}|\d{1,3}\s?%)`;
const ROW = new RegExp(
  String.raw`^(?:\d{1,3}\s?[.)°-]?\s+)?(?<name>${PERSON})(?:\s*[,(-])?\s+(?:${BIRTH}|${RIGHT}).*$`,
  'u',
);
/** Beside the people: « Droit », « Naissance ». */
const BESIDE =
  /^(?:(?:nature (?:du|des) )?droits?(?: reels?| detenus?)?|quotes?-parts?|quotites?|dates? (?:et lieux? )?de naissance|naissance|nee?(?:\(e\))? le|date)$/;

const isHead = ({ cells: [first, ...others] }: SheetLine): boolean =>
  first !== undefined &&
  HEAD.test(fold(first.text)) &&
  others.every(({ text }) => BESIDE.test(fold(text)));

/** The name as its cells print it, one beside the other. */
function personOn({ cells }: SheetLine, { page }: Sheet): Reading<string> | null {
  const text = cells.map((cell) => cell.text.trim()).join(' ');
  const name = ROW.exec(plain(text))?.groups?.['name'];
  if (name === undefined || NO_PERSON.test(name)) return null;
  const at = plain(text).indexOf(name);
  return readCells(text.slice(at, at + name.length), cells, page);
}

/** All rows under one such head are people, or none is extracted. */
export function ownersInRows(sheets: readonly Sheet[]): Reading<string[]> | null {
  const lists = sheets.flatMap((sheet) =>
    sheet.lines.flatMap((line, at) => {
      if (!isHead(line)) return [];
      const rows = linesUnder(sheet, at).filter(({ folded }) => !COLUMNS.test(folded));
      const people = rows.flatMap((row) => personOn(row, sheet) ?? []);
      return people.length === rows.length && people.length > 0 ? [people] : [];
    }),
  );
  const names = new Set(lists.map((list) => list.map(({ value }) => value).join('|')));
  return names.size === 1 ? together(lists[0] ?? []) : null;
}
