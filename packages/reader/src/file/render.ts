// A page as an image, for screens and for the reader's OCR engines.
import { FILE_REFUSALS, type FileRefusal } from '@quitus/domain/documents/file-rules';

import { maxRssKb, stopRefusal } from './child-verdict.ts';
import { runGuarded } from './guarded-child.ts';
import { sniffFile } from './sniff-file.ts';

export type Rendering = { webp: Buffer } | { refusal: FileRefusal };

type Wanted = {
  page: number;
  width: number;
  /** Burnt into the picture, as in watermarkedPdf. */
  watermark?: string;
};

/** Pages count from 1. Images are never made larger than they are; no side goes over 5 000 pixels. */
export async function renderPage(
  path: string,
  { page, width, watermark }: Wanted,
): Promise<Rendering> {
  const sniffed = await sniffFile(path, '');
  if ('refusal' in sniffed) return sniffed;
  const { format } = sniffed;
  if (format === 'DOCX' || format === 'ZIP') return { refusal: 'UNKNOWN_FORMAT' };
  const mark = watermark === undefined ? [] : [watermark];
  const run = await runGuarded(
    'render-child.ts',
    [path, format, String(page), String(width), ...mark],
    { max_rss_kb: maxRssKb([format]) },
  );
  if ('stopped' in run) return { refusal: stopRefusal(run, format) };
  const refusal = FILE_REFUSALS.find((code) => run.answer.equals(Buffer.from(code)));
  return refusal ? { refusal } : { webp: run.answer };
}
