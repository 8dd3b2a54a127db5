import { expect, test } from 'vitest';

import { photosPdf } from './photos-pdf.ts';

const photo = (width: number, height: number, byte: number) => ({
  jpeg: new Uint8Array([0xff, 0xd8, byte, 0xff, 0xd9]),
  width,
  height,
});

/** One character for each byte, so that positions in the text are those in the file. */
async function written(...photos: ReturnType<typeof photo>[]): Promise<string> {
  const bytes = new Uint8Array(await photosPdf(photos).arrayBuffer());
  return new TextDecoder('latin1').decode(bytes);
}

test('every object stands where the table says', async () => {
  const pdf = await written(photo(10, 20, 0x80), photo(20, 10, 0xfe), photo(5, 5, 0x0a));
  const [, at = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(pdf) ?? [];
  const table = pdf.slice(Number(at));
  expect(table).toMatch(/^xref\n0 12\n0000000000 65535 f \n/);
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(11);
  for (const [index, offset] of offsets.entries())
    expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  expect(pdf).toContain('/Size 12 /Root 1 0 R');
});

test('there is one page for each photo, lying when the photo is wider than tall', async () => {
  const pdf = await written(photo(10, 20, 1), photo(20, 10, 2));
  expect(pdf).toContain('/Type /Pages /Count 2 /Kids [3 0 R 6 0 R]');
  const sheets = [...pdf.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box]) => box);
  expect(sheets).toEqual(['0 0 595.28 841.89', '0 0 841.89 595.28']);
});

test('a picture fills its sheet without losing its shape, in the middle', async () => {
  const pdf = await written(photo(1000, 1000, 1));
  expect(pdf).toContain('q 595.28 0 0 595.28 0.00 123.31 cm /Photo Do Q');
});

test('the JPEG is in it byte for byte, with its length', async () => {
  const pdf = await written(photo(10, 20, 0x80));
  expect(pdf).toMatch(/\/Width 10 \/Height 20 .*\/Filter \/DCTDecode \/Length 5 >>/);
  expect(pdf).toContain('stream\n\u00FF\u00D8\u20AC\u00FF\u00D9\nendstream');
});
