// A dossier for somebody who means to do something in it.
import { fail } from '@quitus/api/errors';
import { type Ability, abilityRefusal } from '@quitus/domain/portfolios/permissions';

import type { Tx } from '../../db/pool.ts';
import type { Actor } from '../../http/handler.ts';
import { findVisible, type Visible } from './portfolios.queries.ts';

/** What cannot be seen does not exist: the answer is the same for a dossier of somebody else. */
export const findDossier = async (tx: Tx, actor: Actor, uid: string): Promise<Visible> =>
  (await findVisible(tx, actor, uid)) ?? fail('SALE_PORTFOLIO_NOT_FOUND');

/** Kept from changing until the transaction ends. */
export const lockDossier = async (tx: Tx, actor: Actor, uid: string): Promise<Visible> =>
  (await findVisible(tx, actor, uid, 'lock')) ?? fail('SALE_PORTFOLIO_NOT_FOUND');

/** Locked, if this person may do this to it. */
export async function allow(tx: Tx, actor: Actor, uid: string, ability: Ability): Promise<Visible> {
  const visible = await lockDossier(tx, actor, uid);
  const archived = visible.portfolio.archived_at !== null;
  const refusal = abilityRefusal(visible.relation, ability, archived);
  return refusal ? fail(refusal) : visible;
}
