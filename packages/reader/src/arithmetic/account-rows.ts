// The rows of an account: which of them move it, which open or close it, and in which columns their amounts stand.
import { fold } from '../french/fold.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { rowText } from './labels.ts';
import { isUnder } from './lanes.ts';

const DAY = /^\(?\d{1,2}[./-]\d{1,2}(?:[./-](?:\d{4}|\d{2}))?\)?$/;
const MONTH = /^(?:janv|fevr|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec)/;
const OPENING =
  /\breports?\b|a[- ]nouveau|\bsolde (?:anterieur|precedent|initial|de depart|d'ouverture|reporte|au debut|avant)|situation anterieure|\bancien solde|solde de la periode precedente/;
const CLOSING =
  /\btotal|\btotaux|\bsolde\b|\bcumuls?\b|mouvements? de la periode|\breste du\b|situation|a payer|a regler|en votre faveur|restant du/;
/** A day alone makes no movement of what is called a balance or a total. */
const BALANCE =
  /^(?:nouveaux? |vos? |votre )?(?:totaux|total|soldes?|cumuls?)(?: (?:general|debiteurs?|crediteurs?|comptable|du compte|de votre compte|au|en (?:votre|notre) faveur))*$/;

/** What a row says, without its days and sums; « solde 2025 » is the settlement of a year, and a movement. */
const saidIn = (text: string): string =>
  text
    .replaceAll(/\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?|\d[\d\s.]*[.,]\d{2}\b/g, ' ')
    .replaceAll(/[^\p{L}\d\s]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
/** A column of amounts, known by its last figure's place. */
export type Column = { figures: Figure[] };
export type Entry = {
  row: number;
  page: number;
  amounts: ReadonlyMap<Column, Figure>;
  kind: 'MOVEMENT' | 'OPENING' | 'CLOSING';
};

const isDay = (words: readonly { text: string }[], at: number): boolean =>
  DAY.test(words[at]?.text ?? '') ||
  (/^(?:1er|\d{1,2})$/.test(words[at]?.text ?? '') && MONTH.test(fold(words[at + 1]?.text ?? '')));

/** A movement starts with its day, or with its sum and a code, or ends with its day; « Solde au 30/09/2026 » does not. */
export function hasDay({ line: { words } }: Row): boolean {
  const at = words.findIndex((_, index) => isDay(words, index));
  if (at === -1) return false;
  const before = words.slice(0, at);
  const said = before.at(-1)?.text ?? '';
  const isFirst =
    before.length <= 5 &&
    before.every(({ text }) => !/\p{L}{3}/u.test(text)) &&
    !/^au$/i.test(said);
  const isLast = at >= words.length - 3 && startsWithSum(words) && !/^(?:au|le)$/i.test(said);
  return isFirst || (isLast && !CLOSING.test(fold(before.map(({ text }) => text).join(' '))));
}

const startsWithSum = (words: readonly { text: string }[]): boolean =>
  words.slice(0, 3).some(({ text }) => /\d[,.]\d{2}$/.test(text));

export function columnsOf(rows: readonly Row[], dated: readonly number[]): Column[] {
  const columns: Column[] = [];
  for (const at of dated) {
    const row = rows[at];
    if (!row) continue;
    for (const figure of amountsIn(row)) {
      const own = columns.find(({ figures }) =>
        figures.some((one) => isUnder(one, figure, row.height)),
      );
      if (own) own.figures.push(figure);
      else columns.push({ figures: [figure] });
    }
  }
  return merged(
    columns.toSorted((a, b) => rightOf(a) - rightOf(b)),
    rows[dated[0] ?? 0]?.height ?? 0,
  );
}

const rightOf = ({ figures }: Column): number => figures[0]?.box[2] ?? 0;
/** Of the height of a line: « 0,00 » beside « 12,30 D » stands so far out of its column. */
const OUT_OF_COLUMN = 1.5;

/** Two that are near one another and never in one row are one column. */
function merged(columns: readonly Column[], height: number): Column[] {
  const kept: Column[] = [];
  for (const column of columns) {
    const before = kept.at(-1);
    const isApart =
      before?.figures.some((one) => column.figures.some(({ row }) => row === one.row)) ?? true;
    if (before && !isApart && rightOf(column) - rightOf(before) <= OUT_OF_COLUMN * height)
      before.figures.push(...column.figures);
    else kept.push({ figures: [...column.figures] });
  }
  return kept;
}

export function entriesOf(
  rows: readonly Row[],
  dated: readonly number[],
  columns: readonly Column[],
): Entry[] {
  const [first = 0, last = 0] = [dated[0], dated.at(-1)];
  return rows.flatMap((row, index): Entry[] => {
    const text = rowText(rows, index);
    const isBalance = BALANCE.test(saidIn(text));
    const isOpening = OPENING.test(text) || (isBalance && index === first);
    const isClosing = !isOpening && (isBalance || (CLOSING.test(text) && !dated.includes(index)));
    const isNear = index >= first - 6 && index <= last + 12;
    if (!isNear || (!dated.includes(index) && !isOpening && !isClosing)) return [];
    const amounts = new Map<Column, Figure>();
    for (const figure of amountsIn(row)) {
      const column = columns.find(({ figures }) =>
        figures.some((one) => isUnder(one, figure, row.height)),
      );
      if (column) amounts.set(column, figure);
    }
    if (amounts.size === 0) return [];
    return [
      {
        row: index,
        page: row.page.number,
        amounts,
        kind: isOpening ? 'OPENING' : isClosing ? 'CLOSING' : 'MOVEMENT',
      },
    ];
  });
}

export const sideSign = ({ side }: Figure): 1 | -1 => (side === 'CREDIT' ? -1 : 1);
