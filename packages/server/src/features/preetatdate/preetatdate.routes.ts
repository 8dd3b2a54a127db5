import { fail } from '@quitus/api/errors';
import { preetatdateApi } from '@quitus/api/preetatdate.api';
import { pedProductFor } from '@quitus/domain/payments/catalogue';
import { abilitiesOf, abilityRefusal, can } from '@quitus/domain/portfolios/permissions';
import { seesStatement } from '@quitus/domain/preetatdate/access';
import { answerRefusal } from '@quitus/domain/preetatdate/answer-value';
import { seenWith } from '@quitus/domain/preetatdate/answers';
import { isConfirmable } from '@quitus/domain/preetatdate/delivery';
import { FIELDS } from '@quitus/domain/preetatdate/fields.data';
import { refreshRefusal } from '@quitus/domain/preetatdate/order';
import { sourcesChanged } from '@quitus/domain/preetatdate/sources-changed';
import { isBetweenThem } from '@quitus/domain/preetatdate/timeline';

import type { Tx } from '../../db/pool.ts';
import { type Actor, implement } from '../../http/handler.ts';
import { shownName } from '../accounts/door.ts';
import {
  abandonOrder,
  findOwnOrder,
  lockOrder,
  openOrder,
  type SellingDeps,
} from '../payments/door.ts';
import { allow, findDossier, recordEvent, type Visible } from '../portfolios/door.ts';
import { type NewAnswer, removeAnswer, saveAnswers } from './answers.queries.ts';
import { findCurrentEdition, listEditions } from './editions.queries.ts';
import { saveLook } from './looks.queries.ts';
import { customerAnswered, makeAgain } from './ped-life.ts';
import { findLastPed, listSteps, lockPed } from './ped-orders.queries.ts';
import { findShownPed, orderView, pedPage, refreshView } from './ped-view.ts';
import { ownPed, pedPreview } from './preetatdate-paper.routes.ts';
import { findStatement, findUnanswered } from './statement.queries.ts';

/** What cannot be seen does not exist. */
export async function findSeenStatement(tx: Tx, actor: Actor, uid: string): Promise<Visible> {
  const visible = await findDossier(tx, actor, uid);
  return seesStatement(visible.relation) ? visible : fail('NOT_FOUND');
}

async function saidBy(
  tx: Tx,
  actor: Actor,
  { portfolio, relation }: Visible,
  answers: readonly NewAnswer[],
  now: Date,
): Promise<void> {
  const by_staff = relation === 'STAFF';
  const by = await shownName(tx, actor);
  await saveAnswers(tx, portfolio.uid, answers, { by_id: actor.account_id, by, by_staff }, now);
  await recordAnswers(tx, actor, portfolio.uid, answers.length, now);
}

const recordAnswers = (tx: Tx, actor: Actor, portfolio_uid: string, fields: number, now: Date) =>
  recordEvent(
    tx,
    {
      portfolio_uid,
      kind: 'STATEMENT_ANSWERED',
      document_type: 'PRE_ETAT_DATE',
      actor,
      detail: { fields: String(fields) },
    },
    now,
  );

/** The order of this dossier, kept from changing with it. */
async function lockLastPed(tx: Tx, uid: string) {
  const last = await findLastPed(tx, uid);
  return (last && (await lockPed(tx, last.id))) ?? fail('PED_NOT_DELIVERED');
}

export const preetatdateRoutes = (deps: SellingDeps) =>
  implement(preetatdateApi)({
    ped: async ({ actor, params, tx, now }) =>
      pedPage(tx, deps, actor, await findSeenStatement(tx, actor, params.uid), now),

    pedLooked: async ({ actor, params, tx, now }) => {
      const { portfolio } = await findSeenStatement(tx, actor, params.uid);
      const statement = await findStatement(tx, portfolio, now);
      await saveLook(tx, portfolio.uid, actor.account_id, statement, now);
      return {};
    },

    answerField: async ({ actor, params, body, tx, now }) => {
      const visible = await allow(tx, actor, params.uid, 'ANSWER_STATEMENT');
      const { reference } = params;
      const refusal = answerRefusal(reference, body.value);
      if (refusal) return fail(refusal);
      const { fields } = await findUnanswered(tx, visible.portfolio, now);
      const field = fields.find((one) => one.reference === reference);
      if (!field) return fail('NOT_FOUND');
      const seen = seenWith(field, fields);
      await saidBy(tx, actor, visible, [{ reference, ...body, seen }], now);
      return {};
    },

    unanswerField: async ({ actor, params, tx, now }) => {
      const { portfolio } = await allow(tx, actor, params.uid, 'ANSWER_STATEMENT');
      await removeAnswer(tx, portfolio.uid, params.reference);
      await recordAnswers(tx, actor, portfolio.uid, 1, now);
      return {};
    },

    confirmSection: async ({ actor, params, tx, now }) => {
      const visible = await allow(tx, actor, params.uid, 'ANSWER_STATEMENT');
      const { fields } = await findStatement(tx, visible.portfolio, now);
      const unanswered = await findUnanswered(tx, visible.portfolio, now);
      const answers = fields
        .filter((field) => FIELDS[field.reference].section === params.section)
        .filter(isConfirmable)
        .map((field) => {
          const { reference, value, as_of } = field;
          const seen = seenWith(field, unanswered.fields);
          return { reference, value, as_of, seen, in_bulk: true };
        });
      if (answers.length > 0) await saidBy(tx, actor, visible, answers, now);
      return { confirmed: answers.length };
    },

    pedPreview: pedPreview(deps),
    ownPed: ownPed(deps),

    orderPed: async ({ actor, params, tx, now }) => {
      if (!deps.gateway) return fail('PAYMENT_DISABLED');
      const { portfolio } = await allow(tx, actor, params.uid, 'ORDER');
      const product_id = pedProductFor(actor.account_type);
      // One that waits for its payment is answered again: a double click, a second tab, a return.
      const waiting = await findLastPed(tx, portfolio.uid);
      if (waiting?.state === 'PENDING_PAYMENT') {
        const own = await findOwnOrder(tx, actor, waiting.payment_order_id);
        if (!own) return fail('PED_ALREADY_ORDERED');
        const { id: order_id, payment_order_id } = waiting;
        return { order_id, product_id: waiting.product_id, payment_order_id };
      }
      const asked = { product_id, quantity: 1, portfolio_uid: portfolio.uid };
      const { id: payment_order_id } = await openOrder(tx, deps, actor, asked, now);
      const ped = (await findLastPed(tx, portfolio.uid)) ?? fail('INTERNAL_ERROR');
      return { order_id: ped.id, product_id, payment_order_id };
    },

    abandonPed: async ({ actor, params, tx, now }) => {
      // Not locked here: the payment host is asked first, and the order is locked before its dossier.
      const { portfolio, relation } = await findDossier(tx, actor, params.uid);
      const refusal = abilityRefusal(relation, 'ORDER', portfolio.archived_at !== null);
      if (refusal) return fail(refusal);
      const ped = await findLastPed(tx, portfolio.uid);
      const order = ped && (await lockOrder(tx, ped.payment_order_id));
      if (order?.state !== 'OPEN') return fail('PED_NOT_WAITING');
      await abandonOrder(tx, deps, order, now);
      return {};
    },

    answerQuestion: async ({ actor, params, body, tx, now }) => {
      const { portfolio } = await allow(tx, actor, params.uid, 'ANSWER_STATEMENT');
      const ped = await findLastPed(tx, portfolio.uid);
      const locked = (ped && (await lockPed(tx, ped.id))) ?? fail('PED_NOT_WAITING');
      await customerAnswered(tx, locked, body.comment, actor, now);
      return {};
    },

    refusePed: async ({ actor, params, body, tx, now }) => {
      const { portfolio } = await allow(tx, actor, params.uid, 'REFUSE_STATEMENT');
      const ped = await lockLastPed(tx, portfolio.uid);
      await makeAgain(tx, ped, 'REFUSAL', body.reason, actor, now);
      return {};
    },

    refreshPed: async ({ actor, params, tx, now }) => {
      const { portfolio } = await allow(tx, actor, params.uid, 'ORDER');
      const ped = await lockLastPed(tx, portfolio.uid);
      const current = (await findCurrentEdition(tx, portfolio.uid)) ?? fail('PED_NOT_DELIVERED');
      const statement = await findStatement(tx, portfolio, now);
      const refusal = refreshRefusal(ped, sourcesChanged(current.statement, statement), now);
      if (refusal) return fail(refusal);
      await makeAgain(tx, ped, 'REFRESH', null, actor, now);
      return {};
    },

    pedTimeline: async ({ actor, params, tx, now }) => {
      const { portfolio, relation } = await findSeenStatement(tx, actor, params.uid);
      const ped = await findShownPed(tx, portfolio.uid);
      const current = await findCurrentEdition(tx, portfolio.uid);
      const statement = await findStatement(tx, portfolio, now);
      const steps = await listSteps(tx, portfolio.uid);
      return {
        abilities: abilitiesOf(relation, portfolio.archived_at !== null),
        order: ped && (await orderView(tx, ped, relation, now)),
        steps: steps.map(({ step, at, detail }) => ({
          step,
          at: at.toISOString(),
          detail: isBetweenThem(step) && !can(relation, 'ANSWER_STATEMENT') ? null : detail,
        })),
        editions: await listEditions(tx, portfolio.uid),
        refresh: refreshView(ped, current, statement, now),
      };
    },
  });
