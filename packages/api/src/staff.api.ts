// For the Quitus team only.
import { CONTROL_RULES } from '@quitus/domain/control/control';
import { REFUSAL_REASONS } from '@quitus/domain/control/refusal-reasons';
import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { DOCUMENT_STATUSES } from '@quitus/domain/documents/status';
import { DECIDED_STATUSES } from '@quitus/domain/documents/transitions';
import { PORTFOLIO_TYPES } from '@quitus/domain/portfolios/portfolio-type';
import { z } from 'zod';

import { file } from './documents.api.ts';
import { defineApi } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import { control } from './reading.api.ts';
import { line, lines } from './typed-text.ts';

const place = { portfolio_uid: z.uuid(), document_type: z.enum(DOCUMENT_TYPES) };

const waiting = z
  .object({
    ...place,
    main_address: z.string(),
    /** What tells this lot from the others of its building. */
    address_extra_line: z.string().nullable(),
    reference: z.string().nullable(),
    lots: z.array(z.string()),
    file_count: z.int(),
    /** Since when it waits. */
    since: z.iso.datetime(),
    /** A pré-état daté was ordered and needs it. */
    ped_waiting: z.boolean(),
    /** Somebody answered a refusal. */
    answered: z.boolean(),
    /** Who looks at it now, when it is not the person who asks. */
    held_by: z.string().nullable(),
  })
  .meta({ id: 'WaitingDocument' });
export type WaitingDocument = z.output<typeof waiting>;

const deskItem = z
  .object({
    ...place,
    portfolio_type: z.enum(PORTFOLIO_TYPES),
    main_address: z.string(),
    status: z.enum(DOCUMENT_STATUSES),
    since: z.iso.datetime(),
    ped_waiting: z.boolean(),
    /** What is known of the property, to compare with. */
    rnc_number: z.string().nullable(),
    owners: z.array(z.string()),
    lots: z.array(z.string()),
    files: z.array(file),
    control,
    held_until: z.iso.datetime(),
  })
  .meta({ id: 'DeskItem' });
export type DeskItem = z.output<typeof deskItem>;

const agreement = z.object({
  /** Documents that a person decided after the machine had concluded or proposed something. */
  compared: z.int(),
  agreed: z.int(),
  /** Accepted by the machine alone, and never overridden. */
  machine_verified: z.int(),
  /** Accepted by the machine, then refused by a person: the figure that must stay at zero. */
  machine_overridden: z.int(),
});

/** More than any document holds. */
const MOST_FILES = 1000;
const byDocument = z.object({ uid: z.uuid(), document_type: z.enum(DOCUMENT_TYPES) });

export const staffApi = defineApi({
  queue: {
    method: 'GET',
    path: '/staff/documents',
    access: 'staff',
    summary: 'Les documents qui attendent un contrôle, les plus pressés d’abord',
    query: z.object({ search: line(LIMITS.search).default('') }),
    response: z.object({
      waiting: z.array(waiting),
      total: z.int(),
      /** Of the last 30 days; null when nothing was decided. */
      median_wait_minutes: z.int().nullable(),
      agreement,
    }),
  },
  take: {
    method: 'POST',
    path: '/staff/desk',
    access: 'staff',
    audit: null,
    summary:
      'Prend un document à contrôler, celui demandé ou le plus pressé ; personne d’autre ne le reçoit',
    body: z.object({
      wanted: z.object(place).nullable().default(null),
      /** Those put aside for now. */
      skip: z.array(z.object(place)).max(200).default([]),
    }),
    response: z.object({ item: deskItem.nullable() }),
  },
  release: {
    method: 'DELETE',
    path: '/staff/desk/:uid/:document_type',
    access: 'staff',
    audit: null,
    summary: 'Rend un document à la file',
    params: byDocument,
    response: z.object({}),
  },
  decide: {
    method: 'POST',
    path: '/staff/portfolios/:uid/documents/:document_type/decision',
    access: 'staff',
    audit: 'STAFF_DECIDED',
    summary: 'Accepte un document, ou le refuse avec sa raison',
    params: byDocument,
    body: z
      .object({
        to: z.enum(DECIDED_STATUSES),
        reasons: z.array(z.enum(REFUSAL_REASONS)).max(REFUSAL_REASONS.length).default([]),
        /** What the user reads: « Document actuel … / Document attendu … ». */
        reason: lines(LIMITS.comment).nullable(),
        /** The files that were looked at: nothing is decided of others. */
        seen_file_ids: z.array(z.uuid()).max(MOST_FILES),
        /** Rules that the control says no to, and this person says yes to. */
        despite: z.array(z.enum(CONTROL_RULES)).max(CONTROL_RULES.length).default([]),
      })
      .refine(
        ({ to, reasons, reason }) => to === 'VERIFIED' || (reasons.length > 0 && Boolean(reason)),
        'MISSING_DECISION_REASON',
      ),
    response: z.object({ decision_id: z.uuid() }),
  },
  undo: {
    method: 'POST',
    path: '/staff/decisions/:decision_id/undo',
    access: 'staff',
    audit: 'STAFF_DECISION_UNDONE',
    summary: 'Annule sa dernière décision sur un document : il retrouve l’état d’avant',
    params: z.object({ decision_id: z.uuid() }),
    response: z.object({}),
  },
});
