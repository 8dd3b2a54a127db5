// How one enters the replica `legacy`: everything answers 302, what is right and what is wrong.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

import type { Stage } from '../serve-replica.ts';
import { outsideOf } from './legacy-files.ts';
import { codePage, expiredPasswordPage, loginPage, SPACE, termsPage } from './legacy-html.ts';
import { type Guest, type Sessions, takeFlash } from './legacy-sessions.ts';

const MESSAGES = {
  wrong: 'Votre e-mail, votre identifiant ou votre mot de passe est incorrect.',
  locked: 'Votre compte est bloqué. Merci de contacter votre agence.',
  token: 'Jeton CSRF invalide.',
  captcha: 'Veuillez confirmer que vous n’êtes pas un robot.',
  code: 'Le code saisi est incorrect.',
  expired: 'Le code saisi a expiré.',
} as const;
const MOST_TRIES = 5;
const MOST_CODES = 3;

const asked = z.object({
  username: z.string().optional(),
  _password: z.string().optional(),
  _csrf_token: z.string().optional(),
  _auth_code: z.string().optional(),
  _trusted: z.string().optional(),
  'g-recaptcha-response': z.string().optional(),
});

const masked = (mail: string): string => mail.replace(/^(.).*(@.)[^.]*/, '$1•••$2•••');

export function openLogin(app: FastifyInstance, stage: Stage, sessions: Sessions): void {
  const failures = new Map<string, number>();
  const isIn = (login: string, password: string) =>
    stage.scenario !== 'bad-password' &&
    login === stage.credentials['login'] &&
    password === stage.credentials['password'];

  /** Null: let in. */
  const refusal = (login: string, password: string): string | null => {
    if (stage.flags['flash'] !== undefined) return stage.flags['flash'];
    if (stage.scenario === 'locked') return MESSAGES.locked;
    if ((failures.get(login) ?? 0) >= MOST_TRIES) return MESSAGES.locked;
    if (isIn(login, password)) {
      failures.delete(login);
      return null;
    }
    failures.set(login, (failures.get(login) ?? 0) + 1);
    return MESSAGES.wrong;
  };

  const back = (reply: FastifyReply, guest: Guest, where: string, message: string) => {
    guest.flash = message;
    return reply.redirect(where, 302);
  };

  app.get('/', async (_request, reply) => reply.redirect(`${SPACE}/mon-bien`, 302));

  app.get('/login', async (request, reply) => {
    const guest = sessions.findOrOpen(request, reply);
    if (guest.state === 'IN') return reply.redirect(`${SPACE}/mon-bien`, 302);
    const look = {
      dom: stage.flags['dom'] ?? '2021',
      captcha: stage.scenario === 'captcha',
      is_changed: stage.scenario === 'layout-changed' && stage.flags['changed'] === 'login',
    };
    const page = loginPage(sessions.drawToken(guest), takeFlash(guest), look);
    return reply.type('text/html; charset=utf-8').send(page);
  });

  app.post('/login_check', async (request, reply) => {
    const guest = sessions.findOrOpen(request, reply);
    const { username = '', _password = '', _csrf_token, ...body } = asked.parse(request.body ?? {});
    if (!sessions.useToken(guest, _csrf_token)) return back(reply, guest, '/login', MESSAGES.token);
    if (stage.scenario === 'captcha' && !body['g-recaptcha-response'])
      return back(reply, guest, '/login', MESSAGES.captcha);
    const refused = refusal(username, _password);
    if (refused !== null) return back(reply, guest, '/login', refused);
    const wantsCode = stage.scenario === 'otp' || stage.flags['otp'] === 'on';
    if (wantsCode && !sessions.isTrusted(request, username)) {
      sessions.sendCode(sessions.promote(guest, reply, 'CODE', username));
      return reply.redirect('/login/2fa', 302);
    }
    sessions.promote(guest, reply, 'IN', username);
    if (stage.scenario === 'redirect-outside' && stage.flags['outside_at'] !== 'download')
      return reply.redirect(outsideOf(stage), 302);
    return reply.redirect(`${SPACE}/mon-bien`, 302);
  });

  app.get('/login/2fa', async (request, reply) => {
    const guest = sessions.find(request);
    if (guest?.state !== 'CODE') return reply.redirect('/login', 302);
    const page = codePage(sessions.drawToken(guest), masked(guest.login), takeFlash(guest));
    return reply.type('text/html; charset=utf-8').send(page);
  });

  app.post('/login/2fa_check', async (request, reply) => {
    const guest = sessions.find(request);
    if (guest?.state !== 'CODE') return reply.redirect('/login', 302);
    const { _csrf_token, _auth_code, _trusted } = asked.parse(request.body ?? {});
    if (!sessions.useToken(guest, _csrf_token))
      return back(reply, guest, '/login/2fa', MESSAGES.token);
    const verdict = sessions.checkCode(guest, _auth_code);
    if (verdict === 'EXPIRED') return back(reply, guest, '/login/2fa', MESSAGES.expired);
    if (verdict === 'WRONG') {
      if ((guest.code?.tries ?? 0) < MOST_CODES)
        return back(reply, guest, '/login/2fa', MESSAGES.code);
      sessions.close(guest);
      return reply.redirect('/login', 302);
    }
    sessions.promote(guest, reply, 'IN', guest.login);
    if (_trusted === '1') sessions.trust(reply, guest.login);
    return reply.redirect(`${SPACE}/mon-bien`, 302);
  });

  app.post('/login/2fa/renvoyer', async (request, reply) => {
    const guest = sessions.find(request);
    if (guest?.state !== 'CODE') return reply.redirect('/login', 302);
    const { _csrf_token } = asked.parse(request.body ?? {});
    if (!sessions.useToken(guest, _csrf_token))
      return back(reply, guest, '/login/2fa', MESSAGES.token);
    sessions.sendCode(guest);
    return reply.redirect('/login/2fa', 302);
  });

  app.get('/cgu', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(termsPage()),
  );
  app.get('/mot-de-passe/expire', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(expiredPasswordPage()),
  );
  app.get('/logout', async (request, reply) => {
    const guest = sessions.find(request);
    if (guest) sessions.close(guest);
    return reply.redirect('/login', 302);
  });
}
