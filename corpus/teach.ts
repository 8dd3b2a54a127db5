// npm run teach -- [--until n]
// What likeness knows, learnt from every paper of the corpus as it was printed (up to a batch), but for the
// batches that nobody has read yet: those are there to measure with. Same papers and same signs, same lessons.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { KINDS_FILE, kindSignsFingerprint, pressKinds } from '@quitus/reader/likeness/kind-lesson';
import { kindSigns } from '@quitus/reader/likeness/kind-signs';
import { factSigns, LESSON_FILE, pressLesson } from '@quitus/reader/likeness/lesson';
import { keyOf } from '@quitus/reader/likeness/roles';
import { weightsFrom } from '@quitus/reader/likeness/teach';
import { type PaperOfKind, teachKinds } from '@quitus/reader/likeness/teach-kinds';
import { ownPages } from '@quitus/reader/test/own-pages';

import { calibrated, type NumberedPaper } from './calibrate.ts';
import { BATCHES } from './catalogue.ts';
import { knownPaper } from './known-papers.ts';
import { truthsOf } from './paper.ts';
import { createPress } from './press.ts';

const { values: asked } = parseArgs({ options: { until: { type: 'string' } } });
const last = Number(asked.until ?? Infinity);
const UNREAD = /^jamais lus/;

const press = createPress();
const papers: NumberedPaper[] = [];
const sorts: PaperOfKind[] = [];
for (const [number, { told, papers: printed }] of Object.entries(BATCHES)) {
  const batch = Number(number);
  if (batch > last || UNREAD.test(told)) continue;
  for (const paper of printed) {
    const pages = await ownPages(readFileSync(await press.pdf([paper])));
    for (const truth of truthsOf([paper])) {
      // Cards are told by their check digits.
      if (truth.type === 'DOC_IDENTITE') continue;
      const own = pages.filter((page) => truth.pages?.includes(page.number));
      const known = knownPaper(truth, own);
      if (known) papers.push({ ...known, batch });
      sorts.push({ kind: truth.sub_kind ?? truth.type ?? 'NONE', signs: kindSigns(own) });
    }
  }
  console.log(`lot ${number}`);
}
await press.close();

const roles = calibrated(papers);
const facts = pressLesson({ roles, weights: weightsFrom(papers, roles) }, factSigns());
const kinds = pressKinds(teachKinds(sorts), kindSignsFingerprint());
writeFileSync(LESSON_FILE, facts);
writeFileSync(KINDS_FILE, kinds);
for (const role of roles)
  console.log(`${keyOf(role).padEnd(32)} ${role.least} ${role.papers.join(' ')}`);
console.log(`${sorts.length} papiers, ${roles.length} rôles`);
console.log(`${facts.length} octets pour les faits, ${kinds.length} pour les sortes`);
process.exit();
