import { portfoliosApi } from '@quitus/api/portfolios.api';
import { RefusedFile } from '@quitus/reader/file/refused-file';
import { READER_VERSION } from '@quitus/reader/reader-version';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { bank, paper, reading, scriptedReading } from '../../../test/scripted-reader.ts';
import { fileReadings, slotControls } from './reading.table.ts';
import { readAgain, watchExpiry } from './watch.jobs.ts';

const { t, says, send, dossier, slot, edit, readingOf } = await scriptedReading();
const { call, deps } = t;

describe('time', () => {
  const ending = async (expires_at: string) => {
    await edit({ owners: ['Claire Dubois'] });
    await send('RIB', reading([bank()]));
    await deps.db
      .update(slotControls)
      .set({ expires_at })
      .where(eq(slotControls.portfolio_uid, dossier()));
  };
  const night = async () => {
    await watchExpiry.run(deps, {});
    await t.work();
  };
  const subjects = async () =>
    (await t.mails()).filter(({ text }) => text.includes(dossier())).map(({ subject }) => subject);

  it('is told thirty days and seven days ahead, once each, then the document expires', async () => {
    await ending('2026-12-10');
    await night();
    await night();
    expect(await subjects()).toEqual(['Bientôt à renouveler : RIB']);
    await deps.db
      .update(slotControls)
      .set({ expires_at: '2026-11-20' })
      .where(eq(slotControls.portfolio_uid, dossier()));
    await night();
    await night();
    expect(await subjects()).toHaveLength(2);
    expect(await slot()).toMatchObject({ status: 'VERIFIED' });
    await deps.db
      .update(slotControls)
      .set({ expires_at: '2026-11-15' })
      .where(eq(slotControls.portfolio_uid, dossier()));
    await night();
    await night();
    expect(await slot()).toMatchObject({
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
    const before = await call(portfoliosApi.events, { params: { uid: dossier() }, query: {} });
    await deps.db
      .update(fileReadings)
      .set({ reader_version: 0 })
      .where(eq(fileReadings.file_id, id));
    says(() => reading([paper('TAX_FONCIERE')]));
    await readAgain.run(deps, {});
    await t.work();
    expect((await readingOf(id)).documents[0]?.type).toBe('TAX_FONCIERE');
    expect(await slot()).toMatchObject({ status: 'VERIFIED' });
    const after = await call(portfoliosApi.events, { params: { uid: dossier() }, query: {} });
    expect(after.events).toEqual(before.events);
  });

  it('that fails leaves what is known, and does not try for ever', async () => {
    const id = await send('RIB', reading([bank()]));
    await deps.db
      .update(fileReadings)
      .set({ reader_version: 0 })
      .where(eq(fileReadings.file_id, id));
    says(() => {
      throw new RefusedFile('CORRUPT_FILE');
    });
    await readAgain.run(deps, {});
    await t.work();
    expect(await readingOf(id)).toMatchObject({ state: 'DONE', documents: [{ type: 'RIB' }] });
    const [kept] = await deps.db.select().from(fileReadings).where(eq(fileReadings.file_id, id));
    expect(kept?.reader_version).toBe(READER_VERSION);
  });

  it('that a former reader made says of each fact that it was read, and no more', async () => {
    const id = await send('RIB', reading([bank()]));
    await deps.db
      .update(fileReadings)
      .set({
        documents: sql`jsonb_set(${fileReadings.documents}, '{0,facts,0}',
        (${fileReadings.documents} #> '{0,facts,0}') - 'proof' - 'because')`,
      })
      .where(eq(fileReadings.file_id, id));
    const [former, ...others] = (await readingOf(id)).documents[0]?.facts ?? [];
    expect(former).toMatchObject({ proof: 'READ', because: null });
    expect(others.map(({ proof }) => proof)).toEqual(['AGREED', 'AGREED']);
  });
});
