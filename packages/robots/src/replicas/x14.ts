// The portal of an agency of the X14 family: a shell, then JSON; as many agencies as names of the host.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import {
  allBut,
  type Replica,
  type ReplicaOptions,
  type ReplicaPaper,
  type Scenario,
} from './replica.ts';
import { serveReplica, type Stage } from './serve-replica.ts';
import { type Classeur, documentRow, fileAway } from './x14/classeurs.ts';
import { fileLeaving } from './x14/downloads.ts';
import * as pages from './x14/pages.ts';
import { COUNCIL, EMPTY_FOLDERS, MISFILED, X14_PAPERS } from './x14/papers.ts';
import { createSessions } from './x14/sessions.ts';

/**
 * Flags, the usual one first: `classeurs` array | object | none · `documents` shown | hidden · `download`
 * base64 | raw · `paths` new | old · `paging` off | on, by `page_size` · `total` told | untold · `council`
 * off | on | closed · `corrupt` off | on · `max_rps` · `retry_after` · `message`, whatever the portal
 * answers to a login.
 */
export const startX14Replica = (options: ReplicaOptions = {}): Promise<Replica> =>
  serveReplica(
    {
      credentials: { login: 'C104217', password: 'Glycines-2026' },
      scenarios: PLAYED,
      routes: (app, stage) => serveRoutes(app, stage, options.papers ?? X14_PAPERS),
      tenant: (url) => ({ host: new URL(url).host }),
    },
    options,
  );

const PLAYED = allBut('two-buildings', 'captcha', 'otp');

const typed = z.object({ login: z.string(), password: z.string() });
const paged = z.object({
  itemCountPerPage: z.coerce.number().int().positive().default(20),
  currentPageNumber: z.coerce.number().int().positive().default(1),
});

const WALLS: Partial<Record<Scenario, string>> = {
  'password-expired': '/password-expiration',
  cgu: '/conditions-generales',
};

/** An agency is the first part of its host: « cabinet-lumiere ». */
const agencyOf = (host: string) => ({ nom: host.split(/[.:]/)[0] ?? host });

const html = (reply: FastifyReply, text: string, status = 200) =>
  reply.code(status).type('text/html; charset=utf-8').send(text);

const tokenOf = ({ headers }: FastifyRequest) =>
  /(?:^|;\s*)x14=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? null;

function serveRoutes(app: FastifyInstance, stage: Stage, papers: readonly ReplicaPaper[]): void {
  const sessions = createSessions(stage);
  const turns = createTurns(stage);
  const [victim] = papers;

  app.setNotFoundHandler((_request, reply) => html(reply, pages.MISSING_PAGE, 404));
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith('/__')) return undefined;
    if (stage.scenario === 'maintenance') return html(reply, pages.DOWN_PAGE, 503);
    if (stage.scenario === 'maintenance-200') return html(reply, pages.PAUSE_PAGE);
    if (stage.scenario === 'bot-wall')
      return html(reply.header('cf-mitigated', 'challenge'), pages.CHALLENGE_PAGE, 403);
    const wait = turns.tooFast(url);
    if (wait !== null)
      return reply.code(429).header('retry-after', wait).send({ message: 'Trop de requêtes' });
    return undefined;
  });

  app.get('/connexion/', async ({ host }, reply) =>
    html(reply, pages.shellPage(agencyOf(host).nom)),
  );
  app.get('/password-expiration', async (_request, reply) => html(reply, pages.PASSWORD_PAGE));
  app.get('/conditions-generales', async (_request, reply) => html(reply, pages.TERMS_PAGE));

  app.post('/authenticate', async ({ body, host }, reply) => {
    const { login, password } = typed.parse(body);
    const entered = sessions.enter(login, password, host);
    const refused = typeof entered === 'string';
    if (!refused) reply.header('set-cookie', `x14=${entered.token}; Path=/; HttpOnly`);
    return reply.code(refused ? 401 : 200).send({
      authentication: !refused,
      authenticationResult: refused ? entered : 'Authentification réussie',
      authenticationToken: refused ? null : entered.token,
      data: refused
        ? null
        : { AuthStorage: { expiration: entered.expiration }, Agence: agencyOf(host) },
    });
  });

  /** What only somebody who is in may see. */
  const inside =
    (answer: (request: FastifyRequest, reply: FastifyReply, expiration: number) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const prefix = request.url.startsWith('/api/') ? 'new' : 'old';
      if (prefix !== (stage.flags['paths'] ?? 'new')) return reply.callNotFound();
      const expiration = sessions.expirationOf(tokenOf(request), request.host);
      if (expiration === null) return reply.code(401).send({ message: 'Session expirée' });
      const wall = WALLS[stage.scenario];
      return wall ? reply.redirect(wall) : answer(request, reply, expiration);
    };

  const held = () => playedPapers(stage.scenario, papers);
  const cabinetOf = (space: string) =>
    stage.scenario === 'empty'
      ? fileAway([], [...new Set(papers.map(({ folder }) => folder[0] ?? ''))])
      : fileAway(
          held().filter(({ folder }) => (folder[0] === COUNCIL) === (space === 'conseil-syndical')),
          space === 'coproprietaire' ? EMPTY_FOLDERS : [],
        );

  const listing = inside((request, reply) => {
    const { space, id } = z
      .object({ space: z.string(), id: z.coerce.number().optional() })
      .parse(request.params);
    const is_council = stage.flags['council'] === 'on';
    if (space === 'locataire' || (space === 'conseil-syndical' && !is_council))
      return reply.code(403).send({ message: 'Accès refusé' });
    if (turns.isNth('session-expired-mid-list', 4)) {
      sessions.closeAll();
      return reply.code(401).send({ message: 'Session expirée' });
    }
    if (stage.scenario === 'redirect-outside')
      return reply.redirect('https://ailleurs.example.fr/documents');
    const { classeurs, papersOf } = cabinetOf(space);
    const all = papersOf(id ?? null);
    const { itemCountPerPage, currentPageNumber } = paged.parse(request.query);
    const size = Math.min(itemCountPerPage, Number(stage.flags['page_size'] ?? 100));
    const from = (currentPageNumber - 1) * size;
    // Without paging, whatever page is asked is the whole.
    const shown = stage.flags['paging'] === 'on' ? all.slice(from, from + size) : all;
    const rows =
      stage.flags['documents'] === 'hidden'
        ? []
        : shown.map((paper) => documentRow(paper, id ?? 0));
    const inner = classeurs.filter(({ parent }) => parent === (id ?? null));
    const changed = stage.scenario === 'layout-changed';
    return {
      ...wholeTree(stage.flags['classeurs'] ?? 'array', classeurs),
      data: changed ? { folders: inner, files: rows } : { Classeurs: inner, Documents: rows },
      ...(stage.flags['total'] !== 'omitted' && { totalItemCount: all.length }),
      resultsCount: rows.length,
    };
  });

  const download = inside(async (request, reply) => {
    const { id } = z.object({ id: z.string() }).parse(request.params);
    const found = held().find((paper) => paper.id === id);
    if (!found) return html(reply, pages.MISSING_PAGE, 404);
    if (turns.isNth('session-expired-on-download', 2)) {
      sessions.closeAll();
      return html(reply, pages.shellPage(agencyOf(request.host).nom));
    }
    const pdf = Buffer.from(await found.bytes());
    const spoilt = found.id === victim?.id;
    const { body, type } = fileLeaving({
      pdf,
      name: found.name,
      scenario: spoilt ? stage.scenario : 'ok',
      flags: spoilt ? stage.flags : { ...stage.flags, corrupt: 'off' },
    });
    return reply.type(type).send(body);
  });

  for (const prefix of ['/api', '']) {
    app.get(
      `${prefix}/current-logged-user`,
      inside((_request, _reply, expiration) => ({
        user: {
          nom_copro: 'MME EXEMPLE',
          ref_copro: stage.credentials['login'],
          id_copro: 10_421,
          membre_conseil: (stage.flags['council'] ?? 'off') === 'off' ? 0 : 1,
          expiration,
        },
      })),
    );
    app.get(`${prefix}/extranet/:space/documents/classeur`, listing);
    app.get(`${prefix}/extranet/:space/documents/classeur/:id`, listing);
    app.get(
      `${prefix}/deconnexion`,
      inside((request) => {
        sessions.leave(tokenOf(request));
        return { success: true };
      }),
    );
  }
  app.get('/api/extranet/documents/downloadFile/:id', download);
  app.get('/extranet/documents/download/:id', download);
}

/** Versions of the application tell all folders as a list, by their number, or not at all. */
function wholeTree(form: string, classeurs: readonly Classeur[]) {
  if (form === 'none') return {};
  if (form === 'object')
    return { allClasseurs: Object.fromEntries(classeurs.map((one) => [one.id, one])) };
  return { allClasseurs: classeurs };
}

/** The papers of the portal, and what the scenario adds to them. */
function playedPapers(
  scenario: Scenario,
  papers: readonly ReplicaPaper[],
): readonly ReplicaPaper[] {
  const [first] = papers;
  if (!first) return papers;
  const reprint = async () => Buffer.concat([await first.bytes(), Buffer.from('\n% bis\n')]);
  const added: Partial<Record<Scenario, ReplicaPaper>> = {
    'duplicate-document': { ...first, id: `${first.id}9`, title: `${first.title} (copie)` },
    'duplicate-title': { ...first, id: `${first.id}8`, bytes: reprint },
    misfiled: MISFILED,
  };
  const more = added[scenario];
  return more ? [...papers, more] : papers;
}

/** What depends on how often something was asked. */
function createTurns(stage: Stage) {
  let times: number[] = [];
  let counted: { scenario: Scenario; count: number } = { scenario: 'ok', count: 0 };
  const count = (): number => {
    const before = counted.scenario === stage.scenario ? counted.count : 0;
    counted = { scenario: stage.scenario, count: before + 1 };
    return counted.count;
  };
  return {
    /** The nth time since the scenario began. */
    isNth: (scenario: Scenario, nth: number): boolean =>
      stage.scenario === scenario && count() === nth,
    /** Seconds to wait; null when it may pass. */
    tooFast: (url: string): string | null => {
      if (stage.scenario === 'rate-limited' && url.includes('/documents/') && count() <= 2)
        return stage.flags['retry_after'] ?? '1';
      const now = stage.clock();
      times = [...times.filter((at) => at > now - 1000), now];
      return times.length > Number(stage.flags['max_rps'] ?? 3) ? '1' : null;
    },
  };
}
