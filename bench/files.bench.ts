// Files in, files out: how fast they come and go, what memory that takes, when a page can be seen.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

import { createCaller, urlOf } from '@quitus/api/client';
import { documentsApi } from '@quitus/api/documents.api';
import { downloadsApi } from '@quitus/api/downloads.api';
import { API_BASE } from '@quitus/api/endpoint';
import { uploadsApi } from '@quitus/api/uploads.api';
import { shortestPath } from '@quitus/domain/documents/transitions';
import { typeset } from '@quitus/papers/typeset';
import { contentKey } from '@quitus/server/adapters/storage/content';
import { documentFiles } from '@quitus/server/features/documents/files.table';
import { createPortfolio } from '@quitus/server/features/portfolios/portfolios.queries';
import { changeSlot, moveSlot } from '@quitus/server/features/portfolios/slots.queries';

import { createHead, type Head } from './crowd.ts';
import { median, report } from './figure.ts';
import { peakMb, start } from './processes.ts';
import { needPrograms, runProgram } from './system-program.ts';
import { createWorld, type World } from './world.ts';

const PORT = '3935';
const BARE_PORT = '3936';
const FILE_BYTES = 100 * 1024 * 1024;
const UPLOADS = 10;
const ZIPPED = 20;
const ROUNDS = 3;
const CHUNK_BYTES = 8 * 1024 * 1024;
const RSS_UPLOAD_MB = 280;
const RSS_ZIP_MB = 250;
const THUMB_MS = 3000;
const HTTP = 'packages/server/src/http.ts';
const WORKER = 'packages/server/src/worker.ts';

const MEGABYTE = 1e6;
const speed = (bytes: number, ms: number) => bytes / MEGABYTE / (ms / 1000);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

const callerOf = (host: string, { access }: Head) =>
  createCaller(`${host}/api`, (request) => {
    request.headers.set('authorization', `Bearer ${access}`);
    return fetch(request);
  });

async function createDossier({ deps }: World, head: Head): Promise<string> {
  const owner = { id: head.id, organization_id: head.organization_id, email: head.email };
  const dossier = {
    portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
    main_address: '14 Rue du Marché 44000 Nantes',
    address_extra_line: null,
  } as const;
  return (await createPortfolio(deps.db, owner, dossier, deps.now())).uid;
}

/** As the browser does: announced, then sent by tus in pieces of 8 MiB. */
async function upload(host: string, head: Head, uid: string, bytes: Uint8Array<ArrayBuffer>) {
  const id = randomUUID();
  const size = bytes.length;
  const body = { id, document_type: 'PV_AG', name: 'scan.pdf', size } as const;
  await callerOf(host, head)(documentsApi.announceFile, { params: { uid }, body });
  const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${head.access}` };
  const created = await fetch(urlOf(`${host}${API_BASE}`, uploadsApi.createUpload), {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(size),
      'upload-metadata': `file_id ${Buffer.from(id).toString('base64')}`,
    },
  });
  if (created.status !== 201) throw new Error(`upload refused: ${created.status}`);
  for (let offset = 0; offset < size; offset += CHUNK_BYTES) {
    const answer = await fetch(
      urlOf(`${host}${API_BASE}`, uploadsApi.appendUpload, { params: { id } }),
      {
        method: 'PATCH',
        headers: {
          ...headers,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body: bytes.subarray(offset, offset + CHUNK_BYTES),
      },
    );
    if (answer.status !== 204) throw new Error(`piece refused: ${answer.status}`);
  }
  return id;
}

async function sendForm(host: string, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.set('file', new File([bytes], 'scan.pdf'));
  const answer = await fetch(host, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`form refused: ${answer.status}`);
}

const together = (work: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: UPLOADS }, work));

async function benchUploads(world: World, head: Head): Promise<boolean> {
  const bytes = new Uint8Array(randomBytes(FILE_BYTES));
  const folder = mkdtempSync(join(tmpdir(), 'quitus-bare-'));
  const bare = await start('bench/bare-uploads.ts', 'ready', { PORT: BARE_PORT, FOLDER: folder });
  const server = await start(HTTP, 'Quitus est prêt', world.env);
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const uid = await createDossier(world, head);
    ours.push(await timed(() => together(() => upload(world.host, head, uid, bytes))));
    theirs.push(
      await timed(() => together(() => sendForm(`http://127.0.0.1:${BARE_PORT}`, bytes))),
    );
  }
  const memory = peakMb(server);
  await server.stop();
  await bare.stop();
  rmSync(folder, { recursive: true });
  const total = FILE_BYTES * UPLOADS;
  return [
    report({
      figure: 'upload, 10 files of 100 MiB at once',
      value: speed(total, median(ours)),
      unit: 'MB/s',
      reference: { name: 'Fastify and multipart, to disk', value: speed(total, median(theirs)) },
      goal: 0.6,
    }),
    report({
      figure: 'memory while receiving',
      value: memory,
      unit: 'MB',
      reference: { name: 'allowed', value: RSS_UPLOAD_MB },
      goal: 1,
      better: 'lower',
    }),
  ].every(Boolean);
}

/** Kept and verified, and the same bytes plain beside. */
async function keepFiles({ deps }: World, uid: string, folder: string): Promise<void> {
  for (let index = 0; index < ZIPPED; index++) {
    const bytes = randomBytes(FILE_BYTES);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await deps.storage.put(contentKey(uid, sha256), Readable.from([bytes]));
    writeFileSync(join(folder, `${index}.pdf`), bytes);
    await deps.db.insert(documentFiles).values({
      id: randomUUID(),
      portfolio_uid: uid,
      document_type: 'PV_AG',
      name: `${index}.pdf`,
      state: 'READY',
      origin: 'UPLOADED_BY_USER',
      format: 'PDF',
      pages: 1,
      size: bytes.length,
      sha256,
      crc32: crc32(bytes),
      created_at: deps.now(),
      ready_at: deps.now(),
    });
  }
  await changeSlot(deps.db, uid, 'PV_AG', { file_count: ZIPPED }, deps.now());
  const place = { portfolio_uid: uid, document_type: 'PV_AG' } as const;
  for (const { event, to } of shortestPath('PV_AG', 'A_AJOUTER', 'VERIFIED') ?? [])
    await moveSlot(deps.db, place, event, { to, now: deps.now() });
}

/** By the plainest client there is, which keeps nothing: what is measured is the server. */
function drain(url: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    let [received, expected] = [0, Number.NaN];
    const callback = (length: number, bytes: Uint8Array): boolean => {
      if (Number.isNaN(expected)) expected = answerLength(Buffer.from(bytes.subarray(0, length)));
      received += length;
      if (received === expected) socket.destroy();
      return true;
    };
    const onread = { buffer: Buffer.alloc(1 << 20), callback };
    const socket = connect({ host: hostname, port: Number(port), onread });
    socket.on('error', reject);
    socket.on('close', () =>
      received === expected ? resolve() : reject(new Error('download cut')),
    );
    socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  });
}

/** Head and body together, from the first bytes of an answer. */
function answerLength(bytes: Buffer): number {
  const head = bytes.subarray(0, bytes.indexOf('\r\n\r\n') + 4);
  const length = Number(/^content-length: (\d+)/im.exec(head.toString('latin1'))?.[1]);
  return head.length + length;
}

const zipPlain = (folder: string): Promise<void> =>
  runProgram('sh', ['-c', 'zip -0 -q -r - . | cat > /dev/null'], { cwd: folder });

async function benchZip(world: World, head: Head): Promise<boolean> {
  const folder = join(world.data, 'plain');
  mkdirSync(folder);
  const uid = await createDossier(world, head);
  await keepFiles(world, uid, folder);
  const server = await start(HTTP, 'Quitus est prêt', world.env);
  const call = callerOf(world.host, head);
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const { url } = await call(downloadsApi.createDownload, {
      params: { uid },
      body: { format: 'ZIP' },
    });
    ours.push(await timed(() => drain(`${world.host}${url ?? ''}`)));
    theirs.push(await timed(() => zipPlain(folder)));
  }
  const memory = peakMb(server);
  await server.stop();
  rmSync(folder, { recursive: true });
  const total = FILE_BYTES * ZIPPED;
  return [
    report({
      figure: 'zip of 2 GB, sealed files',
      value: speed(total, median(ours)),
      unit: 'MB/s',
      reference: { name: 'zip -0 of the same plain files', value: speed(total, median(theirs)) },
      goal: 1,
    }),
    report({
      figure: 'memory while zipping',
      value: memory,
      unit: 'MB',
      reference: { name: 'allowed', value: RSS_ZIP_MB },
      goal: 1,
      better: 'lower',
    }),
  ].every(Boolean);
}

const TEN_PAGES = `#set document(date: datetime(year: 2026, month: 11, day: 15))
#set text(font: "Figtree", lang: "fr")
#for page in range(10) [ = Page #(page + 1)
#lorem(400)
#pagebreak(weak: true) ]`;

async function benchThumbnail(world: World, head: Head): Promise<boolean> {
  const server = await start(HTTP, 'Quitus est prêt', world.env);
  const worker = await start(WORKER, 'Quitus travaille', world.env);
  const uid = await createDossier(world, head);
  const headers = { authorization: `Bearer ${head.access}` };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const pdf = typeset(TEN_PAGES, {}, new Date(Date.UTC(2026, 10, 15, 0, 0, round)));
    const id = await upload(world.host, head, uid, new Uint8Array(pdf));
    times.push(
      await timed(async () => {
        const thumb = urlOf(`${world.host}${API_BASE}`, documentsApi.filePage, {
          params: { uid, file_id: id, page: 1 },
          query: { size: 'thumb' },
        });
        while ((await fetch(thumb, { headers })).status !== 200)
          await new Promise((resolve) => setTimeout(resolve, 20));
      }),
    );
  }
  await worker.stop();
  await server.stop();
  return report({
    figure: 'first page of ten to be seen after the last byte',
    value: median(times),
    unit: 'ms',
    reference: { name: 'allowed', value: THUMB_MS },
    goal: 1,
    better: 'lower',
  });
}

export async function benchFiles(): Promise<boolean> {
  needPrograms('zip');
  const world = await createWorld(PORT);
  try {
    const head = await createHead(world.deps, 'agence@example.fr');
    const results = [
      await benchUploads(world, head),
      await benchZip(world, head),
      await benchThumbnail(world, head),
    ];
    return results.every(Boolean);
  } finally {
    await world.end();
  }
}
