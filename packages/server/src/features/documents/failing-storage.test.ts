import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { createDossier, createPerson } from '../../../test/people.ts';
import { startS3 } from '../../../test/s3-stand-in.ts';
import { listen, sendingTo } from '../../../test/sending.ts';
import { paddedPdf } from '../../../test/small-pdf.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { diskStorage } from '../../adapters/storage/disk.ts';
import { s3Storage } from '../../adapters/storage/s3.ts';
import { type Storage, StorageFull } from '../../adapters/storage/storage.ts';

const MiB = 1024 * 1024;
const undo: (() => void)[] = [];
afterAll(() => {
  for (const one of undo) one();
});

async function sender(storage: Storage, size: number) {
  const t = await createTestApp({ deps: { storage } });
  const sending = sendingTo(t, await listen(t));
  const owner = await createPerson(t, 'PRO_UNLIMITED');
  const uid = await createDossier(t, owner);
  const pdf = paddedPdf(size);
  const { id } = await sending.announce(owner, uid, pdf);
  return { t, owner, uid, pdf, id, ...sending };
}

it('a full disk says so, keeps what it has, and takes the rest once there is room', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quitus-full-'));
  undo.push(() => rmSync(folder, { recursive: true }));
  const disk = diskStorage(folder);
  let room = 1;
  const storage: Storage = {
    ...disk,
    put: (key, stream) => {
      room -= 1;
      return room < 0 ? Promise.reject(new StorageFull('no room')) : disk.put(key, stream);
    },
  };
  const { t, owner, pdf, id, create, append, offset } = await sender(storage, 9 * MiB);
  expect((await create(owner, id, pdf.length)).status).toBe(201);
  const refused = await append(owner, id, pdf);
  expect([refused.status, await refused.json()]).toEqual([507, { error: 'STORAGE_FULL' }]);
  expect(t.lines.join('')).toContain('request failed');

  // As the browser does when it tries again.
  room = Number.POSITIVE_INFINITY;
  const at = await offset(owner, id);
  expect(at).toBe(2 * MiB);
  expect((await append(owner, id, pdf.slice(at ?? 0), at ?? 0)).status).toBe(204);
  expect(await offset(owner, id)).toBe(pdf.length);
});

/** Something between us and S3 that can be cut and joined again. */
async function cable(target: number) {
  const open = new Set<{ destroy: () => void }>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    open.add(near);
  });
  const mend = (port: number) =>
    new Promise<void>((joined) => void server.listen(port, '127.0.0.1', joined));
  const cut = () => {
    for (const one of open) one.destroy();
    server.close();
  };
  await mend(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, cut, mend: () => mend(port) };
}

it('S3 that does not answer says so, and takes the file once it does', async () => {
  const s3 = await startS3();
  undo.push(s3.stop);
  const line = await cable(Number(new URL(s3.options.endpoint ?? '').port));
  undo.push(line.cut);
  const storage = s3Storage({ ...s3.options, endpoint: `http://127.0.0.1:${line.port}` });
  undo.push(storage.close);
  const { t, owner, uid, pdf, id, create, append, offset, filesOf, download } = await sender(
    storage,
    5 * MiB,
  );
  expect((await create(owner, id, pdf.length)).status).toBe(201);
  expect((await append(owner, id, pdf.slice(0, 4 * MiB))).status).toBe(204);

  line.cut();
  const refused = await append(owner, id, pdf.slice(4 * MiB), 4 * MiB);
  expect([refused.status, await refused.json()]).toEqual([503, { error: 'STORAGE_UNAVAILABLE' }]);

  await line.mend();
  expect(await offset(owner, id)).toBe(4 * MiB);
  expect((await append(owner, id, pdf.slice(4 * MiB), 4 * MiB)).status).toBe(204);
  await t.work();
  expect((await filesOf(owner, uid))[0]).toMatchObject({ id, state: 'READY' });

  line.cut();
  const unread = await download(owner, uid, id);
  expect([unread.status, await unread.json()]).toEqual([503, { error: 'STORAGE_UNAVAILABLE' }]);
});
