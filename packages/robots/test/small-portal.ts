// The smallest portal: for the tests of the SDK itself, and as an example of a replica.
import type { FastifyReply } from 'fastify';

import type { Replica, ReplicaOptions, ReplicaPaper, Scenario } from '../src/replicas/replica.ts';
import { serveReplica } from '../src/replicas/serve-replica.ts';

const pdf = (text: string): Uint8Array => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`);

export const SMALL_PAPERS: readonly ReplicaPaper[] = ['PV AG 2025', 'PV AG 2024', 'Facture 12'].map(
  (title, index) => ({
    id: `${index}`,
    title,
    folder: [],
    date: '2025-06-01',
    name: `${title}.pdf`,
    bytes: async () => pdf(title),
  }),
);

/** Each file may be given otherwise than whole, the first time or always. */
export type Ways = Record<string, (times: number) => Uint8Array | number | 'DRIP' | 'LOGIN_PAGE'>;

const SCENARIOS: readonly Scenario[] = [
  'ok',
  'bad-password',
  'locked',
  'maintenance-200',
  'maintenance',
  'bot-wall',
  'layout-changed',
  'empty',
  'otp',
  'session-expired-mid-list',
  'session-expired-on-download',
  'truncated',
  'zero-byte',
  'html-as-pdf',
  'slow-file',
  'redirect-outside',
  'duplicate-document',
];

/** What the first file is in a scenario. */
const SPOILT: Partial<Record<Scenario, ReturnType<Ways[string]>>> = {
  truncated: Buffer.from('%PDF-1.4 half'),
  'zero-byte': new Uint8Array(),
  'html-as-pdf': 'LOGIN_PAGE',
  'slow-file': 'DRIP',
};

const alert = (text: string) => `<p class=alerte>${text}</p>`;
const REFUSED = 'Identifiant ou mot de passe refusé. Il vous reste 2 essais.';
const PAGE_SIZE = 2;
const CODE = '482913';
const CODE_PAGE = '<form id=code method=post action=/code><input name=code></form>';

export const startSmallPortal = (
  options: ReplicaOptions & { ways?: Ways; dies_after?: number } = {},
): Promise<Replica> => {
  const papers = options.papers ?? SMALL_PAPERS;
  const inside = new Set<string>();
  const times = new Map<string, number>();
  let logins = 0;
  let asked = 0;
  let listed = 0;
  return serveReplica(
    {
      credentials: { login: 'camille', password: 'mot-de-passe' },
      scenarios: SCENARIOS,
      tenant: (url) => ({ base_url: url }),
      routes: (app, stage) => {
        const cookie = (header: string | undefined) => /s=(\w+)/.exec(header ?? '')?.[1] ?? '';
        app.addHook('onRequest', async ({ url }, reply) => {
          if (url.startsWith('/__')) return;
          const html = reply.type('text/html; charset=utf-8');
          if (stage.scenario === 'maintenance')
            await html.code(503).send('<h1>Site en maintenance</h1>');
          if (stage.scenario === 'maintenance-200')
            await html.send('<h1>Portail momentanément indisponible</h1>');
          if (stage.scenario === 'bot-wall')
            await html.code(403).send('<script src="https://geo.captcha-delivery.com/c.js">');
        });
        app.get('/entree', async (_request, reply) =>
          reply
            .type('text/html')
            .send(
              '<form id=entree method=post action=/entree><input type=hidden name=jeton value=j1><input name=login><input type=password name=mdp></form>',
            ),
        );
        app.post<{ Body: Record<string, string> }>('/entree', async ({ body }, reply) => {
          const good =
            body['login'] === stage.credentials['login'] &&
            body['mdp'] === stage.credentials['password'] &&
            body['jeton'] === 'j1';
          const html = reply.type('text/html; charset=utf-8');
          if (stage.scenario === 'locked') return html.send(alert('Compte bloqué'));
          if (!good || stage.scenario === 'bad-password') return html.send(alert(REFUSED));
          if (stage.scenario === 'redirect-outside')
            return reply.redirect('https://ailleurs.example.fr/');
          if (stage.scenario === 'otp') {
            stage.sendCode(body['login'] ?? '', CODE);
            return html.send(CODE_PAGE);
          }
          return enter(reply);
        });
        app.post<{ Body: Record<string, string> }>('/code', async ({ body }, reply) =>
          body['code'] === CODE ? enter(reply) : reply.type('text/html').send(CODE_PAGE),
        );
        const enter = (reply: FastifyReply) => {
          logins += 1;
          asked = 0;
          inside.clear();
          inside.add(`s${logins}`);
          return reply.header('set-cookie', `s=s${logins}; Path=/`).redirect('/papiers');
        };
        app.get<{ Querystring: { page?: string } }>(
          '/papiers',
          async ({ headers, query }, reply) => {
            if (!inside.has(cookie(headers.cookie))) return reply.redirect('/entree');
            listed += 1;
            if (stage.scenario === 'session-expired-mid-list' && listed === 4) {
              inside.clear();
              return reply.redirect('/entree');
            }
            const [first] = papers;
            const twice = stage.scenario === 'duplicate-document' && first;
            const full = twice ? [...papers, { ...first, id: '0bis' }] : papers;
            const held = stage.scenario === 'empty' ? [] : full;
            const last = Math.max(1, Math.ceil(held.length / PAGE_SIZE));
            const number = Math.min(Number(query.page ?? '1'), last);
            const rows = held
              .slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)
              .map(
                ({ id, title }) =>
                  `<tr data-papier="${id}"><td class=date>01/06/2025<td><a href="/fichier/${id}">${title}</a>`,
              );
            const kind = stage.scenario === 'layout-changed' ? 'autre' : 'papiers';
            return reply
              .type('text/html')
              .send(
                `<a href="/sortie">Quitter</a><table class=${kind}>${rows.join('')}</table><a rel=next href="/papiers?page=${Math.min(number + 1, last)}">Suite</a>`,
              );
          },
        );
        app.get('/sortie', async ({ headers }, reply) => {
          inside.delete(cookie(headers.cookie));
          return reply.redirect('/entree');
        });
        app.get<{ Params: { id: string } }>('/fichier/:id', async ({ params, headers }, reply) => {
          asked += 1;
          const last = stage.scenario === 'session-expired-on-download' ? 1 : options.dies_after;
          if (logins === 1 && last !== undefined && asked > last) inside.clear();
          if (!inside.has(cookie(headers.cookie))) return reply.redirect('/entree');
          const count = (times.get(params.id) ?? 0) + 1;
          times.set(params.id, count);
          const spoilt = params.id === papers[0]?.id ? SPOILT[stage.scenario] : undefined;
          const way = options.ways?.[params.id]?.(count) ?? spoilt;
          if (typeof way === 'number') return reply.code(way).send('');
          if (way === 'LOGIN_PAGE')
            return reply.type('text/html').send('<!doctype html><p>Entrez</p>');
          if (way === 'DRIP') {
            reply.hijack();
            reply.raw.writeHead(200, { 'content-type': 'application/pdf' });
            const drip = setInterval(() => reply.raw.write('%PDF-1.4\n'), 20);
            reply.raw.on('close', () => clearInterval(drip));
            return reply;
          }
          const paper = papers.find(({ id }) => id === params.id.replace('bis', ''));
          const bytes = way ?? (await paper?.bytes());
          return reply.type('application/pdf').send(bytes ? Buffer.from(bytes) : '');
        });
      },
    },
    options,
  );
};
