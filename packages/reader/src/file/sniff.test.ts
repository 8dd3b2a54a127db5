import { describe, expect, it } from 'vitest';

import { isoImage, tiff } from '../../test/image-bytes.ts';
import { pagesPdf } from '../../test/pdf-bytes.ts';
import { docx, zip } from '../../test/zip-bytes.ts';
import { HEAD_BYTES, sniff, TAIL_BYTES } from './sniff.ts';

const sniffed = (content: Buffer, name = '') =>
  sniff({ head: content.subarray(0, HEAD_BYTES), tail: content.subarray(-TAIL_BYTES) }, name);

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BAIL = { name: 'bail.pdf', content: pagesPdf(1), stored: true };

describe('the format of a file', () => {
  it.each([
    ['PDF', pagesPdf(1)],
    ['JPEG', JPEG],
    ['PNG', PNG],
    ['TIFF', tiff(1)],
    ['TIFF', Buffer.from('MM\0*\0\0\0\x08')],
    ['HEIC', isoImage('heic')],
    ['HEIC', isoImage('mif1', 'mif1', 'heic')],
    ['ZIP', zip([BAIL])],
    ['ZIP', zip([])],
    ['DOCX', docx()],
    ['ZIP', zip([{ name: 'bail.docx', content: docx(), stored: true }])],
  ])('%s is told from its bytes', (format, content) => {
    expect(sniffed(content)).toEqual({ format });
  });

  it.each([
    ['an AVIF', isoImage('avif', 'mif1', 'miaf')],
    ['a video', isoImage('isom', 'mp42')],
    ['a PDF behind a line', Buffer.from('\n%PDF-1.7')],
    ['a spreadsheet', zip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }])],
    ['an OpenDocument', zip([{ name: 'mimetype' }, { name: 'content.xml' }])],
    ['three bytes', Buffer.from('abc')],
  ])('is unknown for %s', (_what, content) => {
    expect(sniffed(content)).toEqual({ refusal: 'UNKNOWN_FORMAT' });
  });
});

describe('a name', () => {
  it.each([
    ['photo.png', JPEG, { format: 'JPEG' }],
    ['photo.heic', JPEG, { format: 'JPEG' }],
    ['PHOTO.JPG', JPEG, { format: 'JPEG' }],
    ['photo', JPEG, { format: 'JPEG' }],
    ['photo.exe', JPEG, { format: 'JPEG' }],
    ['photo.pdf', JPEG, { refusal: 'DISGUISED_FILE' }],
    ['bail.zip', docx(), { refusal: 'DISGUISED_FILE' }],
    ['bail.docx', zip([BAIL]), { refusal: 'DISGUISED_FILE' }],
    ['bail.pdf', Buffer.from('<html>'), { refusal: 'DISGUISED_FILE' }],
    ['bail.html', Buffer.from('<html>'), { refusal: 'UNKNOWN_FORMAT' }],
  ])('%s does not decide, but must not claim another family', (name, content, expected) => {
    expect(sniffed(content, name)).toEqual(expected);
  });
});

describe('a file that is two things', () => {
  const archive = zip([BAIL]);
  it.each([
    ['a PDF and a zip', Buffer.concat([pagesPdf(1), archive])],
    ['a PDF and a zip with a comment', Buffer.concat([pagesPdf(1), zip([BAIL], 'x'.repeat(9000))])],
    ['a JPEG and a zip', Buffer.concat([JPEG, archive])],
    ['a JPEG and a PDF', Buffer.concat([JPEG, pagesPdf(1)])],
    ['a PDF and a web page', Buffer.from('%PDF-1.4\n<script>alert(1)</script>')],
  ])('%s is refused', (_what, content) => {
    expect(sniffed(content)).toEqual({ refusal: 'DISGUISED_FILE' });
  });

  it('is not a PDF that carries a whole zip far from its end', () => {
    const attached = Buffer.concat([
      pagesPdf(1),
      archive,
      Buffer.alloc(5000),
      Buffer.from('%%EOF'),
    ]);
    expect(sniffed(attached)).toEqual({ format: 'PDF' });
  });
});
