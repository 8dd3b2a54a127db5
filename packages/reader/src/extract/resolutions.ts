// What a meeting was asked and what it answered, one resolution after the other.
import { fold } from '../french/fold.ts';
import { type Written, writtenLines } from '../french/written.ts';
import type { Cell } from '../layout/cells.ts';
import { cellOf } from '../layout/cells.ts';
import type { Passage, Sheet, SheetLine } from './sheet.ts';

export type Resolution = {
  number: number;
  /** As printed. */
  subject: string;
  title: Cell;
  sheet: Sheet;
  /** Its text, page by page, title included. */
  passages: readonly Passage[];
  /** Null where the paper does not say, or says both. */
  adopted: boolean | null;
};

const NAMED =
  /^(?:(?:projet de )?resolution|question|point)\s*(?:n°|n\b|numero)?\s*(?<number>\d{1,3})\s*[:.\-)]*\s*/;
const NUMBERED =
  /^(?<number>\d{1,3})\s?[.)°-]\s?(?=\p{L}.*\((?:article|art\b|majorite|sans vote)[^()]*\)$)/u;
const MAJORITY = /\s*\((?:article|art\b|majorite|sans vote)[^()]*\)$/;
/** A number may be missing, but resolutions only go up. */
const MAX_STEP = 3;

const REJECTED =
  /(?:n'est pas|est non|non) (?:adoptee|approuvee|acceptee)|(?:est|resolution|proposition)(?: donc)? (?:rejetee|refusee|repoussee)/g;
const ADOPTED =
  /(?:resolution|decision|proposition)[^.\n]{0,60}?\b(?:adoptee|approuvee|acceptee)\b|\badoptee a (?:l'unanimite|la majorite)/;

type Open = Omit<Resolution, 'passages' | 'adopted'> & {
  lines: { sheet: Sheet; line: SheetLine }[];
};

export function resolutionsOf(sheets: readonly Sheet[]): Resolution[] {
  const open: Open[] = [];
  const pattern = [NAMED, NUMBERED].find((one) =>
    sheets.some(({ lines }) => lines.some(({ folded }) => one.test(folded))),
  );
  if (!pattern) return [];
  for (const sheet of sheets)
    for (const line of sheet.lines) {
      const match = pattern.exec(line.folded);
      const number = Number(match?.groups?.['number']);
      const before = open.at(-1);
      if (match && number > (before?.number ?? 0) && number <= (before?.number ?? 0) + MAX_STEP) {
        const title = cellOf(line.cells.flatMap(({ words }) => words));
        open.push({
          number,
          subject: subjectOf(title, match[0].length),
          title,
          sheet,
          lines: [{ sheet, line }],
        });
      } else {
        before?.lines.push({ sheet, line });
      }
    }
  return open.map(({ lines, ...told }) => {
    const passages = passagesOf(lines);
    return { ...told, passages, adopted: isAdopted(passages) };
  });
}

function subjectOf({ text }: Cell, from: number): string {
  const subject = text.slice(from).trim();
  const end = MAJORITY.exec(fold(subject))?.index;
  return end === undefined ? subject : subject.slice(0, end);
}

function passagesOf(lines: Open['lines']): Passage[] {
  const sheets = [...new Set(lines.map(({ sheet }) => sheet))];
  return sheets.map((sheet) => ({
    page: sheet.page,
    written: writtenLines(
      lines.filter((one) => one.sheet === sheet).map(({ line }) => line.line),
      sheet.height,
    ),
  }));
}

const flat = ({ text }: Written): string => fold(text).replaceAll(/[\s]+/g, ' ');

function isAdopted(passages: readonly Passage[]): boolean | null {
  const text = passages.map(({ written }) => flat(written)).join(' ');
  const rejected = text.search(REJECTED) !== -1;
  const adopted = ADOPTED.test(text.replaceAll(REJECTED, ''));
  return adopted === rejected ? null : adopted;
}
