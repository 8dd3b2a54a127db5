// What the manager of a dossier of the demonstration does to have its pré-état daté.
import { FRANCE } from '@quitus/domain/countries/country';
import { CATALOGUE, pedProductFor } from '@quitus/domain/payments/catalogue';
import { mayChangeTheirMind } from '@quitus/domain/payments/order';
import { computedValue, seenWith } from '@quitus/domain/preetatdate/answers';
import { and, eq, isNull } from 'drizzle-orm';

import { actAtCashier } from '../../adapters/payments/cashier-desk.ts';
import type { Tx } from '../../db/pool.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { findInformation, shownName } from '../accounts/door.ts';
import { isCurrent } from '../documents/door.ts';
import { documentFiles } from '../documents/files.table.ts';
import {
  changeOrder,
  lookAtSession,
  openOrder,
  settle,
  type StoredOrder,
  type SellingDeps,
} from '../payments/door.ts';
import { findStatus, lockPortfolio } from '../portfolios/door.ts';
import { findUnanswered, saveAnswers } from '../preetatdate/door.ts';
import { fileReadings } from '../reading/reading.table.ts';
import { AGENCY } from './demo.data.ts';

const BILLED_AT = {
  company: AGENCY.name,
  siret: null,
  street: '2 Place Royale',
  postal_code: '44000',
  city: 'Nantes',
  country: FRANCE,
};

export async function hasUnread(tx: Tx, portfolio_uid: string): Promise<boolean> {
  const [unread] = await tx
    .select({ id: documentFiles.id })
    .from(documentFiles)
    .leftJoin(fileReadings, eq(fileReadings.file_id, documentFiles.id))
    .where(
      and(eq(documentFiles.portfolio_uid, portfolio_uid), isCurrent, isNull(fileReadings.read_at)),
    )
    .limit(1);
  return unread !== undefined;
}

async function findOwner(tx: Tx, portfolio_uid: string) {
  const portfolio = await lockPortfolio(tx, portfolio_uid);
  if (!portfolio) return null;
  const [owner] = await tx.select().from(accounts).where(eq(accounts.id, portfolio.owner_id));
  return owner ? { portfolio, owner } : null;
}

/** What the papers say is confirmed; what none of them says is said to be unknown. */
export async function confirmEverything(tx: Tx, uid: string, now: Date): Promise<void> {
  const known = await findOwner(tx, uid);
  if (!known) return;
  const by_id = known.owner.id;
  const by = await shownName(tx, { account_id: by_id });
  const { fields } = await findUnanswered(tx, known.portfolio, now);
  const answers = fields.map((field) => {
    const value = computedValue(field);
    const { reference, as_of } = field;
    return { reference, value, as_of, seen: seenWith(field, fields), in_bulk: true };
  });
  await saveAnswers(tx, uid, answers, { by_id, by, by_staff: false }, now);
}

/** Null when the dossier is gone, or when somebody ordered in the meantime. */
export async function orderStatement(
  tx: Tx,
  deps: SellingDeps,
  uid: string,
  now: Date,
): Promise<StoredOrder | null> {
  const known = await findOwner(tx, uid);
  const place = { portfolio_uid: uid, document_type: 'PRE_ETAT_DATE' } as const;
  if (!known || (await findStatus(tx, place)) !== 'A_AJOUTER') return null;
  const { id: account_id, account_type, organization_id, email } = known.owner;
  const buyer = { account_id, account_type, organization_id, email };
  const product_id = pedProductFor(account_type);
  return openOrder(tx, deps, buyer, { product_id, quantity: 1, portfolio_uid: uid }, now);
}

export async function payStatement(
  tx: Tx,
  { gateway, ...deps }: SellingDeps,
  order: StoredOrder,
  now: Date,
): Promise<void> {
  const known = await findOwner(tx, order.portfolio_uid ?? '');
  if (!gateway || !known) return;
  const { id, email, account_type } = known.owner;
  const asked_at = mayChangeTheirMind(account_type) ? now : null;
  const { first_name, last_name } = (await findInformation(tx, id)) ?? {};
  const { id: order_id, product_id, unit_price_cents, quantity } = order;
  const page = await gateway.openSession(
    {
      order_id,
      attempt: 1,
      label: CATALOGUE[product_id].label,
      unit_price_cents,
      quantity,
      monthly: false,
      email,
      success_url: deps.publicUrl,
      cancel_url: deps.publicUrl,
    },
    tx,
    now,
  );
  const name = { first_name: first_name ?? '', last_name: last_name ?? '' };
  await changeOrder(tx, order_id, {
    billing: { ...name, ...BILLED_AT, email },
    begin_now_at: asked_at,
    loss_acknowledged_at: asked_at,
    attempt: 1,
    checkout_session_id: page.id,
    checkout_url: page.url,
  });
  await actAtCashier(tx, page.id, 'ACCEPT', now);
  const seen = await lookAtSession(gateway, tx, page.id);
  if (seen) await settle(tx, { gateway, ...deps }, seen, now);
}
