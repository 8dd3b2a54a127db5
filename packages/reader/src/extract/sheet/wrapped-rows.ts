// Rows of a form whose label is too long for its column: « Numéro de | 38 H 114 » over « contrat ». Each is
// made one line, label first, so that what names a value stands before it.
import { cellsOf } from '../../layout/cells.ts';
import type { Line } from '../../layout/lines.ts';
import { boxAround, middleOf } from '../../page/box.ts';
import type { Word } from '../../page/page.ts';

/** In heights of a line: how near the next line is, and how well it lines up. */
const [BELOW, ALIGNED] = [1.9, 0.5];
/** « superficie : 71,08 | m², ainsi que »: nearer than that, what follows a figure is no column. */
const APART = 0.6;
/** In words: longer than that it is a sentence. */
const [MAX_LABEL, MAX_REST] = [8, 6];

/** Rows of money have their own ways (wrapped-labels.ts, layout/tables.ts). */
const MONEY = /[,.]\d{2}(?:\s?€)?$|€/;

/** A label that ends so goes on. */
const LINK = /(?:^|\s|['’])(?:de|du|des|la|les|l['’]|d['’]|et|ou|en|sur|par|pour|aux?)$/iu;

const IN_CAPITALS = /^\p{Lu}[\p{Lu}\d\s&'’.-]{3,}$/u;

type Joined = { label: readonly Word[]; value: readonly Word[] };

/** What the next line adds to a row: the end of its label, and perhaps of its value. */
function goesOn(line: Line, below: Line, height: number): Joined | null {
  const [label, value, ...more] = cellsOf(line, height);
  const [rest, second, ...others] = cellsOf(below, height);
  if (!label || !value || !rest || more.length > 0 || others.length > 0) return null;
  const lines = [rest, ...(second ? [second] : [])];
  const isRest =
    /^[\p{Ll}(]/u.test(rest.text) &&
    !/^\(\d/.test(rest.text) &&
    // « type de bien : maison »: a label of its own, and its value.
    !/\p{L}\s?:\s+\S/u.test(rest.text) &&
    // « année de construction | 1961 » over « surface habitable | 92 m² » are two rows.
    !(second && !LINK.test(label.text) && /^[\p{Lu}\d]/u.test(second.text)) &&
    ![value, ...lines].some(({ text }) => MONEY.test(text)) &&
    !/[:.]$/.test(label.text) &&
    // « COPRO SUD | Mme X » over « une marque de Y | appt 3 »: a label goes on in the same hand.
    !(IN_CAPITALS.test(label.text) && /^\p{Ll}{2}/u.test(rest.text) && !LINK.test(label.text)) &&
    // « 1er juillet 2025 | 14 et 52 » over « exigible le | vos lots »: values over their names.
    !(second && /^\d{1,5}(?!\d?\s?[.)°])/.test(label.text)) &&
    label.words.length <= MAX_LABEL &&
    rest.words.length <= MAX_REST &&
    value.box[0] - label.box[2] > APART * height &&
    Math.abs(rest.box[0] - label.box[0]) < ALIGNED * height &&
    rest.box[2] < value.box[0] &&
    lines.every(({ box }) => middleOf(box) - middleOf(label.box) < BELOW * height) &&
    // A count under a count has a label of its own: « Lots | 14 », « dont logements | 9 ».
    !(second && [value, second].every(({ text }) => /^\d[\d ]*$/.test(text))) &&
    (!second || Math.abs(second.box[0] - value.box[0]) < ALIGNED * height);
  return isRest ? { label: rest.words, value: second?.words ?? [] } : null;
}

/** A label over three lines is joined twice. */
export function wholeRows(lines: readonly Line[], height: number): Line[] {
  const [left, , right] = boxAround(lines.map((line) => line.box));
  // What stands on the right half only is the end of a head of columns, not a label.
  const middle = (left + right) / 2;
  const whole: Line[] = [];
  let last: Line | null = null;
  for (const line of lines) {
    const more = last && last.box[0] < middle ? goesOn(last, line, height) : null;
    const open = whole.at(-1);
    if (!more || !open || !last) {
      whole.push(line);
      last = line;
      continue;
    }
    const [label] = cellsOf(open, height);
    const own = new Set(label?.words);
    const words = [
      ...(label?.words ?? []),
      ...more.label,
      ...open.words.filter((word) => !own.has(word)),
      ...more.value,
    ];
    whole[whole.length - 1] = { words, box: boxAround(words.map(({ box }) => box)) };
    last = null;
  }
  return whole;
}
