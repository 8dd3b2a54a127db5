// « Ascenseur B 58 sur 1 000 »: the keys of an owner as a paper states them, each by its name. Wherever a house prints the name (before
// the fraction, at the head of its row, over it), it is found for all of them in one way, or for none.
import { fold } from '../french/fold.ts';
import { type Cell, cellsOf } from '../layout/cells.ts';
import { middleOf } from '../page/box.ts';
import type { Row } from './figures.ts';
import { keyOf, type PrintedFraction } from './fractions.ts';
import { bareName, isName } from './key-names.ts';
import type { NamedKey } from './keys.ts';
import type { ShareLine } from './shares.ts';

type Naming = (fraction: PrintedFraction) => string;

const hasLetters = (text: string): boolean => /\p{L}{3}/u.test(text);
const textOf = (words: readonly { text: string }[]): string =>
  words.map(({ text }) => text).join(' ');
const wholeOf = ({ part, base }: PrintedFraction) => ({
  part: part.value / 100,
  base: base.value / 100,
});

/** Of the height of a line: what is set flush differs by less; a name stands no further over its fraction. */
const [FLUSH, OVER] = [0.6, 2.2];

/** The end of its row before a fraction, after whatever figures stand before. */
function namedBefore(rows: readonly Row[], fractions: readonly PrintedFraction[]): Naming {
  return ({ part }) => {
    const { line, figures = [], height = 0 } = rows[part.row] ?? {};
    if (!line) return '';
    const own = fractions.filter((one) => one.part.row === part.row);
    const ends = [...figures.filter(({ has_cents }) => has_cents), ...own.map(({ base }) => base)]
      .map(({ box }) => box[2])
      .filter((right) => right < part.box[0]);
    const from = Math.max(-Infinity, ...ends);
    const cell = cellsOf(line, height).findLast(
      ({ box, text }) => box[0] < part.box[0] && box[2] > from && hasLetters(text),
    );
    const words = (cell?.words ?? []).filter(
      ({ box }) => box[0] >= from && box[2] <= part.box[0] + 1,
    );
    return `${textOf(words)}${goingOn(rows, part.row, words)}`;
  };
}

/** « C01 Charges communes 187/10000 » over « générales »: a name too long for its line. */
function goingOn(
  rows: readonly Row[],
  row: number,
  words: readonly Cell['words'][number][],
): string {
  const [own, next] = [rows[row], rows[row + 1]];
  if (!own || !next || next.page !== own.page) return '';
  const lefts = words.slice(0, 2).map(({ box }) => box[0]);
  const rest = cellsOf(next.line, next.height).find(({ box }) =>
    lefts.some((left) => Math.abs(left - box[0]) < FLUSH * own.height),
  );
  return rest && /^\p{Ll}[\p{L}\s’'-]*$/u.test(rest.text) ? ` ${rest.text}` : '';
}

/** The head of the row, up to a dash or a sum. */
const namedFirst =
  (rows: readonly Row[]): Naming =>
  ({ part }) => {
    const words = rows[part.row]?.line.words ?? [];
    const text = textOf(words.filter(({ box }) => box[2] <= part.box[0]));
    const bare = text.replace(/^[\d\s.]*,\d{2}\s*€?\s*/, '');
    return bare.split(/\s[–—-]\s/)[0] ?? '';
  };

/** The nearest words over a fraction that begin where it begins; « Charges communes » over « générales » are one name. */
const namedOver =
  (rows: readonly Row[]): Naming =>
  ({ part }) => {
    const height = rows[part.row]?.height ?? 0;
    const flushOver = (at: number): Cell | undefined => {
      const row = rows[at];
      const gap = row ? middleOf(rows[at + 1]?.line.box ?? part.box) - middleOf(row.line.box) : 0;
      return row?.page === part.page && gap < OVER * height
        ? cellsOf(row.line, row.height).find(
            ({ box }) => Math.abs(box[0] - part.box[0]) < FLUSH * height,
          )
        : undefined;
    };
    const at = [1, 2, 3].map((up) => part.row - up).find((row) => flushOver(row)) ?? -1;
    const own = flushOver(at);
    const gap = own ? middleOf(part.box) - middleOf(own.box) : Infinity;
    const names = [
      isGoingOn(own) ? flushOver(at - 1) : undefined,
      gap < OVER * height ? own : undefined,
    ];
    return names
      .map((cell) => cell?.text ?? '')
      .join(' ')
      .trim();
  };

const isGoingOn = (cell: Cell | undefined): boolean => /^\p{Ll}/u.test(cell?.text ?? '');

/** « 258/1000 dans les charges générales, dont j’appelle 2 000,00 € »: said after it, up to the end of what is said. */
const namedAfter =
  (rows: readonly Row[]): Naming =>
  ({ base }) => {
    const { line, page } = rows[base.row] ?? {};
    const own = (line?.words ?? []).filter(({ box }) => box[0] >= base.box[2] - 1);
    const next = rows[base.row + 1]?.page === page ? (rows[base.row + 1]?.line.words ?? []) : [];
    return SAID_OF.exec(textOf([...own, ...next]))?.groups?.['name'] ?? '';
  };
const SAID_OF =
  /^(?:(?:tanti|milli)[eè]mes )?(?:dans|en|au titre d(?:es?|u|e la)|pour|de) (?:l(?:es?|a) |l[’'])?(?<name>\p{L}[^,;.:(\d]{3,40}?)(?:[,;.:(]| dont\b| et\b|$)/u;

/** « 61/1000 | 2/1000 | 7/1000 | 70/1000 »: of each lot, and of all. */
function ofAllLots(fractions: readonly PrintedFraction[]): PrintedFraction[] {
  const byBase = Map.groupBy(fractions, ({ part, base }) => `${part.row}/${base.value}`);
  return [...byBase.values()].flatMap((own) => {
    const sum = own.reduce((all, { part }) => all + part.value, 0);
    const [only] = own;
    const whole = own.find(({ part }) => own.length > 1 && 2 * part.value === sum);
    const isOne = own.every(({ part }) => part.value === only?.part.value);
    return isOne && only ? [only] : whole ? [whole] : own;
  });
}

/** What is said again by the same name is one. */
const distinct = <Key extends NamedKey>(keys: readonly Key[]): Key[] => [
  ...new Map(keys.map((key) => [fold(key.label), key])).values(),
];

/** Null where a key has no name of its own, or where the paper reckons by another. */
export function statedKeys(
  rows: readonly Row[],
  printed: readonly PrintedFraction[],
  lines: readonly ShareLine[],
): NamedKey[] | null {
  const fractions = ofAllLots(printed);
  const namings = [namedBefore(rows, printed), namedFirst(rows), namedOver(rows), namedAfter(rows)];
  for (const naming of namings) {
    const named = fractions
      .map((one) => ({
        ...wholeOf(one),
        label: bareName(introduced(naming(one))),
        row: one.part.row,
      }))
      .filter(({ label }) => isName(label));
    const whole = ofAllRows(named);
    const keys = [...Map.groupBy(whole, keyOf).values()].flatMap((own) => {
      const reckoned = own.filter(({ row }) => lines.some(({ share }) => share.row === row));
      return distinct(own).length > 1 && reckoned.length > 0 ? distinct(reckoned) : distinct(own);
    });
    const names = new Set(keys.map(({ label }) => fold(label)));
    const isStated = ({ part, base }: { part: number; base: number }) =>
      keys.some((key) => key.base === base && part <= key.part);
    const holds =
      keys.length > 1 &&
      names.size === keys.length &&
      areApart(keys) &&
      fractions.every((one) => isStated(wholeOf(one))) &&
      lines.every(isStated) &&
      keys.some((key) => lines.some((line) => line.base === key.base));
    if (holds) return keys.map(({ label, part, base }) => ({ label, part, base }));
  }
  return null;
}

/** « Clés de l’indivision : 01 Charges générales ». */
const introduced = (text: string): string => {
  const last = text.split(/ ?: /).at(-1) ?? '';
  return hasLetters(last) ? last : text;
};

type Told = NamedKey & { row: number };

/** « 84/1000 » of one lot, « 8/1000 » of another, « 92/1000 » of both, by one name: that of all lots, printed or summed. */
function ofAllRows(named: readonly Told[]): Told[] {
  const byName = Map.groupBy(named, ({ label, base }) => `${fold(label)}/${base}`);
  return [...byName.values()].flatMap((own) => {
    const [first] = own;
    const parts = [...new Set(own.map(({ part }) => part))];
    if (!first || parts.length === 1) return own;
    const sum = parts.reduce((all, part) => all + part, 0);
    const [most] = own.toSorted((a, b) => b.part - a.part);
    if (most && 2 * most.part === sum) return [most];
    const isElsewhere = named.some(({ part, base }) => base === first.base && part === sum);
    return isElsewhere ? [{ ...first, part: sum }] : own;
  });
}

/** « 02 ESCALIER », « 03 EAU FROIDE »: two keys may have one fraction where each has its code; « 615 » is an account of expenses. */
const KEY_CODE = /^(?!6\d\d)(?:[A-Z]\d{0,2}|\d{1,3})\b/;
const areApart = (keys: readonly NamedKey[]): boolean =>
  [...Map.groupBy(keys, keyOf).values()].every(
    (own) => own.length === 1 || own.every(({ label }) => KEY_CODE.test(label)),
  );
