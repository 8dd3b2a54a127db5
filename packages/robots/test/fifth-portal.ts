// « Mon Immeuble en ligne », an invented portal: what somebody who is new here writes a connector for.
import { randomUUID } from 'node:crypto';

import { appelDeFonds } from '@quitus/papers/samples/appel-de-fonds';
import { createBuilding } from '@quitus/papers/samples/building';
import { carnetEntretien } from '@quitus/papers/samples/carnet-entretien';
import { decompteIndividuel } from '@quitus/papers/samples/decompte-individuel';
import { createHome } from '@quitus/papers/samples/home';
import { procesVerbal } from '@quitus/papers/samples/proces-verbal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { Replica, ReplicaOptions, ReplicaPaper, Scenario } from '../src/replicas/replica.ts';
import { samplePaper } from '../src/replicas/sample-papers.ts';
import { serveReplica, type Stage } from '../src/replicas/serve-replica.ts';

const wish = {
  seed: 'fifth-portal',
  year: 2026,
  address: { street: '7 Rue des Ateliers', postcode: '59000', city: 'Lille' },
  built_year: 1966,
  has_lift: false,
};
const building = createBuilding({ ...wish, flats: 10, annex: 'Cave' });
const home = createHome({ ...wish, surface: 5410, lot: { building, number: 3 } });

const FOLDERS = { immeuble: 'Documents de l’immeuble', 'mon-lot': 'Documents de mon lot' };
const { immeuble, 'mon-lot': lot } = FOLDERS;

export const FIFTH_PAPERS: readonly ReplicaPaper[] = [
  samplePaper(
    {
      id: 'a91',
      folder: [immeuble],
      title: 'Procès-verbal d’assemblée générale 2026',
      date: '2026-07-02',
      name: 'pv-ag-2026.pdf',
    },
    () => procesVerbal(home, 'prose', 2026),
  ),
  samplePaper(
    {
      id: 'a44',
      folder: [immeuble],
      title: 'Procès-verbal d’assemblée générale 2025',
      date: '2025-07-03',
      name: 'pv-ag-2025.pdf',
    },
    () => procesVerbal(home, 'prose', 2025),
  ),
  samplePaper(
    {
      id: 'a57',
      folder: [immeuble],
      title: 'Carnet d’entretien',
      date: '2026-07-06',
      name: 'carnet.pdf',
    },
    () => carnetEntretien(home, 'sober'),
  ),
  samplePaper(
    {
      id: 'b12',
      folder: [lot],
      title: 'Appel de fonds T4 2026',
      date: '2026-09-21',
      name: 'appel-t4.pdf',
    },
    () => appelDeFonds(home, 'sections', 2026, 4),
  ),
  samplePaper(
    {
      id: 'b09',
      folder: [lot],
      title: 'Décompte de charges 2025',
      date: '2026-07-03',
      name: 'decompte-2025.pdf',
    },
    () => decompteIndividuel(home, 'flat', 2025),
  ),
];

const SCENARIOS: readonly Scenario[] = [
  'ok',
  'bad-password',
  'locked',
  'maintenance',
  'maintenance-200',
  'session-expired-mid-list',
  'session-expired-on-download',
  'truncated',
  'html-as-pdf',
  'zero-byte',
  'empty',
  'layout-changed',
];

export const startFifthPortal = (options: ReplicaOptions = {}): Promise<Replica> =>
  serveReplica(
    {
      credentials: { login: 'p.dumoulin', password: 'Ateliers-59' },
      scenarios: SCENARIOS,
      routes: (app, stage) => serveRoutes(app, stage, options.papers ?? FIFTH_PAPERS),
      tenant: (url) => ({ base_url: url }),
    },
    options,
  );

const page = (title: string, body: string): string =>
  `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>${title} · Mon Immeuble en ligne</title></head><body>${body}</body></html>`;
const CLOSED = page('Maintenance', '<h1>Mon Immeuble en ligne est en maintenance</h1>');
const FAULT = page('Erreur', '<p class="erreur">Cette pièce ne peut pas être affichée.</p>');
const HEADER = '<header>Bonjour <a href="/deconnexion">Se déconnecter</a></header>';

const loginPage = (token: string, alert: string | null): string =>
  page(
    'Connexion',
    `${alert === null ? '' : `<p class="alerte">${alert}</p>`}<form id="connexion" action="/connexion" method="post"><input type="hidden" name="jeton" value="${token}"><input name="identifiant"><input type="password" name="mot_de_passe"><label><input type="checkbox" name="rester" value="1">Rester connecté</label><button>Entrer</button></form>`,
  );

const WRONG = 'Identifiant ou mot de passe inconnu.';
const LOCKED = 'Accès suspendu : contactez votre gestionnaire.';
const STALE = 'Le formulaire a expiré, veuillez recommencer.';
const MAX_WRONG = 5;

const frenchDay = (iso: string): string => iso.split('-').toReversed().join('/');
const rowOf = ({ id, title, date }: ReplicaPaper): string =>
  `<tr data-piece="${id}"><td class="date">${frenchDay(date)}</td><td class="intitule"><a href="/pieces/${id}.pdf">${title}</a></td></tr>`;

const typed = z.object({ identifiant: z.string(), mot_de_passe: z.string(), jeton: z.string() });

const SPOILT: Partial<Record<Scenario, (pdf: Buffer) => Buffer>> = {
  truncated: (pdf) => pdf.subarray(0, Math.floor(pdf.length / 2)),
  'html-as-pdf': () => Buffer.from(FAULT),
  'zero-byte': () => Buffer.alloc(0),
};

const html = (reply: FastifyReply, text: string, status = 200) =>
  reply.code(status).type('text/html; charset=utf-8').send(text);
const cookieOf = ({ headers }: FastifyRequest) =>
  /(?:^|;\s*)mon_immeuble=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? null;

function serveRoutes(app: FastifyInstance, stage: Stage, papers: readonly ReplicaPaper[]): void {
  /** By cookie: the token of its form, and whether somebody is in. */
  const browsers = new Map<string, { token: string; inside: boolean }>();
  let wrong = 0;
  let asked = 0;
  let played: Scenario = 'ok';
  /** The nth time since the scenario began. */
  const isNth = (scenario: Scenario, nth: number): boolean => {
    if (stage.scenario !== scenario) return false;
    asked = played === scenario ? asked + 1 : 1;
    played = scenario;
    return asked === nth;
  };
  const showLogin = (reply: FastifyReply, cookie: string, alert: string | null) => {
    const token = randomUUID();
    browsers.set(cookie, { token, inside: false });
    return html(reply, loginPage(token, alert));
  };

  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith('/__')) return undefined;
    if (stage.scenario === 'maintenance') return html(reply, CLOSED, 503);
    return stage.scenario === 'maintenance-200' ? html(reply, CLOSED) : undefined;
  });

  app.get('/connexion', async (request, reply) => {
    const cookie = cookieOf(request) ?? randomUUID();
    reply.header('set-cookie', `mon_immeuble=${cookie}; Path=/; HttpOnly`);
    return showLogin(reply, cookie, null);
  });

  app.post('/connexion', async (request, reply) => {
    const cookie = cookieOf(request) ?? '';
    const { identifiant, mot_de_passe, jeton } = typed.parse(request.body);
    if (browsers.get(cookie)?.token !== jeton) return showLogin(reply, cookie, STALE);
    const { credentials, scenario } = stage;
    const right = identifiant === credentials['login'] && mot_de_passe === credentials['password'];
    if (scenario === 'locked' || wrong >= MAX_WRONG) return showLogin(reply, cookie, LOCKED);
    if (!right || scenario === 'bad-password') {
      wrong += 1;
      return showLogin(reply, cookie, WRONG);
    }
    browsers.set(cookie, { token: randomUUID(), inside: true });
    return reply.redirect('/espace', 303);
  });

  /** Whoever is not in is led to the login page. */
  const inside =
    (answer: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) =>
      browsers.get(cookieOf(request) ?? '')?.inside === true
        ? answer(request, reply)
        : reply.redirect('/connexion');

  app.get(
    '/espace',
    inside((_request, reply) => {
      const links = Object.entries(FOLDERS).map(
        ([path, name]) => `<li><a href="/documents/${path}">${name}</a></li>`,
      );
      const body = `${HEADER}<h1>Votre espace</h1><ul class="rubriques">${links.join('')}</ul>`;
      return html(reply, page('Votre espace', body));
    }),
  );

  for (const [path, name] of Object.entries(FOLDERS))
    app.get(
      `/documents/${path}`,
      inside((_request, reply) => {
        if (isNth('session-expired-mid-list', 2)) {
          browsers.clear();
          return reply.redirect('/connexion');
        }
        const held = stage.scenario === 'empty' ? [] : papers;
        const rows = held.filter(({ folder }) => folder[0] === name).map(rowOf);
        const list =
          stage.scenario === 'layout-changed'
            ? `<div class="cartes">${rows.length} documents</div>`
            : `<table class="pieces"><thead><tr><th>Date</th><th>Pièce</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
        return html(reply, page(name, `${HEADER}<h1>${name}</h1>${list}`));
      }),
    );

  app.get(
    '/pieces/:file',
    inside(async (request, reply) => {
      const { file } = z.object({ file: z.string() }).parse(request.params);
      const found = papers.find(({ id }) => `${id}.pdf` === file);
      if (!found) return html(reply, FAULT, 404);
      if (isNth('session-expired-on-download', 2)) {
        browsers.clear();
        return reply.redirect('/connexion');
      }
      const pdf = Buffer.from(await found.bytes());
      const spoil = found === papers[0] ? SPOILT[stage.scenario] : undefined;
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${found.name}"`)
        .send(spoil?.(pdf) ?? pdf);
    }),
  );

  app.get(
    '/deconnexion',
    inside((request, reply) => {
      browsers.delete(cookieOf(request) ?? '');
      return reply.redirect('/connexion');
    }),
  );
}
