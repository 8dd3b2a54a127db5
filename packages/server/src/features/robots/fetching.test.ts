import { randomUUID } from 'node:crypto';

import { MANDATE_VERSION } from '@quitus/domain/robots/mandate';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { bringFile } from '../../../test/kept-file.ts';
import { paper, reading, scriptedReading } from '../../../test/scripted-reader.ts';
import { askControls } from '../reading/reading-requests.ts';
import { robotDocuments, robotRuns } from './robots.table.ts';

const { t, owner, dossier, says, slot } = await scriptedReading();
const { db, now } = t.deps;

async function beginRun(): Promise<string> {
  const id = randomUUID();
  await db.insert(robotRuns).values({
    id,
    portfolio_uid: dossier(),
    scope: 'SYNDIC',
    connector_id: 'ics',
    connector_version: '1',
    tenant: 'petit',
    host: 'petit.example.fr',
    portal: 'Petit Portail',
    trigger: 'PERSON',
    state: 'DOWNLOADING',
    mandate_version: MANDATE_VERSION,
    created_at: now(),
  });
  return id;
}

it('a slot that the robot still fills is judged once the visit ends', async () => {
  const run_id = await beginRun();
  says(() => reading([paper('TAX_FONCIERE')]));
  const file_id = await bringFile(t, dossier(), owner, {
    document_type: 'PV_AG',
    name: 'pv.pdf',
    pages: 1,
  });
  await db.insert(robotDocuments).values({
    portfolio_uid: dossier(),
    connector_id: 'ics',
    tenant: 'petit',
    remote_key: 'pv-2026',
    run_id,
    title: 'PV AG 2026',
    outcome: 'KEPT',
    file_id,
    seen_at: now(),
  });
  await t.work();
  expect(await slot('PV_AG')).toMatchObject({ status: 'NEW_A_VERIFIER', note: null });
  expect(await t.mails()).toEqual([]);

  await db.update(robotRuns).set({ state: 'DONE' }).where(eq(robotRuns.id, run_id));
  await askControls(db, dossier());
  await t.work();
  expect(await slot('PV_AG')).toMatchObject({ status: 'REJECTED' });
});
