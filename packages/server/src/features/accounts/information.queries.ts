import type { AccountInformation } from '@quitus/api/accounts.api';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { accountInformation } from './accounts.table.ts';

type Change = { [F in keyof AccountInformation]?: AccountInformation[F] | undefined };

export async function findInformation(tx: Tx, account_id: string) {
  const [found] = await tx
    .select()
    .from(accountInformation)
    .where(eq(accountInformation.account_id, account_id));
  return found;
}

/** What is not mentioned stays as it was; a field that was emptied is no longer known. */
export async function saveInformation(tx: Tx, account_id: string, change: Change) {
  const texts = (['first_name', 'last_name', 'phone', 'company', 'billing_address'] as const)
    .filter((field) => change[field] !== undefined)
    .map((field) => [field, change[field] || null]);
  const values = {
    ...change,
    ...Object.fromEntries(texts),
    ...(change.siret !== undefined && { siret: change.siret?.replaceAll(/\s/g, '') || null }),
    account_id,
  };
  const [saved] = await tx
    .insert(accountInformation)
    .values(values)
    .onConflictDoUpdate({ target: accountInformation.account_id, set: values })
    .returning();
  if (!saved) throw new Error('no information was saved');
  return saved;
}
