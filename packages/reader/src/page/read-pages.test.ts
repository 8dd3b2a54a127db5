// Live OCR, with the engine that this machine has: a page takes seconds. read-pages.long.test.ts has the photo.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { grayPage, picturePdf, scanned } from '../../test/degraded.ts';
import { temporaryFiles } from '../../test/files.ts';
import { AMOUNTS, amounts, boxOnSheet, scannedPaper } from '../../test/scanned-paper.ts';
import { readPages } from './read-pages.ts';

const written = temporaryFiles();
const SLOW = 240_000;
const paper = written(scannedPaper());

describe('a scan', () => {
  it(
    'upside down and askew is read, and its boxes lead back to the sheet as it is seen',
    async () => {
      const [digital] = await readPages(paper, 'PDF');
      const scan = await scanned(await grayPage(paper, 1654), 181.2);
      const [page] = await readPages(written(scan), 'JPEG');
      expect(page?.source).toBe('OCR');
      expect(amounts(page)).toEqual(AMOUNTS);
      const [left = 0, top = 0, right = 0, bottom = 0] = boxOnSheet(page, 'Ravalement');
      const [l = 0, t = 0, r = 0, b = 0] = boxOnSheet(digital, 'Ravalement');
      // Half a turn around the middle, and the 1.2 degrees that move a word by a few points.
      const [width, height] = [page?.sheet.width ?? 0, page?.sheet.height ?? 0];
      expect(Math.abs(left + right - (2 * width - l - r)) / 2).toBeLessThan(20);
      expect(Math.abs(top + bottom - (2 * height - t - b)) / 2).toBeLessThan(20);
    },
    SLOW,
  );

  it(
    'inside a PDF is read by OCR unless that is not wanted, and told when it is ready',
    async () => {
      const scan = await scanned(await grayPage(paper, 1240), -0.8);
      const file = written(await picturePdf([scan]));
      expect((await readPages(file, 'PDF', { ocr: false })).map(({ source }) => source)).toEqual([
        'NONE',
      ]);
      const extracted: number[] = [];
      const [page] = await readPages(file, 'PDF', {
        onPage: ({ number }) => extracted.push(number),
      });
      expect([page?.source, page?.sheet.width, extracted]).toEqual(['OCR', 595, [1]]);
      expect(amounts(page)).toEqual(AMOUNTS);
      expect(page?.words.every(({ confidence = 0 }) => confidence > 0.2)).toBe(true);
    },
    SLOW,
  );
});

describe('what says nothing', () => {
  it(
    'is an empty page, a Word file, a picture that cannot be opened',
    async () => {
      const white = { width: 900, height: 1200, channels: 3, background: '#fff' } as const;
      const empty = await sharp({ create: white }).png().toBuffer();
      const [page] = await readPages(written(empty), 'PNG');
      expect([page?.source, page?.words]).toEqual(['NONE', []]);
      expect(await readPages(paper, 'DOCX')).toEqual([]);
      const [broken] = await readPages(written(empty.subarray(0, 400)), 'PNG');
      expect(broken?.source).toBe('NONE');
    },
    SLOW,
  );
});
