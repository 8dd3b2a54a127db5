import { describe, expect, it } from 'vitest';

import { grayPage, jpegOf, photographed } from '../../test/degraded.ts';
import { temporaryFiles } from '../../test/files.ts';
import { AMOUNTS, amounts, boxOnSheet, scannedPaper } from '../../test/scanned-paper.ts';
import { readPages } from './read-pages.ts';

const written = temporaryFiles();
const SLOW = 240_000;
const paper = written(scannedPaper());

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
