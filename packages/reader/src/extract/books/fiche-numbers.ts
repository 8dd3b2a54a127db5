// What a summary sheet prints before its labels and between them and their values: the numbers of its lines, the
// dots that lead to a figure. Neither is a sum, a count or a word of a label.
import { type Sheet, sheetOf } from '../sheet/sheet.ts';

/** « CHAUFFAGE ......... COLLECTIF »: the dots part a label from its value, and are neither. */
const LEADER = /^[.…·_]{4,}$/;
/** « 6.10 » before a label. */
const DIVIDED = /^\d{1,2}\.\d{1,2}\.?$/;
/** « 12. », « 12) », « 12° », « 12 - »: only where they count the lines. */
const COUNTED = /^\(?(?<rank>\d{1,2})(?:[.)°]|\.-|[.)]?[-–])$/;
/** In lines: fewer may be anything. */
const MIN_NUMBERED = 5;

export function withoutLeaders(sheet: Sheet): Sheet {
  const words = sheet.page.words.filter(({ text }) => !LEADER.test(text));
  return words.length === sheet.page.words.length ? sheet : sheetOf({ ...sheet.page, words });
}

export function withoutNumbers(sheet: Sheet): Sheet {
  const opening = sheet.lines.flatMap(({ cells }) => cells[0]?.words[0] ?? []);
  const divided = opening.filter(({ text }) => DIVIDED.test(text));
  const counted = inTurn(opening);
  const numbers = divided.length >= counted.length ? divided : counted;
  if (numbers.length < MIN_NUMBERED) return sheet;
  const boxes = new Set(numbers.map(({ box }) => box.join()));
  const words = sheet.page.words.filter(({ box }) => !boxes.has(box.join()));
  return sheetOf({ ...sheet.page, words });
}

/** From the first on, each the next one's; a number that is out of turn is none of them. */
function inTurn<W extends { text: string }>(opening: readonly W[]): W[] {
  const kept: W[] = [];
  for (const word of opening)
    if (Number(COUNTED.exec(word.text)?.groups?.['rank']) === kept.length + 1) kept.push(word);
  return kept;
}
