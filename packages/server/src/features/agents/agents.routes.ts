import { randomUUID } from 'node:crypto';

import { agentsApi } from '@quitus/api/agents.api';
import { fail } from '@quitus/api/errors';
import { agentRefusal } from '@quitus/domain/accounts/agents';
import { hasPermission } from '@quitus/domain/accounts/permissions';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, implement } from '../../http/handler.ts';
import { findAccountByEmail, findName, mailLogo } from '../accounts/door.ts';
import { createLink } from '../auth/door.ts';
import { queueMail } from '../mail/door.ts';
import { agentInvitationMail } from './agent-invitation.mail.ts';
import { dismissAgent, handOver, lockAgent } from './agent-removal.queries.ts';
import {
  findAgent,
  findAllocation,
  insertAgent,
  listAgents,
  lockOrganization,
} from './agents.queries.ts';

function allowAgents({ account_type }: Actor): void {
  if (!hasPermission(account_type, 'CAN_MANAGE_AGENTS')) fail('FORBIDDEN');
}

export function agentsRoutes(deps: Deps) {
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

  return implement(agentsApi)({
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
  });
}
