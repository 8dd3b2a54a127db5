// The movements of an account as a list: the day of each, what it moves, and what it is called.
import { cellsOf } from '../layout/cells.ts';
import type { Word } from '../page/page.ts';
import { movementDays } from './account-days.ts';
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
  const days = movementDays(rows);
  const moving = movements.filter(({ cents }) => cents !== 0).toSorted((a, b) => a.row - b.row);
  const named = moving.flatMap((movement): NamedMovement[] => {
    const row = rows[movement.row];
    const day = days.get(movement.row);
    if (!row || !day?.on) return [];
    const taken = new Set<Word>([...amountsIn(row).flatMap(({ words }) => words), ...day.words]);
    const label = nameIn(row, taken, day.words.at(-1)?.box[2] ?? 0);
    return label === '' ? [] : [{ ...movement, on: day.on, label }];
  });
  return named.length > 0 && named.length === moving.length ? named : null;
}

/**
 * The cell with most letters of those after the day, where something is said there: what stands before it may be the margin
 * of the page. Codes have few letters.
 */
function nameIn({ line, height }: Row, taken: ReadonlySet<Word>, day: number): string {
  const parts = cellsOf(line, height).flatMap(({ words }) => {
    const runs: Word[][] = [[]];
    for (const word of words)
      if (taken.has(word)) runs.push([]);
      else runs.at(-1)?.push(word);
    return runs.map((run) => ({
      name: withoutMarks(run.map(({ text }) => text)).join(' '),
      isAfter: (run[0]?.box[0] ?? 0) >= day,
    }));
  });
  const after = parts.filter(({ name, isAfter }) => isAfter && letters(name) >= SAYING);
  const names = (after.length > 0 ? after : parts).map(({ name }) => name);
  return names.toSorted((a, b) => letters(b) - letters(a) || b.length - a.length)[0] ?? '';
}

const SAYING = 4;

function withoutMarks(texts: readonly string[]): readonly string[] {
  const first = texts.findIndex((text) => !MARK.test(text));
  return first === -1
    ? []
    : texts.slice(first, texts.findLastIndex((text) => !MARK.test(text)) + 1);
}

const letters = (text: string): number => text.replaceAll(/[^\p{L}]/gu, '').length;
