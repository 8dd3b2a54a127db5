// Reading: how fast digital pages and scans are read beside the bare tools, and what memory it takes.
import { mkdtempSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';

import { OCR_PRIORITY } from '@quitus/reader/page/ocr/ocr-priority';
import { readPages } from '@quitus/reader/page/read-pages';
import { readFile } from '@quitus/reader/read';

import { openBareOcr } from './bare-ocr.ts';
import { median, report } from './figure.ts';
import { start } from './processes.ts';
import {
  bindPapers,
  type Paper,
  printDrawer,
  printPapers,
  scanPapers,
  scanWhole,
  writeScan,
} from './reader-papers.ts';
import { needPrograms, runProgram } from './system-program.ts';
import { memoryOfTree } from './tree-memory.ts';

const ROUNDS = 5;
const OCR_ROUNDS = 3;
const DIGITAL_PAGES = 200;
const READ_PAGES = 10;
const READ_MS = 1500;
const OCR_PAGES = 8;
const OCR_LANES = 2;
const QUEUED = 100;
/** One queued document in so many is a scan. */
const SCANNED_OF = 10;
const MEMORY_MB = 500;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

const pdftotext = (path: string): Promise<void> =>
  runProgram('pdftotext', ['-bbox', path, '/dev/null']);

async function benchText(papers: readonly Paper[], folder: string): Promise<boolean> {
  const path = join(folder, 'long.pdf');
  const pages = await bindPapers(papers, DIGITAL_PAGES, path);
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await timed(() => readPages(path, 'PDF', { ocr: false })));
    theirs.push(await timed(() => pdftotext(path)));
  }
  const speed = (times: number[]) => pages / (median(times) / 1000);
  return report({
    figure: `words and boxes of ${pages} digital pages`,
    value: speed(ours),
    unit: 'pages/s',
    reference: { name: 'pdftotext -bbox', value: speed(theirs) },
    goal: 0.5,
  });
}

async function benchReading(papers: readonly Paper[], folder: string): Promise<boolean> {
  const path = join(folder, 'ten.pdf');
  const pages = await bindPapers(papers, READ_PAGES, path);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await timed(() => readFile(path)));
  return report({
    figure: `types and facts of ${pages} digital pages`,
    value: median(times),
    unit: 'ms',
    reference: { name: 'allowed', value: READ_MS },
    goal: 1,
    better: 'lower',
  });
}

/** Both warm, both on as many lanes, the engine on the very pictures that the file holds. */
async function benchOcr(jpegs: readonly Buffer[], folder: string): Promise<boolean> {
  const path = join(folder, 'scan.pdf');
  await writeScan(jpegs, path);
  const bare = await openBareOcr(OCR_LANES, folder);
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round <= OCR_ROUNDS; round++) {
    const [reader, engine] = [
      await timed(() => readPages(path, 'PDF')),
      await timed(() => bare.read(jpegs)),
    ];
    if (round === 0) continue;
    ours.push(reader);
    theirs.push(engine);
  }
  await bare.end();
  return report({
    figure: 'a scanned page read by OCR, at 200 dpi',
    value: median(ours) / jpegs.length,
    unit: 'ms',
    reference: { name: `bare ${bare.name}`, value: median(theirs) / jpegs.length },
    goal: 1.2,
    better: 'lower',
  });
}

/** The papers of a drawer in one scan: how many come out as one document with the right pages. */
async function benchDrawer(folder: string): Promise<boolean> {
  const path = join(folder, 'drawer.pdf');
  const drawer = printDrawer(folder);
  const jpegs: Buffer[] = [];
  const expected: string[] = [];
  for (const paper of drawer) {
    const numbers = Array.from({ length: paper.count }, (_, index) => jpegs.length + index + 1);
    expected.push(`${paper.kind} ${numbers.join()}`);
    jpegs.push(...(await scanWhole(paper)));
  }
  await writeScan(jpegs, path);
  const { documents } = await readFile(path);
  const found = documents.map(({ type, pages }) => `${type} ${pages.join()}`);
  return report({
    figure: `papers found in a scan of ${jpegs.length} pages`,
    value: expected.filter((one) => found.includes(one)).length,
    unit: 'documents',
    reference: { name: 'papers scanned', value: expected.length },
    goal: 1,
  });
}

/** However many have been read, no more is held: neither by who reads nor by the processes that it starts. */
async function benchMemory(papers: readonly Paper[], scan: string): Promise<boolean> {
  const paths = Array.from({ length: QUEUED }, (_, index) =>
    index % SCANNED_OF === 0 ? scan : (papers[index % papers.length]?.path ?? scan),
  );
  const queue = await start('bench/reader-queue.ts', 'ready', {}, paths);
  const { alone, halves } = await memoryOfTree(queue);
  return [
    report({
      figure: `memory of who reads ${QUEUED} documents, two at a time`,
      value: alone,
      unit: 'MB',
      reference: { name: 'allowed', value: MEMORY_MB },
      goal: 1,
      better: 'lower',
    }),
    report({
      figure: 'with every process it starts, in the second half of the queue',
      value: halves[1],
      unit: 'MB',
      reference: { name: 'in the first half', value: halves[0] },
      goal: 1.1,
      better: 'lower',
    }),
  ].every(Boolean);
}

export async function benchReader(): Promise<boolean> {
  needPrograms('pdftotext');
  const folder = mkdtempSync(join(tmpdir(), 'quitus-bench-'));
  try {
    const papers = printPapers(folder);
    const jpegs = await scanPapers(
      papers.filter((_, index) => index % 8 === 3).slice(0, OCR_PAGES),
    );
    const short = join(folder, 'short.pdf');
    await writeScan(jpegs.slice(0, 2), short);
    const results = [
      await benchText(papers, folder),
      await benchReading(papers, folder),
      await benchMemory(papers, short),
    ];
    // OCR lets everybody pass: from here on, so does the engine they are compared with.
    setPriority(OCR_PRIORITY);
    results.push(await benchOcr(jpegs, folder), await benchDrawer(folder));
    return results.every(Boolean);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
