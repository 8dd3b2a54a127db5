// The smallest portal and its connector: for the tests of the SDK itself.
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

import { defineConnector, type ListEvent } from '../src/connector.ts';
import { downloaded } from '../src/fetched-file.ts';
import { secretField, textField } from '../src/manifest.ts';
import type { Replica, ReplicaOptions, ReplicaPaper, Scenario } from '../src/replicas/replica.ts';
import { serveReplica } from '../src/replicas/serve-replica.ts';
import { RobotError } from '../src/robot-error.ts';
import { expect, SessionExpired } from '../src/session.ts';

export const SMALL = {
  way_out: { css: 'a[href="/sortie"]', info: 'lien de déconnexion' },
  list: { css: 'ul.papiers', info: 'liste des papiers' },
} as const;

const LIMITS = { rps: 200, sessions_per_host: 50, downloads: 2, budget_ms: 20_000 };

export const small = defineConnector({
  manifest: {
    id: 'small',
    version: '1',
    label: 'Petit portail',
    scope: 'SYNDIC',
    produces: ['PV_AG'],
    fields: {
      login: textField({ label: 'Identifiant' }),
      password: secretField({ label: 'Mot de passe' }),
    },
    tenant: z.object({ host: z.string() }),
    detect: [/^https:\/\/(?<host>[a-z0-9-]+\.petit-portail\.example)\//],
    hosts: ({ host }) => [host],
    login_url: ({ host }) => `https://${host}/entree`,
    by_hand: 'Mes papiers',
    interactive: ['CODE'],
    limits: LIMITS,
  },
  isLoggedIn: async ({ session }) => {
    const page = await session.page('/papiers');
    return page.$(SMALL.way_out.css).length > 0;
  },
  login: async ({ session, credentials, ask }) => {
    const door = await session.page('/entree');
    const inside = await session.submit(door, 'form#entree', {
      login: credentials.login,
      mdp: credentials.password.expose(),
    });
    if (inside.text.includes('refusé')) throw new RobotError('LOGIN_FAILED', { tries_left: 2 });
    if (inside.text.includes('bloqué')) throw new RobotError('ACCOUNT_LOCKED');
    for (let page = inside, tries = 0; page.$('#code').length > 0; tries += 1) {
      if (tries === 2) throw new RobotError('OTP_WRONG');
      const code = await ask({ kind: 'CODE', channel: 'EMAIL', length: 6, retry: tries > 0 });
      page = await session.submit(page, '#code', { code });
    }
  },
  list: async function* ({ session }): AsyncGenerator<ListEvent> {
    const page = await session.page('/papiers');
    if (page.url.pathname === '/entree') throw new SessionExpired();
    yield { kind: 'STEP', title: 'Papiers', detail: 'liste trouvée' };
    for (const link of expect(page, SMALL.list).find('a').toArray()) {
      const anchor = page.$(link);
      const href = anchor.attr('href') ?? '';
      const title = anchor.text();
      yield {
        kind: 'DOCUMENT',
        document: {
          remote_key: href,
          title,
          path: [],
          date: null,
          guess: null,
          leave: title.startsWith('Facture') ? 'facture' : null,
          unit: null,
          open: async () => downloaded(await session.file(href), `${title}.pdf`),
        },
      };
    }
  },
  logout: async ({ session }) => {
    await session.page('/sortie');
  },
});

const pdf = (text: string): Uint8Array => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`);

export const SMALL_PAPERS: readonly ReplicaPaper[] = ['PV 2024', 'PV 2025', 'Facture 12'].map(
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
export type Ways = Record<string, (times: number) => Uint8Array | number | 'DRIP' | 'DOOR'>;

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
  'html-as-pdf': 'DOOR',
  'slow-file': 'DRIP',
};

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
      tenant: (url) => ({ host: new URL(url).host }),
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
          if (stage.scenario === 'locked') return html.send('<p>Compte bloqué</p>');
          if (!good || stage.scenario === 'bad-password') return html.send('<p>Accès refusé</p>');
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
        app.get('/papiers', async ({ headers }, reply) => {
          if (!inside.has(cookie(headers.cookie))) return reply.redirect('/entree');
          listed += 1;
          if (stage.scenario === 'session-expired-mid-list' && listed === 3) {
            inside.clear();
            return reply.redirect('/entree');
          }
          const [first] = papers;
          const twice = stage.scenario === 'duplicate-document' && first;
          const full = twice ? [...papers, { ...first, id: '0bis' }] : papers;
          const shown = stage.scenario === 'empty' ? [] : full;
          const kind = stage.scenario === 'layout-changed' ? 'autre' : 'papiers';
          const rows = shown.map(({ id, title }) => `<li><a href="/fichier/${id}">${title}</a>`);
          return reply
            .type('text/html')
            .send(`<a href="/sortie">Quitter</a><ul class=${kind}>${rows.join('')}</ul>`);
        });
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
          if (way === 'DOOR') return reply.type('text/html').send('<!doctype html><p>Entrez</p>');
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
