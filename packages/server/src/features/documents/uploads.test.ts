import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { documentsApi } from '@quitus/api/documents.api';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { createDossier, createPerson } from '../../../test/people.ts';
import { keysIn, listen, sendingTo } from '../../../test/sending.ts';
import { paddedPdf, smallPdf } from '../../../test/small-pdf.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { testSite } from '../../../test/test-site.ts';
import { diskStorage } from '../../adapters/storage/disk.ts';
import { createApp } from '../../app.ts';

const MiB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'quitus-uploads-'));
const storage = diskStorage(folder);
const t = await createTestApp({ deps: { storage } });
const base = await listen(t);
const { create, append, offset, announce, send, filesOf, download } = sendingTo(t, base);

/** Another process on the same database and the same disk. */
const other = await createApp(
  {
    demo: false,
    production: false,
    metrics_token: null,
    requests_per_minute: 10_000,
    trust_proxy: 0,
  },
  { ...t.deps, storage: diskStorage(folder) },
  testSite(),
);
const otherBase = await listen({ app: other });

afterAll(async () => {
  await other.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => t.wait(1));

const owner = await createPerson(t, 'PRO_UNLIMITED');
const uid = await createDossier(t, owner);

async function begin(size: number) {
  const pdf = paddedPdf(size);
  const { id } = await announce(owner, uid, pdf);
  expect((await create(owner, id, pdf.length)).status).toBe(201);
  return { id, pdf };
}

const stateOf = async (id: string) => (await filesOf(owner, uid)).find((file) => file.id === id);

describe('an upload', () => {
  it('that is cut goes on from the last whole part', async () => {
    const { id, pdf } = await begin(10 * MiB);
    const patch = request(`${base}/api/uploads/${id}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${owner.access}`,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-length': pdf.length,
        'content-type': 'application/offset+octet-stream',
      },
    });
    const gone = new Promise((resolve) => patch.once('close', resolve));
    patch.on('error', () => {});
    patch.write(pdf.subarray(0, 9 * MiB));
    const parts = () => keysIn(storage, `incoming/${id}/`);
    await expect.poll(parts, { timeout: 10_000 }).toHaveLength(4);
    // As a telephone in a tunnel.
    patch.destroy();
    await gone;
    expect(await offset(owner, id)).toBe(8 * MiB);
    expect((await append(owner, id, pdf.slice(8 * MiB), 8 * MiB)).status).toBe(204);
    await t.work();
    const answer = await download(owner, uid, id);
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
    expect(t.lines.join('')).not.toContain('request failed');
  });

  it('is received by two processes in turns', async () => {
    const { id, pdf } = await begin(5 * MiB);
    const there = sendingTo(t, otherBase);
    const cuts = [0, 1000, 2 * MiB, 3 * MiB + 7, pdf.length];
    for (const [index, at] of cuts.slice(0, -1).entries()) {
      const receiver = index % 2 === 0 ? there : { append, offset };
      expect(await receiver.offset(owner, id)).toBe(at);
      const sent = await receiver.append(owner, id, pdf.slice(at, cuts[index + 1]), at);
      expect(sent.headers.get('upload-offset')).toBe(String(cuts[index + 1]));
    }
    await t.work();
    expect(await stateOf(id)).toMatchObject({ state: 'READY', size: pdf.length });
    expect(await keysIn(storage, `incoming/${id}`)).toEqual([]);
  });

  it('goes on only from where it stopped', async () => {
    const { id, pdf } = await begin(1000);
    await append(owner, id, pdf.slice(0, 100));
    expect((await append(owner, id, pdf.slice(0, 100))).status).toBe(409);
    expect((await append(owner, id, pdf.slice(200), 200)).status).toBe(409);
    expect(await offset(owner, id)).toBe(100);
  });

  it('takes no more than was announced, with or without a length', async () => {
    const { id, pdf } = await begin(1000);
    const more = new Uint8Array([...pdf, 1]);
    expect((await append(owner, id, more)).status).toBe(413);
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(600)) });
    expect((await append(owner, id, endless)).status).toBe(413);
    expect(await offset(owner, id)).toBe(0);
    expect((await append(owner, id, pdf)).status).toBe(204);
  });

  it('is somebody’s own', async () => {
    const { id, pdf } = await begin(1000);
    const stranger = await createPerson(t, 'PRO_UNLIMITED');
    expect((await append(stranger, id, pdf)).status).toBe(404);
    expect(await offset(stranger, id)).toBeNull();
  });

  it('that is here says so, and takes nothing any more', async () => {
    const pdf = smallPdf(1);
    const id = await send(owner, uid, pdf);
    for (const work of [async () => {}, () => t.work()]) {
      await work();
      expect(await offset(owner, id)).toBe(pdf.length);
      expect((await append(owner, id, pdf)).status).toBe(404);
      expect((await create(owner, id, pdf.length)).status).toBe(404);
    }
  });

  it('alone in its dossier does not wait for the pile of another', async () => {
    const pile = [
      await send(owner, uid, smallPdf(1)),
      await send(owner, uid, smallPdf(2)),
      await send(owner, uid, smallPdf(3)),
    ];
    const alone = await send(owner, await createDossier(t, owner), smallPdf(1));
    const turns = async (task: string) => {
      const { rows } = await t.pool.query<{ file_id: string }>(
        `select payload ->> 'file_id' as file_id from graphile_worker._private_jobs j
         join graphile_worker._private_tasks k on k.id = j.task_id
         where k.identifier = $1 order by priority, run_at, j.id`,
        [task],
      );
      return rows.map(({ file_id }) => file_id);
    };
    expect(await turns('inspect-upload')).toEqual([pile[0], alone, pile[1], pile[2]]);
    await t.work();
  });

  it('created again starts again', async () => {
    const { id, pdf } = await begin(1000);
    await append(owner, id, pdf.slice(0, 100));
    expect((await create(owner, id, pdf.length)).status).toBe(201);
    expect(await offset(owner, id)).toBe(0);
  });

  it('given up leaves nothing', async () => {
    const { id, pdf } = await begin(1000);
    await append(owner, id, pdf.slice(0, 100));
    const headers = { authorization: `Bearer ${owner.access}`, 'tus-resumable': '1.0.0' };
    const answer = await fetch(`${base}/api/uploads/${id}`, { method: 'DELETE', headers });
    expect(answer.status).toBe(204);
    expect(await keysIn(storage, `incoming/${id}`)).toEqual([]);
  });

  it('is spoken in tus 1.0 only', async () => {
    const { id } = await begin(1000);
    const authorization = `Bearer ${owner.access}`;
    const version = (headers: Record<string, string>) =>
      fetch(`${base}/api/uploads/${id}`, { method: 'PATCH', headers, body: 'x' });
    const old = await version({ authorization, 'tus-resumable': '0.2.2' });
    expect([old.status, old.headers.get('tus-version')]).toEqual([412, '1.0.0']);
    const plain = await version({ authorization, 'tus-resumable': '1.0.0' });
    expect(plain.status).toBe(415);
  });

  it('announced for another size is not created', async () => {
    const pdf = smallPdf(1);
    t.as(owner.access);
    const { id } = await announce(owner, uid, pdf);
    expect((await create(owner, id, pdf.length - 1)).status).toBe(400);
    const { files } = await t.call(documentsApi.files, { params: { uid } });
    expect(files.some((file) => file.id === id)).toBe(false);
  });
});
