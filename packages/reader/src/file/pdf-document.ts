// pdfium, as far as we need it. Only a guarded child may import this file.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

export type PdfDocument = { pdfium: WrappedPdfiumModule; document: number };
export type OpenedPdf = PdfDocument | { refusal: 'ENCRYPTED_FILE' | 'CORRUPT_FILE' };

const ERROR_PASSWORD = 4;

export async function openPdf(content: Buffer): Promise<OpenedPdf> {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const pdfium = await init({ wasmBinary: Uint8Array.from(wasm).buffer });
  pdfium.PDFiumExt_Init();
  const at = pdfium.pdfium.wasmExports.malloc(content.length);
  heapOf(pdfium).set(content, at);
  const document = pdfium.FPDF_LoadMemDocument(at, content.length, '');
  if (document !== 0) return { pdfium, document };
  const locked = pdfium.FPDF_GetLastError() === ERROR_PASSWORD;
  return { refusal: locked ? 'ENCRYPTED_FILE' : 'CORRUPT_FILE' };
}

/** Asked for each time: it moves when it grows. Its type needs a package that we do not have. */
export function heapOf(pdfium: WrappedPdfiumModule): Uint8Array {
  const heap: unknown = Reflect.get(pdfium.pdfium, 'HEAPU8');
  if (!(heap instanceof Uint8Array)) throw new TypeError('pdfium shows no memory');
  return heap;
}
