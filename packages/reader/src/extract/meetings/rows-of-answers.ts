// « Budget 2027 | 3 300 € du 01/01/2027 au 31/12/2027 | Unanimité »: a table without numbers, each row a question, what
// was decided and how it was voted. The title is the first cell, the answer the last one.
import { fold } from '../../french/fold.ts';
import { isAside, type Place } from '../sheet/resolution-head.ts';
import type { Answered } from './questions-by-answers.ts';
import { flatAnswers, isAdopted } from './votes.ts';

/** Fewer rows show no table. */
const MIN_ROWS = 3;
/** A title, a text, an answer. */
const MIN_CELLS = 3;
/** In heights of a line. */
const ALIGNED = 0.5;

type Row = { place: Place; at: number; subject: string; adopted: boolean };

function rowOf(place: Place, at: number): Row[] {
  const { cells } = place.line;
  const [title, last] = [cells[0], cells.at(-1)];
  const adopted = isAdopted(flatAnswers(`. ${last?.text ?? ''}.`));
  const isRow =
    cells.length >= MIN_CELLS &&
    /^\p{Lu}[^.;:]*$/u.test(title?.text ?? '') &&
    !isAside(fold(title?.text ?? ''));
  return title && isRow && adopted !== null ? [{ place, at, subject: title.text, adopted }] : [];
}

const leftOf = ({ line }: Place): number => line.cells[0]?.box[0] ?? 0;

export function rowsOfAnswers(places: readonly Place[]): Answered[] {
  const rows = places.flatMap(rowOf);
  const [first] = rows;
  const own = rows.filter(
    ({ place }) =>
      first && Math.abs(leftOf(place) - leftOf(first.place)) < ALIGNED * place.sheet.height,
  );
  if (own.length < MIN_ROWS) return [];
  return own.map(({ place, at, subject, adopted }) => {
    // What goes on under the texts has nothing in the column of the titles.
    const rest = places.slice(at + 1);
    const end = rest.findIndex(
      (next) => next.sheet !== place.sheet || leftOf(next) < leftOf(place) + 2 * place.sheet.height,
    );
    return {
      lines: [place, ...rest.slice(0, end === -1 ? rest.length : end)],
      subject,
      adopted,
    };
  });
}
