// The papers of the demonstration are printed once it runs: the start does not wait for them.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import type { Home } from '@quitus/papers/samples/home';
import { z } from 'zod';

import { putContent } from '../../adapters/storage/content.ts';
import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { defineJob, enqueue } from '../../jobs/define-job.ts';
import { sellDemoStatement } from './demo-statements.jobs.ts';
import {
  askReadings,
  describeHolding,
  type Holding,
  isSeeded,
  type KeptPaper,
  seedStory,
} from './demo-story.queries.ts';
import { DOSSIER_KEYS, DOSSIERS, type DossierKey } from './demo.data.ts';

const dossier = z.object({ uid: z.uuid(), key: z.enum(DOSSIER_KEYS) });

/** One dossier after the other, each whole or not at all; taken up again, it goes on where it was. */
export const fillDemoFiles = defineJob({
  name: 'fill-demo',
  payload: z.object({ dossiers: z.array(dossier) }),
  run: async (deps, { dossiers }) => {
    for (const { uid, key } of dossiers) {
      const demo = DOSSIERS.find((one) => one.key === key);
      if (!demo || (await inTransaction(deps.db, (tx) => isSeeded(tx, uid, demo)))) continue;
      const { papers, holding } = await printPapers(deps, uid, key);
      await inTransaction(deps.db, async (tx) => {
        await seedStory(tx, deps.keys.seal, uid, demo, papers);
        await describeHolding(tx, uid, holding);
        // The first that people open, and those whose statement is drawn from them; the others are read
        // with the next round of unread files.
        if (key === DOSSIER_KEYS[0] || demo.statement) await askReadings(tx, uid);
        if (demo.statement) await enqueue(tx, sellDemoStatement, { uid, key, looked: 0 });
      });
    }
  },
});

/** What prints is heavy and serves nothing else at the start: it is loaded when it is needed. */
async function printPapers(
  { storage }: Deps,
  uid: string,
  key: DossierKey,
): Promise<{ papers: KeptPaper[]; holding: Holding }> {
  const { papersOf } = await import('./demo-papers.data.ts');
  const { HOMES } = await import('./demo-homes.data.ts');
  const { printSample } = await import('@quitus/papers/samples/press');
  const slots = papersOf(key);
  const kept: KeptPaper[] = [];
  for (const document_type of DOCUMENT_TYPES) {
    for (const { name, origin, sample } of slots[document_type] ?? []) {
      const printed = printSample(sample);
      const pdf = Buffer.from(printed.pdf);
      const sha256 = createHash('sha256').update(pdf).digest('hex');
      await putContent(storage, uid, sha256, Readable.from([pdf]));
      const { pages } = printed;
      kept.push({
        document_type,
        name,
        origin,
        pages,
        sha256,
        crc32: crc32(pdf),
        size: pdf.length,
      });
    }
  }
  return { papers: kept, holding: holdingOf(HOMES[key]()) };
}

/** What the manager of the dossier would have said of it. */
const holdingOf = ({ sellers, holding }: Home): Holding => ({
  owners: sellers.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
  lots: holding ? holding.owner.lots.map(({ number }) => String(number)) : [],
});
