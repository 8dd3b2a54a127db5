// The batches of papers, in the order in which they were written: each is known by its number. A batch is read
// when it is asked for, and once.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { paperFile } from './paper-file.ts';
import type { Paper } from './paper.ts';

/** Papers of one author, who had not seen the reader; its rules are corrected on them once they were measured. */
export type Batch = {
  /** How far it is from new, in words: a figure is worth little on papers that rules were corrected on. */
  description: string;
  /** Nobody has read it yet: nothing is learnt from it, it is there to measure with. */
  unseen: boolean;
  papers: readonly Paper[];
  /** Files that hold several papers, as people scan a pile or an agency sends a package: names of theirs. */
  piles: Record<string, readonly string[]>;
};
/** `batch.json`: papers by name, in the order that decides in which state each is tried. */
type BatchFile = Omit<Batch, 'papers'> & { papers: readonly string[] };

const FOLDER = join(import.meta.dirname, 'papers');
const batches = new Map<number, Batch>();

export const BATCH_NUMBERS: readonly number[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => Number(name))
  .toSorted((a, b) => a - b);

export function batchOf(number: number): Batch {
  const known = batches.get(number);
  if (known) return known;
  const textOf = (file: string) => readFileSync(join(FOLDER, String(number), file), 'utf8');
  const { papers, ...described }: BatchFile = JSON.parse(textOf('batch.json'));
  const batch = {
    ...described,
    papers: papers.map((name) => paperFile(name, textOf(`${name}.html`)).paper),
  };
  batches.set(number, batch);
  return batch;
}

export function paperIn({ papers }: Batch, name: string): Paper {
  const found = papers.find((paper) => paper.name === name);
  if (!found) throw new Error(`no paper is called ${name}`);
  return found;
}
