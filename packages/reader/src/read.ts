// A file becomes the documents it holds: opened under guard, read, recognised, its facts taken.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import type { AcceptedFormat } from '@quitus/domain/documents/file-rules';
import type { FileReading, ReadDocument, ReadPage } from '@quitus/domain/reading/read-document';

import { inspectAs } from './file/inspect.ts';
import { officePdf } from './file/office-pdf.ts';
import { RefusedFile } from './file/refused-file.ts';
import { sniffFile } from './file/sniff-file.ts';
import { pagesOnSheet } from './layout/pages-on-sheet.ts';
import { secondOpinion } from './model/second-opinion.ts';
import type { Page } from './page/page.ts';
import { type ReadOptions, readPages } from './page/read-pages.ts';
import { readFacts } from './proof/read-facts.ts';
import { annexesOnPage } from './recognise/annexes-on-page.ts';
import { pageLabel, pageNumber } from './recognise/page-label.ts';
import { pageText } from './recognise/page-text.ts';
import { recognise } from './recognise/recognise.ts';

/** Throws RefusedFile. An archive has no pages of its own: whoever received it reads its entries. */
export async function readFile(path: string, options: ReadOptions = {}): Promise<FileReading> {
  const sniffed = await sniffFile(path, basename(path));
  if ('refusal' in sniffed) throw new RefusedFile(sniffed.refusal);
  const { format } = sniffed;
  const admitted = admit(path, format);
  // Of a PDF the words are read meanwhile: each opens it in a process of its own.
  if (format !== 'PDF') await admitted;
  const pages = await pagesOf(path, format, { ...options, admitted });
  return { pages: pages.map(readPage), documents: readDocuments(pages) };
}

async function admit(path: string, format: AcceptedFormat): Promise<void> {
  const inspected = await inspectAs(path, format);
  if ('refusal' in inspected) throw new RefusedFile(inspected.refusal);
}

export const readPage = (page: Page): ReadPage => {
  const { number, source, words } = page;
  const { width, height } = page.sheet;
  const seen = words.flatMap(({ confidence }) => confidence ?? []);
  const confidence = seen.reduce((sum, one) => sum + one, 0) / seen.length;
  return {
    number,
    width,
    height,
    source,
    word_count: words.length,
    confidence: seen.length > 0 ? confidence : null,
    label: labelOf(page),
  };
};

/** On a sheet of two pages, only numbers that tell of how many are of use. */
function labelOf(page: Page): ReadPage['label'] {
  const texts = pagesOnSheet(page).map(pageText);
  const [label] = texts.flatMap((text) => pageLabel(text) ?? []);
  if (label) return label;
  const [only, ...others] = texts;
  const number = only && others.length === 0 ? pageNumber(only) : null;
  return number === null ? null : { number, of: null };
}

/**
 * Facts are taken only from a document whose type is certain: of another paper they would be wrong. Two
 * pages or annexes on one sheet may be two papers: each has a number of its own until it is known which.
 */
export function readDocuments(pages: readonly Page[]): ReadDocument[] {
  const printed = pages.flatMap(pagesOnSheet).flatMap(annexesOnPage);
  const numbers = printed.map(({ number }) => number);
  return recognise(printed.map((page, index) => ({ ...page, number: index + 1 }))).map(
    (recognised) => {
      const own = printed.filter((_, index) => recognised.pages.includes(index + 1));
      const document = secondOpinion(recognised, own);
      const { type, sub_kind, answered } = document;
      return {
        ...document,
        pages: [...new Set(own.map(({ number }) => number))],
        evidence: document.evidence.map((one) => ({ ...one, page: numbers[one.page - 1] ?? 0 })),
        facts: answered && type ? readFacts(type, sub_kind, own) : document.facts,
      };
    },
  );
}

async function pagesOf(
  path: string,
  format: AcceptedFormat,
  options: ReadOptions,
): Promise<Page[]> {
  if (format !== 'DOCX') return readPages(path, format, options);
  const folder = await mkdtemp(join(tmpdir(), 'quitus-read-'));
  try {
    const laidOut = join(folder, 'document.pdf');
    const written = await officePdf(path, laidOut);
    if ('refusal' in written) throw new RefusedFile(written.refusal);
    return await readPages(laidOut, 'PDF', options);
  } finally {
    await rm(folder, { recursive: true });
  }
}
