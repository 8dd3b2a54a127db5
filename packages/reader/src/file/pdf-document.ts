// pdfium, as far as we need it. Only a guarded child may import this file.
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

import { RefusedFile } from './refused-file.ts';

export type PdfDocument = { pdfium: WrappedPdfiumModule; document: number; close: () => void };

const ERROR_PASSWORD = 4;

let started: Promise<WrappedPdfiumModule> | undefined;

async function start(): Promise<WrappedPdfiumModule> {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const pdfium = await init({ wasmBinary: Uint8Array.from(wasm).buffer });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** Throws RefusedFile. */
export async function openPdf(content: Uint8Array): Promise<PdfDocument> {
  const pdfium = await (started ??= start());
  const at = pdfium.pdfium.wasmExports.malloc(content.length);
  heapOf(pdfium).set(content, at);
  return loaded(pdfium, at, content.length);
}

/** Straight into the memory of pdfium: a large file is not held twice. Throws RefusedFile. */
export async function openPdfFile(path: string): Promise<PdfDocument> {
  const pdfium = await (started ??= start());
  const file = openSync(path, 'r');
  const { size } = fstatSync(file);
  const at = pdfium.pdfium.wasmExports.malloc(size);
  const heap = heapOf(pdfium);
  for (let done = 0; done < size;) {
    const read = readSync(file, heap, at + done, size - done, done);
    if (read === 0) throw new RefusedFile('CORRUPT_FILE');
    done += read;
  }
  closeSync(file);
  return loaded(pdfium, at, size);
}

function loaded(pdfium: WrappedPdfiumModule, at: number, length: number): PdfDocument {
  const document = pdfium.FPDF_LoadMemDocument(at, length, '');
  if (document === 0) {
    const locked = pdfium.FPDF_GetLastError() === ERROR_PASSWORD;
    throw new RefusedFile(locked ? 'ENCRYPTED_FILE' : 'CORRUPT_FILE');
  }
  const close = () => {
    pdfium.FPDF_CloseDocument(document);
    pdfium.pdfium.wasmExports.free(at);
  };
  return { pdfium, document, close };
}

/** Pages count from 0. What comes back of `look` must not need the page any more. */
export function withPage<T>(
  { pdfium, document }: PdfDocument,
  index: number,
  look: (page: number) => T,
): T {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (page === 0) throw new RefusedFile('CORRUPT_FILE');
  try {
    return look(page);
  } finally {
    pdfium.FPDF_ClosePage(page);
  }
}

/** Asked for each time: it moves when it grows. Its type needs a package that we do not have. */
export function heapOf(pdfium: WrappedPdfiumModule): Uint8Array {
  const heap: unknown = Reflect.get(pdfium.pdfium, 'HEAPU8');
  if (!(heap instanceof Uint8Array)) throw new TypeError('pdfium shows no memory');
  return heap;
}
