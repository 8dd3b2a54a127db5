// Turns a contract and its handlers into routes: access, limits, transaction, answer, in that order.
import type { Access, Endpoint, Limit } from '@quitus/api/endpoint';
import { fail } from '@quitus/api/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

import { answerAudited } from '../audit/audited.ts';
import { originOf } from '../audit/origin.ts';
import type { Deps } from '../deps.ts';
import { admitAccount, admitVisitor, type Doors } from './admit.ts';
import { acceptForms } from './form.ts';
import { type Actor, type Implementation, Refusal, type Visitor } from './handler.ts';
import { secondsToWait } from './limits.ts';

type AnyContext = Record<string, unknown>;

export function mount(
  app: FastifyInstance,
  deps: Deps,
  doors: Doors,
  { api, handlers }: Implementation,
): void {
  for (const [name, endpoint] of Object.entries(api)) {
    const handler = handlers[name];
    if (typeof handler !== 'function') throw new Error(`${endpoint.path} has no handler`);
    const takesInput = endpoint.params || endpoint.query || endpoint.body;
    const answer = (context: AnyContext): unknown => handler(context);
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      handler: async (request, reply) => {
        if (takesInput) refuseNul(request);
        const now = deps.now();
        const actor = await admit(endpoint.access, request, doors, now);
        if (endpoint.limits) await limit(deps, endpoint, endpoint.limits, request, reply, now);
        const context = {
          params: request.params,
          query: request.query,
          body: request.body,
          user_agent: request.headers['user-agent']?.slice(0, 300) ?? null,
          actor,
          origin: originOf(request, deps.keys.pseudonym, now),
          now,
          tx: deps.db,
        };
        const result = await answerAudited(deps.db, endpoint, context, answer);
        if (result instanceof Refusal) fail(result.code);
        return result;
      },
    };
    if (endpoint.multipart) void app.register((scope) => mountForm(scope, route));
    else app.route(route);
  }
}

async function mountForm(scope: FastifyInstance, route: RouteOptions): Promise<void> {
  await acceptForms(scope);
  scope.route(route);
}

function schemaOf({ params, query, body, multipart, response, summary, path }: Endpoint) {
  return {
    summary,
    ...(multipart && { consumes: ['multipart/form-data'] }),
    tags: [path.split('/')[1] ?? ''],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { 200: response },
  };
}

/** PostgreSQL keeps no NUL: a text that holds one is nobody's typing. */
function refuseNul({ body, query, params }: FastifyRequest): void {
  if (JSON.stringify([body, query, params]).includes(String.raw`\u0000`)) fail('VALIDATION_ERROR');
}

async function admit(
  access: Access,
  request: FastifyRequest,
  doors: Doors,
  now: Date,
): Promise<Actor | Visitor | null> {
  if (access === 'public') return null;
  if (access === 'visitor') return admitVisitor(request, doors, now);
  const actor = await admitAccount(request, doors, now);
  if (access === 'staff' && !actor.staff) return fail('NOT_FOUND');
  return actor;
}

async function limit(
  { db, keys }: Deps,
  { path }: Endpoint,
  limits: readonly Limit[],
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): Promise<void> {
  const caller = { address: request.ip, email: emailOf(request.body) };
  const wait = await secondsToWait(db, keys.pseudonym, path, limits, caller, now);
  if (wait === 0) return;
  reply.header('retry-after', wait);
  fail('TOO_MANY_REQUESTS');
}

const emailOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email
    : null;
