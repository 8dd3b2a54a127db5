// npm run train -- [--until n] [--sets c,d,…]
// What the model knows, learnt from every paper of the corpus as it was printed (batches up to a number, and sets of
// sales), but for what nobody has read yet: that is there to measure with. Same papers and same signs, same model.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type { FactName } from '@quitus/domain/reading/facts.data';
import { factFeatures, WEIGHTS_FILE, packWeights } from '@quitus/reader/model/fact-model';
import { kindFeatures } from '@quitus/reader/model/kind-features';
import { KINDS_FILE, kindFeaturesFingerprint, pressKinds } from '@quitus/reader/model/kind-model';
import { keyOf } from '@quitus/reader/model/roles';
import { weightsFrom } from '@quitus/reader/model/train';
import { type PaperOfKind, trainKinds } from '@quitus/reader/model/train-kinds';
import { ownPages } from '@quitus/reader/test/own-pages';

import { calibrated, type AuthoredPaper } from './calibrate.ts';
import { knownPaper } from './known-papers.ts';
import { saleFolder } from './measure/sale-folder.ts';
import { type Paper, truthsOf } from './paper.ts';
import { BATCH_NUMBERS, batchOf } from './papers.ts';
import { createPress } from './press.ts';

const { values: asked } = parseArgs({
  options: { until: { type: 'string' }, sets: { type: 'string', default: '' } },
});
const last = Number(asked.until ?? Infinity);
const sets = asked.sets.split(',').filter(Boolean);
/** Nobody has read it: it is measured, and nothing is learnt from it. */
const UNREAD_SET = 'i';
if (sets.includes(UNREAD_SET)) throw new Error(`nothing is learnt from set ${UNREAD_SET}`);

const SETS = join(import.meta.dirname, 'sets');
const ignore = () => undefined;

/** The papers of one author; `fold` says with which others they are left out while thresholds are tried. */
type Source = { name: string; fold: number; papers: readonly Paper[]; isAskedForAll: boolean };

const batches = BATCH_NUMBERS.filter((number) => number <= last && !batchOf(number).unseen).map(
  (number): Source => ({
    name: `batch ${number}`,
    fold: number,
    papers: batchOf(number).papers,
    isAskedForAll: true,
  }),
);
const sales = sets.map((set, fold): Source => {
  const folders = readdirSync(join(SETS, set), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(SETS, set, name))
    .toSorted();
  const papers = folders.flatMap((folder) =>
    saleFolder(folder, ignore).papers.map(({ paper }) => paper),
  );
  return { name: `set ${set}`, fold, papers, isAskedForAll: false };
});

const press = createPress(ignore);
const papers: AuthoredPaper[] = [];
const sorts: PaperOfKind[] = [];
for (const { name, fold, papers: printed, isAskedForAll } of [...batches, ...sales]) {
  const own: AuthoredPaper[] = [];
  for (const paper of printed) {
    const pages = await ownPages(readFileSync(await press.pdf([paper])));
    for (const truth of truthsOf([paper])) {
      // Cards are told by their check digits.
      if (truth.type === 'DOC_IDENTITE') continue;
      const its = pages.filter((page) => truth.pages?.includes(page.number));
      const known = knownPaper(truth, its);
      if (known) own.push({ ...known, fold });
      sorts.push({ kind: truth.sub_kind ?? truth.type ?? 'NONE', features: kindFeatures(its) });
    }
  }
  for (const one of own) papers.push(isAskedForAll ? one : { ...one, asked: askedOf(one, own) });
  console.log(name);
}
await press.close();

/** Authors of sales were asked for some facts of each sort of paper: those that they state on one of them at least. */
function askedOf({ paper }: AuthoredPaper, all: readonly AuthoredPaper[]): Set<FactName> {
  return new Set(
    all
      .filter((one) => one.paper === paper)
      .flatMap(({ truth, absent }) => [...truth.keys(), ...absent]),
  );
}

const roles = calibrated(papers);
const facts = packWeights({ roles, weights: weightsFrom(papers, roles) }, factFeatures());
const kinds = pressKinds(trainKinds(sorts), kindFeaturesFingerprint());
writeFileSync(WEIGHTS_FILE, facts);
writeFileSync(KINDS_FILE, kinds);
for (const role of roles)
  console.log(`${keyOf(role).padEnd(32)} ${role.least} ${role.papers.join(' ')}`);
console.log(`${sorts.length} papers, ${roles.length} roles`);
console.log(`${facts.length} bytes for facts, ${kinds.length} for kinds`);
process.exit();
