// How people are called where others read it: by their name, never by their e-mail address.
import { fail } from '@quitus/api/errors';
import { fullName, nameRefusal } from '@quitus/domain/accounts/information';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { accountInformation } from './accounts.table.ts';

async function findNames(tx: Tx, account_id: string) {
  const [found] = await tx
    .select({
      first_name: accountInformation.first_name,
      last_name: accountInformation.last_name,
    })
    .from(accountInformation)
    .where(eq(accountInformation.account_id, account_id));
  return found ?? { first_name: null, last_name: null };
}

export const findName = async (tx: Tx, account_id: string): Promise<string | null> =>
  fullName(await findNames(tx, account_id));

/** Asked of whoever opens a dossier to somebody else. */
export async function requireName(tx: Tx, account_id: string): Promise<string> {
  const names = await findNames(tx, account_id);
  const name = fullName(names);
  return nameRefusal(names) !== null || name === null ? fail('NAME_NEEDED') : name;
}

/** Of somebody who never gave a name, inside a sentence. */
export const UNNAMED = 'une personne du dossier';

/** Of whoever holds the dossier and never gave a name. */
export const UNNAMED_HOLDER = 'le titulaire du dossier';

/** Kept before names were asked for: an address, or what stands for a name. */
export const isNoName = (kept: string): boolean => kept === UNNAMED || kept.includes('@');

/** As events, links and mails name somebody. */
export const shownName = async (tx: Tx, { account_id }: { account_id: string }): Promise<string> =>
  (await findName(tx, account_id)) ?? UNNAMED;
