// Run by guarded-child.ts: every page drawn, marked, and written as a picture into a new PDF, which
// knows nothing of the first one but what can be seen. `output path format text`.
import { type AcceptedFormat, MAX_PAGES } from '@quitus/domain/documents/file-rules';

import { refusalOf, sayAnswer, sayReady, sayStep } from './child-answer.ts';
import type { Drawn, Scale } from './drawn-page.ts';
import { addImagePage, type Sheet } from './image-page.ts';
import { openPages } from './page-source.ts';
import { PdfWriter } from './pdf-writer.ts';
import { RefusedFile } from './refused-file.ts';
import { watermarked } from './watermark-layer.ts';

const [output = '', path = '', format, text = ''] = process.argv.slice(2);
const isPdf = format === ('PDF' satisfies AcceptedFormat);

const PIXELS_PER_POINT = 130 / 72;
const MAX_SIDE = 2200;
const QUALITY = 80;
/** Of a picture: it has no size on paper, so it gets that of a sheet. */
const LONG_SIDE_POINTS = 842;
/** What a PDF reader still opens. */
const MAX_POINTS = 14_400;

const scale: Scale = ({ width, height }) =>
  Math.min(isPdf ? PIXELS_PER_POINT : 1, MAX_SIDE / Math.max(width, height));

function sheetOf({ page }: Drawn): Sheet {
  const longest = Math.max(page.width, page.height);
  const times = (isPdf ? Math.min(longest, MAX_POINTS) : LONG_SIDE_POINTS) / longest;
  return { width: page.width * times, height: page.height * times };
}

async function writePages(): Promise<number> {
  const source = await openPages(path, format);
  if (source.pages > MAX_PAGES) throw new RefusedFile('TOO_MANY_PAGES');
  if (source.pages < 1) throw new RefusedFile('CORRUPT_FILE');
  const writer = new PdfWriter(output);
  for (let page = 1; page <= source.pages; page += 1) {
    const drawn = await watermarked(await source.draw(page, scale), text);
    const sheet = sheetOf(drawn);
    const place = { x: 0, y: 0, ...sheet };
    await addImagePage(writer, drawn.image, { quality: QUALITY, sheet, place });
    sayStep();
  }
  writer.finish(writer.context.obj({}));
  return source.pages;
}

sayReady();
const verdict = await writePages().then(
  (pages) => ({ pages }),
  (error) => ({ refusal: refusalOf(error) }),
);
sayAnswer(JSON.stringify(verdict));
process.exit(0);
