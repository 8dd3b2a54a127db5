import { z } from 'zod';

import { emailAddress as email } from './email-address.ts';
import { defineApi, type Limit } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import { line } from './typed-text.ts';

const agent = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string().nullable(),
    state: z.enum(['INVITED', 'ACTIVE']),
    portfolio_count: z.int(),
    in_order_count: z.int(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Agent' });
export type Agent = z.output<typeof agent>;

/** By name, by how many dossiers they follow, or the last who came first. */
export const AGENT_SORTS = ['NAME', 'PORTFOLIOS', 'CREATED'] as const;

const byId = z.object({ id: z.uuid() });
const manyMails = [{ per: 'address', max: 60, seconds: 3600 }] as const satisfies readonly Limit[];

export const agentsApi = defineApi({
  agentsAllocation: {
    method: 'GET',
    path: '/accounts/agents-allocation',
    access: 'account',
    summary: 'Le nombre d’agents permis et utilisés',
    response: z.object({ allowed: z.int(), used: z.int() }),
  },
  agents: {
    method: 'GET',
    path: '/accounts/agents',
    access: 'account',
    summary: 'Les agents de l’organisation, vingt par page',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      filter: line(LIMITS.search).default(''),
      sort: z.enum(AGENT_SORTS).default('NAME'),
    }),
    response: z.object({ agents: z.array(agent), total: z.int(), page: z.int(), pages: z.int() }),
  },
  createAgent: {
    method: 'POST',
    path: '/accounts/agents',
    access: 'account',
    audit: 'AGENT_CREATED',
    summary: 'Crée un agent et l’invite par e-mail',
    limits: manyMails,
    body: z.object({ agent_email: email }),
    response: agent,
  },
  remindAgent: {
    method: 'POST',
    path: '/accounts/agents/:id/reminder',
    access: 'account',
    audit: null,
    summary: 'Renvoie son invitation à un agent qui n’est pas encore venu',
    limits: manyMails,
    params: byId,
    response: z.object({}),
  },
  deleteAgent: {
    method: 'DELETE',
    path: '/accounts/agents/:id',
    access: 'account',
    audit: 'AGENT_REMOVED',
    summary: 'Retire un agent ; ses dossiers passent au responsable de l’organisation',
    params: byId,
    response: z.object({ handed_over: z.int() }),
  },
});
