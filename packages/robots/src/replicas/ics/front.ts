// The front pages of the extranet: login, welcome, buildings.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { Stage } from '../serve-replica.ts';
import { captchaPng } from './captcha.ts';
import {
  botWallPage,
  buildingPage,
  conditionsPage,
  documentsPage,
  expiredPasswordPage,
  loginPage,
  maintenancePage,
  unknownAgencyPage,
  welcomePage,
} from './pages.ts';
import { changedAt, type Scene, SERVICE, visitorId } from './scene.ts';
import { keyOf } from './shelves.ts';

/** The same at every start. */
const CAPTCHA = '48213';
const LOGIN_POST = '/login_externe.php';
const typed = z.record(z.string(), z.string());

const html = (reply: FastifyReply, body: string, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(body);

/** Before anything else: whole portals that are shut. */
const SHUT: Partial<Record<string, readonly [body: () => string, status: number]>> = {
  maintenance: [maintenancePage, 503],
  'maintenance-200': [maintenancePage, 200],
  'bot-wall': [botWallPage, 403],
};

export function frontRoutes(app: FastifyInstance, scene: Scene): void {
  const { skin, stage, portal } = scene;
  app.addHook('onRequest', async ({ url }, reply) => {
    const shut = url.startsWith('/__') ? undefined : SHUT[stage.scenario];
    if (shut) return html(reply, shut[0](), shut[1]);
    return undefined;
  });

  const showLogin = (reply: FastifyReply, message: string | null, groupe = scene.groupe) =>
    html(
      reply,
      loginPage({
        skin,
        groupe,
        message,
        captcha: stage.scenario === 'captcha',
        changed: changedAt(stage, 'login'),
      }),
    );
  const arrive = (reply: FastifyReply, groupe: string) => {
    if (groupe !== scene.groupe) return html(reply, unknownAgencyPage());
    void reply.header('set-cookie', `PHPSESSID=${portal.arrive(groupe)}; Path=/; HttpOnly`);
    return showLogin(reply, null, groupe);
  };

  app.get('/mycitya', async (_request, reply) => reply.redirect('/V5/'));
  app.get('/V5/', async (_request, reply) => arrive(reply, scene.groupe));
  app.get<{ Querystring: { groupe?: string } }>('/V5/connexion.php', async ({ query }, reply) =>
    arrive(reply, query.groupe ?? ''),
  );
  app.get('/captcha.png', async (_request, reply) =>
    reply.type('image/png').send(Buffer.from(captchaPng(CAPTCHA))),
  );

  app.post(LOGIN_POST, async (request, reply) => {
    if (!request.headers.referer) return html(reply, botWallPage(), 403);
    const id = visitorId(request);
    if (id === null || !portal.visitor(id)) return reply.redirect(skin.loginPage(scene.groupe));
    const fields = typed.parse(request.body);
    const refusal = judge(scene, fields);
    if (refusal !== null) return showLogin(reply, refusal);
    portal.enter(id);
    void reply.header('set-cookie', `CABINET_GROUPE=${scene.groupe}; Path=/`);
    return reply.redirect(afterLogin(stage));
  });

  app.get<{ Params: { name: string } }>('/V5/:name', async (request, reply) => {
    const { name } = request.params;
    const groupe = /^connexion-(.*)\.html$/.exec(name)?.[1];
    if (groupe !== undefined) return arrive(reply, groupe);
    const id = visitorId(request);
    if (!portal.visitor(id)?.is_in) return reply.redirect(skin.loginPage(scene.groupe));
    return room(scene, request, reply, name);
  });
}

/** The sentence that refuses a login; null lets in. */
function judge({ skin, stage, portal }: Scene, fields: Record<string, string>): string | null {
  const [login = '', password = ''] = [fields[skin.login], fields[skin.password]];
  const unheard = stage.flags['message'];
  if (unheard !== undefined) return unheard;
  if (stage.scenario === 'captcha' && fields['captcha'] !== CAPTCHA)
    return 'Le code de sécurité est incorrect';
  if (stage.scenario === 'locked' || portal.isShut(login))
    return 'Compte bloqué, contactez votre cabinet';
  const right = login === stage.credentials['login'] && password === stage.credentials['password'];
  if (right && stage.scenario !== 'bad-password') return null;
  return portal.refuse(login) > 0
    ? 'Identification incorrecte'
    : 'Compte bloqué, contactez votre cabinet';
}

function afterLogin({ scenario, flags }: Stage): string {
  if (scenario === 'redirect-outside')
    return flags['outside'] ?? 'http://autre-portail.example.fr/V5/initialisation.html';
  return '/V5/initialisation.html';
}

/** Walls that stand before every room until the person acts. */
const WALLS: Partial<Record<string, () => string>> = {
  'password-expired': expiredPasswordPage,
  cgu: conditionsPage,
};

function room(scene: Scene, request: FastifyRequest, reply: FastifyReply, name: string) {
  const { stage, portal } = scene;
  const wall = WALLS[stage.scenario];
  if (wall) return html(reply, wall());
  if (name === 'deconnexion.html') {
    portal.leave(visitorId(request));
    return reply.redirect(scene.skin.loginPage(scene.groupe));
  }
  if (name === 'initialisation.html') return html(reply, welcomePage(stage.flags['owed'] ?? null));
  const shown = scene.buildings();
  if (name === 'documents.html')
    return html(reply, documentsPage(shown, changedAt(stage, 'documents')));
  const building = shown.find(
    ({ imme, copro }) => name === `documents-syndic-${imme}-${copro}.html`,
  );
  if (!building) return html(reply, unknownAgencyPage(), 404);
  const view = request.url.includes('vue=immeuble') ? 'BUILDING' : 'OWNER';
  const menu = { ...building, ...SERVICE, cle: keyOf({ imme: building.imme, view }) };
  return html(reply, buildingPage(menu, changedAt(stage, 'menu')));
}
