import { fail } from '@quitus/api/errors';
import { missionsApi } from '@quitus/api/missions.api';
import {
  MISSION_KINDS,
  MISSION_PRODUCTS,
  missionCancelRefusal,
  missionRefusal,
} from '@quitus/domain/missions/mission';
import { CATALOGUE } from '@quitus/domain/payments/catalogue';
import { can } from '@quitus/domain/portfolios/permissions';

import { implement } from '../../http/handler.ts';
import {
  abandonOrder,
  findOwnOrder,
  lockOrder,
  openOrder,
  type SellingDeps,
} from '../payments/door.ts';
import { allow, findDossier, findStatuses } from '../portfolios/door.ts';
import { giveBackMission } from './mission-refund.ts';
import {
  describeMission,
  findLiveMission,
  findMission,
  listMissions,
  lockMission,
  missionView,
  moveMission,
} from './missions.queries.ts';

export const missionsRoutes = (deps: SellingDeps) =>
  implement(missionsApi)({
    missions: async ({ actor, params, tx }) => {
      const { portfolio, relation } = await findDossier(tx, actor, params.uid);
      if (!can(relation, 'ORDER')) return fail('FORBIDDEN');
      const statusOf = await findStatuses(tx, portfolio.uid);
      const asked = await listMissions(tx, portfolio.uid);
      const offers = await Promise.all(
        MISSION_KINDS.map(async (kind) => {
          const product_id = MISSION_PRODUCTS[kind];
          const live = await findLiveMission(tx, { portfolio_uid: portfolio.uid, kind });
          return {
            kind,
            product_id,
            price_cents: deps.priceOf(product_id),
            from: CATALOGUE[product_id].from,
            status: statusOf(kind),
            refusal: missionRefusal(live !== undefined, statusOf(kind)),
          };
        }),
      );
      return { offers, missions: asked.map(missionView) };
    },

    requestMission: async ({ actor, params, body, tx, now }) => {
      if (!deps.gateway) return fail('PAYMENT_DISABLED');
      const { portfolio } = await allow(tx, actor, params.uid, 'ORDER');
      const { kind, note } = body;
      const product_id = MISSION_PRODUCTS[kind];
      const place = { portfolio_uid: portfolio.uid, kind };
      const waiting = await findLiveMission(tx, place);
      if (waiting?.state === 'REQUESTED') {
        const own = await findOwnOrder(tx, actor, waiting.payment_order_id);
        if (!own) return fail('MISSION_ALREADY_ASKED');
        const { id: mission_id, payment_order_id } = waiting;
        return { mission_id, product_id, payment_order_id };
      }
      const asked = { product_id, quantity: 1, portfolio_uid: portfolio.uid };
      const { id: payment_order_id } = await openOrder(tx, deps, actor, asked, now);
      const made = (await findLiveMission(tx, place)) ?? fail('INTERNAL_ERROR');
      if (note) await describeMission(tx, made.id, note);
      return { mission_id: made.id, product_id, payment_order_id };
    },

    cancelMission: async ({ actor, params, tx, now, about }) => {
      const { portfolio, relation } = await findDossier(tx, actor, params.uid);
      if (!can(relation, 'ORDER')) return fail('FORBIDDEN');
      const found = await findMission(tx, params.mission_id);
      if (!found || found.portfolio_uid !== portfolio.uid) return fail('NOT_FOUND');
      about({ detail: { about_id: found.id } });
      const order = (await lockOrder(tx, found.payment_order_id)) ?? fail('NOT_FOUND');
      // Closing its payment page cancels it; one that was just paid goes on below.
      if (order.state === 'OPEN' && (await abandonOrder(tx, deps, order, now)).state !== 'PAID')
        return {};
      await allow(tx, actor, params.uid, 'ORDER');
      const mission = (await lockMission(tx, found.id)) ?? fail('NOT_FOUND');
      const refusal = missionCancelRefusal(mission.state);
      if (refusal) return fail(refusal);
      await moveMission(tx, mission, 'CANCELLED', { ended_at: now }, actor, now);
      const paid = (await lockOrder(tx, order.id)) ?? order;
      await giveBackMission(tx, deps, paid, actor.account_id, now);
      return {};
    },
  });
