// Run by guarded-child.ts: one page drawn and prepared for the eye. `path format page`. The answer
// is a line of JSON, then the pixels.
import type { AcceptedFormat } from '@quitus/domain/documents/file-rules';

import { sayAnswer, sayReady } from '../file/child-answer.ts';
import { openPages } from '../file/page-source.ts';
import { LONG_SIDE, prepare } from './prepare/prepare.ts';

/** A photo shows more than the sheet. */
const PHOTO_SIDE = LONG_SIDE * 1.2;

sayReady();
const [path = '', format, number] = process.argv.slice(2);
const side = format === ('PDF' satisfies AcceptedFormat) ? LONG_SIDE : PHOTO_SIDE;
const source = await openPages(path, format);
const drawn = await source.draw(
  Number(number),
  ({ width, height }) => side / Math.max(width, height),
);
const { data, info } = await drawn.image.greyscale().raw().toBuffer({ resolveWithObject: true });
const { picture, back } = prepare({ data, width: info.width, height: info.height });
const told = {
  pages: source.pages,
  sheet: [drawn.page.width, drawn.page.height],
  drawn: [info.width, info.height],
  picture: [picture.width, picture.height],
  back,
};
sayAnswer(`${JSON.stringify(told)}\n`);
sayAnswer(picture.data);
process.exit(0);
