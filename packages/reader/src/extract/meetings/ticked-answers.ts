// « N° | Intitulé | Pour | Contre | Adoptée », then « OUI » or « NON » down the last column: the head of the column
// asks, and the word alone in its row answers. Without the head, a yes says nothing of what it is said to.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import type { Place } from '../sheet/resolution-head.ts';

const ASKS =
  /^(?:resolution )?(?:adoptee?s?|adoption|approuvee?s?|acceptee?s?|resultat(?: du vote)?|decision)(?: ?\?| ?\(? ?(?:o ?\/ ?n|oui ?\/ ?non) ?\)?)?$/;
const ANSWER = /^(?:oui|non)$/;

/** From the head that asks to the next one. */
type Span = { left: number; right: number };
/** In points: « OUI » is narrower than the head it stands under, to the left, in the middle or to the right. */
const SLACK = 2;

/** « Pour Contre Abst Résultat »: heads of narrow columns touch, and each is a word. */
const HEADS = /\bpour\b.{0,12}\bcontre\b|^(?:n°|question|resolution|intitule|objet)s?\b/;

const askingIn = (heads: readonly Pick<Cell, 'text' | 'box'>[]): Span[] =>
  heads.flatMap(({ text, box }, at) =>
    ASKS.test(fold(text))
      ? [{ left: box[0] - SLACK, right: heads[at + 1]?.box[0] ?? Infinity }]
      : [],
  );

export const answerColumns = (places: readonly Place[]): Span[] =>
  places.flatMap(({ line: { cells, folded, line } }) => {
    const extracted = cells.length > 2 ? askingIn(cells) : [];
    return extracted.length === 0 && HEADS.test(folded) && !/\d/.test(folded)
      ? askingIn(line.words)
      : extracted;
  });

const isUnder = ({ box }: Cell, { left, right }: Span): boolean => box[0] > left && box[2] < right;

/** Null where no row of the question has one, or where it has both. */
export function tickedAnswer(lines: readonly Place[], columns: readonly Span[]): boolean | null {
  const said = lines
    .flatMap(({ line }) => line.cells)
    .filter((cell) => columns.some((column) => isUnder(cell, column)))
    .map(({ text }) => fold(text))
    .filter((word) => ANSWER.test(word))
    .map((word) => word === 'oui');
  return new Set(said).size === 1 ? (said[0] ?? null) : null;
}
