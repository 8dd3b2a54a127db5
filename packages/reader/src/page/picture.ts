// Pictures of pages, prepared for OCR, and the way back from them to the sheet.
import type { AcceptedFormat } from '@quitus/domain/documents/file-rules';

import { maxRssKb } from '../file/child-verdict.ts';
import { runGuarded } from '../file/guarded-child.ts';
import { compose, type Matrix, scaling } from './matrix.ts';
import type { Gray } from './prepare/gray.ts';

export type Picture = Gray & {
  /** How many pages the file has. */
  pages: number;
  /** In points. */
  sheet: { width: number; height: number };
  /** From pixels of the picture to points of the sheet. */
  to_sheet: Matrix;
};

/** A picture has no size on paper: it gets that of a sheet of A4. */
const LONG_SIDE_POINTS = 842;

/**
 * In the order asked for, each as soon as it is drawn, all by one child: starting it takes as long as a
 * page. Null for a page that cannot be drawn, after which another child goes on. Ten megabytes each:
 * ask for a few.
 */
export async function drawPictures(
  path: string,
  format: AcceptedFormat,
  numbers: readonly number[],
  onPicture: (number: number, picture: Picture | null) => void,
): Promise<void> {
  const left = [...numbers];
  const next = (picture: Picture | null) => {
    const number = left.shift();
    if (number !== undefined) onPicture(number, picture);
  };
  while (left.length > 0) {
    await runGuarded('../page/picture-child.ts', [path, format, ...left.map(String)], {
      max_rss_kb: maxRssKb([format]),
      onSaid: pictureReader(format, next),
    });
    // Who ended before the last of them met a page that it could not draw.
    if (left.length > 0) next(null);
  }
}

/** The child met hostile bytes: what it says is checked like anything else from outside. */
function pictureReader(format: AcceptedFormat, onPicture: (picture: Picture) => void) {
  let held: Buffer[] = [];
  let extracted: Omit<Picture, 'data'> | null = null;
  let broken = false;
  const take = (bytes: number, skipped: number): Buffer => {
    const all = Buffer.concat(held);
    held = [all.subarray(bytes + skipped)];
    return all.subarray(0, bytes);
  };
  return (said: Buffer): void => {
    held.push(said);
    while (!broken) {
      if (extracted) {
        const bytes: number = extracted.width * extracted.height;
        if (held.reduce((sum, { length }) => sum + length, 0) < bytes) return;
        onPicture({ ...extracted, data: take(bytes, 0) });
        extracted = null;
      } else {
        const end = Buffer.concat(held).indexOf('\n');
        if (end < 0) return;
        extracted = statedPicture(take(end, 1).toString('utf8'), format);
        broken = extracted === null;
      }
    }
  };
}

function statedPicture(line: string, format: AcceptedFormat): Omit<Picture, 'data'> | null {
  const said = parsed(line);
  const numbers = (name: string): number[] => {
    const value: unknown = typeof said === 'object' && said ? Reflect.get(said, name) : [];
    return [value].flat().filter((one) => typeof one === 'number');
  };
  const [pages = 1] = numbers('pages');
  const [[w = 0, h = 0], [dw = 0, dh = 0]] = [numbers('sheet'), numbers('drawn')];
  const [width = 0, height = 0] = numbers('picture');
  const back = matrixFrom(numbers('back'));
  if (!back || !(width > 0 && height > 0)) return null;
  const size = format === 'PDF' ? 1 : LONG_SIDE_POINTS / Math.max(w, h);
  const sheet = { width: w * size, height: h * size };
  const to_sheet = compose(scaling(sheet.width / dw, sheet.height / dh), back);
  return { pages, sheet, width, height, to_sheet };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // A child that was stopped in the middle of a word: the page counts as not drawn.
    return null;
  }
}

function matrixFrom(numbers: readonly number[]): Matrix | null {
  const [a, b, c, d, e, f, g, h, i] = numbers;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  if (e === undefined || f === undefined || g === undefined || h === undefined) return null;
  return i === undefined ? null : [a, b, c, d, e, f, g, h, i];
}
