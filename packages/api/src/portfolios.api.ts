import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { DOCUMENT_STATUSES } from '@quitus/domain/documents/status';
import { GUEST_ROLES } from '@quitus/domain/invitations/guest-role';
import { ATTENTION_CODES, ATTENTION_TONES, STANDINGS } from '@quitus/domain/portfolios/attention';
import { EVENT_KINDS } from '@quitus/domain/portfolios/event';
import { ABILITIES, RELATIONS } from '@quitus/domain/portfolios/permissions';
import {
  CREATABLE_PORTFOLIO_TYPES,
  PORTFOLIO_TYPES,
} from '@quitus/domain/portfolios/portfolio-type';
import {
  BUILD_PERIODS,
  GAS_AGES,
  LOT_KINDS,
  SELLER_SITUATIONS,
  SEWERS,
  SITUATION_FIELDS,
} from '@quitus/domain/portfolios/situation';
import { z } from 'zod';

import { defineApi } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import { MAX_NUMBER } from './live.ts';
import { asItIs, line, lines } from './typed-text.ts';

const done = z.object({});
const instant = z.iso.datetime();
const answer = z.boolean().nullable();

export const situation = z
  .object({
    build_year: z.int().min(1000).max(2100).nullable(),
    build_period: z.enum(BUILD_PERIODS).nullable(),
    lot_kinds: z.array(z.enum(LOT_KINDS)).max(LOT_KINDS.length).readonly().nullable(),
    surface_m2: z.number().positive().max(100_000).nullable(),
    rented: answer,
    furnished: answer,
    gas_over_15_years: z.enum(GAS_AGES).nullable(),
    electricity_over_15_years: answer,
    sewer: z.enum(SEWERS).nullable(),
    pool: answer,
    works_under_10_years: answer,
    heating_maintenance: answer,
    in_copropriete_or_asl: answer,
    termite_zone: answer,
    noise_zone: answer,
    dry_rot_zone: answer,
    wood_heating: answer,
    seller: z.enum(SELLER_SITUATIONS).nullable(),
    planned_signing_date: z.iso.date().nullable(),
  })
  .meta({ id: 'Situation' });

const slot = z
  .object({
    document_type: z.enum(DOCUMENT_TYPES),
    status: z.enum(DOCUMENT_STATUSES),
    file_count: z.int(),
    /** The cause in plain French, shown as the second line. */
    note: z.string().nullable(),
    waived_at: instant.nullable(),
    waived_reason: z.string().nullable(),
    updated_at: instant,
  })
  .meta({ id: 'Slot' });
export type SlotView = z.output<typeof slot>;

const person = z.object({ id: z.uuid(), email: z.string(), name: z.string().nullable() });

const address = {
  main_address: line(LIMITS.main_address).min(1, 'MISSING_ADDRESS'),
  address_extra_line: line(LIMITS.address_extra_line).nullable(),
  reference: line(LIMITS.reference).nullable(),
};
/** What tells one property from another on its papers; empty or null where nobody knows yet. */
const holding = {
  owners: z.array(line(LIMITS.owner).min(1)).max(LIMITS.most_owners),
  lots: z.array(line(LIMITS.lot).min(1)).max(LIMITS.most_lots),
  rnc_number: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}\d(?:-?\d{3}){2}$/, 'INVALID_RNC_NUMBER')
    .nullable(),
};
const chosenAddress = {
  /** Of the national address base, when chosen from the suggestions. */
  ban_id: asItIs(100).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
};

const row = z
  .object({
    uid: z.uuid(),
    portfolio_type: z.enum(PORTFOLIO_TYPES),
    main_address: z.string(),
    address_extra_line: z.string().nullable(),
    reference: z.string().nullable(),
    lots: z.array(z.string()),
    relation: z.enum(RELATIONS),
    managed_by: person,
    /** The windows of the façade: what counts, in the order of the list. */
    slots: z.array(slot.pick({ document_type: true, status: true })),
    verified: z.int(),
    total: z.int(),
    optional: z.int(),
    attention: z.object({
      code: z.enum(ATTENTION_CODES),
      label: z.string(),
      tone: z.enum(ATTENTION_TONES),
    }),
    next_action: z.string().nullable(),
    archived_at: instant.nullable(),
    last_activity_at: instant,
    event_number: z.int(),
  })
  .meta({ id: 'PortfolioRow' });
export type PortfolioRow = z.output<typeof row>;

const guest = z.object({
  account_id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(GUEST_ROLES),
  joined_at: instant,
  last_opened_at: instant.nullable(),
});
export type Guest = z.output<typeof guest>;

const pendingInvitation = z.object({
  id: z.uuid(),
  invited_by_id: z.uuid(),
  guest_email: z.string(),
  role: z.enum(GUEST_ROLES),
  message: z.string().nullable(),
  created_at: instant,
  expires_at: instant,
});
export type PendingInvitation = z.output<typeof pendingInvitation>;

const event = z
  .object({
    number: z.int(),
    kind: z.enum(EVENT_KINDS),
    document_type: z.enum(DOCUMENT_TYPES).nullable(),
    /** Who did it, as shown; null for the service itself. */
    actor: z.string().nullable(),
    /** What the sentence needs: from, to, reason, role, field… */
    detail: z.record(z.string(), z.string().nullable()),
    created_at: instant,
  })
  .meta({ id: 'PortfolioEvent' });
export type PortfolioEvent = z.output<typeof event>;

const dossier = z
  .object({
    uid: z.uuid(),
    portfolio_type: z.enum(PORTFOLIO_TYPES),
    /** What a dossier that waits for its payment will be. */
    intended_type: z.enum(PORTFOLIO_TYPES).nullable(),
    main_address: z.string(),
    address_extra_line: z.string().nullable(),
    reference: z.string().nullable(),
    owners: z.array(z.string()),
    lots: z.array(z.string()),
    rnc_number: z.string().nullable(),
    situation,
    skipped_questions: z.array(z.enum(SITUATION_FIELDS)),
    relation: z.enum(RELATIONS),
    abilities: z.array(z.enum(ABILITIES)),
    managed_by: person,
    slots: z.array(slot),
    /** Empty for somebody invited: they see the documents, not who else was asked. */
    guests: z.array(guest),
    invitations: z.array(pendingInvitation),
    logo_url: z.string().nullable(),
    archived_at: instant.nullable(),
    created_at: instant,
    last_activity_at: instant,
    event_number: z.int(),
  })
  .meta({ id: 'Portfolio' });
export type Dossier = z.output<typeof dossier>;

const byUid = z.object({ uid: z.uuid() });
const byGuest = z.object({ uid: z.uuid(), account_id: z.uuid() });
const byDocument = z.object({ uid: z.uuid(), document_type: z.enum(DOCUMENT_TYPES) });

/** Filters of the list; the first shows everything that is not archived. */
export const LIST_FILTERS = ['ALL', ...STANDINGS, 'RENTAL', 'ARCHIVED'] as const;
export const LIST_SORTS = ['ACTIVITY', 'ADDRESS', 'CREATED'] as const;

export const portfoliosApi = defineApi({
  list: {
    method: 'GET',
    path: '/portfolios',
    access: 'account',
    summary: 'Les dossiers visibles, par pages',
    query: z.object({
      search: line(LIMITS.search).default(''),
      filter: z.enum(LIST_FILTERS).default('ALL'),
      sort: z.enum(LIST_SORTS).default('ACTIVITY'),
      /** What the former page answered as `next`. */
      after: asItIs(500).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: z.object({
      portfolios: z.array(row),
      next: z.string().nullable(),
    }),
  },
  counts: {
    method: 'GET',
    path: '/portfolios/counts',
    access: 'account',
    summary: 'Combien de dossiers par filtre, jusqu’à 1 000 : au-delà, le nombre exact n’aide plus',
    query: z.object({ search: line(LIMITS.search).default('') }),
    response: z.object({
      counts: z.record(z.enum(LIST_FILTERS), z.int()),
    }),
  },
  create: {
    method: 'POST',
    path: '/portfolios',
    access: 'account',
    audit: null,
    summary: 'Ouvre un dossier',
    body: z.object({
      /** Drawn by the browser: a form sent twice opens one dossier. */
      uid: z.uuid().optional(),
      portfolio_type: z.enum(CREATABLE_PORTFOLIO_TYPES),
      main_address: address.main_address,
      address_extra_line: address.address_extra_line.optional(),
      reference: address.reference.optional(),
      ban_id: chosenAddress.ban_id.optional(),
      longitude: chosenAddress.longitude.optional(),
      latitude: chosenAddress.latitude.optional(),
    }),
    response: z.object({ uid: z.uuid() }),
  },
  find: {
    method: 'GET',
    path: '/portfolios/:uid',
    access: 'account',
    summary: 'Un dossier, tel que la personne connectée peut le voir',
    params: byUid,
    response: dossier,
  },
  edit: {
    method: 'PATCH',
    path: '/portfolios/:uid',
    access: 'account',
    audit: null,
    summary: 'Corrige l’adresse, le complément, la référence, et ce que les papiers disent du bien',
    params: byUid,
    body: z.object({ ...address, ...chosenAddress, ...holding }).partial(),
    response: done,
  },
  archive: {
    method: 'POST',
    path: '/portfolios/:uid/archive',
    access: 'account',
    audit: null,
    summary: 'Archive un dossier',
    params: byUid,
    response: done,
  },
  restore: {
    method: 'POST',
    path: '/portfolios/:uid/restore',
    access: 'account',
    audit: null,
    summary: 'Sort un dossier des archives',
    params: byUid,
    response: done,
  },
  transfer: {
    method: 'POST',
    path: '/portfolios/:uid/transfer',
    access: 'account',
    audit: 'PORTFOLIO_TRANSFERRED',
    summary: 'Confie un dossier à un autre membre de l’organisation',
    params: byUid,
    body: z.object({ account_id: z.uuid() }),
    response: done,
  },
  members: {
    method: 'GET',
    path: '/portfolios/:uid/members',
    access: 'account',
    summary: 'Les membres de l’organisation à qui confier ce dossier',
    params: byUid,
    response: z.object({ members: z.array(person) }),
  },
  answer: {
    method: 'POST',
    path: '/portfolios/:uid/situation',
    access: 'account',
    audit: null,
    summary: 'Répond à une ou plusieurs questions sur la situation, ou les met de côté',
    params: byUid,
    body: z.object({
      answers: situation.partial().default({}),
      skip: z.array(z.enum(SITUATION_FIELDS)).max(SITUATION_FIELDS.length).default([]),
    }),
    response: done,
  },
  waive: {
    method: 'POST',
    path: '/portfolios/:uid/documents/:document_type/waiver',
    access: 'account',
    audit: null,
    summary: 'Marque un document « ne s’applique pas », avec la raison',
    params: byDocument,
    body: z.object({ reason: lines(LIMITS.waiver).min(1, 'MISSING_REASON') }),
    response: done,
  },
  unwaive: {
    method: 'DELETE',
    path: '/portfolios/:uid/documents/:document_type/waiver',
    access: 'account',
    audit: null,
    summary: 'Remet un document dans la liste',
    params: byDocument,
    response: done,
  },
  events: {
    method: 'GET',
    path: '/portfolios/:uid/events',
    access: 'account',
    summary: 'L’histoire du dossier, du plus récent au plus ancien',
    params: byUid,
    query: z.object({ before: z.coerce.number().int().min(1).max(MAX_NUMBER).optional() }),
    /** `next`: what to give as `before` for what came earlier; null at the beginning. */
    response: z.object({ events: z.array(event), next: z.int().nullable() }),
  },
  changeGuestRole: {
    method: 'PATCH',
    path: '/portfolios/:uid/guests/:account_id',
    access: 'account',
    audit: 'GUEST_ROLE_CHANGED',
    summary: 'Change le rôle d’un invité',
    params: byGuest,
    body: z.object({ role: z.enum(GUEST_ROLES) }),
    response: done,
  },
  removeGuest: {
    method: 'DELETE',
    path: '/portfolios/:uid/guests/:account_id',
    access: 'account',
    audit: 'GUEST_REMOVED',
    summary: 'Retire un invité du dossier',
    params: byGuest,
    response: done,
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/portfolios/:uid/invitations/:invitation_id',
    access: 'account',
    audit: 'INVITATION_REVOKED',
    summary: 'Annule une invitation qui n’a pas été acceptée',
    params: z.object({ uid: z.uuid(), invitation_id: z.uuid() }),
    response: done,
  },
});
