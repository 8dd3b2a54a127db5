import { randomUUID } from 'node:crypto';

import { readingApi } from '@quitus/api/reading.api';
import { ALLOWANCES } from '@quitus/domain/payments/allowances';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { outcomeOf } from '../../../test/people.ts';
import { bank, fact, paper, reading, scriptedReading } from '../../../test/scripted-reader.ts';
import { documentFiles } from '../documents/files.table.ts';

const { t, send, dossier, files, slot, readingOf } = await scriptedReading();
const { call, deps } = t;

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
    expect((await files())[0]).toMatchObject({
      proposed_type: 'RIB',
      proposed_parts: [{ document_type: 'RIB', pages: [1] }],
    });
    await send(null, scan(), 'y.pdf');
    expect((await files()).find(({ name }) => name === 'y.pdf')?.proposed_parts).toEqual([
      { document_type: 'PV_AG', pages: [1, 2] },
      { document_type: 'CHARGES', pages: [3] },
      { document_type: 'DIAGNOSTICS', pages: [4, 5] },
    ]);
  });

  it('lands in three slots after one confirmation, with what was read of each part', async () => {
    const id = await send(null, scan(), 'scan.pdf');
    const { proposed_parts = [] } = (await files())[0] ?? {};
    const parts = proposed_parts.map(({ document_type, pages }) => ({
      document_type: document_type ?? ('OTHER' as const),
      pages: [...pages],
    }));
    await call(readingApi.sortFile, { params: { uid: dossier(), file_id: id }, body: { parts } });
    expect((await files())[0]).toMatchObject({ state: 'SPLITTING' });
    await t.work();
    const cut = await files();
    expect(cut.map(({ document_type, name, pages }) => [document_type, name, pages])).toEqual(
      expect.arrayContaining([
        ['PV_AG', 'scan, pages 1 à 2.pdf', 2],
        ['CHARGES', 'scan, page 3.pdf', 1],
        ['DIAGNOSTICS', 'scan, pages 4 à 5.pdf', 2],
      ]),
    );
    expect(cut).toHaveLength(3);
    const call3 = cut.find(({ document_type }) => document_type === 'CHARGES');
    expect((await readingOf(call3?.id ?? '')).documents).toMatchObject([
      { type: 'CHARGES', pages: [1], facts: [{ name: 'total', page: 1 }] },
    ]);
    for (const { document_type } of parts)
      expect(await slot(document_type)).toMatchObject({ file_count: 1 });
  });

  it('gives each page one place', async () => {
    const id = await send(null, scan(), 'scan.pdf');
    const sort = (...pages: number[][]) =>
      call(readingApi.sortFile, {
        params: { uid: dossier(), file_id: id },
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
    expect((await files())[0]).toMatchObject({ id, document_type: 'PV_AG' });
  });

  it('comes back as it was when its parts would weigh more than the room left', async () => {
    const id = await send(null, scan(), 'scan.pdf');
    const [whole] = await deps.db.select().from(documentFiles).where(eq(documentFiles.id, id));
    const full = ALLOWANCES.PRO_UNLIMITED.portfolio_bytes - (whole?.size ?? 0);
    await deps.db.insert(documentFiles).values({
      id: randomUUID(),
      portfolio_uid: dossier(),
      document_type: 'RIB',
      name: 'rib.pdf',
      state: 'READY',
      origin: 'UPLOADED_BY_USER',
      size: full,
      sha256: 'b'.repeat(64),
      created_at: deps.now(),
    });
    const parts = [1, 2, 3, 4, 5].map((page) => ({
      document_type: 'PV_AG' as const,
      pages: [page],
    }));
    await call(readingApi.sortFile, { params: { uid: dossier(), file_id: id }, body: { parts } });
    await t.work();
    const seen = (await files()).map(({ name, state }) => `${name} ${state}`);
    expect(seen.toSorted()).toEqual(['rib.pdf READY', 'scan.pdf READY']);
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
    await call(readingApi.sortFile, { params: { uid: dossier(), file_id: id }, body: { parts } });
    await t.work();
    expect((await files()).map(({ state }) => state)).toEqual(['READY']);
  });
});
