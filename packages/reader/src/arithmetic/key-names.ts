// What the keys of a paper are called. Wherever a house prints it (in a column, over one, in a legend, beside a sub-total), the name of a
// key is what its lines share and no line of another has.
import { categoryOf } from '../extract/shares/call-category.ts';
import { isKeyName } from '../extract/shares/share-words.data.ts';
import { fold } from '../french/fold.ts';
import { cellsOf } from '../layout/cells.ts';
import { middleOf } from '../page/box.ts';
import { type HeadParts, headsOver } from './column-heads.ts';
import { amountsIn, type Figure, longest, type Row } from './figures.ts';
import { keptLines } from './kept-lines.ts';
import { labelOf, rowText } from './labels.ts';
import { codedNames, legendOf } from './legend.ts';
import type { ShareLine } from './shares.ts';
import { sumsOf } from './sums.ts';

/** The lines of one key: by one fraction, or of one total where each lot has its part. */
export type KeyLines = readonly ShareLine[];

type Naming = (line: ShareLine) => string;

export function linesByKey(lines: readonly ShareLine[]): KeyLines[] {
  const groups: ShareLine[][] = [];
  for (const line of lines) {
    const isSame = ({ base, part, total }: ShareLine) =>
      base === line.base && (part === line.part || total.value === line.total.value);
    const own = groups.filter((group) => group.some(isSame));
    for (const group of own) groups.splice(groups.indexOf(group), 1);
    groups.push([...own.flat(), line]);
  }
  const place = (key: KeyLines, at: (line: ShareLine) => number) => Math.min(...key.map(at));
  return groups.toSorted(
    (a, b) =>
      place(a, ({ share }) => share.row) - place(b, ({ share }) => share.row) ||
      place(a, ({ share }) => share.box[0]) - place(b, ({ share }) => share.box[0]),
  );
}

const hasLetters = (text: string): boolean => /\p{L}{3}/u.test(text);
const SUM =
  /^\W*(?:sous[- ]?total|total|s\/total|ensemble)\b[\s:·-]*(?:cl[ée]s?(?!\p{L})[\s:·-]*)?/iu;
/** « (10/400) », « (1000es) », « base 10000 », « : 18 745,33 € × »: beside the name, not in it. */
const BESIDE =
  /[\s([–:-]*(?:\bbase\b.*|\(\d[\d\s]*\)$|\(?\d[\d\s.]*(?:\/\s*\d{2}|,\d{2}|[eè]mes|es\b).*)$/iu;
/** « Escalier - Tant. 131 », « Escalier – vos tantièmes : 131 / ». */
const COUNTED =
  /[\s([–:-]*\b(?:vos |votre |nombre de )?(?:tant(?:\.|i[eè]mes?)?|milli[eè]mes?)(?!\p{L})[\s.\d/:]*$/iu;
/** « Clé 01 — Bâtiment B », « CLÉ 0004 ASCENSEUR ». */
const KEY_BEFORE = /^cl[ée]s? (?:n° ?)?(\d[\d.]*)\s*[–—:-]?\s*(?=\p{L})/iu;
/** « Eau (5 % du budget) », « Charges générales (10 000e) ». */
const IN_BRACKETS = /\s*\(\d[\d\s]*(?:%[^()]*|e|es|°)?\)$/u;
/** « C04 Bâtiment B — dépense du syndicat », « 02 BATIMENT A – tantièmes ». */
const AFTER_DASH =
  /\s[–—-]\s(?:dépenses?|depenses?|tanti[eè]mes?|milli[eè]mes?|total)(?!\p{L}).*$/iu;
/** « ESCALIER ESCALIER », in two tables side by side. */
const TWICE = /^(.{3,}) \1$/u;
/** « Eau froide 050 » : as a number it would not begin with a nought. */
const CODE_AFTER = /(?<=\p{L}.*) 0\d{1,3}$/u;
export const bareName = (text: string): string =>
  text
    .replace(SUM, '')
    .replace(KEY_BEFORE, '$1 ')
    .replace(AFTER_DASH, '')
    .replace(IN_BRACKETS, '')
    .replace(BESIDE, '')
    .replace(COUNTED, '')
    .replace(CODE_AFTER, '')
    .replaceAll(/^[\s*·:–—€-]+|[\s*·:,–—€-]+$/g, '')
    .replace(TWICE, '$1');

/** Sentences, lots and periods have fractions too. */
const NOT_NAME =
  /\b(?:vous|votre|vos|soit|avec|de|fonds)$|^(?:lots?|tanti[eè]mes?|milli[eè]mes?|parts?|vos|votre|page|folio)\b|\d\/\d|\d{5}|, |\bdont\b|\bj[’']|\bvous\b/iu;
const MOST_LETTERS = 50;
export const isName = (label: string): boolean =>
  hasLetters(label) && label.length < MOST_LETTERS && !NOT_NAME.test(label);

/** « CHARGES GENERALES 002 381 » took in the tantièmes under it. */
const holdsPart = (name: string, key: KeyLines): boolean =>
  key.some(({ part }) => name.endsWith(` ${part}`));

/** One name a key, all different; null where this names no keys. */
function namesBy(
  keys: readonly KeyLines[],
  nameOf: (key: KeyLines) => string,
  mayBe: (name: string, key: KeyLines) => boolean,
): string[] | null {
  const names = keys.map((key) => {
    const name = bareName(nameOf(key));
    return mayBe(name, key) ? name : '';
  });
  return areAll(names) ? names : null;
}
const areAll = (names: readonly string[]): boolean =>
  names.every(hasLetters) && new Set(names.map(fold)).size === names.length;

/** What all lines of the key are called; '' where they differ. */
const shared =
  (naming: Naming) =>
  (key: KeyLines): string => {
    const [only = '', ...others] = new Set(key.map(naming));
    return others.length === 0 ? only : '';
  };

/** Of the height of a line: as much may the left edges of one column differ. */
const EVEN = 1;

/** The columns of words beside the shares, one naming each. */
function columnsBeside(rows: readonly Row[], lines: readonly ShareLine[]): Naming[] {
  const cells = ({ share }: ShareLine) => {
    const row = rows[share.row];
    return row ? cellsOf(row.line, row.height).filter(({ text }) => hasLetters(text)) : [];
  };
  const height = rows[lines[0]?.share.row ?? 0]?.height ?? 0;
  const isEven = (one: number, other: number) => Math.abs(one - other) < EVEN * height;
  const lefts = lines.flatMap((line) => cells(line).map(({ box }) => box[0]));
  const edges = lefts.filter((left, at) => lefts.findIndex((one) => isEven(one, left)) === at);
  const namings = edges.map(
    (edge): Naming =>
      (line) =>
        cells(line).find(({ box }) => isEven(box[0], edge))?.text ?? '',
  );
  // Beside the table may stand the address of the office.
  const keysBy = (naming: Naming) => lines.filter((line) => isKeyName(fold(naming(line)))).length;
  return namings.toSorted((a, b) => keysBy(b) - keysBy(a));
}

function headed(rows: readonly Row[], lines: readonly ShareLine[], parts: HeadParts): Naming {
  const byRow = Map.groupBy(lines, ({ share }) => share.row);
  const heads = new Map<Figure, string>();
  for (const [row, own] of byRow) {
    const shares = [...new Set(own.map(({ share }) => share))].toSorted(
      (a, b) => a.box[0] - b.box[0],
    );
    const texts = headsOver(
      rows,
      row,
      shares.map(({ box }) => box),
      parts,
    );
    for (const [at, share] of shares.entries()) heads.set(share, texts?.[at] ?? '');
  }
  return ({ share }) => heads.get(share) ?? '';
}

/** The words of a row that are no figures, and its code. */
function wordsBeside(rows: readonly Row[], { row }: Figure): string {
  const { line, figures = [] } = rows[row] ?? {};
  const taken = new Set(figures.filter(({ has_cents }) => has_cents).flatMap(({ words }) => words));
  const words = (line?.words ?? []).filter(
    ({ text }) => /\p{L}|^\*?0\d{1,3}$|^\d\/\d$/u.test(text) && !/^(?:D|C|DB|CR|EUR)$/.test(text),
  );
  return words
    .filter((word) => !taken.has(word))
    .map(({ text }) => text.replace(/^\*/, ''))
    .join(' ');
}

const isSubTotal = (rows: readonly Row[], row: number): boolean =>
  /^\W*(?:sous[- ]?total|s\/total)\b/.test(rowText(rows, row));

/** The words beside the sum of the lines of a key: printed elsewhere, or itself one of them. */
const besideSum =
  (rows: readonly Row[]) =>
  (key: KeyLines): string => {
    const shares = [...new Map(key.map(({ share }) => [share.row, share])).values()];
    const amounts = shares.map((figure) => ({ figure, cents: figure.value, closes: false }));
    const inside = sumsOf(amounts)
      .flat()
      .filter(({ terms }) => terms.length > 1)
      .map(({ figure }) => figure);
    const cents = shares.reduce((sum, { value }) => sum + value, 0);
    const printed = rows.flatMap((row) => amountsIn(row).filter(({ value }) => value === cents));
    const namesBeside = (figures: readonly Figure[]) =>
      figures.map((figure) => bareName(wordsBeside(rows, figure))).filter(hasLetters);
    // « Sous-total ASCENSEUR 96,00 » under the one line of that key.
    const under = namesBeside(
      printed.filter(
        ({ row }) => shares.every((share) => share.row !== row) && isSubTotal(rows, row),
      ),
    );
    const found =
      inside.length === 0 && under.length > 0
        ? under
        : namesBeside(inside.length > 0 ? inside : shares.length > 1 ? printed : shares);
    const [only, ...others] = new Set(found.map(fold));
    return others.length === 0 ? (found.find((one) => fold(one) === only) ?? '') : '';
  };

/** The row right over or under that prints the same sum again, with its name; else its own. */
function again(rows: readonly Row[], { share }: ShareLine): string {
  const near = [share.row - 1, share.row + 1]
    .flatMap((row) => longest(rows[row]?.figures ?? []))
    .find((one) => one.page === share.page && one.has_cents && one.value === share.value);
  return labelOf(rows, near ?? share);
}

/** The cell right before the share: cards stand side by side, each with its own name. */
function cardName(rows: readonly Row[], { share }: ShareLine): string {
  const row = rows[share.row];
  const before = row
    ? cellsOf(row.line, row.height).filter(({ box }) => box[2] <= share.box[0])
    : [];
  return before.findLast(({ text }) => hasLetters(text))?.text ?? '';
}

/** What stands over a card, flush with the words beside its first figure: « G1 CHARGES GÉNÉRALES » over « À répartir 10 751,00 ». */
export function cardTitle(rows: readonly Row[], { total, share }: ShareLine): string {
  const row = rows[total.row];
  const beside = row && cellsOf(row.line, row.height).filter(({ box }) => box[0] <= total.box[0]);
  const label = beside?.findLast(({ text }) => hasLetters(text));
  if (!row || !label) return '';
  const title: string[] = [];
  let top = row.line;
  for (const { line, height, page, figures } of rows.slice(0, total.row).toReversed()) {
    const isNear = middleOf(top.box) - middleOf(line.box) < (title.length === 0 ? TOP : 2) * height;
    const isOther = amountsIn({ figures }).some(
      ({ box }) => box[0] > label.box[0] && box[0] < share.box[2],
    );
    if (page !== row.page || !isNear || isOther) break;
    const cell = cellsOf(line, height).find(
      ({ box }) => Math.abs(box[0] - label.box[0]) < EVEN * height,
    );
    if (!cell) continue;
    title.unshift(cell.text);
    top = line;
  }
  return title.join(' ').replaceAll(/(?<=[\p{L}\d]-) (?=[\p{L}\d])/gu, '');
}
/** In lines: a title of two lines stands over a card beside one of one. */
const TOP = 4;

/** By the code that opens the title of each card, and what it stands for elsewhere. */
function titledByCode(rows: readonly Row[], lines: readonly ShareLine[]): Naming {
  const cards = lines.map((line) => {
    const [first = ''] = cardTitle(rows, line).split(' ');
    return { line, code: first };
  });
  const [from, to] = [Math.min, Math.max].map((most) =>
    most(...lines.map(({ share }) => share.row)),
  );
  const names = legendOf(
    rows.filter((_, at) => at < (from ?? 0) - SECTION || at > (to ?? 0)),
    new Set(cards.map(({ code }) => code)),
  );
  return (line) => names.get(cards.find((card) => card.line === line)?.code ?? '') ?? '';
}
/** In rows: the title of the first card stands no further over its share. */
const SECTION = 8;

/** Works and funds are called for by a key; what else is called for by it names it. */
const besideWorks =
  (naming: Naming) =>
  (key: KeyLines): string => {
    const current = key.map(naming).filter((name) => {
      const category = categoryOf(fold(name));
      return category === null || category === 'courantes';
    });
    const [only = '', ...others] = new Set(current);
    return others.length === 0 ? only : '';
  };

/** « CLÉ 0004 ASCENSEUR BÂTIMENT B », alone in the row right over the first line of a key. */
const titleOver =
  (rows: readonly Row[]) =>
  (key: KeyLines): string => {
    const first = Math.min(...key.map(({ share }) => share.row));
    const over = rows[first - 1];
    const isTitle =
      over && over.page === rows[first]?.page && amountsIn(over).length === 0 && !isHead(over);
    return isTitle
      ? bareName(over.line.words.map(({ text }) => text).join(' ')).replace(CODE, '')
      : '';
  };
/** « CLÉ 0004 ASCENSEUR »: of a title, four signs are no name. */
const CODE = /^\d{4} (?=\p{L})/u;
const isHead = ({ line }: Row): boolean =>
  /tanti|milli|\bbase\b|quote|montant|repartir/.test(
    fold(line.words.map(({ text }) => text).join(' ')),
  );

/** What each of several lines is called, whatever key it is worked out by. */
export function lineNames(rows: readonly Row[], lines: readonly ShareLine[]): string[] {
  const names = namesByUse(
    rows,
    lines.map((line) => [line]),
    () => true,
  );
  return lines.map((line, at) => names?.[at] ?? bareName(labelOf(rows, line.share)));
}

/** By the lines that are kept of each key: what a key is used for besides does not name it. */
function namesOfKept(rows: readonly Row[], keys: readonly KeyLines[]): string[] {
  const kept = keptLines(rows, keys.flat());
  const names = lineNames(rows, kept);
  return keys.map((key) => {
    const own = kept.flatMap((line, at) => (key.includes(line) ? (names[at] ?? []) : []));
    const current = own.filter((name) => (categoryOf(fold(name)) ?? 'courantes') === 'courantes');
    const called = current.filter((name) => isKeyName(fold(name)));
    const [only = '', ...others] = new Set(called.length > 0 ? called : current);
    return others.length === 0 ? only : '';
  });
}

/** Null where nothing on the paper names every key. */
export function namesOf(rows: readonly Row[], keys: readonly KeyLines[]): string[] | null {
  const mayBe = (name: string, key: KeyLines) => isName(name) && !holdsPart(name, key);
  const used = namesByUse(rows, keys, mayBe);
  const kept = used ? [] : namesOfKept(rows, keys);
  return used ?? (areAll(kept) && kept.every(isName) ? kept : null);
}

function namesByUse(
  rows: readonly Row[],
  keys: readonly KeyLines[],
  mayBe: (name: string, key: KeyLines) => boolean,
): string[] | null {
  const lines = keys.flat();
  const namings = [
    ...codedNames(rows, [...new Set(lines.map(({ share }) => share.row))]).map((nameAt) =>
      shared(({ share }) => nameAt(share.row)),
    ),
    shared(headed(rows, lines, 'WORDS')),
    ...columnsBeside(rows, lines).map(shared),
    besideSum(rows),
    titleOver(rows),
    besideWorks((line) => again(rows, line)),
    besideWorks((line) => cardName(rows, line)),
    shared(titledByCode(rows, lines)),
    besideWorks((line) => cardTitle(rows, line)),
    shared((line) => cardTitle(rows, line)),
    besideWorks(headed(rows, lines, 'CELLS')),
  ];
  return namings.reduce<string[] | null>(
    (names, naming) => names ?? namesBy(keys, naming, mayBe),
    null,
  );
}
