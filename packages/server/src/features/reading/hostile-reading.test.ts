// Files meant to break the reader, sent as anybody would: the worker goes on, and every slot says why.
import { documentsApi } from '@quitus/api/documents.api';
import { readingApi } from '@quitus/api/reading.api';
import { readFile } from '@quitus/reader/read';
import { hostileFiles } from '@quitus/reader/test/hostile';
import type { HostileFile } from '@quitus/reader/test/hostile-file';
import { beforeAll, expect, it } from 'vitest';

import { createDossier, createPerson } from '../../../test/people.ts';
import { listen, sendingTo } from '../../../test/sending.ts';
import { createTestApp } from '../../../test/test-app.ts';

const t = await createTestApp({
  env: { REQUESTS_PER_MINUTE: '1000000' },
  deps: { reader: readFile },
});
const { send, filesOf, slotOf } = sendingTo(t, await listen(t));
const owner = await createPerson(t, 'PRO_UNLIMITED');

const announced = documentsApi.announceFile.body.pick({ name: true, size: true });

/** Looked at, drawn and read, it takes a minute; the reader's own tests have it. */
const SLOWEST = 'an image of 30 000 × 30 000';

/**
 * All that are let in without a word, but for archives, whose files are read like any other; and one of
 * each reason for which others are refused or let in with a warning.
 */
function chosen(files: readonly HostileFile[]): HostileFile[] {
  const seen = new Set<string>();
  return files.filter(({ what, name, content, expected }) => {
    // Of what cannot even be announced, nothing is sent.
    const size = content.length;
    if (name.includes('\0') || !announced.safeParse({ name, size }).success) return false;
    const isPaper = !name.endsWith('.zip') && what !== SLOWEST;
    if ('warnings' in expected && expected.warnings.length === 0) return isPaper;
    const why = String('warnings' in expected ? expected.warnings : expected.refusals[0]);
    return !seen.has(why) && seen.add(why);
  });
}

type Sent = HostileFile & { uid: string; file_id: string };
const sent: Sent[] = [];

beforeAll(async () => {
  for (const file of chosen(await hostileFiles())) {
    const uid = await createDossier(t, owner);
    const file_id = await send(owner, uid, new Uint8Array(file.content), { name: file.name });
    sent.push({ ...file, uid, file_id });
  }
  await t.work(2);
}, 300_000);

it('leaves nothing in the queue', async () => {
  const queued = async () => {
    const { rows } = await t.pool.query(
      'select task_identifier, attempts, last_error from graphile_worker.jobs',
    );
    return rows;
  };
  expect(sent.length).toBeGreaterThan(20);
  // With two workers the last job may be done a moment before its row is gone.
  await expect.poll(queued).toEqual([]);
});

it('says of each why it was refused, or who looks at it now', async () => {
  const silent: unknown[] = [];
  for (const { what, uid, file_id, expected } of sent) {
    const file = (await filesOf(owner, uid)).find(({ id }) => id === file_id);
    if ('refusals' in expected) {
      if (!file?.refusal || !expected.refusals.includes(file.refusal)) silent.push([what, file]);
      continue;
    }
    const slot = await slotOf(owner, uid);
    const params = { uid, document_type: 'RIB' } as const;
    const { rules, sentence, waiting } = await t.call(readingApi.control, { params });
    const told = rules.some(({ outcome, sentence: why }) => outcome !== 'passed' && why !== '');
    const refused = slot?.status === 'REJECTED' && slot.note === sentence && sentence !== null;
    const waits = slot?.status === 'NEW_A_VERIFIER' && waiting !== null && told;
    const read = file?.reading?.state === 'DONE' || file?.reading?.state === 'FAILED';
    if (!read || !(refused || waits)) silent.push([what, file, slot, sentence, rules]);
  }
  expect(silent).toEqual([]);
});
