// The identity provider of the tax space: number, password, code by mail. Answers are messages to the page around the frame.
import { randomBytes, randomInt } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { Stage } from '../serve-replica.ts';
import { cookieOf, setCookie } from './cookies.ts';
import { htmlPage, message } from './layouts.ts';

const TRIES = 4;
const CODE_MS = 5 * 60_000;
const CODE_TRIES = 3;
const DEVICE_SECONDS = 182 * 86_400;

type Code = { value: string; until: number; tries: number };

/** What the space asks of its identity provider. */
export type Idp = {
  authorizeUrl: () => string;
  /** Whoever comes back with this ticket signed in; once. */
  redeem: (ticket: string) => boolean;
};

const typed = z.object({
  spi: z.string().default(''),
  pwd: z.string().default(''),
  lmAuth: z.string().default(''),
  code: z.string().optional(),
  saisie: z.string().optional(),
  renvoi: z.string().optional(),
});

const LOGIN_FORM =
  '<form id="formulairePrincipal" method="post" action="/"><input type="hidden" name="url" value=""/><input type="hidden" name="lmAuth" value=""/><input type="hidden" name="authType" value=""/><input type="hidden" name="fg" value=""/><input name="spi" maxlength="13"/><input type="password" name="pwd"/><button type="submit">Connexion</button></form>';

/** Two forms of one id: the second sends another code, and the first holds what the page's script empties. */
const codeForms = (action: string): string =>
  `<form id="otpform" method="post"${action}><input type="hidden" name="url" value=""/><input type="hidden" name="authType" value="otp"/><input type="text" name="saisie" value="" disabled/><input type="hidden" id="extcode" name="code" value=""/></form><form id="otpform" method="post"${action}><input type="hidden" name="renvoi" value="1"/><button type="submit">Renvoyer le code</button></form>`;

const html = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').send(page);

export function openIdp(
  app: FastifyInstance,
  stage: Stage,
  urls: { app: () => string; idp: () => string },
): Idp {
  const known = () => stage.credentials['login'] ?? '';
  let triesLeft = TRIES + 1;
  const waiting = new Map<string, Code>();
  const visitors = new Set<string>();
  const devices = new Set<string>();
  const tickets = new Set<string>();

  /** The forms for the code stand in the answer, or in the page around it all along, and say not where to. */
  const isAround = () => stage.flags['code_form'] === 'around';
  const codePage = (said: string): string =>
    message(
      'otp,EMAIL',
      `<p class="info">Un code de sécurité a été envoyé à l'adresse c******@example.fr</p><p class="erreur">${said}</p>${isAround() ? '' : codeForms(' action="/ValidationCode"')}`,
    );

  const isLocked = () => stage.scenario === 'locked' || triesLeft === 0;

  const welcome = (reply: FastifyReply) => {
    const ticket = randomBytes(16).toString('hex');
    tickets.add(ticket);
    return html(
      reply,
      message(`ok,${urls.app()}/?openidconnectcallback=1&scope=openid+profile&code=${ticket}`),
    );
  };

  const sendCode = () => {
    const value = String(randomInt(1_000_000)).padStart(6, '0');
    waiting.set(known(), { value, until: stage.now().getTime() + CODE_MS, tries: CODE_TRIES });
    stage.sendCode(known(), value);
  };

  const checkCode = (reply: FastifyReply, given: string) => {
    const code = waiting.get(known());
    if (!code || code.tries === 0) return html(reply, message('otp,ESSAIS'));
    if (stage.now().getTime() > code.until) return html(reply, codePage('Le code a expiré.'));
    if (given !== code.value) {
      code.tries -= 1;
      return html(reply, codePage('Le code saisi est incorrect.'));
    }
    waiting.delete(known());
    const device = randomBytes(16).toString('hex');
    devices.add(device);
    return welcome(setCookie(reply, 'appareil', device, DEVICE_SECONDS));
  };

  app.get('/oauth2/authorize', async (_request, reply) => {
    const visitor = randomBytes(16).toString('hex');
    visitors.add(visitor);
    return html(
      setCookie(reply, 'idp_session', visitor),
      htmlPage('Authentification', `${LOGIN_FORM}${isAround() ? codeForms('') : ''}`),
    );
  });

  app.post('/GetContexte', async (request, reply) => {
    if (!visitors.has(cookieOf(request, 'idp_session') ?? ''))
      return html(reply.code(403), htmlPage('Erreur', 'Session inconnue'));
    const { spi } = typed.parse(request.body);
    const contexts: readonly (readonly [boolean, string])[] = [
      [spi !== known(), 'EXISTEPAS'],
      [isLocked(), 'BLOCAGE'],
      [stage.flags['account'] === '3S', '3S'],
      [true, stage.flags['contexte'] ?? 'LMDP'],
    ];
    return html(reply, message(`ctx,${contexts.find(([holds]) => holds)?.[1]}`));
  });

  const refused = (request: FastifyRequest, saisie: string | undefined): boolean =>
    !visitors.has(cookieOf(request, 'idp_session') ?? '') || saisie !== undefined;

  const takeCode = async (request: FastifyRequest, reply: FastifyReply) => {
    const { code = '', saisie, renvoi } = typed.parse(request.body);
    if (refused(request, saisie))
      return html(reply.code(403), htmlPage('Erreur', 'Requête refusée'));
    if (renvoi === undefined) return checkCode(reply, code);
    sendCode();
    return html(reply, codePage('Un nouveau code a été envoyé.'));
  };
  app.post('/ValidationCode', takeCode);

  app.post('/', async (request, reply) => {
    const { spi, pwd, lmAuth, code, saisie, renvoi } = typed.parse(request.body);
    if (code !== undefined || renvoi !== undefined) return takeCode(request, reply);
    if (refused(request, saisie))
      return html(reply.code(403), htmlPage('Erreur', 'Requête refusée'));
    const forced = stage.flags['lmdp'];
    if (forced !== undefined) return html(reply, message(`lmdp,${forced}`));
    if (isLocked()) return html(reply, message('ctx,BLOCAGE'));
    const isRight = lmAuth === 'LDAP' && spi === known() && pwd === stage.credentials['password'];
    if (!isRight || stage.scenario === 'bad-password') {
      triesLeft -= 1;
      return html(reply, message(triesLeft === 0 ? 'ctx,BLOCAGE' : `lmdp,4005:${triesLeft}`));
    }
    triesLeft = TRIES + 1;
    if (stage.flags['otp'] === 'off' || devices.has(cookieOf(request, 'appareil') ?? ''))
      return welcome(reply);
    sendCode();
    return html(reply, codePage(''));
  });

  return {
    authorizeUrl: () => {
      const asked = new URLSearchParams({
        authType: 'sso',
        prompt: 'login',
        scope: 'openid profile authChoice otpEscape',
        redirect_uri: `${urls.app()}/?openidconnectcallback=1`,
        client_id: 'enp',
      });
      return `${urls.idp()}/oauth2/authorize?${asked.toString()}`;
    },
    redeem: (ticket) => tickets.delete(ticket),
  };
}
