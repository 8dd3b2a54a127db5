// A page as an image, for screens and for the reader's eyes.
import { FILE_REFUSALS, type FileRefusal } from '@quitus/domain/documents/file-rules';

import { runGuarded } from './guarded-child.ts';
import { sniffFile } from './sniff-file.ts';

export type Rendering = { webp: Buffer } | { refusal: FileRefusal };

/** Pages count from 1. Images are never made larger than they are; no side goes over 5 000 pixels. */
export async function renderPage(
  path: string,
  { page, width }: { page: number; width: number },
): Promise<Rendering> {
  const sniffed = await sniffFile(path, '');
  if ('refusal' in sniffed) return sniffed;
  const { format } = sniffed;
  if (format === 'HEIC') return { refusal: 'HEIC_UNSUPPORTED' };
  if (format === 'DOCX' || format === 'ZIP') return { refusal: 'UNKNOWN_FORMAT' };
  const run = await runGuarded('render-child.ts', [path, format, String(page), String(width)]);
  if ('stopped' in run) {
    return { refusal: run.stopped === 'CRASH' ? 'CORRUPT_FILE' : 'FILE_TOO_SLOW' };
  }
  const refusal = FILE_REFUSALS.find((code) => run.answer.equals(Buffer.from(code)));
  return refusal ? { refusal } : { webp: run.answer };
}
