// npm run teach
// What likeness knows, learnt from every paper of the corpus as it was printed, but for the batches that
// nobody has read yet: those are there to measure with. Same papers and same signs, same lesson.
import { writeFileSync } from 'node:fs';

import { KINDS_FILE, kindSignsFingerprint, pressKinds } from '@quitus/reader/likeness/kind-lesson';
import { kindSigns } from '@quitus/reader/likeness/kind-signs';
import { factSigns, LESSON_FILE, pressLesson } from '@quitus/reader/likeness/lesson';
import { keyOf } from '@quitus/reader/likeness/roles';
import { weightsFrom } from '@quitus/reader/likeness/teach';
import { type PaperOfKind, teachKinds } from '@quitus/reader/likeness/teach-kinds';
import { readPages } from '@quitus/reader/page/read-pages';

import { calibrated, type NumberedPaper } from './calibrate.ts';
import { BATCHES } from './catalogue.ts';
import { knownPaper } from './known-papers.ts';
import { truthsOf } from './paper.ts';
import { createPress } from './press.ts';

const AT_ONCE = 2;
const UNREAD = /^jamais lus/;

const press = createPress();
const waiting = Object.entries(BATCHES)
  .filter(([, { told }]) => !UNREAD.test(told))
  .flatMap(([batch, { papers }]) => papers.map((paper) => ({ batch: Number(batch), paper })))
  .entries();
/** In the order of the catalogue, whoever read them first. */
const known: { facts: NumberedPaper | null; kind: PaperOfKind }[][] = [];

async function work(): Promise<void> {
  for (const [index, { batch, paper }] of waiting) {
    const pages = await readPages(await press.pdf([paper]), 'PDF', { ocr: false });
    known[index] = truthsOf([paper]).map((truth) => {
      const own = pages.filter(({ number }) => truth.pages?.includes(number));
      const learnt = knownPaper(truth, own);
      const kind = truth.sub_kind ?? truth.type ?? 'NONE';
      return {
        facts: learnt && { ...learnt, batch },
        kind: { kind, signs: kindSigns(own) },
      };
    });
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, work));
await press.close();

const papers = known.flat().flatMap(({ facts }) => (facts ? [facts] : []));
const roles = calibrated(papers);
const facts = pressLesson({ roles, weights: weightsFrom(papers, roles) }, factSigns());
writeFileSync(LESSON_FILE, facts);
const kinds = pressKinds(teachKinds(known.flat().map(({ kind }) => kind)), kindSignsFingerprint());
writeFileSync(KINDS_FILE, kinds);
for (const role of roles)
  console.log(`${keyOf(role).padEnd(32)} ${role.least} ${role.papers.join(' ')}`);
console.log(`${papers.length} papiers, ${roles.length} rôles`);
console.log(`${facts.length} octets pour les faits, ${kinds.length} pour les sortes`);
process.exit();
