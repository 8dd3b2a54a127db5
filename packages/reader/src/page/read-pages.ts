// A file becomes pages of words: from its text where it says what OCR sees, by OCR elsewhere.
import { type AcceptedFormat, MAX_PAGES } from '@quitus/domain/documents/file-rules';

import { turns } from '../file/turns.ts';
import { compose, inverse, scaling, turnedSize, turning } from './matrix.ts';
import type { Page, Word } from './page.ts';
import { drawPictures, type Picture } from './picture.ts';
import { type ReadLayer, textLayers } from './text-layers.ts';
import { type Reading, readUpright } from './upright.ts';
import { isLaidOver, isUsable, tellsTheSame } from './usable-text.ts';

export type ReadOptions = {
  /** False leaves pages without a text layer unread. */
  ocr?: boolean;
  maxPages?: number;
  /** Settled once the file may come in: nothing is looked at before. */
  admitted?: Promise<void>;
  /** As pages are ready, in whatever order. */
  onPage?: (page: Page) => void;
};

type Asked = { path: string; format: AcceptedFormat };

/** Reading by OCR takes a whole processor and much memory, whoever asks. */
const ENGINES = 2;
const engineTurn = turns(ENGINES);
/** Pages that are drawn together, and held until all of them are read. */
const MOST_AT_ONCE = 4;
/** Of a file: one is read while the next is drawn. */
const BATCHES_HELD = 2;
const A4 = { width: 595, height: 842 };

/**
 * In order, from 1. A page that cannot be read has the source NONE; a file that cannot be opened has
 * no pages. DOCX goes through officePdf first, ZIP through its entries.
 */
export async function readPages(
  path: string,
  format: AcceptedFormat,
  { ocr = true, maxPages = MAX_PAGES, admitted, onPage }: ReadOptions = {},
): Promise<Page[]> {
  const extracted = (page: Page): Page => {
    onPage?.(page);
    return page;
  };
  const asked = { path, format };
  if (format === 'DOCX' || format === 'ZIP') return [];
  if (format !== 'PDF') return ocr ? readImages(asked, maxPages, extracted) : [];
  const [layers] = await Promise.all([textLayers(path, maxPages), admitted]);
  const pages = layers.map((layer, index) => (layer ? writtenPage(layer) : unreadPage(index + 1)));
  const isLookedAt = (layer: ReadLayer | null) =>
    ocr && layer !== null && (!isUsable(layer) || isLaidOver(layer));
  const numbers = pages.flatMap(({ number }, index) =>
    isLookedAt(layers[index] ?? null) ? [number] : [],
  );
  for (const page of pages) if (!numbers.includes(page.number)) extracted(page);
  await lookAt(asked, numbers, (seen) => {
    const [written, layer] = [pages[seen.number - 1], layers[seen.number - 1]];
    const isKept = written && layer && isBetter(written, seen, layer);
    pages[seen.number - 1] = extracted(isKept ? written : seen);
  });
  return pages;
}

/** How many pages there are, the first one says. */
async function readImages(
  asked: Asked,
  maxPages: number,
  extracted: (page: Page) => Page,
): Promise<Page[]> {
  const pages: Page[] = [];
  let count = 1;
  const keep = (page: Page, inFile: number) => {
    pages[page.number - 1] = extracted(page);
    count = Math.max(count, inFile);
  };
  await lookAt(asked, [1], keep);
  const others = Array.from({ length: Math.min(count, maxPages) - 1 }, (_, index) => index + 2);
  await lookAt(asked, others, keep);
  return pages;
}

/** Unseen words over a picture must tell what OCR sees; others, only more. */
const isBetter = (written: Page, seen: Page, layer: ReadLayer): boolean =>
  isLaidOver(layer) && isUsable(layer)
    ? tellsTheSame(written.words, seen.words)
    : lettersOf(seen) <= lettersOf(written);

const lettersOf = ({ words }: Page): number =>
  words.reduce((sum, { text }) => sum + text.length, 0);

export function writtenPage({ number, turn, words, ...size }: ReadLayer): Page {
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

/** A share for every OCR engine, and none too many. */
function batches(numbers: readonly number[]): (readonly number[])[] {
  const size = Math.max(1, Math.min(MOST_AT_ONCE, Math.ceil(numbers.length / ENGINES)));
  return Array.from({ length: Math.ceil(numbers.length / size) }, (_, index) =>
    numbers.slice(index * size, (index + 1) * size),
  );
}

/** One page that cannot be drawn, or that OCR gives up on, does not take the others with it. */
async function lookAt(
  { path, format }: Asked,
  numbers: readonly number[],
  onSeen: (page: Page, inFile: number) => void,
): Promise<void> {
  const held = turns(BATCHES_HELD);
  const look = async (batch: readonly number[]) => {
    const seen: Promise<void>[] = [];
    await drawPictures(path, format, batch, (number, picture) => {
      const page = engineTurn(async () =>
        onSeen(await readPicture(number, picture), picture?.pages ?? 1),
      );
      // Awaited below, once all are drawn.
      page.catch(() => undefined);
      seen.push(page);
    });
    await Promise.all(seen);
  };
  await Promise.all(batches(numbers).map((batch) => held(() => look(batch))));
}

async function readPicture(number: number, picture: Picture | null): Promise<Page> {
  if (!picture) return unreadPage(number);
  return readUpright(picture).then(
    (reading) => seenPage(number, picture, reading),
    () => unreadPage(number, picture.sheet),
  );
}

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
