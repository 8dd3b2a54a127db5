import type { Tx } from '../../db/pool.ts';
import { forgetPassword } from '../accounts/door.ts';
import { endAllSessions } from './sessions.queries.ts';

/**
 * Whoever came in before the address was confirmed never showed that it is theirs: they go, before
 * anything of its owner's is given to the account.
 */
export async function forgetStrangers(tx: Tx, account_id: string, now: Date): Promise<void> {
  await endAllSessions(tx, account_id, 'ACCOUNT_CHANGED', now);
  await forgetPassword(tx, account_id);
}
