import { documentsApi } from '@quitus/api/documents.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { readingApi } from '@quitus/api/reading.api';
import { staffApi } from '@quitus/api/staff.api';
import type { Fact } from '@quitus/domain/reading/read-document';
import { RefusedFile } from '@quitus/reader/file/refused-file';
import { describe, expect, it } from 'vitest';

import { createDossier, createPerson, invite, outcomeOf } from '../../../test/people.ts';
import { bank, fact, paper, reading, scriptedReading } from '../../../test/scripted-reader.ts';

const { t, owner, bring, send, dossier, files, slot, edit, readingOf, controlOf } =
  await scriptedReading();
const { call } = t;
const staff = await createPerson(t, 'BASIC', { staff: true });

describe('a file that was kept', () => {
  it('is read, told, and accepted by the machine when every rule passes', async () => {
    await edit({ owners: ['Claire Dubois'] });
    const id = await send('RIB', reading([bank()]));
    expect(await slot()).toMatchObject({ status: 'VERIFIED', note: null });
    const [file] = await files();
    expect(file?.reading).toEqual({ state: 'DONE', pages_done: 1, pages_total: 1 });
    const told = await readingOf(id);
    expect(told.documents[0]?.facts).toContainEqual({
      name: 'bic',
      value: 'AGRIFRPP',
      raw: 'AGRIFRPP',
      page: 1,
      box: [10, 20, 30, 40],
      state: 'READ',
      proof: 'AGREED',
      because: null,
      read_value: null,
      by: null,
      at: null,
      former: [],
    });
    const control = await controlOf('RIB');
    expect(control).toMatchObject({ status: 'VERIFIED', sentence: null, waiting: null });
    expect(control.rules.every(({ outcome }) => outcome === 'passed')).toBe(true);
    const { events } = await call(portfoliosApi.events, { params: { uid: dossier() }, query: {} });
    expect(events.map(({ kind }) => kind)).toContain('FILE_READ');
  });

  it('of another type is refused with the sentence, in the dossier and by mail', async () => {
    await send('RIB', reading([paper('TAX_FONCIERE', { facts: [fact('tax_year', 2025)] })]));
    const refused = await slot();
    expect(refused).toMatchObject({ status: 'REJECTED' });
    expect(refused?.note).toMatch(/^Document actuel.*Document attendu/s);
    const [mail] = await t.mails();
    expect(mail).toMatchObject({
      to: owner.email,
      text: expect.stringContaining(refused?.note ?? ''),
    });
  });

  it('waits for a person when the machine cannot tell, or cannot read', async () => {
    await send('RIB', reading([paper('RIB', { answered: false })]));
    expect(await slot()).toMatchObject({ status: 'NEW_A_VERIFIER' });
    expect((await controlOf('RIB')).waiting).toEqual({ ahead: 0, estimated_minutes: 1440 });
    const id = await bring('CHARGES', () => {
      throw new RefusedFile('CORRUPT_FILE');
    });
    expect(await readingOf(id)).toMatchObject({ state: 'FAILED', documents: [] });
    expect(await slot('CHARGES')).toMatchObject({ status: 'NEW_A_VERIFIER' });
    expect((await controlOf('CHARGES')).waiting).not.toBeNull();
  });

  it('covers the year that was read on it', async () => {
    await send(
      'TAX_FONCIERE',
      reading([paper('TAX_FONCIERE', { facts: [fact('tax_year', 2025)] })]),
    );
    expect((await files())[0]).toMatchObject({ year: 2025, period: null });
  });

  it('covers the days that its pages say, whatever its name says', async () => {
    const days = [fact('period_from', '2026-07-01'), fact('period_to', '2026-09-30')];
    const said = reading([paper('CHARGES', { sub_kind: 'APPEL_DE_FONDS', facts: days })]);
    await send('CHARGES', said, 'Appel T1 2026.pdf');
    expect((await files())[0]).toMatchObject({ year: 2026, period: 'T3' });
  });

  it('is looked at again when what is known of the property changes', async () => {
    await send('RIB', reading([bank()]));
    expect(await slot()).toMatchObject({ status: 'NEW_A_VERIFIER' });
    const lacks = (await controlOf('RIB')).rules.flatMap((rule) => rule.lacks ?? []);
    expect(lacks).toContainEqual({ field: 'owners', read: ['Claire DUBOIS'] });
    await edit({ owners: ['Claire Dubois'] });
    await t.work();
    expect(await slot()).toMatchObject({ status: 'VERIFIED' });
  });

  it('is looked at again when another of its slot is taken out', async () => {
    await edit({ owners: ['Claire Dubois'] });
    await send('RIB', reading([bank()]));
    const wrong = await send('RIB', reading([paper('TAX_FONCIERE')]));
    expect(await slot()).toMatchObject({ status: 'NEW_A_VERIFIER' });
    await call(documentsApi.removeFile, { params: { uid: dossier(), file_id: wrong } });
    await t.work();
    expect(await slot()).toMatchObject({ status: 'VERIFIED' });
  });
});

describe('a fact', () => {
  const correct = (file_id: string, name: string, value: Fact['value']) =>
    call(readingApi.setFact, {
      params: { uid: dossier(), file_id, name },
      body: { document: 0, value },
    });

  it('is confirmed or corrected, with who said it, and taken back', async () => {
    const id = await send('RIB', reading([bank()]));
    await correct(id, 'bic', 'AGRIFRPP');
    await correct(id, 'holder', 'Claire Martin');
    const facts = (await readingOf(id)).documents[0]?.facts ?? [];
    expect(facts.find(({ name }) => name === 'bic')).toMatchObject({
      state: 'CONFIRMED',
      by: owner.name,
    });
    expect(facts.find(({ name }) => name === 'holder')).toMatchObject({
      state: 'CORRECTED',
      value: 'Claire Martin',
      read_value: 'Mme Claire DUBOIS',
      page: 1,
    });
    await call(readingApi.unsetFact, {
      params: { uid: dossier(), file_id: id, name: 'holder' },
      body: { document: 0 },
    });
    const again = (await readingOf(id)).documents[0]?.facts ?? [];
    expect(again.find(({ name }) => name === 'holder')).toMatchObject({ state: 'READ' });
  });

  it('corrected more than once tells each value it had, by whom', async () => {
    const id = await send('RIB', reading([bank()]));
    await correct(id, 'holder', 'Claire Martin');
    await correct(id, 'holder', 'Claire Martin');
    t.as(staff.access);
    await correct(id, 'holder', 'Claire Durand');
    t.as(owner.access);
    const facts = (await readingOf(id)).documents[0]?.facts ?? [];
    expect(facts.filter(({ name }) => name === 'holder')).toMatchObject([
      {
        value: 'Claire Durand',
        page: 1,
        by: staff.name,
        former: [
          { value: 'Claire Martin', by: owner.name },
          { value: 'Mme Claire DUBOIS', by: null, at: null },
        ],
      },
    ]);
  });

  it('that a user corrects does not get the document accepted', async () => {
    await edit({ owners: ['Claire Martin'] });
    const id = await send('RIB', reading([paper('RIB', { ...bank(), answered: false })]));
    await correct(id, 'holder', 'Claire Martin');
    await t.work();
    expect(await slot()).toMatchObject({ status: 'NEW_A_VERIFIER' });
  });

  it('has the form of its kind, and belongs to a document of the file', async () => {
    const id = await send('RIB', reading([bank()]));
    expect(await outcomeOf(correct(id, 'total', 12.5))).toBe('INVALID_FACT');
    expect(await outcomeOf(correct(id, 'inconnu', 'x'))).toBe('INVALID_FACT');
    const other = call(readingApi.setFact, {
      params: { uid: dossier(), file_id: id, name: 'bic' },
      body: { document: 3, value: 'AGRIFRPP' },
    });
    expect(await outcomeOf(other)).toBe('NOT_FOUND');
  });
});

describe('a refusal', () => {
  it('may be answered: a person looks, and the machine no longer decides', async () => {
    await send('RIB', reading([paper('TAX_FONCIERE')]));
    const answer = (comment: string) =>
      call(readingApi.answerRefusal, {
        params: { uid: dossier(), document_type: 'RIB' },
        body: { comment },
      });
    t.as(owner.access);
    expect(await outcomeOf(answer('  '))).toBe('MISSING_COMMENT');
    await answer('C’est bien mon RIB.');
    expect(await outcomeOf(answer('Encore.'))).toBe('ANSWER_NOT_POSSIBLE');
    await edit({ owners: ['Claire Dubois'] });
    await t.work();
    expect(await slot()).toMatchObject({ status: 'NEW_A_VERIFIER' });
    expect((await controlOf('RIB')).answer).toMatchObject({ comment: 'C’est bien mon RIB.' });
    t.as(staff.access);
    const { waiting } = await call(staffApi.queue, { query: {} });
    expect(waiting.find(({ portfolio_uid }) => portfolio_uid === dossier())).toMatchObject({
      answered: true,
    });
  });
});

describe('what was read', () => {
  it('is not shown to whom the document is not', async () => {
    const id = await send('RIB', reading([bank()]));
    const buyer = await createPerson(t, 'GUEST');
    await invite(t, dossier(), buyer, 'ACQUEREUR');
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
