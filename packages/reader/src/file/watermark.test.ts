import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import type { AcceptedFormat } from '@quitus/domain/documents/file-rules';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { drawnPixels, pixelsOf } from '../../test/drawn-pixels.ts';
import { temporaryFiles, temporaryFolder } from '../../test/files.ts';
import { house } from '../../test/heic-bytes.ts';
import { tiff } from '../../test/image-bytes.ts';
import { onePagePdf, pagesPdf, pdf, rc4Pdf, stream } from '../../test/pdf-bytes.ts';
import { docx } from '../../test/zip-bytes.ts';
import { renderPage } from './render.ts';
import { watermarkedPdf } from './watermark.ts';

const written = temporaryFiles();
const folder = temporaryFolder();
const TEXT = 'Copie pour l’étude Moreau, 15.11.2026';

let count = 0;
async function marked(content: Buffer, format: AcceptedFormat, text = TEXT) {
  const path = join(folder, String((count += 1)));
  const counted: number[] = [];
  const onPage = (done: number) => counted.push(done);
  const made = await watermarkedPdf(written(content), format, text, path, onPage);
  if ('refusal' in made) throw new Error(made.refusal);
  const document = await PDFDocument.load(readFileSync(path), { updateMetadata: false });
  const sizes = document.getPages().map((page) => [page.getWidth(), page.getHeight()]);
  return { path, pages: made.pages, counted, sizes, document };
}

const [BLACK, RED_HALF] = ['0 g 0 0 595 842 re f', '1 0 0 rg 0 0 297 842 re f'];

/** White, black, half red, then every shape: marked once, since starting a child takes a while. */
const SEVERAL = pdf(
  [
    '<< /Type /Catalog /Pages 2 0 R /Metadata 12 0 R >>',
    '<< /Type /Pages /Count 6 /Kids [3 0 R 4 0 R 5 0 R 6 0 R 7 0 R 8 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 9 0 R >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 10 0 R >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Rotate 90 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 40 4000] >>',
    stream('', BLACK),
    stream('', RED_HALF),
    '<< /Author (Aline Moreau) /Title (Secret) >>',
    '<< /Length 5 /Type /Metadata >>\nstream\nAline\nendstream',
  ],
  '/Info 11 0 R',
);
let several: Awaited<ReturnType<typeof marked>>;
beforeAll(async () => {
  several = await marked(SEVERAL, 'PDF');
});

/** How much of a page is not of the grey it had. */
const covered = (greys: readonly number[], ground: number) =>
  greys.filter((grey) => Math.abs(grey - ground) > 12).length / greys.length;

describe('a watermark', () => {
  it('covers a white page with a light ink', async () => {
    const { greys, darkest } = await drawnPixels(several.path, 1, 900);
    expect(covered(greys, 255)).toBeGreaterThan(0.02);
    expect(covered(greys, 255)).toBeLessThan(0.2);
    expect(darkest).toBeGreaterThan(150);
  });

  it('is seen on a black page too', async () => {
    const { greys, lightest } = await drawnPixels(several.path, 2, 900);
    expect(covered(greys, 0)).toBeGreaterThan(0.02);
    expect(lightest).toBeLessThan(120);
  });

  it('is on every page, whatever its shape, which it keeps', async () => {
    expect(several.pages).toBe(6);
    expect(several.sizes.slice(2)).toEqual([
      [595, 842],
      [842, 595],
      [300, 300],
      [40, 4000],
    ]);
    const drawn = await Promise.all([4, 5, 6].map((page) => drawnPixels(several.path, page, 300)));
    for (const { greys } of drawn) expect(covered(greys, 255)).toBeGreaterThan(0.01);
  });

  it('is made of letters, not of code', async () => {
    const { path } = await marked(pagesPdf(1), 'PDF', '#panic("a") $x$ <b>&amp;\n*é*\0 Ж');
    expect(covered((await drawnPixels(path, 1, 900)).greys, 255)).toBeGreaterThan(0.01);
  });

  it('is burnt into the picture of a page as well', async () => {
    const path = written(pagesPdf(1));
    const drawn = await renderPage(path, { page: 1, width: 600, watermark: TEXT });
    if ('refusal' in drawn) throw new Error(drawn.refusal);
    const { size, greys } = await pixelsOf(drawn.webp);
    expect(size).toEqual([600, 849]);
    expect(covered(greys, 255)).toBeGreaterThan(0.02);
    expect(covered((await drawnPixels(path, 1, 600)).greys, 255)).toBe(0);
  });
});

describe('a marked copy', () => {
  it('shows what the original shows', async () => {
    const { greys, size } = await drawnPixels(several.path, 3, 400);
    const half = (from: number) =>
      greys.filter((_, at) => at % (size[0] ?? 0) >= from && at % (size[0] ?? 0) < from + 150);
    const mean = (all: number[]) => all.reduce((sum, grey) => sum + grey, 0) / all.length;
    expect(mean(half(10))).toBeLessThan(120);
    expect(mean(half(240))).toBeGreaterThan(220);
  });

  it('knows nothing of who wrote the original', () => {
    expect(several.document.getAuthor()).toBeUndefined();
    expect(several.document.getTitle()).toBeUndefined();
    expect(readFileSync(several.path).includes('Aline')).toBe(false);
  });

  it('is counted page by page', () => {
    expect(several.counted).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is made of images too, however they are coded', async () => {
    const grey = sharp({ create: { width: 90, height: 60, channels: 3, background: '#888' } });
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const see = sharp({ create: { width: 50, height: 80, channels: 4, background: clear } });
    const jpeg = await grey.clone().withMetadata({ orientation: 6 }).greyscale().jpeg().toBuffer();
    expect((await marked(jpeg, 'JPEG')).sizes[0]?.[0]).toBeCloseTo(561.3, 0);
    const cmyk = await grey.clone().toColourspace('cmyk').jpeg().toBuffer();
    expect((await marked(cmyk, 'JPEG')).pages).toBe(1);
    const png = await marked(await see.png().toBuffer(), 'PNG');
    expect((await drawnPixels(png.path, 1, 50)).greys.every((one) => one > 150)).toBe(true);
    expect((await marked(tiff(3), 'TIFF')).pages).toBe(3);
    expect((await marked(house(), 'HEIC')).pages).toBe(1);
  });

  it('has no picture over 2 200 pixels', async () => {
    const { document } = await marked(onePagePdf('/MediaBox [0 0 3000 9000]'), 'PDF');
    const sides = document.context.enumerateIndirectObjects().flatMap(([, object]) => {
      const dict = object instanceof PDFRawStream ? object.dict : null;
      return dict?.get(PDFName.of('Height'))?.toString() ?? [];
    });
    expect(sides).toEqual(['2200']);
  });

  it.each([
    ['a locked PDF', rc4Pdf('secret'), 'PDF', 'ENCRYPTED_FILE'],
    ['301 pages', pagesPdf(301), 'PDF', 'TOO_MANY_PAGES'],
    ['a Word document', docx(), 'DOCX', 'UNKNOWN_FORMAT'],
    ['a drawing with links', Buffer.from('<svg width="9" height="9"/>'), 'PNG', 'CORRUPT_FILE'],
  ] as const)('is not made of %s', async (_what, content, format, refusal) => {
    const path = join(folder, 'refused');
    expect(await watermarkedPdf(written(content), format, TEXT, path)).toEqual({ refusal });
    expect(existsSync(path)).toBe(false);
  });
});
