// Pictures of pages, prepared for the eye, and the way back from them to the sheet.
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
 * In the order asked for, all by one child: starting it takes as long as a page. Null for a page that
 * cannot be drawn, after which another child goes on. Ten megabytes each: ask for a few.
 */
export async function picturesOf(
  path: string,
  format: AcceptedFormat,
  numbers: readonly number[],
): Promise<(Picture | null)[]> {
  const run = await runGuarded('../page/picture-child.ts', [path, format, ...numbers.map(String)], {
    max_rss_kb: maxRssKb([format]),
  });
  const pictures = parsePictures('answer' in run ? run.answer : run.said, format);
  const rest = numbers.slice(pictures.length + 1);
  if (pictures.length === numbers.length) return pictures;
  return [...pictures, null, ...(rest.length === 0 ? [] : await picturesOf(path, format, rest))];
}

/** The child met hostile bytes: what it says is checked like anything else from outside. */
function parsePictures(answer: Buffer, format: AcceptedFormat): Picture[] {
  const pictures: Picture[] = [];
  for (let at = 0; at < answer.length;) {
    const end = answer.indexOf('\n', at);
    const told = end < 0 ? null : toldPicture(answer.toString('utf8', at, end), format);
    const from = end + 1;
    const to = told ? from + told.width * told.height : Infinity;
    if (!told || to > answer.length) break;
    pictures.push({ ...told, data: answer.subarray(from, to) });
    at = to;
  }
  return pictures;
}

function toldPicture(line: string, format: AcceptedFormat): Omit<Picture, 'data'> | null {
  const said: unknown = JSON.parse(line);
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

function matrixFrom(numbers: readonly number[]): Matrix | null {
  const [a, b, c, d, e, f, g, h, i] = numbers;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  if (e === undefined || f === undefined || g === undefined || h === undefined) return null;
  return i === undefined ? null : [a, b, c, d, e, f, g, h, i];
}
