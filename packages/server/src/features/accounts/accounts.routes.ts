import { randomUUID } from 'node:crypto';

import { accountsApi } from '@quitus/api/accounts.api';
import { fail } from '@quitus/api/errors';
import { agentRefusal } from '@quitus/domain/accounts/agents';
import { hasPermission, ownsOrganization } from '@quitus/domain/accounts/permissions';
import { prospectRefusal } from '@quitus/domain/accounts/prospect';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, implement } from '../../http/handler.ts';
import { createLink } from '../auth/links.queries.ts';
import { changePassword } from '../auth/passwords.queries.ts';
import { endOtherSessions, listSessions, revokeSession } from '../auth/sessions.queries.ts';
import { queueMail } from '../mail/mail.queries.ts';
import { findAccountByEmail, mailLogo } from './accounts.queries.ts';
import { agentInvitationMail } from './agent-invitation.mail.ts';
import { dismissAgent, handOver, lockAgent } from './agent-removal.queries.ts';
import {
  findAgent,
  findAllocation,
  insertAgent,
  listAgents,
  lockOrganization,
} from './agents.queries.ts';
import {
  findBranding,
  findLogoPng,
  removeLogo,
  saveLogo,
  saveLogoPlaces,
} from './branding.queries.ts';
import { findInformation, saveInformation } from './information.queries.ts';
import { drawLogo } from './logo-image.ts';
import { findName } from './names.queries.ts';
import { findProspect } from './prospects.queries.ts';

function allowAgents({ account_type }: Actor): void {
  if (!hasPermission(account_type, 'CAN_MANAGE_AGENTS')) fail('FORBIDDEN');
}

function allowBranding({ account_type }: Actor): void {
  if (!ownsOrganization(account_type)) fail('FORBIDDEN');
}

export function accountsRoutes(deps: Deps) {
  const { publicUrl } = deps;

  async function inviteAgent(
    tx: Tx,
    agent: { id: string; email: string },
    head: Actor,
    now: Date,
  ): Promise<void> {
    const path = await createLink(tx, randomUUID(), agent, 'AGENT_INVITATION', now);
    const inviter = {
      name: await findName(tx, head.account_id),
      email: head.email,
      logo_url: await mailLogo(tx, head.organization_id, publicUrl),
    };
    const mail = agentInvitationMail(`${publicUrl}${path}`, inviter, publicUrl);
    await queueMail(tx, deps, { to: agent.email, by: head }, mail, now);
  }

  return implement(accountsApi)({
    information: async ({ actor, tx }) =>
      (await findInformation(tx, actor.account_id)) ?? fail('NOT_FOUND'),

    saveInformation: ({ actor, body, tx, about }) => {
      about({ detail: { fields: Object.keys(body).join(' ') } });
      return saveInformation(tx, actor.account_id, body);
    },

    agentsAllocation: ({ actor, tx }) => {
      allowAgents(actor);
      return findAllocation(tx, actor.organization_id);
    },

    agents: ({ actor, query, tx }) => {
      allowAgents(actor);
      return listAgents(tx, actor.organization_id, query);
    },

    createAgent: async ({ actor, body, tx, now, about }) => {
      allowAgents(actor);
      const { organization_id } = actor;
      await lockOrganization(tx, organization_id);
      const allocation = await findAllocation(tx, organization_id);
      const existing = (await findAccountByEmail(tx, body.agent_email)) ?? null;
      const refusal = agentRefusal(actor, allocation, existing);
      if (refusal) fail(refusal);
      const agent = await insertAgent(tx, organization_id, body.agent_email, now);
      if (!agent) return fail('EMAIL_HAS_ACCOUNT');
      about({ detail: { about_id: agent.id } });
      await inviteAgent(tx, agent, actor, now);
      return (await findAgent(tx, organization_id, agent.id)) ?? fail('NOT_FOUND');
    },

    remindAgent: async ({ actor, params, tx, now }) => {
      allowAgents(actor);
      const agent = (await findAgent(tx, actor.organization_id, params.id)) ?? fail('NOT_FOUND');
      if (agent.state === 'ACTIVE') fail('AGENT_ALREADY_THERE');
      await inviteAgent(tx, agent, actor, now);
      return {};
    },

    deleteAgent: async ({ actor, params, tx, now, about }) => {
      about({ detail: { about_id: params.id } });
      allowAgents(actor);
      if (!(await lockAgent(tx, actor.organization_id, params.id))) fail('NOT_FOUND');
      const handed_over = await handOver(tx, params.id, actor, now);
      await dismissAgent(tx, params.id, actor, now);
      return { handed_over };
    },

    branding: ({ actor, tx }) => findBranding(tx, actor.organization_id),

    saveBranding: async ({ actor, body: { logo, ...places }, tx, now }) => {
      allowBranding(actor);
      const { organization_id } = actor;
      if (logo) {
        const image = await drawLogo(Buffer.from(await logo.arrayBuffer()));
        await saveLogo(tx, organization_id, image, now);
      }
      await saveLogoPlaces(tx, organization_id, places);
      return findBranding(tx, organization_id);
    },

    deleteLogo: async ({ actor, tx }) => {
      allowBranding(actor);
      await removeLogo(tx, actor.organization_id);
      return findBranding(tx, actor.organization_id);
    },

    logo: async ({ params, tx }) => {
      const from = (await findLogoPng(tx, params)) ?? fail('NOT_FOUND');
      return { type: 'image/png', from };
    },

    commercialProspect: async ({ params, tx, now }) => {
      const prospect = await findProspect(tx, params.id);
      const refusal = prospectRefusal(prospect, now);
      return refusal || !prospect ? fail(refusal ?? 'INVALID_INVITATION_LINK') : prospect;
    },

    sessions: async ({ actor, tx, now }) => ({
      sessions: (await listSessions(tx, actor.account_id, now)).map((session) => ({
        ...session,
        current: session.id === actor.session_id,
        created_at: session.created_at.toISOString(),
        last_used_at: session.last_used_at.toISOString(),
      })),
    }),

    endSession: async ({ actor, params, tx, now }) => {
      if (!(await revokeSession(tx, actor.account_id, params.id, now))) fail('NOT_FOUND');
      return {};
    },

    endOtherSessions: async ({ actor, tx, now }) => ({
      ended: await endOtherSessions(tx, actor, 'REVOKED', now),
    }),

    setPassword: async ({ actor, body, tx, now }) => {
      const { current_password = null, password } = body;
      await changePassword(tx, actor, current_password, password, now);
      return {};
    },
  });
}
