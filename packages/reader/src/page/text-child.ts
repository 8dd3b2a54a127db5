// Run by guarded-child.ts: how many pages a PDF has, then the words of their text layers, a line of
// JSON for each as soon as it is read: a page that kills us does not take the ones before it.
// `path first last`.
import { readFileSync } from 'node:fs';

import { sayAnswer, sayReady, sayStep } from '../file/child-answer.ts';
import { openPdf } from '../file/pdf-document.ts';
import { textOfPage } from './text-layer.ts';

const [path = '', first, last] = process.argv.slice(2);

async function sayPages(): Promise<void> {
  const opened = await openPdf(readFileSync(path));
  const pages = opened.pdfium.FPDF_GetPageCount(opened.document);
  sayAnswer(`${pages}\n`);
  for (let number = Number(first); number <= Math.min(pages, Number(last)); number += 1) {
    sayAnswer(`${JSON.stringify(textOfPage(opened, number))}\n`);
    sayStep();
  }
}

sayReady();
await sayPages();
process.exit(0);
