import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PDFDict, PDFDocument, PDFHexString, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import type { AcceptedFormat } from '@quitus/domain/documents/file-rules';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { drawnPixels } from '../../test/drawn-pixels.ts';
import { temporaryFiles, temporaryFolder } from '../../test/files.ts';
import { house } from '../../test/heic-bytes.ts';
import { hostilePdfs } from '../../test/hostile-pdfs.ts';
import { tiff } from '../../test/image-bytes.ts';
import {
  catalogWith,
  contentPdf,
  onePagePdf,
  pagesPdf,
  rc4Pdf,
  stream,
} from '../../test/pdf-bytes.ts';
import { docx } from '../../test/zip-bytes.ts';
import { inspectFile } from './inspect.ts';
import { mergeToPdf } from './merge.ts';

const written = temporaryFiles();
const folder = temporaryFolder();

type Given = [content: Buffer, format: AcceptedFormat, title?: string, group?: string];
const partsOf = (given: readonly Given[]) =>
  given.map(([content, format, title = 'Bail', group = 'Appartement']) => ({
    path: written(content),
    format,
    title,
    group,
  }));

let count = 0;
async function merged(...given: Given[]) {
  const path = join(folder, String((count += 1)));
  const made = await mergeToPdf(partsOf(given), path);
  if ('refusal' in made) throw new Error(`${made.refusal} ${made.part}`);
  const document = await PDFDocument.load(readFileSync(path), { updateMetadata: false });
  return { path, pages: made.pages, document };
}

const RED = '1 0 0 rg 0 0 595 842 re f';
const colourOf = async (path: string, page: number) =>
  (await drawnPixels(path, page, 100)).colour(50, 70);

describe('parts', () => {
  it('follow each other, whatever their format', async () => {
    const png = await sharp({ create: { width: 90, height: 40, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const { path, pages, document } = await merged(
      [contentPdf(RED), 'PDF'],
      [pagesPdf(2), 'PDF'],
      [png, 'PNG'],
      [tiff(2), 'TIFF'],
      [house(), 'HEIC'],
    );
    expect(pages).toBe(7);
    expect(await colourOf(path, 1)).toBe('red');
    expect(await colourOf(path, 2)).toBe('white');
    const sizes = document.getPages().map((page) => [page.getWidth(), page.getHeight()]);
    const [upright, aside] = [
      [595.28, 841.89],
      [841.89, 595.28],
    ];
    expect(sizes.slice(3)).toEqual([aside, upright, upright, aside]);
    const onSheet = await drawnPixels(path, 4, 842);
    expect(onSheet.colour(20, 297)).toBe('white');
    expect(onSheet.colour(40, 297)).toBe('red');
    expect(await inspectFile(path, 'dossier.pdf')).toEqual({
      format: 'PDF',
      pages: 7,
      warnings: [],
    });
  });

  it('are counted as they are added', async () => {
    const done: number[] = [];
    const parts = partsOf([
      [pagesPdf(3), 'PDF'],
      [tiff(2), 'TIFF'],
    ]);
    await mergeToPdf(parts, join(folder, 'counted'), (part) => done.push(part));
    expect(done).toEqual([1, 2]);
  });

  it('may forbid to be copied, turn their pages, or be damaged', async () => {
    const damaged = Buffer.from(
      contentPdf(RED)
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n7'),
    );
    const { path, document } = await merged(
      [rc4Pdf('', RED), 'PDF'],
      [damaged, 'PDF'],
      [onePagePdf('/Rotate 90 /CropBox [0 0 200 100]'), 'PDF'],
    );
    expect([await colourOf(path, 1), await colourOf(path, 2)]).toEqual(['red', 'red']);
    expect((await drawnPixels(path, 3, 100)).size).toEqual([100, 200]);
    expect(document.isEncrypted).toBe(false);
  });
});

describe('bookmarks', () => {
  const text = (dict: PDFDict | undefined, key: string): unknown => {
    const value = dict?.get(PDFName.of(key));
    return value instanceof PDFHexString ? value.decodeText() : value?.toString();
  };

  it('name the groups, and the documents in them, at their pages', async () => {
    const { document } = await merged(
      [pagesPdf(2), 'PDF', 'Procès-verbal d’assemblée', 'Copropriété'],
      [pagesPdf(1), 'PDF', 'Règlement (2)', 'Copropriété'],
      [pagesPdf(1), 'PDF', 'Acte de vente', 'Appartement'],
    );
    const pages = document.getPages().map(({ ref }) => ref.toString());
    const read = (parent: PDFObject | undefined): unknown[] => {
      const list: unknown[] = [];
      let at =
        parent instanceof PDFDict ? parent.lookupMaybe(PDFName.of('First'), PDFDict) : undefined;
      for (; at; at = at.lookupMaybe(PDFName.of('Next'), PDFDict)) {
        const page = pages.findIndex((ref) => text(at, 'Dest')?.toString().includes(ref));
        list.push([text(at, 'Title'), page, ...read(at)]);
      }
      return list;
    };
    expect(read(document.catalog.lookup(PDFName.of('Outlines')))).toEqual([
      ['Copropriété', 0, ['Procès-verbal d’assemblée', 0], ['Règlement (2)', 2]],
      ['Appartement', 3, ['Acte de vente', 3]],
    ]);
  });

  it('are shown, in a document that has a title and a language', async () => {
    const { document } = await merged([pagesPdf(1), 'PDF']);
    expect(document.getTitle()).toBe('Dossier');
    expect(text(document.catalog, 'Lang')).toBe('(fr)');
    expect(text(document.catalog, 'PageMode')).toBe('/UseOutlines');
  });
});

describe('what a part would do', () => {
  const drawing = (name: string) =>
    stream(`/Type /XObject /Subtype /Form /BBox [0 0 9 9] /N /${name}`, '1 0 0 rg 0 0 9 9 re f');

  it('does not survive', async () => {
    const link =
      '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (calc.exe) >> >>';
    const file =
      '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /Type /Filespec /EF << /F 5 0 R >> >> >>';
    const acting = onePagePdf(
      `/AA << /O << /S /JavaScript /JS (a) >> >> /Annots [${link} ${file}] /PieceInfo << /A 5 0 R >> /Contents 4 0 R`,
      [stream('/AF 5 0 R', RED), stream('/Type /EmbeddedFile', 'MZ')],
      catalogWith('/OpenAction << /S /JavaScript /JS (a) >>'),
    );
    const hostile = hostilePdfs().filter(
      ({ expected }) => 'warnings' in expected && expected.warnings.length > 0,
    );
    expect(hostile.length).toBeGreaterThan(4);
    const { path } = await merged(
      [acting, 'PDF'],
      ...hostile.map(({ content }): Given => [content, 'PDF']),
    );
    expect(await inspectFile(path, 'a.pdf')).toMatchObject({ warnings: [] });
    expect(await colourOf(path, 1)).toBe('red');
    const bytes = readFileSync(path).toString('latin1');
    expect(bytes).not.toMatch(
      /\/(Annots|AA|JS|JavaScript|Launch|EmbeddedFile|PieceInfo|AF|OpenAction)\b/,
    );
  });

  it('leaves what was filled in on the page', async () => {
    const field =
      '<< /Type /Annot /Subtype /Widget /FT /Btn /Rect [0 0 595 842] /F 4 /AP << /N 4 0 R >> >>';
    const { path } = await merged([onePagePdf(`/Annots [${field}]`, [drawing('Field')]), 'PDF']);
    expect(await colourOf(path, 1)).toBe('red');
  });

  it('leaves the value of a field that had no drawing', async () => {
    const field =
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (nom) /V (MMMMMMMM) /DA (/Helv 120 Tf 0 g) /Rect [0 300 595 500] /F 4 >>';
    const form = onePagePdf(
      '/Annots [4 0 R]',
      [field, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
      catalogWith(
        '/AcroForm << /NeedAppearances true /Fields [4 0 R] /DR << /Font << /Helv 5 0 R >> >> >>',
      ),
    );
    const { path } = await merged([form, 'PDF']);
    const { greys } = await drawnPixels(path, 1, 300);
    expect(greys.filter((grey) => grey < 100).length).toBeGreaterThan(500);
  });
});

it.each([
  ['a locked PDF', rc4Pdf('secret'), 'PDF', 'ENCRYPTED_FILE'],
  ['301 pages', pagesPdf(301), 'PDF', 'TOO_MANY_PAGES'],
  ['a Word document', docx(), 'DOCX', 'UNKNOWN_FORMAT'],
  ['noise', Buffer.from('noise'), 'JPEG', 'CORRUPT_FILE'],
] as const)('%s is named by its place', async (_what, content, format, refusal) => {
  const path = join(folder, 'refused');
  const parts = partsOf([
    [pagesPdf(1), 'PDF'],
    [content, format],
    [pagesPdf(1), 'PDF'],
  ]);
  expect(await mergeToPdf(parts, path)).toEqual({ refusal, part: 1 });
  expect(existsSync(path)).toBe(false);
});
