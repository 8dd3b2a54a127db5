import { fail } from '@quitus/api/errors';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { canCreatePortfolio } from '@quitus/domain/accounts/permissions';
import {
  abilitiesOf,
  can,
  readsVerifiedOnly,
  relationTo,
  seesPeople,
  visibleSituation,
} from '@quitus/domain/portfolios/permissions';
import { isPedUnderWay } from '@quitus/domain/preetatdate/order';

import { publish } from '../../domain-events.ts';
import { implement } from '../../http/handler.ts';
import { dashboardLogo } from '../accounts/door.ts';
import { allow, findDossier } from './access.ts';
import { lockCreator } from './creators.queries.ts';
import { listEvents, recordEvent } from './events.queries.ts';
import { changeRole, listGuests, noteLook, removeGuest } from './guests.queries.ts';
import { listPendingInvitations, revokeInvitation } from './invitations.queries.ts';
import {
  answerSituation,
  archivePortfolio,
  editPortfolio,
  transferPortfolio,
} from './portfolio-changes.queries.ts';
import { countPortfolios, listPortfolios } from './portfolio-list.queries.ts';
import { rowView, slotView, visibleSlots } from './portfolio-view.ts';
import {
  createPortfolio,
  findMembers,
  lockMember,
  findManager,
  findManagers,
  findVisible,
} from './portfolios.queries.ts';
import { changeSlot, findSlots, findStatus, wholeSituation } from './slots.queries.ts';

export const portfoliosRoutes = () =>
  implement(portfoliosApi)({
    list: async ({ actor, query, tx }) => {
      const { portfolios, next } = await listPortfolios(tx, actor, query);
      const slots = await findSlots(tx, portfolios);
      const managers = await findManagers(
        tx,
        portfolios.map(({ owner_id }) => owner_id),
      );
      const byId = new Map(managers.map((person) => [person.id, person]));
      return {
        next,
        portfolios: portfolios.flatMap((portfolio) => {
          const relation = relationTo(actor, portfolio, portfolio.role);
          const managedBy = byId.get(portfolio.owner_id);
          return relation && managedBy
            ? [rowView(portfolio, relation, managedBy, slots.get(portfolio.uid) ?? [])]
            : [];
        }),
      };
    },

    counts: async ({ actor, query, tx }) => ({
      counts: await countPortfolios(tx, actor, query.search),
    }),

    create: async ({ actor, body, tx, now }) => {
      const creator = await lockCreator(tx, actor.account_id);
      const again = body.uid && (await findVisible(tx, actor, body.uid));
      if (again) return { uid: again.portfolio.uid };
      if (!canCreatePortfolio(creator)) fail('PORTFOLIO_ALLOWANCE_REACHED');
      const pays = creator.account_type === 'PRO_ON_DEMAND';
      const owner = {
        id: actor.account_id,
        organization_id: actor.organization_id,
        email: actor.email,
      };
      const { portfolio_type, address_extra_line = null, ...fields } = body;
      return createPortfolio(
        tx,
        owner,
        {
          ...fields,
          address_extra_line,
          portfolio_type: pays ? 'PENDING_PAYMENT_PORTFOLIO' : portfolio_type,
          intended_type: pays ? portfolio_type : null,
        },
        now,
      );
    },

    find: async ({ actor, params, tx, now }) => {
      const { portfolio, relation } = await findDossier(tx, actor, params.uid);
      const { uid } = portfolio;
      const slots = (await findSlots(tx, [portfolio])).get(uid) ?? [];
      const people = seesPeople(relation);
      if (!people) await noteLook(tx, uid, actor.account_id, now);
      return {
        ...portfolio,
        owners: readsVerifiedOnly(relation) ? [] : portfolio.owners,
        situation: visibleSituation(relation, wholeSituation(portfolio.situation)),
        skipped_questions: people ? portfolio.skipped_questions : [],
        relation,
        abilities: abilitiesOf(relation, portfolio.archived_at !== null),
        managed_by: await findManager(tx, portfolio.owner_id),
        slots: visibleSlots(relation, slots).map(slotView),
        guests: people ? await listGuests(tx, uid) : [],
        invitations: people ? await listPendingInvitations(tx, uid) : [],
        logo_url: await dashboardLogo(tx, portfolio.organization_id),
        archived_at: portfolio.archived_at?.toISOString() ?? null,
        created_at: portfolio.created_at.toISOString(),
        last_activity_at: portfolio.last_activity_at.toISOString(),
      };
    },

    edit: async ({ actor, params, body, tx, now }) => {
      const { portfolio } = await allow(tx, actor, params.uid, 'EDIT');
      await editPortfolio(tx, portfolio, body, actor, now);
      await publish(tx, 'PROPERTY_CHANGED', { portfolio_uid: portfolio.uid });
      return {};
    },

    archive: async ({ actor, params, tx, now }) => {
      const { portfolio } = await allow(tx, actor, params.uid, 'ARCHIVE');
      // Out of sight of the team, it would never be made.
      const ped = { portfolio_uid: portfolio.uid, document_type: 'PRE_ETAT_DATE' } as const;
      if (isPedUnderWay(await findStatus(tx, ped))) return fail('PED_UNDER_WAY');
      if (!portfolio.archived_at) await archivePortfolio(tx, portfolio, true, actor, now);
      return {};
    },

    restore: async ({ actor, params, tx, now }) => {
      const { portfolio } = await allow(tx, actor, params.uid, 'ARCHIVE');
      if (portfolio.archived_at) await archivePortfolio(tx, portfolio, false, actor, now);
      return {};
    },

    transfer: async ({ actor, params, body, tx, now, about }) => {
      const { portfolio } = await allow(tx, actor, params.uid, 'TRANSFER');
      // Whoever ran it until now is the one to tell.
      about({ account_id: portfolio.owner_id, detail: { about_id: body.account_id } });
      const receiver =
        (await lockMember(tx, portfolio.organization_id, body.account_id)) ?? fail('NOT_FOUND');
      if (receiver.id !== portfolio.owner_id)
        await transferPortfolio(tx, portfolio, receiver, actor, now);
      return {};
    },

    members: async ({ actor, params, tx }) => {
      const { portfolio, relation } = await findDossier(tx, actor, params.uid);
      if (!can(relation, 'TRANSFER')) fail('FORBIDDEN');
      return { members: await findMembers(tx, portfolio.organization_id) };
    },

    answer: async ({ actor, params, body, tx, now }) => {
      const { portfolio } = await allow(tx, actor, params.uid, 'ANSWER_SITUATION');
      await answerSituation(tx, portfolio, body, actor, now);
      await publish(tx, 'PROPERTY_CHANGED', { portfolio_uid: portfolio.uid });
      return {};
    },

    waive: async ({ actor, params, body, tx, now }) => {
      const { portfolio } = await allow(tx, actor, params.uid, 'WAIVE_DOCUMENT');
      const { uid: portfolio_uid } = portfolio;
      const { document_type } = params;
      const { reason } = body;
      await changeSlot(
        tx,
        portfolio_uid,
        document_type,
        { waived_at: now, waived_reason: reason },
        now,
      );
      const kind = 'DOCUMENT_WAIVED';
      await recordEvent(tx, { portfolio_uid, kind, document_type, actor, detail: { reason } }, now);
      return {};
    },

    unwaive: async ({ actor, params, tx, now }) => {
      const { portfolio } = await allow(tx, actor, params.uid, 'WAIVE_DOCUMENT');
      const { uid: portfolio_uid } = portfolio;
      const { document_type } = params;
      await changeSlot(
        tx,
        portfolio_uid,
        document_type,
        { waived_at: null, waived_reason: null },
        now,
      );
      await recordEvent(
        tx,
        { portfolio_uid, kind: 'DOCUMENT_UNWAIVED', document_type, actor },
        now,
      );
      return {};
    },

    events: async ({ actor, params, query, tx }) => {
      const visible = await findDossier(tx, actor, params.uid);
      return listEvents(tx, visible, actor.account_id, query.before);
    },

    changeGuestRole: async ({ actor, params, body, tx, now, about }) => {
      about({ detail: { about_id: params.account_id, role: body.role } });
      const { portfolio } = await allow(tx, actor, params.uid, 'INVITE');
      await changeRole(tx, portfolio.uid, params.account_id, body.role, actor, now);
      return {};
    },

    removeGuest: async ({ actor, params, tx, now, about }) => {
      about({ detail: { about_id: params.account_id } });
      const { portfolio } = await allow(tx, actor, params.uid, 'REMOVE_GUEST');
      await removeGuest(tx, portfolio.uid, params.account_id, actor, now);
      return {};
    },

    revokeInvitation: async ({ actor, params, tx, now, about }) => {
      about({ detail: { about_id: params.invitation_id } });
      const { portfolio } = await allow(tx, actor, params.uid, 'REMOVE_GUEST');
      await revokeInvitation(tx, portfolio.uid, params.invitation_id, actor, now);
      return {};
    },
  });
