// A copy that says on every page for whom it was made. The text is in the picture of the page: it
// cannot be selected nor taken away, and nothing else of the original is left.
import type { AcceptedFormat } from '@quitus/domain/documents/file-rules';

import { writePdf, type WrittenPdf } from './written-pdf.ts';

/** For a format that has pages: DOCX goes through officePdf first. */
export async function watermarkedPdf(
  path: string,
  format: AcceptedFormat,
  text: string,
  outPath: string,
  onPage?: (done: number) => void,
): Promise<WrittenPdf> {
  const written = await writePdf('watermark-child.ts', [path, format, text], {
    outPath,
    formats: [format],
    onStep: onPage,
  });
  return 'pages' in written ? written : { refusal: written.refusal };
}
