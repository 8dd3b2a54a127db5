// A file becomes pages of words: from its text where it says what the eye sees, by eye elsewhere.
import { type AcceptedFormat, MAX_PAGES } from '@quitus/domain/documents/file-rules';

import { turns } from '../file/turns.ts';
import { compose, inverse, scaling, turnedSize, turning } from './matrix.ts';
import type { Page, Word } from './page.ts';
import { type Picture, pictureOf } from './picture.ts';
import { type ReadLayer, textLayers } from './text-layers.ts';
import { type Reading, readUpright } from './upright.ts';
import { isUsable } from './usable-text.ts';

export type ReadOptions = {
  /** False leaves pages without a text layer unread. */
  ocr?: boolean;
  maxPages?: number;
  /** As pages are ready, in whatever order. */
  onPage?: (page: Page) => void;
};

type Asked = { path: string; format: AcceptedFormat };

/** Reading by eye takes a whole processor and much memory, whoever asks. */
const eyeTurn = turns(2);
const A4 = { width: 595, height: 842 };

/**
 * In order, from 1. A page that cannot be read has the source NONE; a file that cannot be opened has
 * no pages. DOCX goes through officePdf first, ZIP through its entries.
 */
export async function readPages(
  path: string,
  format: AcceptedFormat,
  { ocr = true, maxPages = MAX_PAGES, onPage }: ReadOptions = {},
): Promise<Page[]> {
  const told = (page: Page): Page => {
    onPage?.(page);
    return page;
  };
  const asked = { path, format };
  if (format === 'DOCX' || format === 'ZIP') return [];
  if (format !== 'PDF') return ocr ? readImages(asked, maxPages, told) : [];
  const layers = await textLayers(path, maxPages);
  return Promise.all(
    layers.map(async (layer, index) => {
      const number = index + 1;
      const written = layer ? writtenPage(layer) : unreadPage(number);
      if (!ocr || layer === null || isUsable(layer)) return told(written);
      const { page: seen } = await lookAt(asked, number);
      return told(lettersOf(seen) > lettersOf(written) ? seen : written);
    }),
  );
}

async function readImages(
  asked: Asked,
  maxPages: number,
  told: (page: Page) => Page,
): Promise<Page[]> {
  const { page, pages } = await lookAt(asked, 1);
  const others = Array.from({ length: Math.min(pages, maxPages) - 1 }, async (_, index) =>
    told((await lookAt(asked, index + 2)).page),
  );
  return [told(page), ...(await Promise.all(others))];
}

const lettersOf = ({ words }: Page): number =>
  words.reduce((sum, { text }) => sum + text.length, 0);

function writtenPage({ number, turn, words, ...size }: ReadLayer): Page {
  const [width, height] = turnedSize(turn, size.width, size.height);
  const from_page = turn === 0 ? null : inverse(turning(turn, size.width, size.height));
  const sheet = { width: size.width, height: size.height, from_page };
  return { number, width, height, source: words.length > 0 ? 'TEXT' : 'NONE', words, sheet };
}

const unreadPage = (number: number, { width, height } = A4): Page => ({
  number,
  width,
  height,
  source: 'NONE',
  words: [],
  sheet: { width, height, from_page: null },
});

/** One page that cannot be drawn, or that an eye gives up on, does not take the others with it. */
const lookAt = ({ path, format }: Asked, number: number): Promise<{ page: Page; pages: number }> =>
  eyeTurn(async () => {
    const picture = await pictureOf(path, format, number);
    if (!picture) return { page: unreadPage(number), pages: 1 };
    const { pages, sheet } = picture;
    return readUpright(picture).then(
      (reading) => ({ page: seenPage(number, picture, reading), pages }),
      () => ({ page: unreadPage(number, sheet), pages }),
    );
  });

function seenPage(number: number, picture: Picture, reading: Reading): Page {
  const { sheet, to_sheet } = picture;
  const points = Math.max(sheet.width, sheet.height) / Math.max(reading.width, reading.height);
  const words = reading.words.map(
    ({ text, box: [left, top, right, bottom], confidence }): Word => ({
      text: text.normalize('NFC'),
      box: [left * points, top * points, right * points, bottom * points],
      confidence,
    }),
  );
  return {
    number,
    width: reading.width * points,
    height: reading.height * points,
    source: words.length > 0 ? 'OCR' : 'NONE',
    words,
    sheet: { ...sheet, from_page: compose(to_sheet, compose(reading.back, scaling(1 / points))) },
  };
}
