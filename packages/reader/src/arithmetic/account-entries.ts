// The movements of an account as a list: the day of each, what it moves, and what it is called.
import { findDates } from '../french/dates.ts';
import { writtenWords } from '../french/written.ts';
import { cellsOf } from '../layout/cells.ts';
import type { Word } from '../page/page.ts';
import type { Movement } from './account.ts';
import { amountsIn, type Row } from './figures.ts';

export type NamedMovement = Movement & { on: string; label: string };

/** Beside an amount: its sign, its currency, its side. */
const MARK = /^(?:[-–−+|*.:;€]|eur|euros?|db|cr|d|c)$/i;

/** As printed, from the top. Null where one of them has no whole day, or no name. */
export function namedMovements(
  rows: readonly Row[],
  movements: readonly Movement[],
): NamedMovement[] | null {
  const moving = movements.filter(({ cents }) => cents !== 0).toSorted((a, b) => a.row - b.row);
  const named = moving.flatMap((movement): NamedMovement[] => {
    const row = rows[movement.row];
    const [day] = row ? findDates(writtenWords(row.line.words)) : [];
    if (!row || !day) return [];
    const taken = new Set<Word>([
      ...amountsIn(row).flatMap(({ words }) => words),
      ...row.line.words.slice(day.from, day.to),
    ]);
    const label = nameIn(row, taken);
    return label === '' ? [] : [{ ...movement, on: day.value, label }];
  });
  return named.length > 0 && named.length === moving.length ? named : null;
}

/** Of what stands between the day and the amounts, the cell with most letters; codes have few. */
function nameIn({ line, height }: Row, taken: ReadonlySet<Word>): string {
  const parts = cellsOf(line, height).flatMap(({ words }) => {
    const runs: Word[][] = [[]];
    for (const word of words)
      if (taken.has(word)) runs.push([]);
      else runs.at(-1)?.push(word);
    return runs.map((run) => withoutMarks(run.map(({ text }) => text)).join(' '));
  });
  return parts.toSorted((a, b) => letters(b) - letters(a) || b.length - a.length)[0] ?? '';
}

function withoutMarks(texts: readonly string[]): readonly string[] {
  const first = texts.findIndex((text) => !MARK.test(text));
  return first === -1
    ? []
    : texts.slice(first, texts.findLastIndex((text) => !MARK.test(text)) + 1);
}

const letters = (text: string): number => text.replaceAll(/[^\p{L}]/gu, '').length;
