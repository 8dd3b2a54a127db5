// A Word document as a PDF that can be looked at, marked and merged like the others.
import { chmod, rm } from 'node:fs/promises';

import { inspectFile } from './inspect.ts';
import { convertWithSoffice } from './soffice.ts';
import { writePdf, type WrittenPdf } from './written-pdf.ts';

/** Laid out by LibreOffice when the machine has it, else its text alone. */
export async function officePdf(path: string, outPath: string): Promise<WrittenPdf> {
  if (await convertWithSoffice(path, outPath)) {
    await chmod(outPath, 0o600);
    const made = await inspectFile(outPath, 'document.pdf');
    if ('pages' in made && made.pages !== null) return { pages: made.pages };
    await rm(outPath);
    if ('refusal' in made && made.refusal === 'TOO_MANY_PAGES') return { refusal: made.refusal };
  }
  const written = await writePdf('docx-child.ts', [path], { outPath, formats: ['DOCX'] });
  return 'pages' in written ? written : { refusal: written.refusal };
}
