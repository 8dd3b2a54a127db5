import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';

import { deskApi } from '@quitus/api/desk.api';
import { visitsApi } from '@quitus/api/sharing.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { DOCUMENT_STATUSES, type DocumentStatus } from '@quitus/domain/documents/status';
import { DOCUMENT_EVENTS, transition } from '@quitus/domain/documents/transitions';
import { inspectFile } from '@quitus/reader/file/inspect';
import { asc, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';

import { workOnSale } from '../../../test/ped-sale.ts';
import { createPerson } from '../../../test/people.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { contentKey } from '../../adapters/storage/content.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { unseal } from '../../sealing.ts';
import { documentFiles } from '../documents/files.table.ts';
import { portfolioDocuments, portfolioEvents, portfolios } from '../portfolios/portfolios.table.ts';
import { shareLinks } from '../sharing/sharing.table.ts';
import { papersOf } from './demo-papers.data.ts';
import { sellDemoStatement } from './demo-statements.jobs.ts';
import { DOSSIERS } from './demo.data.ts';
import { fillDemoFiles } from './demo.jobs.ts';
import { fillDemo } from './demo.queries.ts';

const t = await createTestApp();
const { call, deps } = t;
await fillDemo(deps);
// What is sold of it is told at the end.
const workButSell = () => t.work(1, ['sell-demo-statement']);
await workButSell();

type StoredFile = typeof documentFiles.$inferSelect;

const files = await deps.db.select().from(documentFiles);
const slots = await deps.db.select().from(portfolioDocuments);
const dossiers = await deps.db.select().from(portfolios);
const events = await deps.db
  .select()
  .from(portfolioEvents)
  .orderBy(asc(portfolioEvents.portfolio_uid), asc(portfolioEvents.number));

const folder = mkdtempSync(join(tmpdir(), 'quitus-demo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Place = { portfolio_uid: string; document_type: DocumentType | null };
const within =
  (place: Place) =>
  (one: Place): boolean =>
    one.portfolio_uid === place.portfolio_uid && one.document_type === place.document_type;
const openFile = ({ portfolio_uid, sha256 }: StoredFile) =>
  deps.storage.open(contentKey(portfolio_uid, sha256 ?? ''));

it('puts every paper of the demonstration in its slot, and counts them', () => {
  const papers = DOSSIERS.flatMap(({ key }) => Object.values(papersOf(key)).flat());
  expect(papers.length).toBeGreaterThan(70);
  expect(files).toHaveLength(papers.length);
  const counted = slots.map(({ file_count }) => file_count);
  expect(counted).toEqual(slots.map((slot) => files.filter(within(slot)).length));
  const empty = slots.filter(({ file_count }) => file_count === 0);
  expect(empty.map(({ status }) => status)).toEqual(['KO_SCRAPING']);
});

it('makes one set, however often the job runs', async () => {
  const payload = dossiers.map(({ uid, main_address }) => {
    const found = DOSSIERS.find((dossier) => dossier.main_address === main_address);
    return { uid, key: found?.key ?? 'fontaine' };
  });
  await enqueue(deps.db, fillDemoFiles, { dossiers: payload });
  await enqueue(deps.db, fillDemoFiles, { dossiers: payload });
  await workButSell();
  expect(await deps.db.$count(documentFiles)).toBe(files.length);
  expect(await deps.db.$count(portfolioEvents)).toBe(events.length);
  expect(await deps.db.$count(shareLinks)).toBe(1);
});

it('keeps the bytes that the rows tell', async () => {
  for (const file of files) {
    const bytes = await buffer(await openFile(file));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(file).toMatchObject({ sha256, crc32: crc32(bytes), size: bytes.length });
  }
});

/** A child process opens each: one of every kind is enough, and already takes its time. */
it('keeps files that may come in, with the pages the rows tell', async () => {
  const kinds = [...new Map(files.map((file) => [file.document_type, file])).values()];
  expect(kinds.length).toBeGreaterThan(20);
  const look = async (file: StoredFile) => {
    const path = join(folder, file.id);
    await pipeline(await openFile(file), createWriteStream(path));
    return inspectFile(path, file.name);
  };
  for (let first = 0; first < kinds.length; first += 4) {
    const some = kinds.slice(first, first + 4);
    const expected = some.map(({ pages }) => ({ format: 'PDF', pages, warnings: [] }));
    expect(await Promise.all(some.map(look))).toEqual(expected);
  }
}, 180_000);

it('names files so that their year and period are known', () => {
  const third = files.find(({ name }) => name === 'Appel de fonds T3 2026.pdf');
  expect(third).toMatchObject({ year: 2026, period: 'T3', state: 'READY', proposed_type: null });
  const minutes = files.filter(({ document_type }) => document_type === 'PV_AG');
  expect(new Set(minutes.map(({ year }) => year))).toEqual(new Set([2024, 2025, 2026]));
});

const known = (value: string | null | undefined): DocumentStatus | undefined =>
  DOCUMENT_STATUSES.find((one) => one === value);

it('tells stories whose every status follows from the one before', () => {
  for (const slot of slots) {
    const moves = events.filter(within(slot)).flatMap(({ kind, detail }) => {
      const [from, to] = [known(detail['from']), known(detail['to'])];
      return kind === 'DOCUMENT_STATUS_CHANGED' && from && to ? [{ from, to }] : [];
    });
    expect(['A_AJOUTER', ...moves.map(({ to }) => to)]).toEqual([
      ...moves.map(({ from }) => from),
      slot.status,
    ]);
    const forbidden = moves.filter(
      ({ from, to }) =>
        !DOCUMENT_EVENTS.some((event) => transition(event, from, slot.document_type, to)),
    );
    expect(forbidden).toEqual([]);
  }
});

it('verifies no document before its files are there', () => {
  const verified = slots.filter(({ status }) => status === 'VERIFIED');
  expect(verified.length).toBeGreaterThan(30);
  const early = verified.filter((slot) => {
    const story = events.filter(within(slot));
    const last = story.findLastIndex(({ kind }) => kind === 'FILE_ACCEPTED');
    return last === -1 || story.findLastIndex(({ detail }) => detail['to'] === 'VERIFIED') < last;
  });
  expect(early).toEqual([]);
});

it('numbers events in the order of their days, none of them to come', () => {
  for (const { uid } of dossiers) {
    const days = events.filter((event) => event.portfolio_uid === uid).map((e) => +e.created_at);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(days.at(-1)).toBeLessThanOrEqual(+deps.now());
  }
});

it('leaves one link open, which shows the papers of a finished dossier', async () => {
  const [share] = await deps.db.select().from(shareLinks);
  const token = await unseal(deps.keys.seal, share?.sealed_token ?? '');
  const { dossier } = await call(visitsApi.openShare, { body: { token } });
  expect(dossier.main_address).toContain('Allée des Saules');
  expect(dossier.slots.flatMap((slot) => slot.files).length).toBeGreaterThan(20);
  expect(new Set(dossier.slots.map(({ status }) => status))).toEqual(new Set(['VERIFIED']));
});

it('orders three statements, to pay, at the desk and delivered, and leaves dossiers in different states', async () => {
  const sold = DOSSIERS.filter(({ statement }) => statement !== undefined);
  const uidOf = (address: string) =>
    dossiers.find(({ main_address }) => main_address === address)?.uid ?? '';
  for (const { key, main_address } of sold) {
    const uid = uidOf(main_address);
    await sellDemoStatement.run(deps, { uid, key, looked: 0 });
    // Told twice, it is sold once.
    await sellDemoStatement.run(deps, { uid, key, looked: 0 });
  }
  await workOnSale(t);
  const statements = async () => {
    const slots_now = await deps.db
      .select({ status: portfolioDocuments.status })
      .from(portfolioDocuments)
      .where(eq(portfolioDocuments.document_type, 'PRE_ETAT_DATE'));
    return slots_now.map(({ status }) => status).toSorted();
  };
  // No paper is read here: the statement to deliver is mostly unknown, which a person has to accept.
  expect(await statements()).toEqual([
    'CREATION_IN_PROCESS',
    'CREATION_IN_PROCESS',
    'PENDING_PAYMENT',
  ]);
  const delivered = sold.find(({ statement }) => statement === 'DELIVERED')?.main_address ?? '';
  t.as((await createPerson(t, 'BASIC', { staff: true })).access);
  const { waiting } = await call(deskApi.pedQueue);
  const order = waiting.find(({ portfolio_uid }) => portfolio_uid === uidOf(delivered));
  await call(deskApi.deliverPed, {
    params: { order_id: order?.order_id ?? '' },
    body: { accept_unknown: true },
  });
  await workOnSale(t);
  expect(await statements()).toEqual(['CREATION_IN_PROCESS', 'PENDING_PAYMENT', 'VERIFIED']);
  const standings = await deps.db.select({ standing: portfolios.standing }).from(portfolios);
  expect(new Set(standings.map(({ standing }) => standing)).size).toBeGreaterThan(2);
  expect(standings.map(({ standing }) => standing)).toContain('IN_ORDER');
}, 60_000);
