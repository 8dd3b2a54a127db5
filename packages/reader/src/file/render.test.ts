import { randomBytes } from 'node:crypto';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { temporaryFiles } from '../../test/files.ts';
import { tiff } from '../../test/image-bytes.ts';
import { contentPdf, onePagePdf, pagesPdf, rc4Pdf } from '../../test/pdf-bytes.ts';
import { docx } from '../../test/zip-bytes.ts';
import { renderPage } from './render.ts';

const written = temporaryFiles();

async function rendered(content: Buffer, page: number, width: number) {
  const rendering = await renderPage(written(content), { page, width });
  if ('refusal' in rendering) throw new Error(rendering.refusal);
  const image = sharp(rendering.webp);
  const { format, width: w, height: h } = await image.metadata();
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * w + x) * 3, (y * w + x) * 3 + 3)];
  return { format, size: [w, h], pixel };
}

describe('a page of a PDF', () => {
  it('is drawn at the width that was asked, on white, with its colours', async () => {
    const red = contentPdf('1 0 0 rg 0 0 297 842 re f');
    const { format, size, pixel } = await rendered(red, 1, 595);
    expect({ format, size }).toEqual({ format: 'webp', size: [595, 842] });
    const [r = 0, g = 0, b = 0] = pixel(100, 400);
    expect([r > 240, g < 20, b < 20]).toEqual([true, true, true]);
    expect(Math.min(...pixel(500, 400))).toBeGreaterThan(250);
  });

  it('never has a side over 5 000 pixels', async () => {
    const long = onePagePdf('/MediaBox [0 0 100 100000]');
    const { size } = await rendered(long, 1, 2000);
    expect(Math.max(...size)).toBe(5000);
    expect(Math.min(...size)).toBeGreaterThan(0);
  });
});

describe('an image', () => {
  it('is turned upright and made smaller', async () => {
    const photo = sharp({ create: { width: 400, height: 200, channels: 3, background: '#00f' } });
    const turned = await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { size } = await rendered(turned, 1, 100);
    expect(size).toEqual([100, 200]);
  });

  it('is not made larger than it is', async () => {
    expect((await rendered(tiff(2), 2, 900)).size).toEqual([1, 1]);
  });

  it('comes through whole when it is heavy', async () => {
    const raw = { width: 1200, height: 800, channels: 3 } as const;
    const noisy = await sharp(randomBytes(1200 * 800 * 3), { raw })
      .png()
      .toBuffer();
    expect((await rendered(noisy, 1, 1200)).size).toEqual([1200, 800]);
  });
});

describe('what cannot be drawn', () => {
  it.each([
    ['a page that is not there', pagesPdf(1), 2, 'CORRUPT_FILE'],
    ['an image that is not there', tiff(1), 2, 'CORRUPT_FILE'],
    ['a locked PDF', rc4Pdf('secret'), 1, 'ENCRYPTED_FILE'],
    ['a Word document', docx(), 1, 'UNKNOWN_FORMAT'],
  ])('%s gives a reason', async (_what, content, page, refusal) => {
    expect(await renderPage(written(content), { page, width: 100 })).toEqual({ refusal });
  });
});
