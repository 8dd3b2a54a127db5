// The picture of a page, prepared for the eye, and the way back from it to the sheet.
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

/** Null when the page cannot be drawn. */
export async function pictureOf(
  path: string,
  format: AcceptedFormat,
  page: number,
): Promise<Picture | null> {
  const run = await runGuarded('../page/picture-child.ts', [path, format, String(page)], {
    max_rss_kb: maxRssKb([format]),
  });
  return 'answer' in run ? parsePicture(run.answer, format) : null;
}

function parsePicture(answer: Buffer, format: AcceptedFormat): Picture | null {
  const end = answer.indexOf('\n');
  const said: unknown = JSON.parse(answer.toString('utf8', 0, end));
  const numbers = (name: string): number[] => {
    const value: unknown = typeof said === 'object' && said ? Reflect.get(said, name) : [];
    return [value].flat().filter((one) => typeof one === 'number');
  };
  const [pages = 1] = numbers('pages');
  const [[w = 0, h = 0], [dw = 0, dh = 0]] = [numbers('sheet'), numbers('drawn')];
  const [width = 0, height = 0] = numbers('picture');
  const data = answer.subarray(end + 1);
  const back = matrixFrom(numbers('back'));
  if (!back || data.length !== width * height || width === 0) return null;
  const size = format === 'PDF' ? 1 : LONG_SIDE_POINTS / Math.max(w, h);
  const sheet = { width: w * size, height: h * size };
  const to_sheet = compose(scaling(sheet.width / dw, sheet.height / dh), back);
  return { pages, sheet, width, height, data, to_sheet };
}

function matrixFrom(numbers: readonly number[]): Matrix | null {
  const [a, b, c, d, e, f, g, h, i] = numbers;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  if (e === undefined || f === undefined || g === undefined || h === undefined) return null;
  return i === undefined ? null : [a, b, c, d, e, f, g, h, i];
}
