// Who calls, and what they may name: the world of the permission matrix, made anew from time to time.
import { downloadsApi } from '@quitus/api/downloads.api';
import { sharingApi, visitsApi } from '@quitus/api/sharing.api';
import { encodeEmail } from '@quitus/domain/auth/email-b64';
import { eq } from 'drizzle-orm';

import { accounts } from '../../src/features/accounts/accounts.table.ts';
import { saveInformation } from '../../src/features/accounts/information.queries.ts';
import { openSession } from '../../src/features/auth/sessions.queries.ts';
import { keepFile } from '../kept-file.ts';
import { newShare } from '../new-share.ts';
import { COLUMNS, createWorld, PEOPLE, t } from '../permission-world.ts';
import type { Known } from './samples.ts';

export type Callers = { known: Known; callers: [Caller, ...Caller[]] };
type Caller = { name: string; authorization: string | null };

const { deps, call } = t;
const HOUR = 3600;

export async function gather(): Promise<Callers> {
  // Long enough for the limits to start anew.
  t.wait(HOUR);
  const world = await createWorld(PEOPLE.OWNER);
  const callers: Caller[] = [];
  for (const column of COLUMNS) {
    const person = PEOPLE[column];
    // Whatever they did to themselves before.
    const { id, account_type, first_name, last_name } = person;
    await deps.db
      .update(accounts)
      .set({ password_hash: null, account_type })
      .where(eq(accounts.id, id));
    await saveInformation(deps.db, id, { first_name, last_name });
    const { access } = await openSession(deps.db, deps.keys.accessToken, person, null, deps.now());
    callers.push({ name: column, authorization: `Bearer ${access}` });
    if (column === 'OWNER') t.as(access);
  }
  const file = { document_type: 'RIB', name: 'rib.pdf', pages: 1 } as const;
  const shared_file = await keepFile(t, world.uid, file);
  for (const audience of ['NOTAIRE', 'ACQUEREUR'] as const) {
    const body = { ...newShare(), audience, document_types: ['RIB' as const] };
    const { url } = await call(sharingApi.createShare, { params: { uid: world.uid }, body });
    const token = url.split('/').at(-1) ?? '';
    const { visit } = await call(visitsApi.openShare, { body: { token } });
    callers.push({ name: `visitor ${audience}`, authorization: `Visit ${visit}` });
  }
  const { id: download_id, url } = await call(downloadsApi.createDownload, {
    params: { uid: world.uid },
    body: { format: 'ZIP' },
  });
  const known = {
    ...world,
    caller: world.caller.id,
    file_id: shared_file,
    id: world.awaited_id,
    account_id: world.guest_id,
    download_id,
    ticket: url?.split('/').at(-1) ?? '',
    document_type: 'PV_AG',
    email_b64: encodeEmail(PEOPLE.OWNER.email),
    page: '1',
    'upload-length': '100',
    'upload-offset': '0',
    'upload-metadata': `file_id ${Buffer.from(world.awaited_id).toString('base64')}`,
  };
  return { known, callers: [{ name: 'nobody', authorization: null }, ...callers] };
}
