// What works are called where each operation is a card: the words over its first sum, or before it where a sentence tells it.
import type { Box } from '@quitus/domain/reading/box';

import { CUT, withoutVote } from '../extract/books/works-decided.ts';
import { fold } from '../french/fold.ts';
import { type Cell, cellOf, cellsOf } from '../layout/cells.ts';
import { boxAround, middleOf } from '../page/box.ts';
import type { Page, Word } from '../page/page.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';

/** What stands between the name and the sums: when it was decided, for whom, by whom it is done. */
const NO_NAME =
  /^\W*(?:(?:decid|vot)ee?s?\b.*\d|decision|(?:assemblee|a\.?g\.?) (?:generale )?(?:du |de )?\d|cles?\b|resolution\b|entreprise\b)/;
const LABEL = /^(?:operation|travaux|objet|designation|nature)s?(?: des travaux)?\s*(?::\s*|$)/;
/** Heads of the page, which are no operation. */
const HEAD =
  /^\W*(?:annexes?\b|etat des|compte de gestion|montants?\b|situation\b|exercice\b|(?:sommes )?en euros|au \d|travaux (?:et operations|votes|clos|clotures|termines|en cours|de l'article)\b)|non (?:encore )?clotures?\b|operations exceptionnelles/;
/** In heights of a line: from the name to the sums, and from line to line of one name. */
const [OVER, CHAINED] = [3, 1.6];
const LONGEST = 120;

type Named = { name: string; words: readonly Word[]; page: Page };

/** `figures`: the sums of one card. */
export function nameOver(rows: readonly Row[], figures: readonly Figure[]): Named | null {
  const at = Math.min(...figures.map(({ row }) => row));
  const first = rows[at];
  if (!first) return null;
  const before = wordsBefore(first);
  const words = before.length > 0 ? before : wordsOver(rows, at, roomOf(rows, figures));
  const name = nameIn(words);
  return name === null ? null : { name, words, page: first.page };
}

/** Its sums with the words beside them, up to those of the card beside it. */
function roomOf(rows: readonly Row[], figures: readonly Figure[]): Box {
  const boxes = figures.flatMap((figure) => {
    const row = rows[figure.row];
    if (!row) return [];
    const others = amountsIn(row).filter((one) => one !== figure);
    const cells = cellsOf(row.line, row.height).filter(({ text }) => /\p{L}/u.test(text));
    const before = cells.filter(
      ({ box }) =>
        box[2] <= figure.box[0] &&
        others.every((one) => one.box[0] > figure.box[0] || one.box[2] <= box[0]),
    );
    const after = cells.filter(
      ({ box }) =>
        box[0] >= figure.box[2] &&
        others.every((one) => one.box[0] < figure.box[0] || one.box[0] >= box[2]),
    );
    return [figure.box, ...(before.length > 0 ? before : after).map(({ box }) => box)];
  });
  return boxAround(boxes);
}

/** From the nearest line up to the first of the name. */
function wordsOver(rows: readonly Row[], at: number, room: Box): Word[] {
  const name: Cell[] = [];
  let below = rows[at];
  for (const row of rows.slice(0, at).toReversed()) {
    if (!below || row.page !== below.page) break;
    const cells = cellsOf(row.line, row.height).filter(
      ({ box }) => box[0] < room[2] && box[2] > room[0],
    );
    if (cells.length === 0) continue;
    const gap = middleOf(below.line.box) - middleOf(row.line.box);
    const isFar = gap > (name.length > 0 ? CHAINED : OVER) * row.height;
    if (
      isFar ||
      isHead(rows, rows.indexOf(row)) ||
      amountsIn(row).some(({ box }) => isWithin(box, room))
    )
      break;
    const isNone = ({ text }: Cell) => NO_NAME.test(fold(text));
    const isLabel = ({ text }: Cell) => LABEL.exec(fold(text))?.[0].length === text.length;
    if (!cells.slice(0, 1).some(isNone))
      name.unshift(...cells.filter((cell) => !isNone(cell) && !isLabel(cell)));
    below = row;
  }
  return name.flatMap(({ words }) => words);
}

/** Or what such a head goes on with. */
function isHead(rows: readonly Row[], at: number): boolean {
  const [over = '', text = ''] = [at - 1, at].map((one) => printed(rows[one]));
  const goesOn = /^\p{Ll}/u.test(text) || (isCapital(over) && isCapital(text));
  return HEAD.test(fold(text)) || (goesOn && HEAD.test(fold(over)));
}
const printed = (row: Row | undefined): string =>
  (row?.line.words ?? []).map(({ text }) => text).join(' ');
const isCapital = (text: string): boolean => !/\p{Ll}/u.test(text);

const isWithin = (box: Box, room: Box): boolean => box[0] < room[2] && box[2] > room[0];

/** « Porte du hall : dépense votée 900,00 € »; « Dépense votée : 900,00 € » is a line of a card. */
function wordsBefore({ line }: Row): Word[] {
  const colon = line.words.findIndex(({ text }) => text.endsWith(':'));
  const words = line.words.slice(0, Math.max(0, colon));
  return SUM.test(fold(words.map(({ text }) => text).join(' '))) ? [] : words;
}
const SUM = /\b(?:vot|depens|provision|appel|solde|pay|realis|cout|recu|operation|travaux$)/;

function nameIn(words: readonly Word[]): string | null {
  if (words.length === 0) return null;
  const { text } = cellOf(words);
  const whole = text.slice(LABEL.exec(fold(text))?.[0].length ?? 0).replace(/[\s,;:–-]+$/, '');
  const name = withoutVote(whole).replace(/[\s,;:–—-]+$/, '');
  const isName = /^\p{Lu}[^;:]*\p{L}{3}/u.test(name) && name.length <= LONGEST;
  return isName && !CUT.test(fold(name)) ? name : null;
}
