// The keys that a table shares by: this owner's part and the base of each.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { hasCents } from '../../layout/columns.ts';
import { boxAround, middleOf } from '../../page/box.ts';
import { factsOf, type Reading, readWords } from '../sheet/reading.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import { type CallCategory, categoryOfRow } from './call-category.ts';
import { besideSpecial, forAll, shareOf, statedAbove } from './general-key.ts';
import { closedLots, type Keyed, OF_LOT, overLots } from './keys-by-lot.ts';
import { summedBelow } from './rows-of-lots.ts';
import { labelledShare, saidTantiemes } from './said-tantiemes.ts';
import { keyName, type ShareRow } from './share-table.ts';
import { GENERAL, isKeyName, isPost, NO_KEY, SECTION, SPECIAL } from './share-words.data.ts';
import { statedShares } from './stated-shares.ts';

/** Where nothing proves it, « 2/4 » may be an instalment. */
const [MIN_BASE, MIN_SMALL] = [100, 20];

/** « Clé 3 – Ascenseur », alone over the expenses that it shares. */
const HEADING =
  /^cle(?: de repartition)?\s*(?:n°\s*)?(?:[\da-z]{1,4}\s*[-:]|\d{1,4}(?=\s))\s*\p{L}{3}/u;

/** A row of heads, in cells; a title, in signs; in heights of a line, how far titles are set back. */
const [MIN_HEADS, MAX_TITLE, ALIGNED] = [3, 60, 4];

/** « – vos tantièmes : 160 », « (base 9 500) » after the name of a key. */
const STATED_SHARE =
  /[\s(–—:,-]*\b(?:base|total(?=\D{0,4}\d)|vos|votre|tanti[eè]mes|milli[eè]mes)\b.*$/iu;
const OF_BASE = /\s*[(–-]?\s*\(?base\b[^)]*\)?$/i;

const isKeyed = (row: ShareRow): boolean =>
  row.kind === 'LINE' &&
  row.part !== null &&
  row.base !== null &&
  // « 71 | 71 » under the tantièmes is what a meter tells.
  row.part < row.base &&
  (row.base >= MIN_BASE || row.proven === true || row.base >= MIN_SMALL) &&
  row.proven !== false;

/** The title over a row: a key where it says so, or where all that it stands over has one share. */
function titled(row: ShareRow, rows: readonly ShareRow[], sheets: readonly Sheet[]): ShareRow {
  const sheet = sheets.find(({ page }) => page === row.page);
  const { lines, height } = sheet ?? { lines: [], height: 0 };
  const own = rows.filter(({ page }) => page === row.page);
  const inRows = new Set(own.flatMap(({ label_cell }) => label_cell?.words ?? []));
  // What a column beside the table says on the same line is none of its titles.
  const right = Math.max(row.quote?.cell.box[2] ?? 0, row.recoverable?.cell.box[2] ?? 0);
  const within = right > 0 ? lines.flatMap((line) => inTable(line, right)) : lines;
  const titles = within.filter(
    ({ cells, folded }) =>
      // « CLÉ 12    ASCENSEUR », of which OCR lost the dash, is one title.
      (cells.length === 1 || HEADING.test(folded)) &&
      !OF_LOT.test(folded) &&
      !cells.some(hasCents) &&
      !cells[0]?.words.some((word) => inRows.has(word)),
  );
  const at = titles.findLastIndex(({ box }) => middleOf(box) < row.middle);
  const [title, next] = [titles[at], titles[at + 1]];
  if (!title) return row;
  const top = own.findLast(({ middle }) => middle < middleOf(title.box))?.middle ?? -Infinity;
  // The base and the part may stand in their columns beside the name.
  const named = title.cells.filter((cell) => /\p{L}/u.test(cell.text));
  const text = named.map((cell) => cell.text).join(' – ');
  if (HEADING.test(title.folded)) return { ...row, key: text.replace(STATED_SHARE, '') };
  // A sentence over the table, or a card beside it, is no title of its lines.
  const between = lines.filter(
    ({ box }) => middleOf(box) > middleOf(title.box) && middleOf(box) < row.middle,
  );
  const isHeaded = between.some(({ cells }) => cells.length >= MIN_HEADS && !cells.some(hasCents));
  const left = row.label_cell?.box[0] ?? Infinity;
  const isOver = Math.abs(left - title.box[0]) < ALIGNED * height;
  if (isHeaded || !isOver || text.length > MAX_TITLE || /[.,;]$/.test(text)) return row;
  const bottom = next ? middleOf(next.box) : Infinity;
  const section = own.filter(
    ({ middle }) => middle > Math.max(top, middleOf(title.box)) && middle < bottom,
  );
  const shares = new Set(section.filter(isKeyed).map(shareOf));
  const closed = section.some(
    ({ kind, label }) =>
      kind === 'TOTAL' && label.endsWith(title.folded.replace(/^\d+\s*[-.]?\s*/, '')),
  );
  const isTitle =
    shares.size === 1 && !SECTION.test(title.folded) && (closed || isKeyName(title.folded));
  return isTitle ? { ...row, key: keyName(text.replace(/\s*:$/, '').replace(OF_BASE, '')) } : row;
}

function inTable(line: SheetLine, right: number): SheetLine[] {
  const cells = line.cells.filter(({ box }) => box[0] < right);
  if (cells.length === 0) return [];
  const folded = fold(cells.map(({ text }) => text).join(' '));
  return [{ ...line, cells, folded, box: boxAround(cells.map(({ box }) => box)) }];
}

/** The lines that « Total charges générales » closes. */
function generalSection(rows: readonly ShareRow[]): Set<ShareRow> {
  const section = new Set<ShareRow>();
  let own: ShareRow[] = [];
  for (const row of rows) {
    if (row.kind === 'LINE') own.push(row);
    else {
      if (GENERAL.test(row.label)) for (const one of own) section.add(one);
      own = [];
    }
  }
  return section;
}

/** The building's key: « charges générales », or the only one there is. */
export function keyFacts(all: readonly ShareRow[], rule: string, sheets: readonly Sheet[]): Fact[] {
  // A line whose share does not make its sum was misread: so may the others be.
  if (all.some(({ kind, part, proven }) => kind === 'LINE' && part !== null && proven === false))
    return provenShares(all, rule, sheets);
  const section = generalSection(all);
  const isProof = all.some(({ proven, page }) => proven === true && page.source === 'OCR');
  const keyed = all.flatMap((row): (Keyed & { row: ShareRow; general: boolean })[] => {
    // Beside lines that prove themselves, a line of which OCR lost the total may have lost more.
    if (!isKeyed(row) || (isProof && row.proven !== true)) return [];
    const { key, part, base } = titled(row, all, sheets);
    const general = GENERAL.test(fold(key)) || GENERAL.test(row.label) || section.has(row);
    const isLine = fold(key) === fold(keyName(row.label_cell?.text ?? ''));
    const share = { key, part: part ?? 0, base: base ?? 0 };
    return [{ ...share, reading: readingOf(row), row, general, isLine }];
  });
  // Small bases are bases beside large ones only.
  const isSure = keyed.some(({ base, row }) => base >= MIN_BASE || row.proven);
  if (!isSure) {
    const extracted = statedFacts(statedShares(sheets), rule);
    const isKnown = extracted.length > 0 || all.some(({ part }) => part !== null);
    return isKnown ? extracted : factsOf('tantiemes', rule, [saidTantiemes(sheets)]);
  }
  const summed = overLots(summedBelow(keyed), sheets);
  const extracted = summed.map((one) => {
    const sheet = sheets.find(({ page }) => page === one.row.page);
    return { one, category: sheet ? categoryOfRow(sheet, one.row, all) : null };
  });
  const of = (wanted: (category: CallCategory | null) => boolean) =>
    extracted.filter(({ category }) => wanted(category)).map(({ one }) => one);
  // Beside works, what cannot be extracted is no key of the current charges.
  const isWorks =
    extracted.some(({ category }) => category === 'travaux') &&
    !extracted.some(({ category }) => category === 'courantes');
  const current = of((category) => category === 'courantes' || (category === null && !isWorks));
  const named = summed.filter((one) => one.general);
  // The law has the fund for works shared by the general key.
  const fund = of((category) => category === 'fonds_travaux');
  const [general = []] = [
    closedLots(keyed, all, sheets),
    sumOfLots(named, fund),
    named,
    fund,
    statedAbove(summed, sheets),
    forAll(summed),
    besideSpecial(summed),
  ].filter((some) => some.length > 0);
  return [
    ...shareFacts(general.length > 0 ? general : buildingsShare(summed, all, sheets), rule),
    ...(all.some((row) => isTorn(row, all)) ? [] : keysFact(namedKeys(current), rule)),
  ];
}

/** « Générale 320 », « Générale 8 », « Fonds travaux 328 »: the lots of an owner, and what they have together. */
function sumOfLots(named: readonly Keyed[], fund: readonly Keyed[]): readonly Keyed[] {
  const [whole, ...others] = fund;
  const sum = named.reduce((all, { part }) => all + part, 0);
  const isSum =
    named.length > 1 &&
    others.length === 0 &&
    whole?.part === sum &&
    named.every(({ base }) => base === whole.base);
  return isSum ? fund : [];
}

/** « Ascenseur (112/1000) » beside lines that tell no share is not how the building is shared: a label may say that. */
function buildingsShare(
  keyed: readonly Keyed[],
  rows: readonly ShareRow[],
  sheets: readonly Sheet[],
): readonly Keyed[] {
  const extracted = labelledShare(sheets);
  if (extracted) return [{ key: '', ...extracted.value, reading: extracted }];
  // Where a line of the general key was not read, those of others are not the building's.
  const isLost = rows.some(
    ({ kind, part, label }) => kind === 'LINE' && part === null && GENERAL.test(label),
  );
  if (isLost) return [];
  const isUnshared = rows.some(
    ({ kind, quote, part }) => kind === 'LINE' && quote !== null && part === null,
  );
  return isUnshared && keyed.every(({ key }) => SPECIAL.test(fold(key))) ? [] : keyed;
}

/** Of a page that OCR misread in one place, the general key that several lines prove nevertheless. */
function provenShares(rows: readonly ShareRow[], rule: string, sheets: readonly Sheet[]): Fact[] {
  const general = rows
    .filter((row) => row.page.source === 'OCR' && isKeyed(row) && row.proven === true)
    .filter((row) => GENERAL.test(row.label) || GENERAL.test(fold(titled(row, rows, sheets).key)))
    .map((row) => ({ row, key: '', part: row.part ?? 0, base: row.base ?? 0 }));
  return general.length >= MIN_PROVEN
    ? shareFacts(
        general.map(({ row, ...share }) => ({ ...share, reading: readingOf(row) })),
        rule,
      )
    : [];
}
const MIN_PROVEN = 2;

/** A line of which a figure was lost beside lines that have theirs: the keys are whole, or not extracted. */
function isTorn(row: ShareRow, rows: readonly ShareRow[]): boolean {
  const isSeen = row.page.source === 'OCR';
  const beside = rows.filter(
    (one) => one.table === row.table && one.page === row.page && isKeyed(one),
  );
  const proven = beside.filter((one) => one.proven === true);
  const others = isSeen && proven.length > 0 ? proven : beside;
  const hasFigures = row.part !== null || row.total !== null || row.base !== null;
  // Between two lines that have their share, a line without one has lost it, unless a meter tells it.
  const isBetween =
    row.quote !== null &&
    others.some(({ middle }) => middle < row.middle) &&
    others.some(({ middle }) => middle > row.middle) &&
    !METERED.test(row.label);
  const isLost = isSeen
    ? (hasFigures || isBetween) && !others.includes(row)
    : (row.part !== null && row.base === null) || isUnshared(row);
  // « 100 000 | 1286 » without its total is of the key that the lines beside it prove.
  const isOfOne = others.some((one) => shareOf(one) === shareOf(row));
  return row.kind === 'LINE' && isLost && others.length > 0 && !isOfOne;
}

/** A part of a sum, by a key that nothing tells. */
const isUnshared = ({ total, quote, part, label }: ShareRow): boolean =>
  part === null &&
  total !== null &&
  quote !== null &&
  quote.cents !== 0 &&
  total.cents !== quote.cents &&
  !METERED.test(label);

const METERED = /compteur|\bm[23³]|releve|consomm|individuel|forfait|index/;

export const statedFacts = (extracted: readonly Keyed[], rule: string): Fact[] => {
  const general = extracted.filter(({ key }) => GENERAL.test(fold(key)));
  const named = extracted.filter(({ key }) => key !== '');
  return [
    ...shareFacts(general.length > 0 ? general : extracted, rule),
    ...keysFact(named.length === extracted.length ? namedKeys(named) : [], rule),
  ];
};

/** One share, however many lines are shared by it. */
function shareFacts(keyed: readonly Keyed[], rule: string): Fact[] {
  const [first] = keyed;
  if (!first || keyed.some((one) => shareOf(one) !== shareOf(first))) return [];
  return [
    ...factsOf('tantiemes', rule, [{ ...first.reading, value: first.part }]),
    ...factsOf('base', rule, [{ ...first.reading, value: first.base }]),
  ];
}

/** Several names of one share are several keys, unless they are what the money went to. */
function namedKeys(keyed: readonly Keyed[]): Keyed[] {
  const groups = [...Map.groupBy(keyed, shareOf).values()];
  const kept = groups.flatMap((group): (Keyed | null)[] => {
    const names = new Set(group.map(({ key }) => fold(key)));
    const distinct = [...names].flatMap(
      (name) => group.find(({ key }) => fold(key) === name) ?? [],
    );
    if (distinct.length === 1) return distinct;
    if (distinct.every(({ key }) => isKeyName(fold(key)) && !isPost(fold(key)))) return distinct;
    // Beside a line that is the general key itself, the others are keys too; under its title they are not.
    const general = distinct.find(({ key }) => GENERAL.test(fold(key)));
    return general?.isLine ? distinct : [general ?? null];
  });
  const whole = kept.flatMap((one) => one ?? []);
  const isClear =
    whole.length === kept.length &&
    whole.every(({ key }) => /\p{L}{3}/u.test(key) && !NO_KEY.test(fold(key))) &&
    !isTwice(whole) &&
    !whole.every(isPaidFor);
  return isClear ? keyed.filter((one) => whole.includes(one)) : [];
}

/** « Générale 320 », « Générale 8 »: of each lot, and neither is what the owner has of it. */
const isTwice = (keys: readonly Keyed[]): boolean =>
  new Set(keys.map((one) => `${fold(one.key)} ${shareOf(one)}`)).size !==
  new Set(keys.map(({ key }) => fold(key))).size;

/** « Honoraires du syndic » is what is paid for: alone, it names no key. */
const isPaidFor = ({ key }: Keyed): boolean => isPost(fold(key)) && !isKeyName(fold(key));

function keysFact(keys: readonly Keyed[], rule: string): Fact[] {
  const [first] = keys;
  const value = keys.map((one) => `${one.key} : ${shareOf(one)}`);
  return first ? factsOf('tantiemes_by_cle', rule, [{ ...first.reading, value }]) : [];
}

/** The row's own words: the figure, its key and what it gave. */
function readingOf(row: ShareRow): Reading<unknown> {
  const words = [row.label_cell, row.total?.cell, row.quote?.cell].flatMap(
    (cell) => cell?.words ?? [],
  );
  return readWords(null, `${row.part} / ${row.base}`, words, row.page);
}
