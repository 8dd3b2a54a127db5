// The services behind the pages: tokens, folders, files. Their errors are HTTP 200.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { sendPaper } from './files.ts';
import type { Shelf } from './portal.ts';
import { type Scene, SERVICE, visitorId } from './scene.ts';
import { contentOf, foldersOf, keyOf, papersOf, placeOf, printed } from './shelves.ts';

const asked = z.record(z.string(), z.string());
const refusal = (code: string, message: string) => ({ responseCode: code, message });

export function gedRoutes(app: FastifyInstance, scene: Scene): void {
  const { skin, portal, stage } = scene;
  const at = `${skin.services}/webservice`;
  const shelves = () =>
    scene
      .buildings()
      .flatMap(({ imme }) => (['OWNER', 'BUILDING'] as const).map((view) => ({ imme, view })));
  const isIn = (request: FastifyRequest) => portal.visitor(visitorId(request))?.is_in === true;
  const toLogin = (reply: FastifyReply) => reply.redirect(skin.loginPage(scene.groupe));

  app.get(`${at}/idservice/index.php`, async (request, reply) => {
    if (!isIn(request)) return toLogin(reply);
    const { clePortefeuille, login, mdp, nomProduit } = asked.parse(request.query);
    const shelf = shelves().find((one) => keyOf(one) === clePortefeuille);
    // The service takes one for the other, and pages know it.
    if (!shelf || login !== SERVICE.pwd || mdp !== SERVICE.login || nomProduit !== 'Ged')
      return { success: false, erreur: 'Identifiants du service incorrects' };
    return { success: true, token: portal.issueToken(shelf) };
  });

  const listing =
    (pathOf: (shelf: Shelf, query: Record<string, string>) => readonly string[] | null) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const expires = stage.flags['expires'] === 'mid-list';
      if ((expires || stage.scenario === 'session-expired-mid-list') && portal.isTurn('list', 4))
        portal.forgetAll();
      if (stage.scenario === 'rate-limited' && portal.isTurn('list', 2))
        return reply
          .code(429)
          .header('retry-after', stage.flags['retry_after'] ?? '1')
          .send('');
      if (!isIn(request)) return toLogin(reply);
      const query = asked.parse(request.query);
      const shelf = portal.shelfOf(query['token'] ?? '');
      if (!shelf) return refusal('403', 'Token invalide ou expiré');
      if (shelf.view === 'BUILDING' && 'subType' in query)
        return refusal('500', 'Une erreur est survenue');
      const path = pathOf(shelf, query);
      return path === null
        ? refusal('404', 'Arborescence inconnue')
        : contentOf(scene, shelf, path, query);
    };

  app.get(
    `${at}/gedservice/GetEntityContentServlet`,
    listing(({ imme }, query) =>
      query['type'] === 'Immeuble' && query['id'] === imme ? [] : null,
    ),
  );
  app.get(
    `${at}/gedservice/SearchArborescenceContentServlet`,
    listing((shelf, query) => foldersOf(scene, shelf).get(query['id'] ?? '') ?? null),
  );

  const giveFile =
    (kind: 'FILE' | 'PRINTED') => async (request: FastifyRequest, reply: FastifyReply) => {
      if (stage.scenario === 'session-expired-on-download' && portal.isTurn('file', 2)) {
        portal.forgetAll();
        // Where the file should be: a page, with 200, as if all were well.
        return reply.type('text/html').send('<html><body>Votre session a expiré</body></html>');
      }
      if (!isIn(request)) return toLogin(reply);
      const query = asked.parse(request.query);
      const shelf = portal.shelfOf(query['token'] ?? '');
      if (!shelf) return refusal('403', 'Token invalide ou expiré');
      const paper = papersOf(scene, shelf).find((one) => placeOf(one) === query['emplacement']);
      if (!paper) return refusal('404', 'Fichier introuvable');
      return sendPaper(reply, stage, kind === 'PRINTED' ? printed(paper) : paper);
    };
  app.get(`${at}/gedservice/getFileByFTPServlet`, giveFile('FILE'));
  if (skin.prints_pcl) app.get(`${at}/gedservice/pcl2PdfServlet`, giveFile('PRINTED'));
}
