// A pré-état daté as one person may see it: statement, order, editions.
import type { PedOrder, PedPage } from '@quitus/api/preetatdate.api';
import { pedProductFor } from '@quitus/domain/payments/catalogue';
import { abilitiesOf, can, type Relation } from '@quitus/domain/portfolios/permissions';
import { ORDER_NEEDS, orderRefusal, verifiedBeside } from '@quitus/domain/portfolios/progress';
import { changesBetween } from '@quitus/domain/preetatdate/changes';
import type { StatementSection } from '@quitus/domain/preetatdate/field';
import { FIELDS } from '@quitus/domain/preetatdate/fields.data';
import {
  freeRefreshUntil,
  pedOrderRefusal,
  refreshRefusal,
} from '@quitus/domain/preetatdate/order';
import { readiness } from '@quitus/domain/preetatdate/readiness';
import { sourcesChanged } from '@quitus/domain/preetatdate/sources-changed';
import type { Statement } from '@quitus/domain/preetatdate/statement';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { findSlots, type Visible } from '../portfolios/door.ts';
import { findCurrentEdition, listEditions, type StoredEdition } from './editions.queries.ts';
import { findLook } from './looks.queries.ts';
import { deskMinutes, placeInQueue } from './ped-desk.queries.ts';
import { findLastPed, type LivePed } from './ped-orders.queries.ts';
import { findPapersBeingRead, findStatement } from './statement.queries.ts';

export const readinessView = (statement: Statement): PedPage['readiness'] => {
  const { sections, is_deliverable } = readiness(statement);
  const inSection = (section: StatementSection) =>
    statement.fields.filter(({ reference }) => FIELDS[reference].section === section);
  return {
    sections: sections.map(({ section, to_settle, to_confirm }) => ({
      section,
      fields: inSection(section).length,
      settled: inSection(section).filter(({ state }) => state === 'CONFIRMED').length,
      confirmable: to_confirm,
      open: to_settle,
    })),
    deliverable: is_deliverable,
  };
};

export async function orderView(
  tx: Tx,
  ped: LivePed,
  relation: Relation,
  now: Date,
): Promise<PedOrder> {
  const buys = can(relation, 'ORDER');
  const asked = ped.question_asked_at;
  const isShown = can(relation, 'ANSWER_STATEMENT') && ped.question !== null && asked !== null;
  return {
    id: ped.id,
    state: ped.state,
    making: ped.making,
    product_id: ped.product_id,
    amount_cents: buys ? ped.amount_cents : null,
    payment_order_id: buys ? ped.payment_order_id : null,
    ordered_at: ped.ordered_at.toISOString(),
    paid_at: ped.paid_at?.toISOString() ?? null,
    due_at: ped.state === 'IN_CREATION' && !asked ? (ped.due_at?.toISOString() ?? null) : null,
    delivered_at: ped.delivered_at?.toISOString() ?? null,
    queue: await placeInQueue(tx, ped, now),
    question: isShown ? { text: ped.question ?? '', asked_at: asked.toISOString() } : null,
    refusal_reason: ped.refusal_reason,
    late_credit_cents: buys ? ped.late_credit_cents : null,
  };
}

/** Shown while it counts: an abandoned or refunded one leaves room for another. */
export const findShownPed = async (tx: Tx, uid: string): Promise<LivePed | null> => {
  const ped = await findLastPed(tx, uid);
  return ped?.state === 'ABANDONED' || ped?.state === 'REFUNDED' ? null : ped;
};

export function refreshView(
  ped: LivePed | null,
  current: StoredEdition | undefined,
  statement: Statement,
  now: Date,
) {
  const delivered = ped?.first_delivered_at;
  if (!ped || !delivered || !current) return { offered: false, free_until: null };
  const changed = sourcesChanged(current.statement, statement);
  const offered = refreshRefusal(ped, changed, now) === null;
  return { offered, free_until: freeRefreshUntil(delivered) };
}

async function changesView(
  tx: Tx,
  uid: string,
  actor: Actor,
  current: StoredEdition | undefined,
  statement: Statement,
): Promise<PedPage['changes']> {
  if (current) {
    const fields = changesBetween(current.statement, statement);
    return { since: 'LAST_EDITION', at: current.issued_at.toISOString(), fields };
  }
  const look = await findLook(tx, uid, actor.account_id);
  if (!look) return { since: null, at: null, fields: [] };
  // Whoever confirmed a field knows: what is told is what the papers say otherwise.
  const fields = changesBetween(look.statement, statement).filter(
    ({ after }) => after.state !== 'CONFIRMED',
  );
  return { since: 'LAST_LOOK', at: look.at.toISOString(), fields };
}

export async function pedPage(
  tx: Tx,
  deps: Pick<Deps, 'priceOf'>,
  actor: Actor,
  { portfolio, relation }: Visible,
  now: Date,
): Promise<PedPage> {
  const slots = (await findSlots(tx, [portfolio])).get(portfolio.uid) ?? [];
  const statusOf = (type: (typeof ORDER_NEEDS)[number]) =>
    slots.find(({ document_type }) => document_type === type)?.status ?? 'A_AJOUTER';
  const statement = await findStatement(tx, portfolio, now);
  const current = await findCurrentEdition(tx, portfolio.uid);
  const ped = await findShownPed(tx, portfolio.uid);
  const product_id = pedProductFor(actor.account_type);
  return {
    abilities: abilitiesOf(relation, portfolio.archived_at !== null),
    gate: {
      open: orderRefusal(slots) === null,
      needs: ORDER_NEEDS.map((type) => ({ document_type: type, status: statusOf(type) })),
    },
    beside: verifiedBeside(slots),
    statement,
    being_read: await findPapersBeingRead(tx, portfolio.uid),
    readiness: readinessView(statement),
    changes: await changesView(tx, portfolio.uid, actor, current, statement),
    price: can(relation, 'ORDER') ? { product_id, amount_cents: deps.priceOf(product_id) } : null,
    order_refusal: pedOrderRefusal(portfolio.portfolio_type, slots),
    order: ped && (await orderView(tx, ped, relation, now)),
    editions: await listEditions(tx, portfolio.uid),
    refresh: refreshView(ped, current, statement, now),
    desk_minutes: await deskMinutes(tx, now),
  };
}
