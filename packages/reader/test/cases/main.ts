// npm run cases -- [--update] [name…]
// Reads the papers of packages/reader/cases. With names, prints what was read of the cases so called; with
// --update, keeps today's figures as the baseline that tests compare with.
import { parseArgs } from 'node:util';

import { loss, readBaseline, verdictsOf, writeBaseline } from './baseline.ts';
import { CASE_FOLDERS, casesIn } from './case-file.ts';
import { judgeCase } from './judge-case.ts';
import { readCase } from './read-case.ts';

const { values: asked, positionals: names } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
});

async function printCases(): Promise<void> {
  const cases = CASE_FOLDERS.flatMap(casesIn).filter(({ name }) =>
    names.some((part) => name.includes(part)),
  );
  for (const one of cases) {
    const reading = await readCase(one);
    const { right, wrong, missed } = judgeCase(one, reading);
    console.log(JSON.stringify({ case: one.name, right, wrong, missed, ...reading }, null, 2));
  }
}

async function compare(): Promise<void> {
  const before = asked.update ? {} : readBaseline();
  const now = Object.fromEntries(
    await Promise.all(
      CASE_FOLDERS.map(async (folder) => [folder, await verdictsOf(casesIn(folder))] as const),
    ),
  );
  for (const [folder, verdicts] of Object.entries(now)) {
    const { right, wrong, missed } = verdicts;
    console.log(`${folder}: ${right} right, ${wrong.length} wrong, ${missed.length} missed`);
    const reached = before[folder];
    const worse = reached ? loss(reached, verdicts) : null;
    if (worse) {
      console.log(worse);
      process.exitCode = 1;
    }
  }
  if (asked.update) writeBaseline(now);
}

await (names.length > 0 ? printCases() : compare());
