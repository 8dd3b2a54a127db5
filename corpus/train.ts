// npm run train -- [--until n]
// What the model knows, learnt from every paper of the corpus as it was printed (up to a batch), but for the
// batches that nobody has read yet: those are there to measure with. Same papers and same signs, same model.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { factFeatures, WEIGHTS_FILE, packWeights } from '@quitus/reader/model/fact-model';
import { kindFeatures } from '@quitus/reader/model/kind-features';
import { KINDS_FILE, kindFeaturesFingerprint, pressKinds } from '@quitus/reader/model/kind-model';
import { keyOf } from '@quitus/reader/model/roles';
import { weightsFrom } from '@quitus/reader/model/train';
import { type PaperOfKind, trainKinds } from '@quitus/reader/model/train-kinds';
import { ownPages } from '@quitus/reader/test/own-pages';

import { calibrated, type NumberedPaper } from './calibrate.ts';
import { knownPaper } from './known-papers.ts';
import { truthsOf } from './paper.ts';
import { BATCH_NUMBERS, batchOf } from './papers.ts';
import { createPress } from './press.ts';

const { values: asked } = parseArgs({ options: { until: { type: 'string' } } });
const last = Number(asked.until ?? Infinity);

const press = createPress();
const papers: NumberedPaper[] = [];
const sorts: PaperOfKind[] = [];
for (const batch of BATCH_NUMBERS) {
  const { unseen, papers: printed } = batchOf(batch);
  if (batch > last || unseen) continue;
  for (const paper of printed) {
    const pages = await ownPages(readFileSync(await press.pdf([paper])));
    for (const truth of truthsOf([paper])) {
      // Cards are told by their check digits.
      if (truth.type === 'DOC_IDENTITE') continue;
      const own = pages.filter((page) => truth.pages?.includes(page.number));
      const known = knownPaper(truth, own);
      if (known) papers.push({ ...known, batch });
      sorts.push({ kind: truth.sub_kind ?? truth.type ?? 'NONE', features: kindFeatures(own) });
    }
  }
  console.log(`lot ${batch}`);
}
await press.close();

const roles = calibrated(papers);
const facts = packWeights({ roles, weights: weightsFrom(papers, roles) }, factFeatures());
const kinds = pressKinds(trainKinds(sorts), kindFeaturesFingerprint());
writeFileSync(WEIGHTS_FILE, facts);
writeFileSync(KINDS_FILE, kinds);
for (const role of roles)
  console.log(`${keyOf(role).padEnd(32)} ${role.least} ${role.papers.join(' ')}`);
console.log(`${sorts.length} papiers, ${roles.length} rôles`);
console.log(`${facts.length} octets pour les faits, ${kinds.length} pour les sortes`);
process.exit();
