import sharp from 'sharp';

import { heicWithHole, house, sizedHeic } from './heic-bytes.ts';
import { accepted, type HostileFile, refused } from './hostile-file.ts';
import { blackPng, isoImage, tiff } from './image-bytes.ts';
import { noise } from './noise.ts';
import { pagesPdf } from './pdf-bytes.ts';
import { zip } from './zip-bytes.ts';

/** A photograph's worth of detail: cut anywhere, something is missing. */
const photo = () => {
  const pixels = Buffer.from(noise(300 * 300 * 3, 3), 'latin1');
  return sharp(pixels, { raw: { width: 300, height: 300, channels: 3 } });
};

const after = (start: Buffer, seed: number) =>
  Buffer.concat([start, Buffer.from(noise(5000, seed), 'latin1')]);

export async function hostileImages(): Promise<HostileFile[]> {
  const jpeg = await photo().jpeg().toBuffer();
  const png = await photo().png().toBuffer();
  const tif = await photo().tiff({ compression: 'lzw' }).toBuffer();
  const webp = await photo().webp().toBuffer();
  const avif = await photo().avif({ effort: 0 }).toBuffer();
  const spoiled = Buffer.from(png);
  spoiled.fill(0x55, png.length >> 1, (png.length >> 1) + 400);
  return [
    refused('a JPEG cut short', 'a.jpg', jpeg.subarray(0, jpeg.length >> 1), 'CORRUPT_FILE'),
    refused('a PNG cut short', 'a.png', png.subarray(0, png.length >> 1), 'CORRUPT_FILE'),
    refused('a TIFF cut short', 'a.tif', tif.subarray(0, tif.length >> 1), 'CORRUPT_FILE'),
    refused('a PNG with a hole', 'a.png', spoiled, 'CORRUPT_FILE'),
    refused('noise after a JPEG’s start', 'a.jpg', after(jpeg.subarray(0, 3), 4), 'CORRUPT_FILE'),
    refused('noise after a PNG’s start', 'a.png', after(png.subarray(0, 8), 5), 'CORRUPT_FILE'),
    refused('noise after II*', 'a.tif', after(Buffer.from('II*\0'), 6), 'CORRUPT_FILE'),
    refused('noise after MM*', 'a.tiff', after(Buffer.from('MM\0*'), 7), 'CORRUPT_FILE'),
    refused('30 000 × 30 000 pixels', 'a.png', blackPng(30_000, 30_000), 'IMAGE_TOO_LARGE'),
    refused('no pixel', 'a.png', blackPng(0, 0), 'CORRUPT_FILE'),
    refused('a TIFF of 301 pages', 'a.tif', tiff(301), 'TOO_MANY_PAGES'),
    accepted('a TIFF whose last page leads to the first', 'a.tif', tiff(3, 8)),
    refused('a HEIC without a picture', 'a.heic', isoImage('heic', 'mif1'), 'CORRUPT_FILE'),
    refused(
      'noise after a HEIC’s start',
      'a.heic',
      after(house().subarray(0, 40), 10),
      'CORRUPT_FILE',
    ),
    refused('a HEIC cut short', 'IMG_1.HEIC', house().subarray(0, -300), 'CORRUPT_FILE'),
    accepted('a HEIC with a hole, which its decoder hides', 'a.heic', heicWithHole()),
    refused('a HEIC of 20 000 × 20 000', 'a.heic', sizedHeic(20_000, 20_000), 'IMAGE_TOO_LARGE'),
    refused('a HEIC that says it is larger', 'a.heic', sizedHeic(4000, 3000), 'CORRUPT_FILE'),
    refused('a HEIC called PDF', 'a.pdf', house(), 'DISGUISED_FILE'),
    accepted('a HEIC called JPEG', 'a.jpg', house()),
    refused('an AVIF', 'a.avif', avif, 'UNKNOWN_FORMAT'),
    refused('an AVIF called HEIC', 'a.heic', avif, 'DISGUISED_FILE'),
    refused('a WebP', 'a.webp', webp, 'UNKNOWN_FORMAT'),
    refused(
      'a drawing with a script',
      'a.png',
      '<svg><script>alert(1)</script></svg>',
      'DISGUISED_FILE',
    ),
    refused('a JPEG called PDF', 'a.pdf', jpeg, 'DISGUISED_FILE'),
    refused(
      'a JPEG, then a zip',
      'a.jpg',
      Buffer.concat([jpeg, zip([{ name: 'a', content: 'b' }])]),
      'DISGUISED_FILE',
    ),
    refused(
      'a PNG, then a zip',
      'a.png',
      Buffer.concat([png, zip([{ name: 'a', content: 'b' }])]),
      'DISGUISED_FILE',
    ),
    refused(
      'a TIFF that is a PDF too',
      'a.tif',
      Buffer.concat([tiff(1), pagesPdf(1)]),
      'DISGUISED_FILE',
    ),
    accepted('a JPEG called PNG', 'a.png', jpeg),
  ];
}
