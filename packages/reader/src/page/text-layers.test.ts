import { describe, expect, it } from 'vitest';

import { temporaryFiles } from '../../test/files.ts';
import { pdf, stream, zlibZeros } from '../../test/pdf-bytes.ts';
import { typesetPdf } from '../../test/typeset-pages.ts';
import { sheetBox } from './box.ts';
import type { Page } from './page.ts';
import { readPages } from './read-pages.ts';
import { textLayers } from './text-layers.ts';

const written = temporaryFiles();
const read = (content: Buffer) => readPages(written(content), 'PDF', { ocr: false });

const texts = (page: Page | undefined) => page?.words.map(({ text }) => text) ?? [];

/** Pages by hand, in Helvetica. */
const handPdf = (...pages: { rest?: string; content: string | Buffer; filter?: string }[]) =>
  pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap(({ rest = '/MediaBox [0 0 595 842]', content, filter = '' }, index) => [
      `<< /Type /Page /Parent 2 0 R ${rest} /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      stream(filter, content),
    ]),
  ]);
const TOTAL = 'BT /F 12 Tf 100 700 Td (Total) Tj 60 0 Td (net) Tj ET';

it('words that are not drawn are told from those that are', async () => {
  const mixed = `BT 3 Tr /F 12 Tf 100 600 Td (Ailleurs) Tj ET ${TOTAL.replace('BT', 'BT 0 Tr')}`;
  const path = written(
    handPdf({ content: TOTAL }, { content: `BT 3 Tr ${TOTAL.slice(3)}` }, { content: mixed }),
  );
  const layers = await textLayers(path, 3);
  expect(layers.map((layer) => layer?.hidden)).toEqual([0, 1, 1 / 3]);
});

describe('the words of a PDF', () => {
  it('are told with their boxes, in points from the upper left corner', async () => {
    const [page] = await read(
      typesetPdf('#place(top + left, dx: 100pt, dy: 200pt, text(size: 10pt)[Quitus])'),
    );
    const [word] = page?.words ?? [];
    const margin = (18 / 25.4) * 72;
    const [left = 0, top = 0, right = 0, bottom = 0] = word?.box ?? [];
    expect(word?.text).toBe('Quitus');
    expect(Math.abs(left - margin - 100)).toBeLessThan(1.5);
    expect(Math.abs(top - margin - 200)).toBeLessThan(4);
    expect([right - left > 25, bottom - top > 9, bottom - top < 15]).toEqual([true, true, true]);
    expect(page).toMatchObject({ number: 1, source: 'TEXT', sheet: { from_page: null } });
  });

  it('are whole: letters set apart, thousands, ligatures, words cut at the end of a line', async () => {
    const [page] = await read(
      typesetPdf(`#text(tracking: 7pt)[APPEL DE FONDS]

1\u00a0234,56\u00a0€ et 12\u00a0500,00 au chiffre

#block(width: 60pt)[#set text(hyphenate: true); #set par(justify: true)
anticonstitutionnellement]`),
    );
    expect(
      texts(page)
        .slice(0, 9)
        .map((text) => text.replace(/\s/, ' ')),
    ).toEqual(['APPEL', 'DE', 'FONDS', '1 234,56', '€', 'et', '12 500,00', 'au', 'chiffre']);
    const parts = page?.words.slice(9) ?? [];
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map(({ text }) => text.replace(/[-\u00ad]$/, '')).join('')).toBe(
      'anticonstitutionnellement',
    );
    expect(Math.max(...parts.map(({ box: [, top, , bottom] }) => bottom - top))).toBeLessThan(16);
  });

  it('leave out what runs aslant or along the margin', async () => {
    const content =
      '#place(center + horizon, rotate(-40deg, text(size: 60pt)[COPIE])) #place(left, rotate(90deg)[RCS Lyon]) Montant à régler avant le premier octobre';
    const [page] = await read(typesetPdf(content));
    expect(texts(page)).toEqual(['Montant', 'à', 'régler', 'avant', 'le', 'premier', 'octobre']);
  });
});

describe('a page that is turned', () => {
  const place = (page: Page | undefined) => {
    const [word] = page?.words ?? [];
    return page && word ? sheetBox(page, word.box).map(Math.round) : [];
  };

  it('by its own rotation is read upright, and its boxes are where the sheet shows them', async () => {
    const [page] = await read(
      handPdf({ content: TOTAL, rest: '/MediaBox [0 0 595 842] /Rotate 90' }),
    );
    expect([page?.width, page?.height]).toEqual([595, 842]);
    expect(texts(page)).toEqual(['Total', 'net']);
    const lefts = page?.words.map(({ box }) => Math.round(box[0]));
    expect(lefts).toEqual([100, 160]);
    expect([page?.sheet.width, page?.sheet.height]).toEqual([842, 595]);
    const [left = 0, top = 0, right = 0, bottom = 0] = place(page);
    // 700 points from the bottom is now 700 from the left, and the text runs down from 100.
    expect([left >= 695 && right <= 715, top >= 99 && bottom <= 130]).toEqual([true, true]);
    expect(bottom - top).toBeGreaterThan(right - left);
  });

  it('so that its text stands is not turned again', async () => {
    const content = 'BT /F 12 Tf 0 1 -1 0 300 100 Tm (Total) Tj ET';
    const [page] = await read(handPdf({ content, rest: '/MediaBox [0 0 595 842] /Rotate 90' }));
    expect(page?.sheet.from_page).toBeNull();
    expect(texts(page)).toEqual(['Total']);
    expect([page?.width, page?.height]).toEqual([842, 595]);
  });

  it('upside down is read all the same', async () => {
    const content = 'BT /F 12 Tf -1 0 0 -1 300 400 Tm (Total) Tj ET';
    const [page] = await read(handPdf({ content }));
    expect(texts(page)).toEqual(['Total']);
    const [left = 0, top = 0, right = 0] = place(page);
    expect([left > 260 && right < 302, top > 430 && top < 446]).toEqual([true, true]);
  });

  it('and cropped counts from the corner that is seen', async () => {
    const [page] = await read(handPdf({ content: TOTAL, rest: '/MediaBox [50 40 595 842]' }));
    const [left = 0] = page?.words[0]?.box ?? [];
    expect(Math.round(left)).toBe(50);
  });
});

describe('a file with a page that kills', () => {
  it('keeps the others', async () => {
    const bomb = { content: zlibZeros(1024), filter: '/Filter /FlateDecode' };
    const pages = await read(handPdf({ content: TOTAL }, bomb, { content: TOTAL }));
    expect(pages.map(({ number, source }) => `${number} ${source}`)).toEqual([
      '1 TEXT',
      '2 NONE',
      '3 TEXT',
    ]);
  });

  it('that cannot be opened has no pages', async () => {
    expect(await read(Buffer.from('%PDF-1.7\nnothing'))).toEqual([]);
  });
});
