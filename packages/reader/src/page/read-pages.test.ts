// By OCR engine, with the engine that this machine has. Slow: a page takes seconds, so each says much.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { grayPage, jpegOf, photographed, picturePdf, scanned } from '../../test/degraded.ts';
import { temporaryFiles } from '../../test/files.ts';
import { typesetPdf, typstTable } from '../../test/typeset-pages.ts';
import { tablesOf } from '../layout/tables.ts';
import { sheetBox } from './box.ts';
import type { Page } from './page.ts';
import { readPages } from './read-pages.ts';

const written = temporaryFiles();
const SLOW = 240_000;

const PAPER = `= Appel de fonds du quatrième trimestre
Copropriété des Trois Ormes, 12 rue du Test, 69003 Lyon

${typstTable({
  columns: '(1fr, auto, auto, auto)',
  rest: 'stroke: none, inset: 6pt,',
  rows: [
    ['Postes à répartir', 'Total', 'Base', 'Quote-part'],
    ['Charges générales', '12 500,00', '10 000', '230,00'],
    ['Ascenseur', '1 800,00', '1 000', '57,60'],
    ['Fonds de travaux', '715,00', '10 000', '13,16'],
    ['Ravalement, appel 2/4', '20 000,00', '10 000', '368,00'],
  ],
})}
Montant à régler avant le 1er octobre 2026`;
const paper = written(typesetPdf(PAPER));

const AMOUNTS = [
  ['12500,00', '230,00'],
  ['1800,00', '57,60'],
  ['715,00', '13,16'],
  ['20000,00', '368,00'],
];

/** The first and the last column of the table, without spaces. */
function amounts(page: Page | undefined): (string | undefined)[][] {
  const [table] = page ? tablesOf(page) : [];
  return (table?.rows ?? []).map(({ values }) =>
    [values[0], values.at(-1)].map((cell) => cell?.text.replaceAll(/\s/g, '')),
  );
}

const boxOnSheet = (page: Page | undefined, text: string): readonly number[] => {
  const word = page?.words.find((one) => one.text.startsWith(text));
  return page && word ? sheetBox(page, word.box) : [];
};

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

describe('a photo', () => {
  it(
    'of a sheet on a table, from the side and in the shade, is read',
    async () => {
      const sheet = await grayPage(paper, 1654);
      const corners = [
        [260, 200],
        [2010, 290],
        [2130, 2960],
        [150, 2840],
      ] as const;
      const photo = await jpegOf(photographed(sheet, 2400, 3200, corners));
      const [page] = await readPages(written(photo), 'JPEG');
      expect(amounts(page)).toEqual(AMOUNTS);
      const [left = 0, top = 0] = boxOnSheet(page, 'Appel').map((value) => (value * 3200) / 842);
      expect([left > 300 && left < 480, top > 320 && top < 500]).toEqual([true, true]);
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
