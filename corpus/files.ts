// A case becomes a file to read, kept under .cache as long as neither the paper nor what spoils it changes.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createChance } from '@quitus/papers/samples/chance';

import type { Case } from './cases.ts';
import { isSpoil, SPOILS, type SpoilName } from './conditions/conditions.ts';
import { twoUp } from './conditions/two-up.ts';
import { bound, type Sheets } from './conditions/wrap.ts';
import { type Paper, type Truth, truthsOf } from './paper.ts';
import { CACHE, keep, keyOf, type Press } from './press.ts';
import { sheetsOf } from './sheet.ts';

const spoilers = globSync('conditions/*.ts', { cwd: import.meta.dirname })
  .toSorted()
  .map((file) => readFileSync(join(import.meta.dirname, file)));

export type CaseFile = { path: string; truths: readonly Truth[] };

export async function fileOf(one: Case, press: Press): Promise<CaseFile> {
  const { papers, condition, name } = one;
  const truths = truthsOf(papers);
  if (condition === 'numerique') return { path: await press.pdf(papers), truths };
  const single = papers.flatMap(({ pages }) => pages).length === 1;
  const ending = condition === 'photo' && single ? 'jpg' : 'pdf';
  const kept = `${keyOf(sheetsOf(papers), condition, name, ...spoilers)}.${ending}`;
  const path = join(CACHE, kept);
  if (!existsSync(path)) keep(kept, await spoiled(one, ending, press));
  return { path, truths: condition === 'deux-par-feuille' ? truths.map(paired) : truths };
}

/** Pages 1 and 2 are on sheet 1. */
const paired = (truth: Truth): Truth => ({
  ...truth,
  pages: [...new Set(truth.pages?.map((page) => Math.ceil(page / 2)))],
});

async function spoiled(
  { name, papers, condition }: Case,
  ending: string,
  press: Press,
): Promise<Uint8Array> {
  const chance = createChance(`${name}/${condition}`);
  const scan = async (some: readonly Paper[], spoil: SpoilName): Promise<Buffer[]> => {
    const done: Buffer[] = [];
    for (const sheet of await press.pictures(some)) done.push(await SPOILS[spoil](sheet, chance));
    return done;
  };
  if (condition === 'deux-par-feuille')
    return bound([{ pictures: await twoUp(await press.pictures(papers), chance) }]);
  if (isSpoil(condition)) {
    const pictures = await scan(papers, condition);
    return ending === 'jpg' ? (pictures[0] ?? Buffer.alloc(0)) : bound([{ pictures }]);
  }
  const parts: Sheets[] = [];
  for (const [index, paper] of papers.entries())
    parts.push(
      index % 2 === 0
        ? { pdf: readFileSync(await press.pdf([paper])) }
        : { pictures: await scan([paper], 'scan200') },
    );
  return bound(parts);
}
