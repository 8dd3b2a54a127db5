// The text layer of one page, as pdfium sees it. Only a guarded child may import this file.
import type { Box } from '@quitus/domain/reading/box';

import { heapOf, type PdfDocument, withPage } from '../file/pdf-document.ts';
import { CUT_HYPHEN, characterReader } from './characters.ts';
import { compose, type Matrix, movedBox, type Turn, turnedSize, turning } from './matrix.ts';
import { boundsOf, picturesIn } from './pdf-pictures.ts';

/** Width and height are those of the sheet; boxes are on the page turned by `turn`. */
export type TextLayer = {
  number: number;
  width: number;
  height: number;
  turn: Turn;
  /** How much of the sheet pictures cover, 0 to 1. */
  pictured: number;
  /** Part of the words whose first sign the font does not name: their letters are made up. */
  nameless: number;
  /** Part of the words that are not drawn: what is seen there may be something else. */
  hidden: number;
  words: [text: string, ...box: Box][];
};

const LINE_END = 0x0d;
/** Device coordinates are whole numbers: points are asked for a thousand times larger. */
const FINE = 1000;
const FAR = 1000;
/** Text this far from the page's direction is a stamp or runs along the margin. */
const MAX_SLANT = Math.PI / 9;

/** Throws RefusedFile where there is no such page. */
export const textOfPage = (opened: PdfDocument, number: number): TextLayer =>
  withPage(opened, number - 1, (page) => {
    const { pdfium } = opened;
    const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
    const characters = readCharacters(opened, page);
    const onSheet = sheetMatrix(opened, page, width, height);
    const pictured = coverage(opened, page, onSheet, width * height);
    const turn = mainTurn(characters, onSheet);
    const upright = compose(turning(turn, width, height), onSheet);
    const words = groupCharacters(characters, upright, turnedSize(turn, width, height));
    const { nameless, hidden } = characters;
    return { number, width, height, turn, pictured, nameless, hidden, words };
  });

type Signs = {
  codes: Uint32Array;
  /** Left, top, right, bottom in the space of the file, where y goes up. */
  boxes: Float32Array;
  /** Of the first sign after a space; NaN elsewhere. */
  angles: Float32Array;
  nameless: number;
  hidden: number;
};

/** Of pdfium: neither filled nor stroked, as scanners lay what they read over the picture. */
const INVISIBLE = 3;

/** Asked for without the wrapper, which doubles the time of the only loop that counts here. */
function bareFunction({ pdfium }: PdfDocument, name: string): (...args: number[]) => number {
  const found: unknown = Reflect.get(pdfium.pdfium.wasmExports, name);
  if (!isNumeric(found)) throw new TypeError(`pdfium has no ${name}`);
  return found;
}

/** What a WebAssembly module exports takes and gives numbers. */
const isNumeric = (found: unknown): found is (...args: number[]) => number =>
  typeof found === 'function';

function readCharacters(opened: PdfDocument, page: number): Signs {
  const { pdfium } = opened;
  const text = pdfium.FPDFText_LoadPage(page);
  const count = Math.max(0, pdfium.FPDFText_CountChars(text));
  const codes = new Uint32Array(count);
  const boxes = new Float32Array(count * 4);
  const angles = new Float32Array(count).fill(Number.NaN);
  const unicodeAt = bareFunction(opened, 'FPDFText_GetUnicode');
  const looseBoxAt = bareFunction(opened, 'FPDFText_GetLooseCharBox');
  const at = pdfium.pdfium.wasmExports.malloc(16);
  const heap = heapOf(pdfium);
  const box = new Float32Array(heap.buffer, at, 4);
  const isNameless = (index: number) => pdfium.FPDFText_HasUnicodeMapError(text, index) > 0;
  const place = (index: number) => {
    looseBoxAt(text, index, at);
    boxes.set(box, index * 4);
  };
  const isHidden = (index: number) =>
    pdfium.FPDFTextObj_GetTextRenderMode(pdfium.FPDFText_GetTextObject(text, index)) === INVISIBLE;
  let [afterSpace, starts, namelessStarts, hiddenStarts] = [true, 0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const code = unicodeAt(text, index);
    codes[index] = code;
    if (code === LINE_END && index > 0 && isNameless(index - 1)) {
      // Some programs give the hyphen that they add at the end of a line no name.
      codes[index - 1] = CUT_HYPHEN;
      place(index - 1);
    }
    if (code <= 0x20 || code === 0xa0) {
      afterSpace = true;
      if (code !== CUT_HYPHEN) continue;
    }
    place(index);
    if (afterSpace) {
      angles[index] = pdfium.FPDFText_GetCharAngle(text, index);
      starts += 1;
      namelessStarts += Number(isNameless(index));
      hiddenStarts += Number(isHidden(index));
    }
    afterSpace = false;
  }
  pdfium.pdfium.wasmExports.free(at);
  pdfium.FPDFText_ClosePage(text);
  const part = (some: number) => (starts === 0 ? 0 : some / starts);
  return { codes, boxes, angles, nameless: part(namelessStarts), hidden: part(hiddenStarts) };
}

/** From the space of the file to the sheet: rotation, crop and direction of y at once. */
function sheetMatrix({ pdfium }: PdfDocument, page: number, width: number, height: number): Matrix {
  const at = pdfium.pdfium.wasmExports.malloc(8);
  const place = (x: number, y: number): readonly [number, number] => {
    const [w, h] = [Math.round(width * FINE), Math.round(height * FINE)];
    pdfium.FPDF_PageToDevice(page, 0, 0, w, h, 0, x, y, at, at + 4);
    const view = new DataView(heapOf(pdfium).buffer);
    return [view.getInt32(at, true) / FINE, view.getInt32(at + 4, true) / FINE];
  };
  const [origin, right, up] = [place(0, 0), place(FAR, 0), place(0, FAR)];
  pdfium.pdfium.wasmExports.free(at);
  const across = [(right[0] - origin[0]) / FAR, (right[1] - origin[1]) / FAR] as const;
  const along = [(up[0] - origin[0]) / FAR, (up[1] - origin[1]) / FAR] as const;
  return [across[0], along[0], origin[0], across[1], along[1], origin[1], 0, 0, 1];
}

function coverage(opened: PdfDocument, page: number, onSheet: Matrix, area: number): number {
  const { pdfium } = opened;
  let covered = 0;
  for (let index = pdfium.FPDFPage_CountObjects(page) - 1; index >= 0; index -= 1) {
    const object = pdfium.FPDFPage_GetObject(page, index);
    if (picturesIn(opened, object).length === 0) continue;
    const [l, t, r, b] = movedBox(onSheet, boundsOf(opened, object));
    covered += (r - l) * (b - t);
  }
  return Math.min(1, covered / area);
}

const QUARTERS = [0, 90, 180, 270] as const;

/** How far the sheet must be turned for most of its text to stand upright. */
function mainTurn({ angles }: Signs, onSheet: Matrix): Turn {
  const counts = new Map<Turn, number>();
  for (const angle of angles) {
    const turn = Number.isNaN(angle) ? null : turnFor(angle, onSheet);
    if (turn !== null) counts.set(turn, (counts.get(turn) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? 0;
}

/** Null for text that runs aslant. */
function turnFor(angle: number, [a, b, , d, e]: Matrix): Turn | null {
  // pdfium counts clockwise where y goes up.
  const [x, y] = [Math.cos(angle), -Math.sin(angle)];
  const seen = Math.atan2(d * x + e * y, a * x + b * y);
  const quarter = Math.round(seen / (Math.PI / 2));
  if (Math.abs(seen - (quarter * Math.PI) / 2) > MAX_SLANT) return null;
  return QUARTERS[(4 - quarter) % 4] ?? 0;
}

function groupCharacters(
  { codes, boxes, angles }: Signs,
  upright: Matrix,
  [width, height]: readonly [number, number],
): TextLayer['words'] {
  const reader = characterReader();
  // By quarters of a turn only: two corners are enough, and nothing is divided.
  const [a, b, c, d, e, f] = upright;
  let along = true;
  for (const [index, code] of codes.entries()) {
    const angle = angles[index] ?? Number.NaN;
    if (!Number.isNaN(angle)) {
      const stands = turnFor(angle, upright) === 0;
      if (stands !== along) reader.cut();
      along = stands;
    }
    if (!along) continue;
    const [left, top] = [boxes[index * 4] ?? 0, boxes[index * 4 + 1] ?? 0];
    const [right, bottom] = [boxes[index * 4 + 2] ?? 0, boxes[index * 4 + 3] ?? 0];
    const [x0, x1] = [a * left + b * top + c, a * right + b * bottom + c];
    const [y0, y1] = [d * left + e * top + f, d * right + e * bottom + f];
    const box: Box = [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
    reader.add(code, box);
  }
  const inside = ([left, top, right, bottom]: Box) =>
    right > 0 && bottom > 0 && left < width && top < height;
  const round = (value: number) => Math.round(value * 100) / 100;
  return reader
    .words()
    .filter(({ box }) => inside(box))
    .map(({ text, box }) => [text, round(box[0]), round(box[1]), round(box[2]), round(box[3])]);
}
