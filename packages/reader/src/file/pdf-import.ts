// The pages of a PDF in a new one: pdfium unlocks, mends and takes what shows; what only acts (the
// scripts, forms and files of the document) stays behind. Only a guarded child may import this file.
import { statSync } from 'node:fs';

import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { MAX_PAGES } from '@quitus/domain/documents/file-rules';

import { sayAlive } from './child-answer.ts';
import { heapOf, openPdfFile, withPage } from './pdf-document.ts';
import { RefusedFile } from './refused-file.ts';

/** Throws RefusedFile. */
export async function importPages(path: string): Promise<PDFDocument> {
  const opened = await openPdfFile(path);
  const { pdfium, document } = opened;
  const pages = pdfium.FPDF_GetPageCount(document);
  if (pages > MAX_PAGES) throw new RefusedFile('TOO_MANY_PAGES');
  for (let index = 0; index < pages; index += 1) {
    withPage(opened, index, (page) => burnAnnotations(pdfium, page));
    sayAlive();
  }
  const copy = pdfium.FPDF_CreateNewDocument();
  const taken = pdfium.FPDF_ImportPagesByIndex(copy, document, 0, 0, 0);
  opened.close();
  if (pages < 1 || !taken) throw new RefusedFile('CORRUPT_FILE');
  const saved = save(pdfium, copy, statSync(path).size);
  pdfium.FPDF_CloseDocument(copy);
  return PDFDocument.load(saved, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
}

const AS_ON_SCREEN = 0;
const WITH_ANNOTATIONS = 0x01;
const BGRA = 4;

/** What was filled in, signed or noted becomes part of the page: nothing is left to click on. */
function burnAnnotations(pdfium: WrappedPdfiumModule, page: number): void {
  if (pdfium.FPDFPage_GetAnnotCount(page) === 0) return;
  // Fields that have a value and no drawing of it get one when they are first shown.
  const bitmap = pdfium.FPDFBitmap_CreateEx(1, 1, BGRA, 0, 0);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, 1, 1, 0, WITH_ANNOTATIONS);
  pdfium.FPDFBitmap_Destroy(bitmap);
  pdfium.FPDFPage_Flatten(page, AS_ON_SCREEN);
}

/** Bytes of a C structure: its version, then the function that takes each block. */
const FILE_WRITE_BYTES = 8;

/** Block by block out of pdfium, whose own writer would hold the file twice more. */
function save(pdfium: WrappedPdfiumModule, document: number, expected: number): Uint8Array {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  let saved = Buffer.alloc(Math.ceil(expected * 1.1) + 65_536);
  let length = 0;
  const take = (_writer: number, at: number, size: number): number => {
    if (length + size > saved.length) saved = Buffer.concat([saved], (length + size) * 2);
    saved.set(heapOf(pdfium).subarray(at, at + size), length);
    length += size;
    return 1;
  };
  const writeBlock = pdfium.pdfium.addFunction(take, 'iiii');
  const writer = malloc(FILE_WRITE_BYTES);
  pdfium.pdfium.setValue(writer, 1, 'i32');
  pdfium.pdfium.setValue(writer + 4, writeBlock, 'i32');
  const done = pdfium.FPDF_SaveAsCopy(document, writer, 0);
  free(writer);
  pdfium.pdfium.removeFunction(writeBlock);
  if (!done) throw new RefusedFile('CORRUPT_FILE');
  return saved.subarray(0, length);
}
