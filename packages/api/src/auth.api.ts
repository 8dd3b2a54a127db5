import { ACCOUNT_TYPES, ROLES } from '@quitus/domain/accounts/account-type';
import { PASSWORD_MAX_LENGTH, passwordRefusal } from '@quitus/domain/accounts/password';
import { STRANGERS } from '@quitus/domain/payments/allowances';
import {
  CREATABLE_PORTFOLIO_TYPES,
  SIGN_UP_PORTFOLIO_TYPES,
} from '@quitus/domain/portfolios/portfolio-type';
import { z } from 'zod';

import { emailAddress as email } from './email-address.ts';
import { defineApi, type Limit } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import { asItIs, line } from './typed-text.ts';

const newPassword = z
  .string()
  .refine((password) => passwordRefusal(password) === null, 'INVALID_PASSWORD');
const linkQuery = { email_b64: asItIs(400).min(1), token: asItIs(200).min(1) };

const tokens = z
  .object({
    access: z.string(),
    refresh: z.string(),
  })
  .meta({ id: 'Tokens' });

const login = z
  .object({
    tokens,
    redirect_url: z.string().optional(),
  })
  .meta({ id: 'Login' });

/** Somebody who arrives without a link of ours: let in, or sent a sign-in link by mail. */
const arrival = z
  .object({
    tokens: tokens.optional(),
    redirect_url: z.string().optional(),
    link_sent: z.boolean().optional(),
  })
  .meta({ id: 'Arrival' });

const profile = z
  .object({
    id: z.uuid(),
    email: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    account_type: z.enum(ACCOUNT_TYPES),
    role: z.enum(ROLES),
    staff: z.boolean(),
    organization: z.object({ id: z.uuid(), name: z.string().nullable() }),
    organization_config: z.object({ portfolio_with_ped: z.boolean() }),
    portfolio_count: z.int(),
  })
  .meta({ id: 'Profile' });

export type Profile = z.output<typeof profile>;
export type Tokens = z.output<typeof tokens>;
export type Login = z.output<typeof login>;
export type Arrival = z.output<typeof arrival>;
export type PartnerQuery = z.output<typeof partnerQuery>;

const signedLine = (max: number) => asItIs(max).min(1);

/** As in the partner's address: the signature covers these very characters, so none is changed. */
const partnerQuery = z.strictObject({
  partner: signedLine(100),
  email: signedLine(254).refine((text) => email.safeParse(text).success, 'INVALID_EMAIL'),
  address: signedLine(300),
  portfolio_type: z.enum(SIGN_UP_PORTFOLIO_TYPES),
  reference: signedLine(100),
  expires: z.string().regex(/^\d{1,12}$/),
  signature: z.string().regex(/^[0-9a-f]{64}$/, 'INVALID_SIGNATURE'),
});

const minutes = 60;
const mailLimits = [
  { per: 'address', max: 30, seconds: 15 * minutes },
  { per: 'email', max: 5, seconds: 15 * minutes },
  { per: 'email_from_address', max: STRANGERS.asks_a_day, seconds: 24 * 60 * minutes },
] as const satisfies readonly Limit[];
const addressLimit = (max: number) =>
  [{ per: 'address', max, seconds: 15 * minutes }] as const satisfies readonly Limit[];

const done = z.object({});

export const authApi = defineApi({
  openLink: {
    method: 'GET',
    path: '/auth/token',
    access: 'public',
    audit: 'SIGNED_IN_BY_LINK',
    summary: 'Ouvre une session avec un lien de connexion',
    limits: addressLimit(60),
    query: z.object(linkQuery),
    response: login,
  },
  refresh: {
    method: 'POST',
    path: '/auth/token/refresh',
    access: 'public',
    audit: null,
    summary: 'Échange un jeton de renouvellement contre une nouvelle paire',
    limits: addressLimit(300),
    body: z.object({ refresh: asItIs(200).min(1) }),
    response: tokens,
  },
  registerEmail: {
    method: 'POST',
    path: '/auth/register/email',
    access: 'public',
    audit: null,
    summary: 'Crée un compte et son premier dossier, puis envoie un lien de connexion',
    limits: mailLimits,
    body: z.object({
      email,
      portfolio_type: z.enum(CREATABLE_PORTFOLIO_TYPES),
      main_address: line(LIMITS.main_address).min(1),
      address_extra_line: line(LIMITS.address_extra_line).nullish(),
      registration_code: line(100).nullish(),
    }),
    response: done,
  },
  sendLoginLink: {
    method: 'POST',
    path: '/auth/email',
    access: 'public',
    audit: null,
    summary: 'Envoie un lien de connexion',
    limits: mailLimits,
    body: z.object({ email }),
    response: done,
  },
  sendResetLink: {
    method: 'POST',
    path: '/auth/password/reset',
    access: 'public',
    audit: null,
    summary: 'Envoie un lien pour définir ou modifier le mot de passe',
    limits: mailLimits,
    body: z.object({ email }),
    response: done,
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/password/reset/validate',
    access: 'public',
    audit: 'PASSWORD_RESET',
    summary: 'Enregistre le nouveau mot de passe',
    limits: addressLimit(30),
    body: z.object({ ...linkQuery, password: newPassword }),
    response: done,
  },
  authenticate: {
    method: 'POST',
    path: '/auth/password/authenticate',
    access: 'public',
    audit: 'SIGNED_IN_BY_PASSWORD',
    summary: 'Ouvre une session avec un mot de passe',
    limits: [
      { per: 'address', max: 60, seconds: 15 * minutes },
      { per: 'email', max: 10, seconds: 15 * minutes },
    ],
    body: z.object({ email, password: z.string().min(1).max(PASSWORD_MAX_LENGTH) }),
    response: login,
  },
  me: {
    method: 'GET',
    path: '/auth/me',
    access: 'account',
    summary: 'Le profil du compte connecté',
    response: profile,
  },
  websocketTicket: {
    method: 'GET',
    path: '/auth/websockets/ticket',
    access: 'account',
    summary: 'Un ticket à usage unique pour ouvrir la connexion temps réel',
    limits: addressLimit(300),
    response: z.object({ ticket: z.string() }),
  },
  registerProspect: {
    method: 'POST',
    path: '/auth/register/no-validation',
    access: 'public',
    audit: 'SIGNED_IN_AS_PROSPECT',
    summary: 'Crée le compte d’un prospect invité et ouvre sa session',
    limits: mailLimits,
    body: z.object({ email, commercial_prospect_id: asItIs(200).min(1) }),
    response: arrival,
  },
  integrationUrl: {
    method: 'POST',
    path: '/auth/integration/url',
    access: 'public',
    audit: 'SIGNED_IN_FROM_PARTNER',
    summary: 'Ouvre une session depuis le logiciel d’un partenaire',
    limits: addressLimit(60),
    body: partnerQuery,
    response: arrival,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    audit: 'SIGNED_OUT',
    summary: 'Termine la session du jeton de renouvellement',
    limits: addressLimit(60),
    body: z.object({ refresh: asItIs(200).min(1) }),
    response: done,
  },
});
