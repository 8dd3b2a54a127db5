// The tax space behind the login: one page per year, and the files.
import { createHash, randomBytes } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { ReplicaPaper, Scenario } from '../replica.ts';
import type { Stage } from '../serve-replica.ts';
import { cookieOf, setCookie } from './cookies.ts';
import { sendPaper } from './files.ts';
import type { Idp } from './idp.ts';
import {
  changedPage,
  type Dom,
  htmlPage,
  linked2026,
  type Shown,
  spacePage,
  yearPage,
  type YearShown,
} from './layouts.ts';

const YEARS = 10;
const IDLE_MS = 30 * 60_000;
/** Lists that are served before the session breaks off. */
const LISTS_BEFORE_EXPIRY = 2;

type Visitor = { seen_at: number; login: number; lists: Map<number, number> };

const asked = z.object({
  n: z.string().optional(),
  rang: z.coerce.number().optional(),
  idEnsua: z.string().default(''),
  code: z.string().default(''),
  openidconnectcallback: z.string().optional(),
});
const pressed = z.object({ annee: z.string(), document: z.string() });

const html = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').send(page);

export function openSpace(
  app: FastifyInstance,
  stage: Stage,
  idp: Idp,
  papersNow: () => readonly ReplicaPaper[],
  opened: (paper: ReplicaPaper) => void,
): void {
  const visitors = new Map<string, Visitor>();
  /** Ids made when a button is pressed: each serves once. */
  const made = new Map<string, string>();
  const struck = new Set<string>();
  let logins = 0;
  let lists = 0;
  let last: Scenario | null = null;
  let spoilt: string | null = null;

  /** True the first time in each playing of a scenario. */
  const once = (scenario: Scenario, what: string): boolean => {
    if (last !== stage.scenario) {
      struck.clear();
      lists = 0;
      last = stage.scenario;
    }
    if (stage.scenario !== scenario || struck.has(what)) return false;
    struck.add(what);
    return true;
  };

  const visitorOf = (request: FastifyRequest): Visitor | null => {
    const visitor = visitors.get(cookieOf(request, 'enp_session') ?? '');
    const now = stage.now().getTime();
    if (!visitor || now - visitor.seen_at > IDLE_MS) return null;
    visitor.seen_at = now;
    return visitor;
  };

  const thisYear = () => stage.now().getFullYear();
  const yearOf = ({ folder, date }: ReplicaPaper) => Number(folder[0] ?? date.slice(0, 4));
  const ensuaOf = (paper: ReplicaPaper, visitor: Visitor): string =>
    createHash('sha256')
      .update(stage.flags['rotate'] === 'on' ? `${paper.id}/${visitor.login}` : paper.id)
      .digest('hex');

  const shownTo = (visitor: Visitor, wanted: number): YearShown => {
    const current = thisYear();
    const offered = Array.from({ length: YEARS }, (_, ago) => current - ago);
    // A year that is not offered shows the current one, and may be linked to all the same.
    const year = offered.includes(wanted) ? wanted : current;
    const years = stage.flags['years'] === 'more' ? [...offered, current - YEARS] : offered;
    const papers = papersNow()
      .filter((paper) => yearOf(paper) === year)
      .map((paper): Shown => ({ ...paper, ensua: ensuaOf(paper, visitor) }));
    return { year, years, papers };
  };

  const listed = (visitor: Visitor, wanted: number): YearShown => {
    const shown = shownTo(visitor, wanted);
    const hits = visitor.lists.get(shown.year) ?? 0;
    visitor.lists.set(shown.year, hits + 1);
    const isPartial = stage.flags['flaky'] !== 'off' && hits === 0;
    return { ...shown, papers: isPartial ? shown.papers.slice(1) : shown.papers };
  };

  /** To the login page; or a page that only says so, on the spot. */
  const turnAway = (reply: FastifyReply) =>
    stage.flags['expired'] === 'page'
      ? html(reply, htmlPage('Session', '<p>Votre session a été interrompue.</p>'))
      : reply.redirect(idp.authorizeUrl());

  app.get('/', async (request, reply) => {
    const query = asked.parse(request.query);
    if (query.openidconnectcallback === undefined)
      return reply.redirect(visitorOf(request) ? '/enp/' : idp.authorizeUrl());
    // A plus sign stands for a space in the message, not in the address.
    if (request.url.includes('+') || !idp.redeem(query.code))
      return html(reply.code(400), htmlPage('Erreur', 'Requête invalide'));
    const token = randomBytes(16).toString('hex');
    logins += 1;
    visitors.set(token, { seen_at: stage.now().getTime(), login: logins, lists: new Map() });
    return setCookie(reply, 'enp_session', token).redirect('/enp/');
  });

  app.get('/enp/', async (request, reply) =>
    visitorOf(request)
      ? html(
          reply,
          spacePage(
            'Mon espace particulier',
            `<p id="numfiscal">${stage.credentials['login'] ?? ''}</p>`,
          ),
        )
      : turnAway(reply),
  );

  app.get('/enp/j_spring_security_logout.ex', async (request, reply) => {
    visitors.delete(cookieOf(request, 'enp_session') ?? '');
    return html(reply, htmlPage('Déconnexion', '<p>Vous êtes déconnecté.</p>'));
  });

  app.get('/enp/documents.do', async (request, reply) => {
    const { n } = asked.parse(request.query);
    if (once('rate-limited', 'list'))
      return html(
        reply.code(429).header('retry-after', stage.flags['retry_after'] ?? '1'),
        htmlPage('Erreur', 'Trop de requêtes'),
      );
    if (stage.scenario === 'redirect-outside') return reply.redirect('http://example.com/enp/');
    lists += 1;
    const isOver = stage.flags['expires'] !== 'fold' && lists > LISTS_BEFORE_EXPIRY;
    if (isOver && once('session-expired-mid-list', 'list'))
      visitors.delete(cookieOf(request, 'enp_session') ?? '');
    const visitor = visitorOf(request);
    if (!visitor) return turnAway(reply);
    if (n === undefined) return html(reply, spacePage('Erreur', '<p>Une erreur est survenue.</p>'));
    const shown = listed(visitor, Number(n));
    if (stage.scenario === 'layout-changed') return html(reply, changedPage(shown));
    return html(reply, yearPage(dom(), shown));
  });

  const dom = (): Dom => (stage.flags['dom'] === '2026' ? '2026' : '2024');

  app.get('/enp/documentslies.do', async (request, reply) => {
    const { n, rang = 0 } = asked.parse(request.query);
    if (once('session-expired-mid-list', 'list'))
      visitors.delete(cookieOf(request, 'enp_session') ?? '');
    const visitor = visitorOf(request);
    if (!visitor) return turnAway(reply);
    return html(reply, linked2026(shownTo(visitor, Number(n)), rang));
  });

  app.post('/enp/visualiser.do', async (request, reply) => {
    const { annee, document } = pressed.parse(request.body);
    const visitor = visitorOf(request);
    if (!visitor) return turnAway(reply);
    const found = shownTo(visitor, Number(annee)).papers.find(({ id }) => id === document);
    if (!found) return html(reply, spacePage('Erreur', '<p>Document indisponible.</p>'));
    const id = randomBytes(32).toString('hex');
    made.set(id, found.id);
    return reply.redirect(`/enp/Affichage_Document_PDF?idEnsua=${id}`);
  });

  app.get('/enp/Affichage_Document_PDF', async (request, reply) => {
    const { idEnsua } = asked.parse(request.query);
    if (once('session-expired-on-download', 'file')) {
      visitors.delete(cookieOf(request, 'enp_session') ?? '');
      return html(reply, htmlPage('Authentification', '<p>Votre session a expiré.</p>'));
    }
    const visitor = visitorOf(request);
    if (!visitor) return turnAway(reply);
    const pressedFor = made.get(idEnsua);
    made.delete(idEnsua);
    const found = papersNow().find(
      (paper) =>
        paper.id === pressedFor || (dom() === '2024' && ensuaOf(paper, visitor) === idEnsua),
    );
    if (!found) return html(reply, spacePage('Erreur', '<p>Document indisponible.</p>'));
    opened(found);
    // The first file that leaves is the spoilt one, each time it is asked for.
    if (once(stage.scenario, 'spoilt')) spoilt = found.id;
    return sendPaper(reply, found, found.id === spoilt ? stage.scenario : null);
  });
}
