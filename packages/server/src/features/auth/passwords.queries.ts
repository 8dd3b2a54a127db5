import { fail } from '@quitus/api/errors';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { hashNewPassword, passwordMatches } from '../../passwords.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { setPasswordHash } from '../accounts/door.ts';
import { endOtherSessions } from './sessions.queries.ts';

/** An account without a password has nothing to prove but its session. */
export async function changePassword(
  tx: Tx,
  holder: { account_id: string; session_id: string },
  current: string | null,
  password: string,
  now: Date,
): Promise<void> {
  const [account] = await tx
    .select({ password_hash: accounts.password_hash })
    .from(accounts)
    .where(eq(accounts.id, holder.account_id))
    .for('update');
  const known = account?.password_hash ?? null;
  if (known !== null && !(await passwordMatches(known, current ?? ''))) fail('WRONG_PASSWORD');
  await setPasswordHash(tx, holder.account_id, await hashNewPassword(password));
  await endOtherSessions(tx, holder, 'PASSWORD_CHANGED', now);
}
