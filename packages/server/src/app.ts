// The HTTP application: assembled here, started elsewhere, so that tests can inject requests.
import { randomUUID } from 'node:crypto';

import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { API_BASE } from '@quitus/api/endpoint';
import { fail } from '@quitus/api/errors';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';

import type { Config } from './config.ts';
import { accountsRoutes } from './features/accounts/accounts.routes.ts';
import { addressesRoutes } from './features/addresses/addresses.routes.ts';
import { agentsRoutes } from './features/agents/agents.routes.ts';
import { allowancesRoutes } from './features/allowances/allowances.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { prepareFindActor } from './features/auth/sessions.queries.ts';
import { sessionsRoutes } from './features/auth/sessions.routes.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { demoRoutes } from './features/demo/demo.routes.ts';
import { directoryRoutes } from './features/directory/directory.routes.ts';
import { documentsRoutes } from './features/documents/documents.routes.ts';
import { uploadsRoutes } from './features/documents/uploads.routes.ts';
import { downloadsRoutes } from './features/downloads/downloads.routes.ts';
import { invitationsRoutes } from './features/invitations/invitations.routes.ts';
import { journalRoutes } from './features/journal/journal.routes.ts';
import { lettersRoutes } from './features/letters/letters.routes.ts';
import { outboxRoutes } from './features/mail/outbox.routes.ts';
import { missionsRoutes } from './features/missions/missions.routes.ts';
import { cashierRoutes, webhookRoutes } from './features/payments/cashier.routes.ts';
import type { SellingDeps } from './features/payments/fulfilment.ts';
import { paymentsRoutes } from './features/payments/payments.routes.ts';
import { subscriptionsRoutes } from './features/payments/subscriptions.routes.ts';
import { portfoliosRoutes } from './features/portfolios/portfolios.routes.ts';
import { preetatdateRoutes } from './features/preetatdate/preetatdate.routes.ts';
import { serveVerificationPage } from './features/preetatdate/verification-page.ts';
import { verificationRoutes } from './features/preetatdate/verification.routes.ts';
import { readingRoutes } from './features/reading/reading.routes.ts';
import { findProgress } from './features/reading/readings.queries.ts';
import { serveRealtime } from './features/realtime/realtime.routes.ts';
import { robotsRoutes } from './features/robots/robots.routes.ts';
import { sharingRoutes } from './features/sharing/sharing.routes.ts';
import { orderedRoutes } from './features/staff/ordered.routes.ts';
import { staffRoutes } from './features/staff/staff.routes.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { findVisitor } from './features/visits/visits.queries.ts';
import { visitsRoutes } from './features/visits/visits.routes.ts';
import { createAccessTokenReader } from './http/access-token.ts';
import { serveApiDocs } from './http/api-docs.ts';
import type { Authenticators } from './http/authenticate.ts';
import { handleErrors } from './http/errors.ts';
import { networkOf } from './http/limits.ts';
import { mount } from './http/mount.ts';
import { servePages } from './http/pages.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Site } from './http/site.ts';
import { serveMetrics } from './metrics/scrape.ts';

export async function createApp(
  config: Pick<
    Config,
    'demo' | 'metrics_token' | 'production' | 'requests_per_minute' | 'trust_proxy'
  >,
  deps: SellingDeps,
  site: Site,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // A number of proxies, not « all »: a caller writes the first addresses of the list as they like.
    trustProxy: (_address, hop) => hop < config.trust_proxy,
    genReqId: () => randomUUID(),
    // A child logger per request would cost more than the request: log lines name it instead.
    childLoggerFactory: (logger) => logger,
    bodyLimit: 1 << 20,
    forceCloseConnections: 'idle',
  });
  handleErrors(app, deps);
  app.addHook('onResponse', (request, reply, next) => {
    deps.metrics.answered(request, reply);
    next();
  });
  const secure = securityHeaders(config.production);

  await app.register(
    async (api) => {
      // Answers are somebody's own, and some hold a secret: kept nowhere unless the contract says so.
      const always = { ...secure, 'cache-control': 'no-store' };
      api.addHook('onRequest', (request, reply, next) => {
        reply.headers(always).header('x-request-id', request.id);
        next();
      });
      api.addHook('onResponse', (request, reply, next) => {
        if (deps.log.isLevelEnabled('info')) {
          const ms = Math.round(reply.elapsedTime);
          deps.log.info({ id: request.id, req: request, res: reply, ms }, 'answered');
        }
        next();
      });
      api.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
      await api.register(rateLimit, {
        max: config.requests_per_minute,
        timeWindow: '1 minute',
        keyGenerator: ({ ip }) => networkOf(ip),
        addHeadersOnExceeding: {
          'x-ratelimit-limit': false,
          'x-ratelimit-remaining': false,
          'x-ratelimit-reset': false,
        },
      });
      await api.register(swagger, {
        openapi: {
          openapi: '3.1.0',
          info: { title: 'Quitus', version: '1' },
          servers: [{ url: '/' }],
          components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
        },
        transform: jsonSchemaTransform,
        transformObject: jsonSchemaTransformObject,
      });
      const readToken = createAccessTokenReader(deps.keys.accessToken);
      const actorOf = prepareFindActor(deps.db);
      const authenticators: Authenticators = {
        findActor: async (token, now) => {
          const claims = await readToken(token, now);
          return claims && actorOf(claims.session_id);
        },
        findVisitor: (token, now) => findVisitor(deps.db, token, now),
        pseudonyms: deps.keys.pseudonym,
      };
      const keepsMails = deps.mail.keepsMails && !config.production;
      const features = [
        systemRoutes(),
        authRoutes(deps),
        sessionsRoutes(),
        accountsRoutes(),
        agentsRoutes(deps),
        allowancesRoutes(deps),
        addressesRoutes(deps),
        contactRoutes(deps),
        demoRoutes({ demo: config.demo, outbox: keepsMails }),
        invitationsRoutes(deps),
        portfoliosRoutes(),
        documentsRoutes(deps, findProgress),
        uploadsRoutes(deps),
        downloadsRoutes(deps),
        sharingRoutes(deps),
        visitsRoutes(deps),
        readingRoutes(),
        preetatdateRoutes(deps),
        verificationRoutes(),
        missionsRoutes(deps),
        directoryRoutes(config.demo),
        lettersRoutes(deps),
        robotsRoutes(deps),
        staffRoutes(),
        orderedRoutes(deps),
        journalRoutes(),
        paymentsRoutes(deps),
        subscriptionsRoutes(deps),
        webhookRoutes(deps),
      ];
      if (deps.gateway?.kind === 'TEST') features.push(cashierRoutes());
      if (keepsMails) features.push(outboxRoutes());
      for (const feature of features) mount(api, deps, authenticators, feature);
      serveApiDocs(
        api,
        features.map(({ api: table }) => table),
      );
      api.all('/*', { schema: { hide: true } }, () => fail('NOT_FOUND'));
    },
    { prefix: API_BASE },
  );
  app.setNotFoundHandler(() => fail('NOT_FOUND'));
  await serveRealtime(app, deps, config);
  serveMetrics(app, config, deps);
  serveVerificationPage(app, deps, site, secure);
  servePages(app, site, secure);
  return app;
}
