// npm run score -- [--sample] [--batch n] [--digital | --degraded] [--condition x] [--kind y] [--reprint seed]
// [--json] [--keep folder] [--update]
// How well the reader does on papers that its rules were not written beside. Ends with 1 when a figure
// of baseline.json went down.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';

import type { ReadDocument } from '@quitus/domain/reading/read-document';
import { RefusedFile } from '@quitus/reader/file/refused-file';
import { readDocuments, readFile } from '@quitus/reader/read';

import { type Case, casesOf } from './cases.ts';
import { CONDITIONS } from './conditions/conditions.ts';
import { fileOf } from './files.ts';
import { BATCH_NUMBERS } from './papers.ts';
import { createPress, FullSheet } from './press.ts';
import { reprinted } from './reprint.ts';
import { type Baseline, baselineOf, losses, sampleBaseline } from './score/baseline.ts';
import { judge } from './score/judge.ts';
import { type Judged, reportOf } from './score/report.ts';
import { seenPages } from './seen.ts';

const AT_ONCE = 2;
const BASELINE = join(import.meta.dirname, 'baseline.json');

const { values: asked } = parseArgs({
  options: {
    sample: { type: 'boolean', default: false },
    batch: { type: 'string' },
    digital: { type: 'boolean', default: false },
    degraded: { type: 'boolean', default: false },
    condition: { type: 'string' },
    kind: { type: 'string' },
    reprint: { type: 'string' },
    json: { type: 'boolean', default: false },
    keep: { type: 'string' },
    update: { type: 'boolean', default: false },
  },
});
if (asked.condition && !CONDITIONS.some((name) => name === asked.condition)) {
  console.error(`État inconnu. Au choix : ${CONDITIONS.join(', ')}.`);
  process.exit(2);
}
const batches = BATCH_NUMBERS.filter((number) => !asked.batch || String(number) === asked.batch);
if (batches.length === 0) {
  console.error(`Lot inconnu. Au choix : ${BATCH_NUMBERS.join(', ')}.`);
  process.exit(2);
}

const chosen = batches
  .flatMap(casesOf)
  .filter(
    ({ name, condition }) =>
      (!asked.digital || condition === 'numerique') &&
      (!asked.degraded || condition !== 'numerique') &&
      (!asked.condition || condition === asked.condition) &&
      (!asked.kind || name.startsWith(asked.kind)),
  );
/** A few of every batch, so that every change can be held against them. */
const [EACH_DIGITAL, EACH_DEGRADED] = [40, 250];
const sampled = (all: readonly Case[]): Case[] => {
  const [digital = [], degraded = []] = [true, false].map((isDigital) =>
    all.filter(({ condition }) => (condition === 'numerique') === isDigital),
  );
  return [
    ...digital.filter((_, index) => index % EACH_DIGITAL === 0),
    ...degraded.filter((_, index) => index % EACH_DEGRADED === 0),
  ];
};

const { reprint } = asked;
const tried = asked.sample ? sampled(chosen) : chosen;
const cases =
  reprint === undefined
    ? tried
    : tried.map((one) => ({
        ...one,
        papers: one.papers.map((paper) => reprinted(paper, reprint)),
      }));

const press = createPress();
const judged: Judged[] = [];
let pages = 0;
let milliseconds = 0;

async function readCase(one: Case): Promise<void> {
  const { path, truths } = await fileOf(one, press);
  if (asked.keep) {
    mkdirSync(asked.keep, { recursive: true });
    copyFileSync(path, join(asked.keep, `${one.name}.${one.condition}${extname(path)}`));
  }
  const before = performance.now();
  const documents = await documentsOf(one, path);
  milliseconds += performance.now() - before;
  pages += new Set(truths.flatMap((truth) => truth.pages ?? [])).size;
  const { name, batch, condition } = one;
  for (const judgement of judge(truths, documents))
    judged.push({ ...judgement, name, batch, condition });
}

async function documentsOf(
  { name, condition }: Case,
  path: string,
): Promise<readonly ReadDocument[]> {
  try {
    return condition === 'numerique'
      ? (await readFile(path)).documents
      : readDocuments(await seenPages(path));
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    console.error(`${name} [${condition}] refusé : ${error.refusal}`);
    return [];
  }
}

const waiting = cases.values();
async function work(): Promise<void> {
  for (const one of waiting) await readCase(one).catch(leaveOut);
}

/** In wider letters a dense sheet may have no room: that is no fault of the reader. */
function leaveOut(error: unknown): void {
  if (reprint === undefined || !(error instanceof FullSheet)) throw error;
  console.error(error.message);
}

const started = performance.now();
await Promise.all(Array.from({ length: AT_ONCE }, work));
await press.close();
const order = new Map(cases.map(({ name, condition }, index) => [`${name}/${condition}`, index]));
const rank = ({ name, condition }: Judged) => order.get(`${name}/${condition}`) ?? 0;
judged.sort((a, b) => rank(a) - rank(b));

const now = asked.sample ? sampleBaseline(judged) : baselineOf(judged);
if (asked.json) console.log(JSON.stringify({ figures: now, documents: judged }, null, 2));
else {
  const seconds = (performance.now() - started) / 1000;
  console.log(reportOf(judged));
  console.log(
    `\n${cases.length} fichiers, ${pages} pages en ${Math.round(seconds)} s ; ${Math.round(milliseconds / Math.max(pages, 1))} ms par page, ${AT_ONCE} fichiers à la fois`,
  );
}

const isWhole = !asked.kind && reprint === undefined;
if (asked.update && isWhole) {
  const former: Baseline = existsSync(BASELINE) ? JSON.parse(readFileSync(BASELINE, 'utf8')) : {};
  writeFileSync(BASELINE, `${JSON.stringify({ ...former, ...now }, null, 2)}\n`);
} else if (isWhole && existsSync(BASELINE)) {
  const lost = losses(JSON.parse(readFileSync(BASELINE, 'utf8')), now);
  if (lost.length > 0) console.error(`En baisse :\n  ${lost.join('\n  ')}`);
  process.exitCode = lost.length > 0 ? 1 : 0;
}
process.exit();
