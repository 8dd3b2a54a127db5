import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { bringFile } from '../../../test/kept-file.ts';
import { createDossier, createPerson } from '../../../test/people.ts';
import { paper, reading } from '../../../test/scripted-reader.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { findReading } from './readings.queries.ts';

it('goes on when its progress cannot be written for a moment', async () => {
  const t: TestApp = await createTestApp({
    deps: {
      reader: async (_path, options) => {
        const { db } = t.deps;
        await db.execute(sql`alter table file_readings rename to lost`);
        options?.onPage?.();
        await expect.poll(() => t.lines.join('')).toContain('the progress was not written');
        await db.execute(sql`alter table lost rename to file_readings`);
        return reading([paper('RIB')]);
      },
    },
  });
  const owner = await createPerson(t, 'PRO_UNLIMITED');
  const uid = await createDossier(t, owner);
  const brought = { document_type: 'RIB', name: 'rib.pdf', pages: 1 } as const;
  const id = await bringFile(t, uid, owner, brought);
  await t.work();
  expect(await findReading(t.deps.db, id)).toMatchObject({ state: 'DONE' });
});
