import { LOGO_MAX_BYTES } from '@quitus/domain/accounts/branding';
import { CIVILITIES, isFirstName, isLastName, isSiret } from '@quitus/domain/accounts/information';
import { COUNTRY_CODES } from '@quitus/domain/countries/country-codes.data';
import { PORTFOLIO_TYPES } from '@quitus/domain/portfolios/portfolio-type';
import { z } from 'zod';

import { known } from './content.ts';
import { bytes, defineApi, type Limit } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import { asItIs, line, lines } from './typed-text.ts';

const information = z.object({
  civility: z.enum(CIVILITIES).nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  siret: z.string().nullable(),
  billing_address: z.string().nullable(),
  billing_country: z.enum(COUNTRY_CODES),
  notify_documents: z.boolean(),
  notify_guests: z.boolean(),
  notify_news: z.boolean(),
});
const newInformation = information.extend({
  first_name: line(LIMITS.first_name)
    .nullable()
    .refine((name) => !name || isFirstName(name), 'INVALID_FIRST_NAME'),
  last_name: line(LIMITS.last_name)
    .nullable()
    .refine((name) => !name || isLastName(name), 'INVALID_LAST_NAME'),
  phone: line(LIMITS.phone).nullable(),
  company: line(LIMITS.company).nullable(),
  siret: line(LIMITS.siret)
    .nullable()
    .refine((siret) => !siret || isSiret(siret), 'INVALID_SIRET'),
  billing_address: lines(LIMITS.billing_address).nullable(),
  billing_country: z.enum(COUNTRY_CODES, 'INVALID_COUNTRY'),
});
export type AccountInformation = z.output<typeof information>;

const branding = z
  .object({
    /** A path of this site, null without a logo. It changes with the picture. */
    logo_url: z.string().nullable(),
    logo_in_dashboard: z.boolean(),
    logo_in_emails: z.boolean(),
  })
  .meta({ id: 'Branding' });
export type Branding = z.output<typeof branding>;

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
});
