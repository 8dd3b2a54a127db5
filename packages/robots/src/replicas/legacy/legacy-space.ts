// The space of an owner at the replica `legacy`: properties, folders by letter, pages of twenty, files.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ReplicaPaper } from '../replica.ts';
import type { Stage } from '../serve-replica.ts';
import { sendPaper } from './legacy-files.ts';
import {
  chargesPage,
  documentsPage,
  homePage,
  loginPage,
  missingPage,
  type Row,
  SPACE,
} from './legacy-html.ts';
import type { Sessions } from './legacy-sessions.ts';
import { foldersOf, shelvesOf } from './legacy-shelves.ts';

const PER_PAGE = 20;
const NAME = 'Mme Claire Vasseur';

const html = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').send(page);
const notFound = (reply: FastifyReply) => html(reply.code(404), missingPage());

export function openSpace(
  app: FastifyInstance,
  stage: Stage,
  sessions: Sessions,
  papers: readonly ReplicaPaper[] | undefined,
): void {
  /** Scenarios that happen once: forgotten when another one is played. */
  let happened: string | null = null;
  const happensNow = (scenario: string): boolean => {
    if (stage.scenario !== scenario || happened === scenario) return false;
    happened = scenario;
    return true;
  };
  const isChanged = (what: string) =>
    stage.scenario === 'layout-changed' && (stage.flags['changed'] ?? 'rows') === what;
  const dom = () => stage.flags['dom'] ?? '2021';

  /** Where those go who may not see the page; null: they may. */
  const elsewhere = (request: FastifyRequest): string | null => {
    if (stage.scenario !== happened) happened = null;
    const guest = sessions.find(request);
    if (guest?.state === 'CODE') return '/login/2fa';
    if (guest?.state !== 'IN') return '/login';
    if (stage.scenario === 'cgu') return '/cgu';
    if (stage.scenario === 'password-expired') return '/mot-de-passe/expire';
    return null;
  };
  const endSession = (request: FastifyRequest) => {
    const guest = sessions.find(request);
    if (guest) sessions.close(guest);
  };

  app.get(`${SPACE}/mon-bien`, async (request, reply) => {
    const away = elsewhere(request);
    if (away) return reply.redirect(away, 302);
    return html(reply, homePage(NAME, shelvesOf(stage, papers), isChanged('home')));
  });

  app.get<{ Params: { id: string } }>(`${SPACE}/mes-charges/:id`, async (request, reply) => {
    const away = elsewhere(request);
    return away ? reply.redirect(away, 302) : html(reply, chargesPage(NAME, '420,15 €'));
  });

  const showFolder = (
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    letter: string | null,
    asked: number,
  ) => {
    const away = elsewhere(request);
    if (away) return reply.redirect(away, 302);
    if (stage.scenario === 'rate-limited')
      return html(
        reply.code(429).header('retry-after', stage.flags['retry_after'] ?? '120'),
        '<h1>Trop de requêtes</h1>',
      );
    if (asked > 1 && happensNow('session-expired-mid-list')) {
      endSession(request);
      return reply.redirect('/login', 302);
    }
    const shelves = shelvesOf(stage, papers);
    const shelf = shelves.find((one) => one.id === id);
    if (!shelf) return notFound(reply);
    const folders = foldersOf(shelf);
    const open = folders.find((folder) => folder.letter === letter);
    if (letter !== null && !open) return notFound(reply);
    const here = `${SPACE}/mes-documents/${id}`;
    const last = Math.max(1, Math.ceil((open?.rows.length ?? 0) / PER_PAGE));
    const page = Math.min(Math.max(1, asked), last);
    // The last page has a next one too: itself.
    const next = last === 1 ? null : `${here}/${letter}?page=${Math.min(page + 1, last)}`;
    return html(
      reply,
      documentsPage(
        {
          name: NAME,
          properties: shelves,
          tabs: folders.map((folder) => ({
            href: `${here}/${folder.letter}`,
            label: folder.name,
            is_open: folder === open,
          })),
          rows: open ? pageOf(open.rows, page) : null,
          next,
        },
        { dom: dom(), is_changed: isChanged('rows') },
      ),
    );
  };

  app.get<{ Params: { id: string } }>(`${SPACE}/mes-documents/:id`, async (request, reply) =>
    showFolder(request, reply, request.params.id, null, 1),
  );
  app.get<{ Params: { id: string; letter: string }; Querystring: { page?: string } }>(
    `${SPACE}/mes-documents/:id/:letter`,
    async (request, reply) =>
      showFolder(
        request,
        reply,
        request.params.id,
        request.params.letter,
        Number(request.query.page ?? 1) || 1,
      ),
  );

  app.get<{ Params: { id: string } }>('/download/:id', async (request, reply) => {
    const held = shelvesOf(stage, papers).flatMap((shelf) => shelf.papers);
    const nth = held.findIndex(({ id }) => id === request.params.id);
    const away = elsewhere(request);
    // Not even a redirection: the login page, in place of the file.
    if (nth > 1 && happensNow('session-expired-on-download')) {
      endSession(request);
      const look = { dom: dom(), captcha: false, is_changed: false };
      return html(reply, loginPage('replica', null, look));
    }
    if (away) return reply.redirect(away, 302);
    const paper = held[nth];
    return paper ? sendPaper(reply, paper, nth, stage) : notFound(reply);
  });
}

const pageOf = (rows: readonly Row[], page: number): Row[] =>
  rows.slice((page - 1) * PER_PAGE, page * PER_PAGE);
