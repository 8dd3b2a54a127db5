// What the sale of a mission does, in the transaction of each move of its order.
import { fail } from '@quitus/api/errors';
import { isLiveMission, type MissionKind, missionRefusal } from '@quitus/domain/missions/mission';

import { findName } from '../accounts/door.ts';
import { type Fulfilment, giveBackLater } from '../payments/door.ts';
import { findStatus, lockPortfolio } from '../portfolios/door.ts';
import {
  addMission,
  findLiveMission,
  lockMissionOfPayment,
  moveMission,
} from './missions.queries.ts';

export const missionFulfilment = (kind: MissionKind): Fulfilment => ({
  opened: async (tx, _deps, order, buyer, now) => {
    const portfolio_uid = order.portfolio_uid ?? fail('ORDER_NEEDS_PORTFOLIO');
    await lockPortfolio(tx, portfolio_uid);
    const live = await findLiveMission(tx, { portfolio_uid, kind });
    const status = await findStatus(tx, { portfolio_uid, document_type: kind });
    const refusal = missionRefusal(live !== undefined, status);
    if (refusal) fail(refusal);
    const { account_id, email } = buyer;
    await addMission(
      tx,
      {
        portfolio_uid,
        kind,
        payment_order_id: order.id,
        product_id: order.product_id,
        amount_cents: order.amount_cents,
        state: 'REQUESTED',
        requested_by_id: account_id,
        requested_by: (await findName(tx, account_id)) ?? email,
        requested_at: now,
      },
      { account_id },
    );
  },

  paid: async (tx, _deps, order, now) => {
    if (order.portfolio_uid !== null) await lockPortfolio(tx, order.portfolio_uid);
    const mission = await lockMissionOfPayment(tx, order.id);
    if (!mission) return;
    const live = await findLiveMission(tx, mission);
    // Paid after it was abandoned, while another of the kind is asked for.
    if (live && live.id !== mission.id) return giveBackLater(tx, order);
    await moveMission(tx, mission, 'PAID', { paid_at: now, ended_at: null }, null, now);
  },

  abandoned: async (tx, _deps, order, now) => {
    if (order.portfolio_uid !== null) await lockPortfolio(tx, order.portfolio_uid);
    const mission = await lockMissionOfPayment(tx, order.id);
    if (mission?.state === 'REQUESTED')
      await moveMission(tx, mission, 'CANCELLED', { ended_at: now }, null, now);
  },

  /** Withdrawn or given back: nobody of the team goes on with it. One that is over stays as it ended. */
  undone: async (tx, _deps, order, now) => {
    if (order.portfolio_uid !== null) await lockPortfolio(tx, order.portfolio_uid);
    const mission = await lockMissionOfPayment(tx, order.id);
    if (!mission || !isLiveMission(mission.state)) return;
    if (!(await moveMission(tx, mission, 'CANCELLED', { ended_at: now }, null, now)))
      throw new Error(`a mission ${mission.state} was given back and goes on`);
  },
});
