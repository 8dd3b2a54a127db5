// Turns a contract and its handlers into routes: access, shape, limits, transaction, answer, in that order.
import { type Endpoint, isBytes, isEmpty, type Limit, streams } from '@quitus/api/endpoint';
import { fail } from '@quitus/api/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

import { originOf } from '../audit/origin.ts';
import type { Deps } from '../deps.ts';
import { answerAudited } from './audited.ts';
import { createAuthentication, type Authenticators } from './authenticate.ts';
import { acceptForms } from './form.ts';
import { type Implementation, Refusal } from './handler.ts';
import { inputOf } from './input.ts';
import { networkOf, secondsToWait } from './limits.ts';
import { openApiConfig } from './openapi.ts';
import { isSent, sendBytes } from './send-bytes.ts';

type Context = Record<string, unknown>;
type Answer = (context: Context) => unknown;

export function mount(
  app: FastifyInstance,
  deps: Deps,
  authenticators: Authenticators,
  { api, handlers }: Implementation,
): void {
  for (const [name, endpoint] of Object.entries(api)) {
    const handler = handlers[name];
    if (typeof handler !== 'function') throw new Error(`${endpoint.path} has no handler`);
    const route = routeOf(endpoint, deps, authenticators, (context) => handler(context));
    if (endpoint.multipart) void app.register((scope) => mountForm(scope, route));
    else if (isBytes(endpoint.body)) void app.register((scope) => mountStream(scope, route));
    else app.route(route);
    if (isBytes(endpoint.response)) app.route({ ...route, method: 'HEAD' });
  }
}

async function mountForm(scope: FastifyInstance, route: RouteOptions): Promise<void> {
  await acceptForms(scope);
  scope.route(route);
}

/** The bytes are left where they are, for whoever reads the connection. */
async function mountStream(scope: FastifyInstance, route: RouteOptions): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.addHook('onResponse', ({ raw }, _reply, next) => {
    // Refused half-way, the rest falls on the floor.
    raw.resume();
    next();
  });
  scope.route(route);
}

function routeOf(
  endpoint: Endpoint,
  deps: Deps,
  authenticators: Authenticators,
  answer: Answer,
): RouteOptions {
  const { answer_headers = {}, limits } = endpoint;
  const { authenticate, callerOf } = createAuthentication(endpoint.access, authenticators);
  return {
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    // Bytes have their own; and a link that opens a session is not opened by asking about it.
    exposeHeadRoute: !isBytes(endpoint.response) && !endpoint.audit,
    config: openApiConfig(endpoint),
    onRequest: (request, reply, next) => {
      reply.headers(answer_headers);
      // What has no known end is not read to its end once it is refused.
      if (streams(endpoint) && request.headers['transfer-encoding'])
        reply.header('connection', 'close');
      next();
    },
    // Before a body is read, and before anything is said of its shape.
    preParsing: async (request) => {
      await authenticate(request, deps.now());
    },
    handler: async (request, reply) => {
      const input = inputOf(endpoint, request);
      const now = deps.now();
      if (limits) await limit(deps, endpoint, limits, request, reply, now);
      const origin = originOf(request, deps.keys.pseudonym, now);
      const context = { ...input, params: input.params, actor: callerOf(request), origin, now };
      const asked = request.method === 'HEAD' ? { ...endpoint, audit: undefined } : endpoint;
      const result = await answerAudited(deps.db, asked, { ...context, tx: deps.db }, answer);
      return result instanceof Refusal
        ? fail(result.code)
        : send(endpoint, deps, request, reply, result);
    },
  };
}

async function send(
  { response, path }: Endpoint,
  { storage }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  result: unknown,
): Promise<unknown> {
  if (isEmpty(response)) {
    for (const [name, value] of Object.entries(response.headers.parse(result)))
      reply.header(name, String(value));
    return reply.status(response.status).send();
  }
  if (!isBytes(response)) return result;
  if (!isSent(result)) throw new Error(`${path} gave no bytes`);
  return sendBytes(request, reply, storage, response, result);
}

function schemaOf({ params, query, headers, body, multipart, response, ...endpoint }: Endpoint) {
  return {
    summary: endpoint.summary,
    ...(multipart && { consumes: ['multipart/form-data'] }),
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && !isBytes(body) && { body }),
    ...(!isBytes(response) && !isEmpty(response) && { response: { 200: response } }),
  };
}

async function limit(
  { db, keys }: Deps,
  { path }: Endpoint,
  limits: readonly Limit[],
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): Promise<void> {
  const address = networkOf(request.ip);
  const email = emailOf(request.body);
  const caller = { address, email, email_from_address: email && `${email} ${address}` };
  const wait = await secondsToWait(db, keys.pseudonym, path, limits, caller, now);
  if (wait === 0) return;
  reply.header('retry-after', wait);
  fail('TOO_MANY_REQUESTS');
}

const emailOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email
    : null;
