// Shares that stand apart from any sum: in a sentence, in a small table of keys, in one that has a column
// for each key.
import type { Box } from '@quitus/domain/reading/box';

import { fold } from '../../french/fold.ts';
import { findShares } from '../../french/shares.ts';
import { foundBox, writtenWords } from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import { hasCents } from '../../layout/columns.ts';
import { cellUnder } from '../sheet/blocks.ts';
import { type Reading, readWords } from '../sheet/reading.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import { isByLot, lotsShare } from './lot-heads.ts';
import { lotSums } from './lot-sums.ts';
import { lotFractions, shareMatrix } from './share-matrix.ts';
import { GENERAL, isKeyName, SECTION } from './share-words.data.ts';

export type StatedShare = { key: string; part: number; base: number; reading: Reading<unknown> };

const [MIN_BASE, MIN_SMALL] = [100, 20];
const PART =
  /^(?:vos |votre |nombre de )?(?:tantiemes|milliemes|quote-?parts?|parts?)(?: (?:du lot|des lots|detenus|de vos lots|lots?|individuels))?$/;
const BASE =
  /^(?:base|sur|total|tantiemes totaux|total (?:des |de la )?(?:tantiemes|milliemes|cle|cles|immeuble)|(?:tantiemes|milliemes) (?:totaux|generaux|de la cle|(?:de l')?immeuble|de base)|base de (?:la )?(?:cle|repartition))$/;
/** After the share: « 212/10 000 dans les charges générales ». */
const FOLLOWS =
  /^[\s,]*(?:(?:tantiemes|milliemes)\s+)?(?:dans|pour|en|au titre|des?|du)\s+(?:de\s+|des\s+|du\s+)?(?:les?\s+|la\s+|l')?(?<key>(?:charges|cle|parties|generales|ascenseur|chauffage|escalier|batiment|parking|eau|garage|cage)[\p{L}' ]{0,40}?)(?=\s*(?:[.,;:()\n\t|]|$|\bet\b|\bainsi\b|\bpuis\b|-\s))/u;
/** Before it: « Charges générales : 212/10 000 », « charges générales (212/10 000) ». */
const LEADS =
  /(?:^|[\n\t.,;|(]|\s-\s|\bet\s)\s*(?:en\s|les\s|des\s)?(?<key>\p{L}[\p{L}' -]{2,40}?)\s*[:(=\t-]\s*$/u;

const whole = (cell: Cell | undefined): number | null =>
  cell && /^\d{1,3}(?:[ .\u00a0\u202f]?\d{3})*$/.test(cell.text)
    ? Number(fold(cell.text).replaceAll(/[ .]/g, ''))
    : null;

const isFair = (part: number | null, base: number | null, least = MIN_BASE): boolean =>
  part !== null && base !== null && part > 0 && part < base && base >= least;

export function statedShares(sheets: readonly Sheet[]): StatedShare[] {
  const matrix = sheets.flatMap(shareMatrix);
  if (matrix.length > 0) return matrix;
  const lots = sheets.flatMap((sheet) => [...lotFractions(sheet), ...lotHeads(sheet)]);
  if (lots.length > 0 || sheets.some(({ tables }) => tables.some(isByLot))) return lots;
  const tables = sheets.flatMap((sheet) => [...listed(sheet), ...crossed(sheet)]);
  if (tables.length > 0) return tables;
  const summed = sheets.slice(0, 1).flatMap(lotSums);
  return summed.length > 0 ? summed : sheets.flatMap(inText);
}

/** « Lot 47 (181/10 000) | Lot 88 (6/10 000) » over the sums of a call. */
const lotHeads = ({ tables, page }: Sheet): StatedShare[] =>
  tables.flatMap((table) => {
    const share = lotsShare(table);
    const words = table.header.flat().flatMap((cell) => cell.words);
    return share
      ? [
          {
            key: '',
            ...share,
            reading: readWords(null, `${share.part} / ${share.base}`, words, page),
          },
        ]
      : [];
  });

/** « Clé | Vos tantièmes | Base », and a line for each. */
function listed({ lines, page }: Sheet): StatedShare[] {
  return lines.flatMap(({ cells }, index) => {
    const at = (words: RegExp) => cells.findIndex(({ text }) => words.test(fold(text)));
    const [part, base] = [cells[at(PART)], cells[at(BASE)]];
    if (!part || !base || part === base) return [];
    const rows: StatedShare[] = [];
    for (const line of lines.slice(index + 1)) {
      const [of, on] = [nearest(line, part), nearest(line, base)];
      const [label] = line.cells;
      const [p, b] = [whole(of), whole(on)];
      const least = rows.length > 0 ? MIN_SMALL : MIN_BASE;
      if (!label || !of || !on || p === null || b === null || !isFair(p, b, least)) break;
      const named = /\p{L}{2}/u.test(label.text) ? label.text : '';
      const words = line.cells.flatMap((cell) => cell.words);
      rows.push({
        key: named,
        part: p,
        base: b,
        reading: readWords(null, `${p} / ${b}`, words, page),
      });
    }
    return rows;
  });
}

const centre = ({ box }: Cell): number => (box[0] + box[2]) / 2;
const nearest = ({ cells }: SheetLine, head: Cell): Cell | undefined =>
  cells.find(({ box }) => box[0] < head.box[2] && head.box[0] < box[2]) ??
  cells
    .slice(1)
    .toSorted((a, b) => Math.abs(centre(a) - centre(head)) - Math.abs(centre(b) - centre(head)))[0];

/** A column for each key: « Vos tantièmes | 212 | 204 » over or under « Base | 10 000 | 3 815 ». */
function crossed({ lines, page }: Sheet): StatedShare[] {
  return lines.flatMap((line, index) => {
    const [label, ...figures] = line.cells;
    const near = [lines[index - 1], lines[index + 1]].find((one) =>
      BASE.test(fold(one?.cells[0]?.text ?? '')),
    );
    if (!label || !near || !PART.test(fold(label.text)) || figures.length < 2) return [];
    const [, ...bases] = near.cells;
    const top = lines[Math.min(index, lines.indexOf(near)) - 1];
    const heads = top?.cells.slice(-figures.length) ?? [];
    if (bases.length !== figures.length || heads.length !== figures.length) return [];
    const all = figures.map((cell, at) => {
      const [part, base] = [whole(cell), whole(bases[at])];
      const words = [cell, bases[at], heads[at]].flatMap((one) => one?.words ?? []);
      const reading = readWords(null, `${part} / ${base}`, words, page);
      return { key: heads[at]?.text ?? '', part: part ?? 0, base: base ?? 0, reading };
    });
    return all.every(({ part, base }) => isFair(part, base)) ? all : [];
  });
}

/** Fractions of a text, each with the key that stands beside it, or over it as the head of its column. */
function inText(sheet: Sheet): StatedShare[] {
  const { written, page } = sheet;
  const folded = fold(written.text);
  return findShares(written).flatMap((one) => {
    const { part, base } = one.value;
    if (base === null) return [];
    const at = Math.max(
      written.starts[one.from] ?? 0,
      written.text.indexOf(one.raw, written.starts[one.from] ?? 0),
    );
    const end = at + one.raw.length;
    const key = FOLLOWS.exec(folded.slice(end, end + 80))?.groups?.['key'] ?? null;
    const before = LEADS.exec(folded.slice(Math.max(0, at - 60), at));
    const led = before?.groups?.['key'];
    const from = before && led ? Math.max(0, at - 60) + before.index + before[0].indexOf(led) : 0;
    const follow = key === null ? -1 : end + folded.slice(end).indexOf(key);
    const printed =
      led && isKeyName(led)
        ? written.text.slice(from, from + led.length)
        : key !== null
          ? written.text.slice(follow, follow + key.length)
          : '';
    const reading = { value: null, raw: one.raw, box: foundBox(written, one), page };
    const name = printed.replaceAll(/\s+/g, ' ').trim();
    const beside = name || headOver(sheet, one.raw) || nameUnder(sheet, one.raw);
    const isOwn = OWN_PART.test(folded.slice(Math.max(0, at - 40), at));
    return [{ key: beside || (isOwn ? sectionOver(sheet, reading.box) : ''), part, base, reading }];
  });
}

/** « Ensemble 51 597,76 – votre part : 61/1000 » closes the lines that « CHARGES GÉNÉRALES » opened. */
const OWN_PART = /\b(?:votre|vos) (?:quotes?-?)?(?: ?parts?|tantiemes|milliemes)\s*:?\s*\(?$/;
const MAX_TITLE = 60;

/** Nothing but lines of money may stand between. */
function sectionOver({ lines }: Sheet, [, top]: Box): string {
  const title = lines.findLast(({ cells, box }) => box[3] <= top && !cells.some(hasCents));
  const [only, ...others] = title?.cells ?? [];
  const isTitle =
    only &&
    others.length === 0 &&
    only.text.length < MAX_TITLE &&
    !/\d|[.;,]$/.test(only.text) &&
    isKeyName(fold(only.text)) &&
    !SECTION.test(fold(only.text));
  return isTitle ? only.text : '';
}

/** The head of a column in which the fraction stands alone. */
function headOver({ lines }: Sheet, raw: string): string {
  const at = lines.findIndex(({ cells }) => cells.some(({ text }) => text === raw));
  const cell = lines[at]?.cells.find(({ text }) => text === raw);
  const head = lines[at - 1]?.cells.find(
    ({ box }) => cell && box[0] < cell.box[2] && cell.box[0] < box[2],
  );
  const isHead =
    head && isKeyName(fold(head.text)) && findShares(writtenWords(head.words)).length === 0;
  return isHead ? head.text : '';
}

/** « 412 / 10 000 » over « vos tantièmes généraux », on a card: of other keys, what stands below may be the next one's. */
function nameUnder(sheet: Sheet, raw: string): string {
  const cell = sheet.lines.flatMap(({ cells }) => cells).find(({ text }) => text === raw);
  const below = cell ? cellUnder(sheet, cell) : null;
  return below && GENERAL.test(fold(below.text)) && !/\d/.test(below.text) ? below.text : '';
}
