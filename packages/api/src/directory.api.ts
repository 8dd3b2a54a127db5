// The directory of managers: by name and city, by the address of their portal, by the dossier's building.
import { COMPARED_FACTS } from '@quitus/domain/robots/register-differences';
import { SYNDIC_STATES } from '@quitus/domain/robots/run-state';
import { z } from 'zod';

import { defineApi } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import { line } from './typed-text.ts';

export const syndic = z
  .object({
    id: z.uuid(),
    name: z.string(),
    city: z.string().nullable(),
    state: z.enum(SYNDIC_STATES),
    /** Null: only listed. */
    connector_id: z.string().nullable(),
    portal: z.string().nullable(),
    login_url: z.string().nullable(),
    email: z.string().nullable(),
    sample: z.boolean(),
  })
  .meta({ id: 'Syndic' });
export type Syndic = z.output<typeof syndic>;

const byUid = z.object({ uid: z.uuid() });

export const registeredBuilding = z.object({
  rnc_number: z.string(),
  name: z.string().nullable(),
  address: z.string(),
  lots: z.int().nullable(),
  housing_lots: z.int().nullable(),
  build_period: z.string().nullable(),
  syndic_name: z.string().nullable(),
  published_on: z.iso.date(),
});
export type RegisteredBuilding = z.output<typeof registeredBuilding>;

export const directoryApi = defineApi({
  searchSyndics: {
    method: 'GET',
    path: '/syndics',
    access: 'account',
    summary: 'Cherche un syndic par nom et ville, ou par l’adresse de son espace en ligne',
    limits: [{ per: 'address', max: 240, seconds: 60 }],
    query: z.object({ query: line(LIMITS.syndic_search) }),
    response: z.object({
      syndics: z.array(syndic),
      /** The query was the address of a portal that we know. */
      pasted: z
        .object({ connector_id: z.string(), portal: z.string(), login_url: z.string() })
        .nullable(),
      /** The query was an address that no connector knows. */
      unknown_host: z.string().nullable(),
      /** The query was an address of the tax office, which has a page of its own in the dossier. */
      tax_office: z.boolean(),
    }),
  },
  requestPortal: {
    method: 'POST',
    path: '/portfolios/:uid/portal-requests',
    access: 'account',
    audit: null,
    summary: 'Demande que ce portail soit connecté',
    params: byUid,
    body: z.object({
      login_url: line(500).nullable().default(null),
      syndic_name: line(LIMITS.syndic_name).nullable().default(null),
    }),
    response: z.object({}),
  },
  building: {
    method: 'GET',
    path: '/portfolios/:uid/building',
    access: 'account',
    summary: 'L’immeuble de ce dossier au registre national',
    params: byUid,
    response: z.object({
      /** Best first; one only when nothing is in doubt. */
      candidates: z.array(registeredBuilding),
      /** What the dossier says otherwise than the register. */
      differences: z.array(
        z.object({
          fact: z.enum(COMPARED_FACTS),
          ours: z.string(),
          register: z.string(),
        }),
      ),
    }),
  },
  confirmBuilding: {
    method: 'PUT',
    path: '/portfolios/:uid/building',
    access: 'account',
    audit: null,
    summary: 'Dit quel immeuble du registre est celui du dossier',
    params: byUid,
    body: z.object({ rnc_number: line(LIMITS.rnc_number) }),
    response: z.object({}),
  },
});
