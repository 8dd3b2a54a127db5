// Somebody else of the demonstration takes this browser: their sign-in link is opened at once.
import { authApi } from '@quitus/api/auth.api';
import { demoApi } from '@quitus/api/demo.api';
import { preetatdateApi } from '@quitus/api/preetatdate.api';

import { call } from '../api.ts';
import { paths } from '../paths.ts';
import { storeSession } from '../session/session.ts';

/** The team, in front of the order of this dossier. */
export async function enterAsTeam(email: string, uid: string): Promise<void> {
  const { order } = await call(preetatdateApi.ped, { params: { uid } });
  const { path } = await call(demoApi.enter, { body: { email } });
  const { searchParams } = new URL(path, window.location.origin);
  const link = {
    email_b64: searchParams.get('email_b64') ?? '',
    token: searchParams.get('token') ?? '',
  };
  const { tokens } = await call(authApi.openLink, { query: link });
  storeSession(tokens);
  // Another person: nothing of what this page knows is theirs.
  window.location.assign(paths.controlPed(order?.id ?? null));
}
