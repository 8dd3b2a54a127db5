import { documentsApi } from '@quitus/api/documents.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { readingApi } from '@quitus/api/reading.api';
import { staffApi } from '@quitus/api/staff.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { Fact, FileReading, ReadDocument } from '@quitus/domain/reading/read-document';
import { RefusedFile } from '@quitus/reader/file/refused-file';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { bringFile } from '../../../test/kept-file.ts';
import { createDossier, createPerson, invite, outcomeOf } from '../../../test/people.ts';
import { sendingTo } from '../../../test/sending.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { documentFiles } from '../documents/files.table.ts';
import { fileReadings, slotControls } from './reading.table.ts';
import { readAgain, watchExpiry } from './watch.jobs.ts';

/** What the next file says, whoever reads it. */
let next: () => FileReading = () => ({ pages: [], documents: [] });
const t = await createTestApp({
  deps: {
    reader: async (_path, options) => {
      const reading = next();
      for (const { number, width, height, source } of reading.pages)
        options?.onPage?.({
          number,
          width,
          height,
          source,
          words: [],
          sheet: { width, height, from_page: null },
        });
      return reading;
    },
  },
});
const { call, deps } = t;
const { filesOf, slotOf } = sendingTo(t, 'http://127.0.0.1:9');
const owner = await createPerson(t, 'PRO_UNLIMITED');
const staff = await createPerson(t, 'BASIC', { staff: true });

let uid = '';
beforeEach(async () => {
  t.wait(1);
  uid = await createDossier(t, owner);
});

const fact = (name: string, value: Fact['value'], page = 1): Fact => ({
  name,
  value,
  raw: String(value),
  page,
  box: [10, 20, 30, 40],
  rule: 'test',
});

const paper = (type: DocumentType, given: Partial<ReadDocument> = {}): ReadDocument => ({
  type,
  sub_kind: null,
  pages: [1],
  answered: true,
  margin: 30,
  evidence: [],
  facts: [],
  ...given,
});

const reading = (documents: readonly ReadDocument[], pages = 1): FileReading => ({
  documents,
  pages: Array.from({ length: pages }, (_, index) => ({
    number: index + 1,
    width: 595,
    height: 842,
    source: 'TEXT',
    word_count: 200,
    confidence: null,
    label: null,
  })),
});

const bank = () =>
  paper('RIB', {
    facts: [
      fact('holder', 'Mme Claire DUBOIS'),
      fact('iban', 'FR7630006000011234567890189'),
      fact('bic', 'AGRIFRPP'),
    ],
  });

async function bring(
  document_type: DocumentType | null,
  said: () => FileReading,
  { name = 'document.pdf', pages = 1 } = {},
): Promise<string> {
  next = said;
  const id = await bringFile(t, uid, owner, { document_type, name, pages });
  await t.work();
  t.as(owner.access);
  return id;
}
const send = (document_type: DocumentType | null, said: FileReading, name = 'document.pdf') =>
  bring(document_type, () => said, { name, pages: said.pages.length });

const edit = (body: { owners?: string[]; lots?: string[] }) => {
  t.as(owner.access);
  return call(portfoliosApi.edit, { params: { uid }, body });
};
const readingOf = (file_id: string) => call(readingApi.reading, { params: { uid, file_id } });
const controlOf = (document_type: DocumentType) =>
  call(readingApi.control, { params: { uid, document_type } });

describe('a file that was kept', () => {
  it('is read, told, and accepted by the machine when every rule passes', async () => {
    await edit({ owners: ['Claire Dubois'] });
    const id = await send('RIB', reading([bank()]));
    expect(await slotOf(owner, uid)).toMatchObject({ status: 'VERIFIED', note: null });
    const [file] = await filesOf(owner, uid);
    expect(file?.reading).toEqual({ state: 'DONE', pages_done: 1, pages_total: 1 });
    const told = await readingOf(id);
    expect(told.documents[0]?.facts).toContainEqual({
      name: 'bic',
      value: 'AGRIFRPP',
      raw: 'AGRIFRPP',
      page: 1,
      box: [10, 20, 30, 40],
      state: 'READ',
      read_value: null,
      by: null,
      at: null,
    });
    const control = await controlOf('RIB');
    expect(control).toMatchObject({ status: 'VERIFIED', sentence: null, waiting: null });
    expect(control.rules.every(({ outcome }) => outcome === 'passed')).toBe(true);
    const { events } = await call(portfoliosApi.events, { params: { uid }, query: {} });
    expect(events.map(({ kind }) => kind)).toContain('FILE_READ');
  });

  it('of another type is refused with the sentence, in the dossier and by mail', async () => {
    await send('RIB', reading([paper('TAX_FONCIERE', { facts: [fact('tax_year', 2025)] })]));
    const slot = await slotOf(owner, uid);
    expect(slot).toMatchObject({ status: 'REJECTED' });
    expect(slot?.note).toMatch(/^Document actuel.*Document attendu/s);
    const [mail] = await t.mails();
    expect(mail).toMatchObject({
      to: owner.email,
      text: expect.stringContaining(slot?.note ?? ''),
    });
  });

  it('waits for a person when the machine cannot tell, or cannot read', async () => {
    await send('RIB', reading([paper('RIB', { answered: false })]));
    expect(await slotOf(owner, uid)).toMatchObject({ status: 'NEW_A_VERIFIER' });
    expect((await controlOf('RIB')).waiting).toEqual({ ahead: 0, estimated_minutes: 1440 });
    const id = await bring('CHARGES', () => {
      throw new RefusedFile('CORRUPT_FILE');
    });
    expect(await readingOf(id)).toMatchObject({ state: 'FAILED', documents: [] });
    expect(await slotOf(owner, uid, 'CHARGES')).toMatchObject({ status: 'NEW_A_VERIFIER' });
    expect((await controlOf('CHARGES')).waiting).not.toBeNull();
  });

  it('covers the year that was read on it', async () => {
    await send(
      'TAX_FONCIERE',
      reading([paper('TAX_FONCIERE', { facts: [fact('tax_year', 2025)] })]),
    );
    expect((await filesOf(owner, uid))[0]).toMatchObject({ year: 2025, period: null });
  });

  it('is looked at again when what is known of the property changes', async () => {
    await send('RIB', reading([bank()]));
    expect(await slotOf(owner, uid)).toMatchObject({ status: 'NEW_A_VERIFIER' });
    await edit({ owners: ['Claire Dubois'] });
    await t.work();
    expect(await slotOf(owner, uid)).toMatchObject({ status: 'VERIFIED' });
  });

  it('is looked at again when another of its slot is taken out', async () => {
    await edit({ owners: ['Claire Dubois'] });
    await send('RIB', reading([bank()]));
    const wrong = await send('RIB', reading([paper('TAX_FONCIERE')]));
    expect(await slotOf(owner, uid)).toMatchObject({ status: 'NEW_A_VERIFIER' });
    await call(documentsApi.removeFile, { params: { uid, file_id: wrong } });
    await t.work();
    expect(await slotOf(owner, uid)).toMatchObject({ status: 'VERIFIED' });
  });
});

describe('a fact', () => {
  const correct = (file_id: string, name: string, value: Fact['value']) =>
    call(readingApi.setFact, { params: { uid, file_id, name }, body: { document: 0, value } });

  it('is confirmed or corrected, with who said it, and taken back', async () => {
    const id = await send('RIB', reading([bank()]));
    await correct(id, 'bic', 'AGRIFRPP');
    await correct(id, 'holder', 'Claire Martin');
    const facts = (await readingOf(id)).documents[0]?.facts ?? [];
    expect(facts.find(({ name }) => name === 'bic')).toMatchObject({
      state: 'CONFIRMED',
      by: owner.email,
    });
    expect(facts.find(({ name }) => name === 'holder')).toMatchObject({
      state: 'CORRECTED',
      value: 'Claire Martin',
      read_value: 'Mme Claire DUBOIS',
      page: 1,
    });
    await call(readingApi.unsetFact, {
      params: { uid, file_id: id, name: 'holder' },
      body: { document: 0 },
    });
    const again = (await readingOf(id)).documents[0]?.facts ?? [];
    expect(again.find(({ name }) => name === 'holder')).toMatchObject({ state: 'READ' });
  });

  it('that a user corrects does not get the document accepted', async () => {
    await edit({ owners: ['Claire Martin'] });
    const id = await send('RIB', reading([paper('RIB', { ...bank(), answered: false })]));
    await correct(id, 'holder', 'Claire Martin');
    await t.work();
    expect(await slotOf(owner, uid)).toMatchObject({ status: 'NEW_A_VERIFIER' });
  });

  it('has the form of its kind, and belongs to a document of the file', async () => {
    const id = await send('RIB', reading([bank()]));
    expect(await outcomeOf(correct(id, 'total', 12.5))).toBe('INVALID_FACT');
    expect(await outcomeOf(correct(id, 'inconnu', 'x'))).toBe('INVALID_FACT');
    const other = call(readingApi.setFact, {
      params: { uid, file_id: id, name: 'bic' },
      body: { document: 3, value: 'AGRIFRPP' },
    });
    expect(await outcomeOf(other)).toBe('NOT_FOUND');
  });
});

describe('a file dropped on the dossier', () => {
  const scan = () =>
    reading(
      [
        paper('PV_AG', { pages: [1, 2], facts: [fact('meeting_on', '2026-06-10')] }),
        paper('CHARGES', { pages: [3], facts: [fact('total', 66876, 3)] }),
        paper('DIAGNOSTICS', { pages: [4, 5] }),
      ],
      5,
    );

  it('is proposed its place, and its places when it holds several documents', async () => {
    await send(null, reading([bank()]), 'x.pdf');
    expect((await filesOf(owner, uid))[0]).toMatchObject({
      proposed_type: 'RIB',
      proposed_parts: [{ document_type: 'RIB', pages: [1] }],
    });
    await send(null, scan(), 'y.pdf');
    expect(
      (await filesOf(owner, uid)).find(({ name }) => name === 'y.pdf')?.proposed_parts,
    ).toEqual([
      { document_type: 'PV_AG', pages: [1, 2] },
      { document_type: 'CHARGES', pages: [3] },
      { document_type: 'DIAGNOSTICS', pages: [4, 5] },
    ]);
  });

  it('lands in three slots after one confirmation, with what was read of each part', async () => {
    const id = await send(null, scan(), 'scan.pdf');
    const { proposed_parts = [] } = (await filesOf(owner, uid))[0] ?? {};
    const parts = proposed_parts.map(({ document_type, pages }) => ({
      document_type: document_type ?? ('OTHER' as const),
      pages: [...pages],
    }));
    await call(readingApi.sortFile, { params: { uid, file_id: id }, body: { parts } });
    expect((await filesOf(owner, uid))[0]).toMatchObject({ state: 'SPLITTING' });
    await t.work();
    const files = await filesOf(owner, uid);
    expect(files.map(({ document_type, name, pages }) => [document_type, name, pages])).toEqual(
      expect.arrayContaining([
        ['PV_AG', 'scan, pages 1 à 2.pdf', 2],
        ['CHARGES', 'scan, page 3.pdf', 1],
        ['DIAGNOSTICS', 'scan, pages 4 à 5.pdf', 2],
      ]),
    );
    expect(files).toHaveLength(3);
    const call3 = files.find(({ document_type }) => document_type === 'CHARGES');
    expect((await readingOf(call3?.id ?? '')).documents).toMatchObject([
      { type: 'CHARGES', pages: [1], facts: [{ name: 'total', page: 1 }] },
    ]);
    for (const { document_type } of parts)
      expect(await slotOf(owner, uid, document_type)).toMatchObject({ file_count: 1 });
  });

  it('gives each page one place', async () => {
    const id = await send(null, scan(), 'scan.pdf');
    const sort = (...pages: number[][]) =>
      call(readingApi.sortFile, {
        params: { uid, file_id: id },
        body: { parts: pages.map((own) => ({ document_type: 'PV_AG' as const, pages: own })) },
      });
    for (const wrong of [
      [[1, 2]],
      [
        [1, 2, 3],
        [3, 4, 5],
      ],
      [[1, 2, 3, 4, 6]],
    ])
      expect(await outcomeOf(sort(...wrong))).toBe('INVALID_PARTS');
    await sort([1, 2, 3, 4, 5]);
    expect((await filesOf(owner, uid))[0]).toMatchObject({ id, document_type: 'PV_AG' });
  });

  it('comes back as it was when it cannot be cut', async () => {
    const id = await send(null, scan(), 'scan.pdf');
    const [kept] = await deps.db.select().from(documentFiles).where(eq(documentFiles.id, id));
    await deps.db
      .update(documentFiles)
      .set({ format: 'TIFF', sha256: kept?.sha256 ?? '' })
      .where(eq(documentFiles.id, id));
    const parts = [
      { document_type: 'PV_AG' as const, pages: [1, 2] },
      { document_type: 'RIB' as const, pages: [3, 4, 5] },
    ];
    await call(readingApi.sortFile, { params: { uid, file_id: id }, body: { parts } });
    await t.work();
    expect((await filesOf(owner, uid)).map(({ state }) => state)).toEqual(['READY']);
  });
});

describe('a refusal', () => {
  it('may be answered: a person looks, and the machine no longer decides', async () => {
    await send('RIB', reading([paper('TAX_FONCIERE')]));
    const answer = (comment: string) =>
      call(readingApi.answerRefusal, {
        params: { uid, document_type: 'RIB' },
        body: { comment },
      });
    t.as(owner.access);
    expect(await outcomeOf(answer('  '))).toBe('MISSING_COMMENT');
    await answer('C’est bien mon RIB.');
    expect(await outcomeOf(answer('Encore.'))).toBe('ANSWER_NOT_POSSIBLE');
    await edit({ owners: ['Claire Dubois'] });
    await t.work();
    expect(await slotOf(owner, uid)).toMatchObject({ status: 'NEW_A_VERIFIER' });
    expect((await controlOf('RIB')).answer).toMatchObject({ comment: 'C’est bien mon RIB.' });
    t.as(staff.access);
    const { waiting } = await call(staffApi.queue);
    expect(waiting.find(({ portfolio_uid }) => portfolio_uid === uid)).toMatchObject({
      answered: true,
    });
  });
});

describe('time', () => {
  const ending = async (expires_at: string) => {
    await edit({ owners: ['Claire Dubois'] });
    await send('RIB', reading([bank()]));
    await deps.db
      .update(slotControls)
      .set({ expires_at })
      .where(eq(slotControls.portfolio_uid, uid));
  };
  const night = async () => {
    await watchExpiry.run(deps, {});
    await t.work();
  };
  const subjects = async () =>
    (await t.mails()).filter(({ text }) => text.includes(uid)).map(({ subject }) => subject);

  it('is told thirty days and seven days ahead, once each, then the document expires', async () => {
    await ending('2026-12-10');
    await night();
    await night();
    expect(await subjects()).toEqual(['Bientôt à renouveler : RIB']);
    await deps.db
      .update(slotControls)
      .set({ expires_at: '2026-11-20' })
      .where(eq(slotControls.portfolio_uid, uid));
    await night();
    await night();
    expect(await subjects()).toHaveLength(2);
    expect(await slotOf(owner, uid)).toMatchObject({ status: 'VERIFIED' });
    await deps.db
      .update(slotControls)
      .set({ expires_at: '2026-11-15' })
      .where(eq(slotControls.portfolio_uid, uid));
    await night();
    await night();
    expect(await slotOf(owner, uid)).toMatchObject({
      status: 'EXPIRED',
      note: expect.stringContaining('14 novembre 2026'),
    });
    expect(await subjects()).toHaveLength(3);
  });

  it('leaves alone what does not end soon', async () => {
    await ending('2027-03-01');
    await night();
    expect(await subjects()).toEqual([]);
  });
});

describe('a newer reader', () => {
  it('reads again what a former one read, and leaves decided documents as they are', async () => {
    await edit({ owners: ['Claire Dubois'] });
    const id = await send('RIB', reading([bank()]));
    const before = await call(portfoliosApi.events, { params: { uid }, query: {} });
    await deps.db
      .update(fileReadings)
      .set({ reader_version: 0 })
      .where(eq(fileReadings.file_id, id));
    next = () => reading([paper('TAX_FONCIERE')]);
    await readAgain.run(deps, {});
    await t.work();
    expect((await readingOf(id)).documents[0]?.type).toBe('TAX_FONCIERE');
    expect(await slotOf(owner, uid)).toMatchObject({ status: 'VERIFIED' });
    const after = await call(portfoliosApi.events, { params: { uid }, query: {} });
    expect(after.events).toEqual(before.events);
  });
});

describe('what was read', () => {
  it('is not shown to whom the document is not', async () => {
    const id = await send('RIB', reading([bank()]));
    const buyer = await createPerson(t, 'GUEST');
    await invite(t, uid, buyer, 'ACQUEREUR');
    t.as(buyer.access);
    expect(await outcomeOf(readingOf(id))).toBe('NOT_FOUND');
    expect(await outcomeOf(controlOf('RIB'))).toBe('NOT_FOUND');
    const elsewhere = await createDossier(t, owner);
    t.as(owner.access);
    expect(
      await outcomeOf(call(readingApi.reading, { params: { uid: elsewhere, file_id: id } })),
    ).toBe('NOT_FOUND');
  });
});
