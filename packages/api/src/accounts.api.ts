import { LOGO_MAX_BYTES } from '@quitus/domain/accounts/branding';
import { CIVILITIES, isSiret } from '@quitus/domain/accounts/information';
import { PASSWORD_MAX_LENGTH, passwordRefusal } from '@quitus/domain/accounts/password';
import { PORTFOLIO_TYPES } from '@quitus/domain/portfolios/portfolio-type';
import { z } from 'zod';

import { known } from './content.ts';
import { emailAddress as email } from './email-address.ts';
import { bytes, defineApi, type Limit } from './endpoint.ts';
import { asItIs, line, lines } from './typed-text.ts';

const done = z.object({});
const instant = z.iso.datetime();

const information = z.object({
  civility: z.enum(CIVILITIES).nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  siret: z.string().nullable(),
  billing_address: z.string().nullable(),
  notify_documents: z.boolean(),
  notify_guests: z.boolean(),
  notify_news: z.boolean(),
});
const newInformation = information.extend({
  first_name: line(100).nullable(),
  last_name: line(100).nullable(),
  phone: line(40).nullable(),
  company: line(200).nullable(),
  siret: line(20)
    .nullable()
    .refine((siret) => !siret || isSiret(siret), 'INVALID_SIRET'),
  billing_address: lines(500).nullable(),
});
export type AccountInformation = z.output<typeof information>;

const agent = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string().nullable(),
    state: z.enum(['INVITED', 'ACTIVE']),
    portfolio_count: z.int(),
    in_order_count: z.int(),
    created_at: instant,
  })
  .meta({ id: 'Agent' });
export type Agent = z.output<typeof agent>;

const session = z
  .object({
    id: z.uuid(),
    current: z.boolean(),
    user_agent: z.string().nullable(),
    created_at: instant,
    last_used_at: instant,
  })
  .meta({ id: 'Session' });
export type AccountSession = z.output<typeof session>;

const branding = z
  .object({
    /** A path of this site, null without a logo. It changes with the picture. */
    logo_url: z.string().nullable(),
    logo_in_dashboard: z.boolean(),
    logo_in_emails: z.boolean(),
  })
  .meta({ id: 'Branding' });
export type Branding = z.output<typeof branding>;

/** By name, by how many dossiers they follow, or the last who came first. */
export const AGENT_SORTS = ['NAME', 'PORTFOLIOS', 'CREATED'] as const;

const byId = z.object({ id: z.uuid() });
const manyMails = [{ per: 'address', max: 60, seconds: 3600 }] as const satisfies readonly Limit[];
const fewTries = [{ per: 'address', max: 30, seconds: 900 }] as const satisfies readonly Limit[];

export const accountsApi = defineApi({
  information: {
    method: 'GET',
    path: '/accounts/information',
    access: 'account',
    summary: 'Les informations de la personne connectée ; 404 tant qu’elle n’a rien saisi',
    response: information,
  },
  saveInformation: {
    method: 'POST',
    path: '/accounts/information',
    access: 'account',
    audit: 'INFORMATION_CHANGED',
    summary: 'Enregistre les informations de la personne connectée',
    body: newInformation.partial(),
    response: information,
  },
  agentsAllocation: {
    method: 'GET',
    path: '/accounts/agents-allocation',
    access: 'account',
    summary: 'Le nombre d’agents permis et utilisés',
    response: z.object({ allowed: z.int(), used: z.int() }),
  },
  agents: {
    method: 'GET',
    path: '/accounts/agents',
    access: 'account',
    summary: 'Les agents de l’organisation, vingt par page',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      filter: line(200).default(''),
      sort: z.enum(AGENT_SORTS).default('NAME'),
    }),
    response: z.object({ agents: z.array(agent), total: z.int(), page: z.int(), pages: z.int() }),
  },
  createAgent: {
    method: 'POST',
    path: '/accounts/agents',
    access: 'account',
    audit: 'AGENT_CREATED',
    summary: 'Crée un agent et l’invite par e-mail',
    limits: manyMails,
    body: z.object({ agent_email: email }),
    response: agent,
  },
  remindAgent: {
    method: 'POST',
    path: '/accounts/agents/:id/reminder',
    access: 'account',
    audit: null,
    summary: 'Renvoie son invitation à un agent qui n’est pas encore venu',
    limits: manyMails,
    params: byId,
    response: done,
  },
  deleteAgent: {
    method: 'DELETE',
    path: '/accounts/agents/:id',
    access: 'account',
    audit: 'AGENT_REMOVED',
    summary: 'Retire un agent ; ses dossiers passent au responsable de l’organisation',
    params: byId,
    response: z.object({ handed_over: z.int() }),
  },
  branding: {
    method: 'GET',
    path: '/accounts/branding',
    access: 'account',
    summary: 'Le logo de l’organisation et où il paraît',
    response: branding,
  },
  saveBranding: {
    method: 'POST',
    path: '/accounts/branding',
    access: 'account',
    audit: null,
    summary: 'Enregistre le logo (fichier) et où il paraît',
    multipart: true,
    body: z.object({
      logo: z.file().max(LOGO_MAX_BYTES, 'LOGO_TOO_LARGE').optional(),
      logo_in_dashboard: z.stringbool().optional(),
      logo_in_emails: z.stringbool().optional(),
    }),
    response: branding,
  },
  deleteLogo: {
    method: 'DELETE',
    path: '/accounts/branding/logo',
    access: 'account',
    audit: null,
    summary: 'Retire le logo de l’organisation',
    response: branding,
  },
  /** For pages and for mails read anywhere: the address cannot be guessed, and changes with the picture. */
  logo: {
    method: 'GET',
    path: '/accounts/branding/logo/:organization_id/:sha256.png',
    access: 'public',
    summary: 'L’image d’un logo',
    params: z.object({ organization_id: known, sha256: z.string().length(64, 'NOT_FOUND') }),
    response: bytes(['image/png'], { cache: 'public, max-age=31536000, immutable' }),
    answer_headers: { 'cross-origin-resource-policy': 'cross-origin' },
  },
  commercialProspect: {
    method: 'GET',
    path: '/accounts/commercial-prospect/:id',
    access: 'public',
    summary: 'Qui invite un prospect, et le bien préparé pour lui',
    limits: fewTries,
    params: z.object({ id: asItIs(200).min(1) }),
    response: z.object({
      invited_by: z.string(),
      portfolio_type: z.enum(PORTFOLIO_TYPES),
      main_address: z.string(),
      address_extra_line: z.string().nullable(),
    }),
  },
  sessions: {
    method: 'GET',
    path: '/accounts/sessions',
    access: 'account',
    summary: 'Les navigateurs où ce compte est ouvert',
    response: z.object({ sessions: z.array(session) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/accounts/sessions/:id',
    access: 'account',
    audit: 'SESSION_ENDED',
    summary: 'Ferme une session',
    params: byId,
    response: done,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/accounts/sessions',
    access: 'account',
    audit: 'OTHER_SESSIONS_ENDED',
    summary: 'Ferme toutes les sessions sauf celle-ci',
    response: z.object({ ended: z.int() }),
  },
  setPassword: {
    method: 'POST',
    path: '/accounts/password',
    access: 'account',
    audit: 'PASSWORD_CHANGED',
    summary: 'Définit ou change le mot de passe ; les autres sessions se ferment',
    limits: fewTries,
    body: z.object({
      current_password: z.string().max(PASSWORD_MAX_LENGTH).nullish(),
      password: z
        .string()
        .refine((password) => passwordRefusal(password) === null, 'INVALID_PASSWORD'),
    }),
    response: done,
  },
});
