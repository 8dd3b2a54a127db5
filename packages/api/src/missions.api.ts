// Papers that the team gets for a dossier: order, follow, cancel.
import { DOCUMENT_STATUSES } from '@quitus/domain/documents/status';
import { MISSION_KINDS, MISSION_STATES } from '@quitus/domain/missions/mission';
import { z } from 'zod';

import { defineApi } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import { lines } from './typed-text.ts';

const instant = z.iso.datetime();

export const mission = z
  .object({
    id: z.uuid(),
    kind: z.enum(MISSION_KINDS),
    state: z.enum(MISSION_STATES),
    product_id: z.string(),
    amount_cents: z.int(),
    /** Of the payment pages. */
    payment_order_id: z.uuid().nullable(),
    /** What whoever ordered wrote for the team. */
    note: z.string().nullable(),
    /** What the team answered, and when the paper should come. */
    answer: z.string().nullable(),
    expected_on: z.iso.date().nullable(),
    /** In the slot of its kind, once delivered. */
    file_id: z.uuid().nullable(),
    cancellable: z.boolean(),
    requested_at: instant,
    paid_at: instant.nullable(),
    answered_at: instant.nullable(),
    delivered_at: instant.nullable(),
    ended_at: instant.nullable(),
  })
  .meta({ id: 'Mission' });
export type Mission = z.output<typeof mission>;

const offer = z.object({
  kind: z.enum(MISSION_KINDS),
  product_id: z.string(),
  price_cents: z.int(),
  /** « À partir de ». */
  from: z.boolean(),
  status: z.enum(DOCUMENT_STATUSES),
  /** A code of the catalogue of errors; null when it can be ordered. */
  refusal: z.string().nullable(),
});
export type MissionOffer = z.output<typeof offer>;

const byUid = z.object({ uid: z.uuid() });
const byMission = byUid.extend({ mission_id: z.uuid() });

export const missionsApi = defineApi({
  missions: {
    method: 'GET',
    path: '/portfolios/:uid/missions',
    access: 'account',
    summary: 'Les pièces que l’équipe peut obtenir pour ce dossier, et celles demandées',
    params: byUid,
    /** Newest first. */
    response: z.object({ offers: z.array(offer), missions: z.array(mission) }),
  },
  requestMission: {
    method: 'POST',
    path: '/portfolios/:uid/missions',
    access: 'account',
    audit: 'MISSION_ORDERED',
    summary: 'Demande une pièce ; deux fois, c’est la même demande',
    params: byUid,
    body: z.object({
      kind: z.enum(MISSION_KINDS),
      note: lines(LIMITS.comment).nullable().default(null),
    }),
    response: z.object({
      mission_id: z.uuid(),
      product_id: z.string(),
      payment_order_id: z.uuid(),
    }),
  },
  cancelMission: {
    method: 'DELETE',
    path: '/portfolios/:uid/missions/:mission_id',
    access: 'account',
    audit: 'MISSION_CANCELLED',
    summary: 'Annule une demande que l’équipe n’a pas encore engagée ; payée, elle est remboursée',
    params: byMission,
    response: z.object({}),
  },
});
