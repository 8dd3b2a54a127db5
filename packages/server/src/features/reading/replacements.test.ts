// A file dropped in the place of a verified document: that one stays valid until this one is verified.
import { documentsApi } from '@quitus/api/documents.api';
import { staffApi } from '@quitus/api/staff.api';
import { beforeEach, describe, expect, it } from 'vitest';

import { createPerson, outcomeOf } from '../../../test/people.ts';
import { bank, paper, reading, scriptedReading } from '../../../test/scripted-reader.ts';

const { t, owner, bring, send, dossier, files, slot, edit } = await scriptedReading();
const { call } = t;
const staff = await createPerson(t, 'BASIC', { staff: true });

const INVOICE = reading([paper('ENTRETIEN')]);
let verified = '';
beforeEach(async () => {
  await edit({ owners: ['Claire Dubois'] });
  verified = await send('RIB', reading([bank()]));
});

const replaceBy = (said = INVOICE) =>
  bring('RIB', () => said, { name: 'facture.pdf', replaces_id: verified });
const settle = (file_id: string, kept: boolean) =>
  call(documentsApi.settleReplacement, { params: { uid: dossier(), file_id }, body: { kept } });
const current = async () => (await files()).flatMap((file) => (file.current ? [file.id] : []));
const fileOf = async (id: string) => (await files()).find((file) => file.id === id);

async function asStaff<T>(work: () => Promise<T>): Promise<T> {
  t.as(staff.access);
  try {
    return await work();
  } finally {
    t.as(owner.access);
  }
}
const place = () => ({ portfolio_uid: dossier(), document_type: 'RIB' }) as const;
const take = () =>
  asStaff(async () => (await call(staffApi.take, { body: { wanted: place() } })).item);
const decide = (to: 'VERIFIED' | 'REJECTED', seen_file_ids: string[]) =>
  asStaff(() =>
    call(staffApi.decide, {
      params: { uid: dossier(), document_type: 'RIB' },
      body: {
        to,
        reason: to === 'VERIFIED' ? null : 'Ce n’est pas un RIB.',
        reasons: to === 'VERIFIED' ? [] : ['WRONG_TYPE'],
        seen_file_ids,
        despite: ['RIGHT_TYPE', 'RIGHT_OWNER', 'COMPLETE'],
      },
    }),
  );
const waits = () =>
  asStaff(async () => {
    const { waiting } = await call(staffApi.queue, { query: {} });
    return waiting.some(({ portfolio_uid }) => portfolio_uid === dossier());
  });

describe('a file in the place of a verified one', () => {
  it('takes it where it is right, and the document stays verified', async () => {
    const newer = await replaceBy(reading([bank()]));
    expect(await current()).toEqual([newer]);
    expect(await slot()).toMatchObject({ status: 'VERIFIED' });
    expect(await fileOf(newer)).toMatchObject({ replacement: null });
  });

  it('waits beside it where it is something else, and says what it looks like', async () => {
    expect(await slot()).toMatchObject({ status: 'VERIFIED' });
    const wrong = await replaceBy();
    expect(await current()).toEqual([verified]);
    expect(await slot()).toMatchObject({ status: 'VERIFIED', file_count: 1 });
    expect(await fileOf(wrong)).toMatchObject({
      replacement: 'PROPOSED',
      proposed_type: 'ENTRETIEN',
    });
    expect(await waits()).toBe(false);
  });

  it('goes to be sorted in one press, and nothing was lost', async () => {
    const wrong = await replaceBy();
    await settle(wrong, false);
    expect(await fileOf(wrong)).toMatchObject({
      replacement: null,
      document_type: null,
      proposed_type: 'ENTRETIEN',
    });
    expect(await current()).toEqual(expect.arrayContaining([verified, wrong]));
    expect(await slot()).toMatchObject({ status: 'VERIFIED', file_count: 1 });
    expect(await outcomeOf(settle(wrong, true))).toBe('NOT_FOUND');
  });

  it('dropped twice is the later one', async () => {
    const first = await replaceBy();
    const second = await replaceBy();
    expect((await fileOf(first))?.deleted_at).not.toBeNull();
    expect(await fileOf(second)).toMatchObject({ replacement: 'PROPOSED' });
  });

  it('arrives as any other once the verified one is taken out', async () => {
    const wrong = await replaceBy();
    await call(documentsApi.removeFile, { params: { uid: dossier(), file_id: verified } });
    await t.work();
    expect(await current()).toEqual([wrong]);
    expect((await slot())?.status).not.toBe('VERIFIED');
  });
});

describe('kept all the same', () => {
  it('is looked at by the team while the verified one stays, and takes its place when accepted', async () => {
    const meant = await replaceBy();
    await settle(meant, true);
    expect(await current()).toEqual([verified]);
    expect(await slot()).toMatchObject({ status: 'VERIFIED' });
    expect(await waits()).toBe(true);
    const item = await take();
    expect(item).toMatchObject({ status: 'NEW_A_VERIFIER', control: { status: 'REJECTED' } });
    expect(item?.files.flatMap((file) => (file.current ? [file.id] : []))).toEqual([meant]);
    expect(await outcomeOf(decide('VERIFIED', [verified]))).toBe('DECISION_NOT_POSSIBLE');
    await decide('VERIFIED', [meant]);
    expect(await current()).toEqual([meant]);
    expect(await slot()).toMatchObject({ status: 'VERIFIED' });
    expect(await waits()).toBe(false);
  });

  it('goes when it is refused, the verified one stays, and its owner is told', async () => {
    const meant = await replaceBy();
    await settle(meant, true);
    await take();
    const { decision_id } = await decide('REJECTED', [meant]);
    expect(await current()).toEqual([verified]);
    expect(await slot()).toMatchObject({ status: 'VERIFIED' });
    expect((await fileOf(meant))?.deleted_at).not.toBeNull();
    expect(await waits()).toBe(false);
    expect(await asStaff(() => outcomeOf(call(staffApi.undo, { params: { decision_id } })))).toBe(
      'UNDO_NOT_POSSIBLE',
    );
    await t.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await t.work();
    const told = (await t.mails()).filter(({ text }) => text.includes(dossier()));
    expect(told.map(({ text }) => text).join()).toContain(
      'Ce n’est pas un RIB. Le document déjà vérifié reste en place.',
    );
  });
});
