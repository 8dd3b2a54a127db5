// Run by guarded-child.ts: many files, one PDF. `output title` then `path format title group pages`
// for each of them; no pages are all of them.
import { PDFString } from '@cantoo/pdf-lib';
import { MAX_PAGES } from '@quitus/domain/documents/file-rules';

import { refusalOf, sayAlive, sayAnswer, sayReady, sayStep } from './child-answer.ts';
import { withLongestSide } from './drawn-page.ts';
import { addImagePage, onA4 } from './image-page.ts';
import { openPages } from './page-source.ts';
import { copyPages } from './pdf-copy.ts';
import { importPages } from './pdf-import.ts';
import { type Bookmark, writeOutline } from './pdf-outline.ts';
import { PdfWriter } from './pdf-writer.ts';
import { RefusedFile } from './refused-file.ts';

/** Two hundred dots an inch on the long side of a sheet. */
const IMAGE_SIDE = 2340;
const IMAGE_QUALITY = 85;

const [output = '', document_title = '', ...rest] = process.argv.slice(2);

type Wanted = (page: number) => boolean;

async function addImages(
  writer: PdfWriter,
  path: string,
  format: string,
  wanted: Wanted,
): Promise<void> {
  const source = await openPages(path, format);
  if (source.pages > MAX_PAGES) throw new RefusedFile('TOO_MANY_PAGES');
  for (let page = 1; page <= source.pages; page += 1) {
    if (!wanted(page)) continue;
    const drawn = await source.draw(page, withLongestSide(IMAGE_SIDE));
    await addImagePage(writer, drawn.image, { quality: IMAGE_QUALITY, ...onA4(drawn) });
    sayAlive();
  }
}

async function merge() {
  const writer = new PdfWriter(output);
  const bookmarks: Bookmark[] = [];
  for (let step = 0; step * 5 < rest.length; step += 1) {
    const [path = '', format = '', title = '', group = '', pages = ''] = rest.slice(step * 5);
    const before = writer.pages.length;
    const chosen = new Set(pages.split(',').map(Number));
    const wanted: Wanted = (page) => pages === '' || chosen.has(page);
    try {
      if (format === 'PDF') copyPages(await importPages(path), writer, wanted);
      else await addImages(writer, path, format, wanted);
    } catch (error) {
      return { refusal: refusalOf(error), step };
    }
    const page = writer.pages[before];
    if (!page) return { refusal: 'CORRUPT_FILE', step };
    bookmarks.push({ group, title, page });
    sayStep();
  }
  const catalog = writer.context.obj({
    Lang: PDFString.of('fr'),
    PageMode: 'UseOutlines',
    ViewerPreferences: { DisplayDocTitle: true },
    Outlines: writeOutline(writer, bookmarks),
  });
  writer.finish(catalog, { title: document_title });
  return { pages: writer.pages.length };
}

sayReady();
sayAnswer(JSON.stringify(await merge()));
process.exit(0);
