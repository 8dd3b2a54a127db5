// The team's side of what was ordered: pré-états datés to complete and deliver, missions to carry out.
import { deskApi, type PedDeskItem } from '@quitus/api/desk.api';
import { fail } from '@quitus/api/errors';
import { deskRefusal } from '@quitus/domain/preetatdate/delivery';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, implement } from '../../http/handler.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { fileViews, findFile, isInSlot, listFiles } from '../documents/files.queries.ts';
import { missionAnsweredMail } from '../missions/mission-answered.mail.ts';
import { missionDeliveredMail } from '../missions/mission-delivered.mail.ts';
import { giveBackMission } from '../missions/mission-refund.queries.ts';
import {
  findMission,
  listMissionQueue,
  lockMission,
  missionView,
  moveMission,
} from '../missions/missions.queries.ts';
import { lockOrder, markPerformed } from '../payments/orders.queries.ts';
import { allow } from '../portfolios/access.queries.ts';
import { findVisible } from '../portfolios/portfolios.queries.ts';
import { prepareEdition } from '../preetatdate/editions.queries.ts';
import { holdPed, listPedQueue, releasePed } from '../preetatdate/ped-desk.queries.ts';
import { printPed } from '../preetatdate/ped-errands.ts';
import { tellBuyer } from '../preetatdate/ped-letters.queries.ts';
import { askCustomer } from '../preetatdate/ped-life.queries.ts';
import { changePed, findPed, lockPed } from '../preetatdate/ped-orders.queries.ts';
import { pedQuestionMail } from '../preetatdate/ped-question.mail.ts';
import { orderView, readinessView } from '../preetatdate/ped-view.queries.ts';
import { findStatement } from '../preetatdate/statement.queries.ts';
import { findProgress } from '../reading/readings.queries.ts';

/** Null when this person may not judge it, when somebody else looks at it, or when it no longer waits. */
async function takePed(tx: Tx, actor: Actor, id: string, now: Date): Promise<PedDeskItem | null> {
  const found = await findPed(tx, id);
  const visible = found && (await findVisible(tx, actor, found.portfolio_uid));
  if (visible?.relation !== 'STAFF') return null;
  const held_until = await holdPed(tx, id, actor, now);
  const ped = held_until && (await findPed(tx, id));
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
    readiness: readinessView(statement),
    files: fileViews(
      await listFiles(tx, portfolio_uid),
      actor,
      await findProgress(tx, portfolio_uid),
    ),
    customer_answer: ped.customer_answer,
    held_until: held_until.toISOString(),
  };
}

/** At the desk, for somebody of the team who holds it or whom nobody keeps from it. */
async function lockAtDesk(tx: Tx, actor: Actor, id: string, now: Date) {
  const found = (await findPed(tx, id)) ?? fail('NOT_FOUND');
  const { portfolio } = await allow(tx, actor, found.portfolio_uid, 'CONTROL');
  const ped = (await lockPed(tx, id)) ?? fail('NOT_FOUND');
  const { held_by_id, held_until } = ped;
  const held = held_by_id !== null && held_by_id !== actor.account_id;
  if (held && held_until && held_until > now) return fail('DOCUMENT_HELD');
  const waits = ped.at_desk_since !== null && ped.desk_done_at === null;
  return ped.state === 'IN_CREATION' && waits ? { ped, portfolio } : fail('PED_NOT_WAITING');
}

export const orderedRoutes = (deps: Deps) =>
  implement(deskApi)({
    pedQueue: async ({ actor, tx, now }) => ({ waiting: await listPedQueue(tx, actor, now) }),

    takePed: async ({ actor, body, tx, now }) => {
      if (body.wanted !== null)
        return { item: (await takePed(tx, actor, body.wanted, now)) ?? fail('DOCUMENT_HELD') };
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

    deliverPed: async ({ actor, params, tx, now, about }) => {
      const { ped, portfolio } = await lockAtDesk(tx, actor, params.order_id, now);
      about({ portfolio_uid: portfolio.uid, detail: { about_id: ped.id } });
      const statement = await findStatement(tx, portfolio, now);
      const refusal = deskRefusal(statement);
      if (refusal) return fail(refusal);
      const done = { desk_done_at: now, question: null, question_asked_at: null };
      await changePed(tx, ped, { ...done, held_until: null, held_by_id: null });
      await prepareEdition(tx, ped, portfolio, statement, now);
      await enqueue(tx, printPed, { order_id: ped.id });
      return {};
    },

    askCustomer: async ({ actor, params, body, tx, now }) => {
      const { ped, portfolio } = await lockAtDesk(tx, actor, params.order_id, now);
      const { question } = body;
      await askCustomer(tx, ped, question, actor, now);
      const { main_address: address } = portfolio;
      const write = (url: string) => pedQuestionMail({ url, address, question }, deps.publicUrl);
      await tellBuyer(tx, deps, portfolio, ped.ordered_by_id, '/preetatdate', write, now);
      return {};
    },

    missionQueue: async ({ tx }) => ({
      waiting: (await listMissionQueue(tx)).map(({ mission, main_address }) => ({
        ...missionView(mission),
        portfolio_uid: mission.portfolio_uid,
        requested_by: mission.requested_by,
        main_address,
      })),
    }),

    answerMission: async ({ actor, params, body, tx, now, about }) => {
      const found = (await findMission(tx, params.mission_id)) ?? fail('NOT_FOUND');
      const order = (await lockOrder(tx, found.payment_order_id)) ?? fail('NOT_FOUND');
      const { portfolio } = await allow(tx, actor, found.portfolio_uid, 'CONTROL');
      about({ portfolio_uid: portfolio.uid, detail: { about_id: found.id } });
      const mission = (await lockMission(tx, found.id)) ?? fail('NOT_FOUND');
      const { accepted, answer } = body;
      const expected_on = accepted ? body.expected_on : null;
      const said = { answer, expected_on, answered_at: now, ended_at: accepted ? null : now };
      const to = accepted ? 'ACCEPTED' : 'REFUSED';
      const moved = await moveMission(tx, mission, to, said, actor, now);
      if (!moved) return fail('MISSION_MOVED_ON');
      if (!accepted) await giveBackMission(tx, deps, order, actor.account_id, now);
      const { kind } = mission;
      const address = portfolio.main_address;
      const told = { address, kind, accepted, answer, expected_on };
      const write = (url: string) => missionAnsweredMail({ ...told, url }, deps.publicUrl);
      await tellBuyer(tx, deps, portfolio, mission.requested_by_id, '/missions', write, now);
      return {};
    },

    deliverMission: async ({ actor, params, body, tx, now, about }) => {
      const found = (await findMission(tx, params.mission_id)) ?? fail('NOT_FOUND');
      const { portfolio } = await allow(tx, actor, found.portfolio_uid, 'CONTROL');
      about({ portfolio_uid: portfolio.uid, detail: { about_id: found.id } });
      const mission = (await lockMission(tx, found.id)) ?? fail('NOT_FOUND');
      const file = await findFile(tx, body.file_id);
      const there =
        file?.portfolio_uid === portfolio.uid &&
        file.document_type === mission.kind &&
        (await isInSlot(tx, file.id));
      if (!there) return fail('MISSION_FILE_MISSING');
      const brought = { file_id: body.file_id, delivered_at: now, ended_at: now };
      const moved = await moveMission(tx, mission, 'DELIVERED', brought, actor, now);
      if (!moved) return fail('MISSION_MOVED_ON');
      await markPerformed(tx, mission.payment_order_id, now);
      const told = { address: portfolio.main_address, kind: mission.kind };
      const write = (url: string) => missionDeliveredMail({ ...told, url }, deps.publicUrl);
      const page = `?document=${mission.kind}`;
      await tellBuyer(tx, deps, portfolio, mission.requested_by_id, page, write, now);
      return {};
    },
  });
