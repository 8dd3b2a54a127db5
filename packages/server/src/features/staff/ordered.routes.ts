// The team's side of what was ordered: pré-états datés to complete and deliver, missions to carry out.
import { deskApi, type PedDeskItem } from '@quitus/api/desk.api';
import { type ErrorCode, fail } from '@quitus/api/errors';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, implement } from '../../http/handler.ts';
import { fileViews, listFiles } from '../documents/door.ts';
import {
  answerMission,
  deliverMission,
  findMission,
  listMissionQueue,
  lockMission,
  missionView,
} from '../missions/door.ts';
import { lockOrder } from '../payments/door.ts';
import { allow, findVisible } from '../portfolios/door.ts';
import {
  askCustomer,
  deliverFromDesk,
  findPapersBeingRead,
  findPed,
  findStatement,
  holdPed,
  listPedQueue,
  lockAtDesk,
  orderView,
  printAgainNow,
  readinessView,
  releasePed,
} from '../preetatdate/door.ts';
import { findProgress } from '../reading/door.ts';

/** Null when this person may not judge it, when somebody else looks at it, or when it no longer waits. */
async function takePed(tx: Tx, actor: Actor, id: string, now: Date): Promise<PedDeskItem | null> {
  const found = await findPed(tx, id);
  const visible = found && (await findVisible(tx, actor, found.portfolio_uid));
  if (visible?.relation !== 'STAFF') return null;
  const ped = await holdPed(tx, id, actor, now);
  if (!ped) return null;
  const { portfolio, relation } = visible;
  const { uid: portfolio_uid, portfolio_type, main_address, owners, lots } = portfolio;
  const statement = await findStatement(tx, portfolio, now);
  return {
    order: await orderView(tx, ped, relation, now),
    portfolio_uid,
    portfolio_type,
    main_address,
    owners,
    lots,
    statement,
    being_read: await findPapersBeingRead(tx, portfolio_uid),
    readiness: readinessView(statement),
    files: fileViews(
      await listFiles(tx, portfolio_uid),
      actor,
      await findProgress(tx, portfolio_uid),
    ),
    customer_answer: ped.customer_answer,
    held_until: ped.held_until.toISOString(),
  };
}

/** Whoever follows an order to the desk may come before the statement does. */
async function notTaken(tx: Tx, actor: Actor, id: string): Promise<ErrorCode> {
  const ped = await findPed(tx, id);
  const visible = ped && (await findVisible(tx, actor, ped.portfolio_uid));
  const isMade = ped?.state !== 'IN_CREATION' || ped.at_desk_since !== null;
  return visible?.relation === 'STAFF' && !isMade ? 'PED_BEING_MADE' : 'DOCUMENT_HELD';
}

/** At the desk, with its dossier locked. */
async function lockWaiting(tx: Tx, actor: Actor, id: string, now: Date) {
  const found = (await findPed(tx, id)) ?? fail('NOT_FOUND');
  const { portfolio } = await allow(tx, actor, found.portfolio_uid, 'CONTROL');
  return { portfolio, ped: await lockAtDesk(tx, actor, id, now) };
}

/** The order first, as when it is paid; then the dossier, then the mission. */
async function lockForTeam(tx: Tx, actor: Actor, id: string) {
  const found = (await findMission(tx, id)) ?? fail('NOT_FOUND');
  const order = (await lockOrder(tx, found.payment_order_id)) ?? fail('NOT_FOUND');
  const { portfolio } = await allow(tx, actor, found.portfolio_uid, 'CONTROL');
  return { order, portfolio, mission: (await lockMission(tx, id)) ?? fail('NOT_FOUND') };
}

export const orderedRoutes = (deps: Deps) =>
  implement(deskApi)({
    pedQueue: async ({ actor, tx, now }) => ({ waiting: await listPedQueue(tx, actor, now) }),

    takePed: async ({ actor, body, tx, now }) => {
      if (body.wanted !== null) {
        const item = await takePed(tx, actor, body.wanted, now);
        return { item: item ?? fail(await notTaken(tx, actor, body.wanted)) };
      }
      for (const { order_id, held_by, question_pending } of await listPedQueue(tx, actor, now)) {
        if (held_by !== null || question_pending || body.skip.includes(order_id)) continue;
        const item = await takePed(tx, actor, order_id, now);
        if (item) return { item };
      }
      return { item: null };
    },

    releasePed: async ({ actor, params, tx }) => {
      await releasePed(tx, params.order_id, actor);
      return {};
    },

    deliverPed: async ({ actor, params, body, tx, now, about }) => {
      const { ped, portfolio } = await lockWaiting(tx, actor, params.order_id, now);
      about({ portfolio_uid: portfolio.uid, detail: { about_id: ped.id } });
      await deliverFromDesk(tx, ped, portfolio, body, now);
      return {};
    },

    printPedAgain: async ({ actor, params, tx }) => {
      const found = (await findPed(tx, params.order_id)) ?? fail('NOT_FOUND');
      await allow(tx, actor, found.portfolio_uid, 'CONTROL');
      if (!(await printAgainNow(tx, found.id))) fail('PED_NOT_WAITING');
      return {};
    },

    askCustomer: async ({ actor, params, body, tx, now }) => {
      const { ped, portfolio } = await lockWaiting(tx, actor, params.order_id, now);
      await askCustomer(tx, deps, ped, portfolio, body.question, actor, now);
      return {};
    },

    missionQueue: async ({ tx }) => ({
      waiting: (await listMissionQueue(tx)).map(({ mission, main_address, status }) => ({
        ...missionView(mission),
        portfolio_uid: mission.portfolio_uid,
        requested_by: mission.requested_by,
        main_address,
        document_status: status ?? 'A_AJOUTER',
      })),
    }),

    answerMission: async ({ actor, params, body, tx, now, about }) => {
      const locked = await lockForTeam(tx, actor, params.mission_id);
      about({ portfolio_uid: locked.portfolio.uid, detail: { about_id: locked.mission.id } });
      await answerMission(tx, deps, locked, body, actor, now);
      return {};
    },

    deliverMission: async ({ actor, params, body, tx, now, about }) => {
      const locked = await lockForTeam(tx, actor, params.mission_id);
      about({ portfolio_uid: locked.portfolio.uid, detail: { about_id: locked.mission.id } });
      await deliverMission(tx, deps, locked, body.file_id, actor, now);
      return {};
    },
  });
