import { randomUUID } from 'node:crypto';

import { documentsApi } from '@quitus/api/documents.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { keepFile } from '../../../test/kept-file.ts';
import { createDossier, createPerson, invite, outcomeOf } from '../../../test/people.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { documentFiles } from './files.table.ts';

const t = await createTestApp();
const { call, deps } = t;
const owner = await createPerson(t, 'PRO_UNLIMITED');

let uid = '';
beforeEach(async () => {
  t.wait(1);
  uid = await createDossier(t, owner);
  t.as(owner.access);
});

const files = async () => (await call(documentsApi.files, { params: { uid } })).files;
const current = async () =>
  (await files())
    .filter((file) => file.current && file.deleted_at === null)
    .map(({ name }) => name);
const slot = async (type: DocumentType) => {
  const { slots } = await call(portfoliosApi.find, { params: { uid } });
  const found = slots.find(({ document_type }) => document_type === type);
  return [found?.status, found?.file_count];
};
const at = (file_id: string) => ({ params: { uid, file_id } });

async function version(name: string, replaces_id: string | null, pages: number) {
  t.wait(1);
  const id = await keepFile(t, uid, { document_type: 'RCP_EDD', name, pages });
  await deps.db.update(documentFiles).set({ replaces_id }).where(eq(documentFiles.id, id));
  return id;
}

describe('versions of a file', () => {
  it('leave one in the slot, whichever of the others is removed and put back', async () => {
    const first = await version('v1.pdf', null, 1);
    const second = await version('v2.pdf', first, 2);
    const third = await version('v3.pdf', second, 3);
    expect(await current()).toEqual(['v3.pdf']);
    await call(documentsApi.removeFile, at(second));
    expect(await current()).toEqual(['v3.pdf']);
    expect(await slot('RCP_EDD')).toEqual(['VERIFIED', 1]);
    await call(documentsApi.removeFile, at(third));
    expect(await current()).toEqual(['v1.pdf']);
    expect(await slot('RCP_EDD')).toEqual(['NEW_A_VERIFIER', 1]);
    await call(documentsApi.restoreFile, at(third));
    expect(await current()).toEqual(['v3.pdf']);
    for (const id of [third, first]) await call(documentsApi.removeFile, at(id));
    expect(await slot('RCP_EDD')).toEqual(['A_AJOUTER', 0]);
  });

  it('go together to another document, and both slots follow', async () => {
    const first = await version('v1.pdf', null, 1);
    const second = await version('v2.pdf', first, 2);
    const move = { ...at(first), body: { document_type: 'TITRE_PROP' } } as const;
    await call(documentsApi.moveFile, move);
    expect((await files()).map(({ document_type }) => document_type)).toEqual([
      'TITRE_PROP',
      'TITRE_PROP',
    ]);
    expect(await current()).toEqual(['v2.pdf']);
    expect([await slot('RCP_EDD'), await slot('TITRE_PROP')]).toEqual([
      ['A_AJOUTER', 0],
      ['NEW_A_VERIFIER', 1],
    ]);
    expect(second).not.toBe(first);
  });

  it('only replace a file of the same document in the same dossier', async () => {
    const elsewhere = await createDossier(t, owner);
    const foreign = await keepFile(t, elsewhere, { document_type: 'RCP_EDD' });
    const other = await keepFile(t, uid, { document_type: 'TITRE_PROP' });
    for (const replaces_id of [foreign, other, randomUUID()]) {
      const body = {
        id: randomUUID(),
        document_type: 'RCP_EDD',
        name: 'x.pdf',
        size: 9,
        replaces_id,
      };
      const announced = call(documentsApi.announceFile, {
        params: { uid },
        body: { ...body, document_type: 'RCP_EDD' },
      });
      expect(await outcomeOf(announced)).toBe('NOT_FOUND');
    }
  });
});

it('tells which files hold the same bytes', async () => {
  const first = await keepFile(t, uid, { document_type: 'RCP_EDD', name: 'règlement.pdf' });
  t.wait(1);
  await keepFile(t, uid, { document_type: 'TITRE_PROP', name: 'copie.pdf' });
  const seen = await files();
  expect(seen.map(({ name, same_as }) => [name, same_as?.id ?? null])).toEqual([
    ['copie.pdf', first],
    ['règlement.pdf', null],
  ]);
});

it('keeps the name, the year and the period that somebody gives', async () => {
  const id = await keepFile(t, uid, { document_type: 'CHARGES', name: 'scan0001.pdf' });
  const body = { name: '../Appel : T3.pdf', year: 2026, period: 'T3' } as const;
  await call(documentsApi.describeFile, { ...at(id), body });
  expect((await files())[0]).toMatchObject({ name: 'Appel - T3.pdf', year: 2026, period: 'T3' });
  const never = { ...at(id), body: { ...body, year: 3026 } };
  expect(await outcomeOf(call(documentsApi.describeFile, never))).toBe('VALIDATION_ERROR');
});

it('proposes a place for what was dropped on the whole dossier, to those who may add anywhere', async () => {
  const announce = (id: string) =>
    call(documentsApi.announceFile, {
      params: { uid },
      body: { id, document_type: null, name: 'Appel de fonds T3 2026.pdf', size: 9 },
    });
  const id = randomUUID();
  expect(await announce(id)).toMatchObject({
    document_type: null,
    proposed_type: 'CHARGES',
    year: 2026,
    period: 'T3',
  });
  await deps.db.update(documentFiles).set({ state: 'READY' }).where(eq(documentFiles.id, id));
  const move = { ...at(id), body: { document_type: 'CHARGES' } } as const;
  await call(documentsApi.moveFile, move);
  expect((await files())[0]).toMatchObject({ document_type: 'CHARGES', proposed_type: null });
  expect(await slot('CHARGES')).toEqual(['NEW_A_VERIFIER', 1]);

  const seller = await createPerson(t, 'GUEST');
  await invite(t, uid, seller, 'VENDEUR');
  t.as(seller.access);
  expect(await outcomeOf(announce(randomUUID()))).toBe('FORBIDDEN');
});
