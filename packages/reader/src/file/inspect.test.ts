import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { temporaryFiles } from '../../test/files.ts';
import { tiff } from '../../test/image-bytes.ts';
import { pagesPdf } from '../../test/pdf-bytes.ts';
import { docx, zip } from '../../test/zip-bytes.ts';
import { inspectFile } from './inspect.ts';

const written = temporaryFiles();
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });

describe('a good file', () => {
  it.each([
    ['appel.pdf', pagesPdf(3), { format: 'PDF', pages: 3, warnings: [] }],
    ['rcp.pdf', pagesPdf(300), { format: 'PDF', pages: 300, warnings: [] }],
    ['scan.tif', tiff(4), { format: 'TIFF', pages: 4, warnings: [], width: 1, height: 1 }],
    ['bail.docx', docx(), { format: 'DOCX', pages: null, warnings: [] }],
    [
      'tout.zip',
      zip([{ name: 'a.pdf', content: 'a' }]),
      { format: 'ZIP', pages: null, warnings: [] },
    ],
  ])('%s comes in', async (name, content, expected) => {
    expect(await inspectFile(written(content), name)).toEqual(expected);
  });

  it('is measured as it is looked at', async () => {
    const upright = await blank(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await inspectFile(written(upright), 'photo.jpg')).toMatchObject({
      format: 'JPEG',
      width: 30,
      height: 40,
    });
  });

  it('may have just under 80 million pixels, and not more', async () => {
    const under = await blank(10_000, 7_999).png({ compressionLevel: 1 }).toBuffer();
    expect(await inspectFile(written(under), 'plan.png')).toMatchObject({ width: 10_000 });
    const over = await blank(10_000, 8_001).jpeg().toBuffer();
    expect(await inspectFile(written(over), 'plan.jpg')).toEqual({ refusal: 'IMAGE_TOO_LARGE' });
  });

  it('may come with many others', async () => {
    const path = written(pagesPdf(1));
    const all = await Promise.all(Array.from({ length: 12 }, () => inspectFile(path, 'a.pdf')));
    expect(all).toEqual(all.map(() => ({ format: 'PDF', pages: 1, warnings: [] })));
  });
});

it('a file that is not there is our mistake, not a refusal', async () => {
  await expect(inspectFile('/nowhere/bail.pdf', 'bail.pdf')).rejects.toThrow('ENOENT');
});
