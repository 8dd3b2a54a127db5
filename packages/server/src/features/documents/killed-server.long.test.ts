// Killed without a word, in the middle of everything: what was sent is not lost, what was half done is
// done once.
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

import { createCaller } from '@quitus/api/client';
import { documentsApi } from '@quitus/api/documents.api';
import { downloadsApi } from '@quitus/api/downloads.api';
import { staffApi } from '@quitus/api/staff.api';
import { DOCUMENT_TYPES, type DocumentType } from '@quitus/domain/documents/document-type';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { keepFile } from '../../../test/kept-file.ts';
import { killableServer, type KillableServer } from '../../../test/killable-server.ts';
import { createDossier, createPerson, type Person } from '../../../test/people.ts';
import { keysIn } from '../../../test/sending.ts';
import { bringSlotTo } from '../../../test/slot-status.ts';
import { paddedPdf } from '../../../test/small-pdf.ts';
import { type Bytes, tusClient } from '../../../test/tus.ts';
import { unzipped } from '../../../test/unzipped.ts';
import { zipOf } from '../../../test/zip-of.ts';
import { outboxMails } from '../../adapters/mail/outbox.table.ts';
import { contentKey } from '../../adapters/storage/content.ts';
import { portfolioDocuments, portfolioEvents } from '../portfolios/portfolios.table.ts';
import { sweepFiles } from '../retention/sweep.jobs.ts';
import { documentFiles } from './files.table.ts';

const MiB = 1024 * 1024;
const TYPES = ['RIB', 'PV_AG', 'CHARGES', 'TITRE_PROP'] as const;

const servers = {
  uploads: await killableServer(),
  archive: await killableServer(),
  decisions: await killableServer(),
  download: await killableServer(),
};

const callerOf = (base: string, { access }: Person) =>
  createCaller(`${base}/api`, (request) => {
    request.headers.set('authorization', `Bearer ${access}`);
    return fetch(request);
  });

/** Numbered from 1 without a gap, in their order. */
async function eventsOf({ deps }: KillableServer, uid: string) {
  const events = await deps.db
    .select()
    .from(portfolioEvents)
    .where(eq(portfolioEvents.portfolio_uid, uid))
    .orderBy(asc(portfolioEvents.number));
  expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
  return events;
}

const filesOf = ({ deps }: KillableServer, uid: string) =>
  deps.db.select().from(documentFiles).where(eq(documentFiles.portfolio_uid, uid));

/** After a sweep that spares nothing for its youth: the files, their pictures, and nothing else. */
async function expectNoOrphan(server: KillableServer, uid: string): Promise<void> {
  await sweepFiles(server.deps, new Date(Date.now() + MiB));
  const ready = (await filesOf(server, uid)).filter(({ state }) => state === 'READY');
  const contents = ready.map(({ sha256 }) => contentKey(uid, sha256 ?? ''));
  const wanted = contents.flatMap((key) => [key, `${key}-page-1`, `${key}-thumb-1`]);
  expect(await keysIn(server.deps.storage)).toEqual(wanted.toSorted());
}

type Sent = { id: string; name: string; document_type: DocumentType; bytes: Bytes };

/** Goes on from wherever the server says it stopped. */
async function sendRest(base: string, owner: Person, { id, bytes }: Sent, onPiece = () => {}) {
  const { append, offset } = tusClient(base);
  for (let at = (await offset(owner, id)) ?? 0; at < bytes.length; onPiece()) {
    const answer = await append(owner, id, bytes.slice(at, at + MiB), at);
    expect(answer.status).toBe(204);
    at = Number(answer.headers.get('upload-offset'));
  }
}

async function announce(base: string, owner: Person, uid: string, sent: Sent): Promise<void> {
  const { id, name, document_type, bytes } = sent;
  const body = { id, name, document_type, size: bytes.length };
  await callerOf(base, owner)(documentsApi.announceFile, { params: { uid }, body });
  expect((await tusClient(base).create(owner, id, bytes.length)).status).toBe(201);
}

describe('a server killed', { timeout: 240_000 }, () => {
  it('while eight files arrive loses none of them', async () => {
    const server = servers.uploads;
    const owner = await createPerson(server, 'PRO_UNLIMITED');
    const uid = await createDossier(server, owner);
    const files = Array.from({ length: 8 }, (_, index): Sent => {
      const document_type = TYPES[index % TYPES.length] ?? 'RIB';
      const bytes = paddedPdf(2 * MiB + index, index);
      return { id: randomUUID(), name: `piece-${index}.pdf`, document_type, bytes };
    });
    const base = await server.start();
    for (const file of files) await announce(base, owner, uid, file);
    const cut = await new Promise<PromiseSettledResult<void>[]>((resolve) => {
      let pieces = 0;
      const onPiece = () => void (++pieces === files.length + 10 && server.kill());
      const sending = files.map((file) => sendRest(base, owner, file, onPiece));
      void Promise.allSettled(sending).then(resolve);
    });
    expect(cut.some(({ status }) => status === 'rejected')).toBe(true);

    const again = await server.start();
    await Promise.all(files.map((file) => sendRest(again, owner, file)));
    await server.jobsDone();

    const rows = await filesOf(server, uid);
    for (const { id, bytes } of files) {
      const row = rows.find((one) => one.id === id);
      expect(row).toMatchObject({ state: 'READY', size: bytes.length });
      const kept = await server.deps.storage.open(contentKey(uid, row?.sha256 ?? ''));
      expect((await buffer(kept)).equals(bytes)).toBe(true);
    }
    const slots = await server.deps.db.select().from(portfolioDocuments);
    for (const type of TYPES)
      expect(slots.find(({ document_type }) => document_type === type)).toMatchObject({
        status: 'NEW_A_VERIFIER',
        file_count: files.length / TYPES.length,
      });
    const events = await eventsOf(server, uid);
    const accepted = events.filter(({ kind }) => kind === 'FILE_ACCEPTED');
    expect(accepted.map(({ detail }) => String(detail['file'])).toSorted()).toEqual(
      files.map(({ name }) => name).toSorted(),
    );
    const moved = events.filter(({ kind }) => kind === 'DOCUMENT_STATUS_CHANGED');
    expect(moved.map(({ document_type }) => String(document_type)).toSorted()).toEqual(
      TYPES.toSorted(),
    );
    await expectNoOrphan(server, uid);
  });

  it('while it unpacks an archive unpacks it once', async () => {
    const server = servers.archive;
    const owner = await createPerson(server, 'PRO_UNLIMITED');
    const uid = await createDossier(server, owner);
    const papers = ['a.pdf', 'b.pdf', 'c.pdf'].map(
      (name) => [name, paddedPdf(1000, name)] as const,
    );
    const notes = Array.from({ length: 150 }, (_, index) => {
      return [`note-${index}.txt`, Buffer.alloc(20_000, String(index))] as const;
    });
    const bytes = zipOf(Object.fromEntries([...papers, ...notes]));
    const id = randomUUID();
    const archive: Sent = { id, name: 'tout.zip', document_type: 'PV_AG', bytes };
    const base = await server.start();
    await announce(base, owner, uid, archive);
    await sendRest(base, owner, archive);
    const unpacked = async () => (await keysIn(server.deps.storage, 'incoming/')).length;
    await expect.poll(unpacked, { timeout: 120_000, interval: 5 }).toBeGreaterThan(5);
    await server.kill();
    expect(await filesOf(server, uid)).toEqual([expect.objectContaining({ state: 'CHECKING' })]);

    await server.start();
    await server.jobsDone();
    const files = await filesOf(server, uid);
    const named = (state: string) =>
      files.flatMap((file) => (file.state === state ? [file.name] : [])).toSorted();
    expect(named('UNPACKED')).toEqual(['tout.zip']);
    expect(named('READY')).toEqual(papers.map(([name]) => name));
    expect(named('REFUSED')).toEqual(notes.map(([name]) => name).toSorted());
    const recorded = (await eventsOf(server, uid)).flatMap(({ kind, detail }) =>
      kind === 'FILE_ACCEPTED' || kind === 'FILE_REFUSED' ? [String(detail['file'])] : [],
    );
    expect(recorded.toSorted()).toEqual([...named('READY'), ...named('REFUSED')].toSorted());
    await expectNoOrphan(server, uid);
  });

  it('while decisions are taken keeps each whole, or nothing of it', async () => {
    const server = servers.decisions;
    const { deps } = server;
    const owner = await createPerson(server, 'PRO_UNLIMITED');
    const staff = await createPerson(server, 'BASIC', { staff: true });
    const uid = await createDossier(server, owner);
    const types = DOCUMENT_TYPES.filter((type) => type !== 'PRE_ETAT_DATE').slice(0, 16);
    for (const type of types) await bringSlotTo(deps, uid, type, 'NEW_A_VERIFIER');
    const decideAll = (base: string, onAnswer = () => {}) =>
      Promise.allSettled(
        types.map(async (document_type) => {
          const params = { uid, document_type };
          const reasons = ['PAGES_MISSING' as const];
          const reason = 'Il manque une page.';
          const body = { to: 'REJECTED' as const, reasons, reason, seen_file_ids: [] };
          await callerOf(base, staff)(staffApi.decide, { params, body });
          onAnswer();
        }),
      );
    let answers = 0;
    const first = await decideAll(await server.start(), () => {
      if (++answers === 5) void server.kill();
    });
    expect(first.some(({ status }) => status === 'rejected')).toBe(true);
    const slots = await deps.db.select().from(portfolioDocuments);
    const decided = slots.flatMap(({ document_type, status }) =>
      status === 'REJECTED' ? [document_type] : [],
    );
    const movedSoFar = (await eventsOf(server, uid)).filter(
      ({ detail }) => detail['to'] === 'REJECTED',
    );
    expect(movedSoFar.map(({ document_type }) => String(document_type)).toSorted()).toEqual(
      decided.toSorted(),
    );

    await decideAll(await server.start());
    await deps.db.execute('update graphile_worker._private_jobs set run_at = now()');
    await server.jobsDone();
    const mails = await deps.db.select().from(outboxMails).where(eq(outboxMails.to, owner.email));
    expect(mails).toHaveLength(types.length);
    const after = await deps.db.select().from(portfolioDocuments);
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set(['REJECTED']));
    const moved = (await eventsOf(server, uid)).filter(
      ({ detail }) => detail['from'] === 'NEW_A_VERIFIER',
    );
    expect(moved.map(({ document_type }) => String(document_type)).toSorted()).toEqual(
      types.toSorted(),
    );
    for (const { detail } of moved) expect(detail).toMatchObject({ to: 'REJECTED' });
  });

  it('while a zip is downloaded gives the rest of it afterwards, byte for byte', async () => {
    const server = servers.download;
    const owner = await createPerson(server, 'PRO_UNLIMITED');
    const uid = await createDossier(server, owner);
    for (const type of TYPES)
      await keepFile(server, uid, {
        document_type: type,
        bytes: paddedPdf(12 * MiB, type),
        pages: 1,
      });
    const base = await server.start();
    const { url, size } = await callerOf(base, owner)(downloadsApi.createDownload, {
      params: { uid },
      body: { format: 'ZIP' },
    });
    const first = await fetch(`${base}${url}`);
    const received: Uint8Array[] = [];
    let length = 0;
    const interrupted = async () => {
      for await (const piece of first.body ?? []) {
        received.push(piece);
        length += piece.length;
        if (length > 3 * MiB) await server.kill();
      }
    };
    await expect(interrupted()).rejects.toThrow();
    expect(length).toBeLessThan(size ?? 0);

    const again = await server.start();
    const etag = first.headers.get('etag') ?? '';
    const rest = await fetch(`${again}${url}`, {
      headers: { range: `bytes=${length}-`, 'if-range': etag },
    });
    expect(rest.status).toBe(206);
    const zip = Buffer.concat([...received, Buffer.from(await rest.arrayBuffer())]);
    const whole = Buffer.from(await (await fetch(`${again}${url}`)).arrayBuffer());
    expect(zip.length).toBe(size);
    expect(zip.equals(whole)).toBe(true);
    const [, ...papers] = [...unzipped(zip).values()];
    const sizes = TYPES.map((type) => paddedPdf(12 * MiB, type).length);
    expect(new Set(papers.map((paper) => paper.length))).toEqual(new Set(sizes));
  });
});
