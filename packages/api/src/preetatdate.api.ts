// The pré-état daté of a dossier: its statement, what people answer, its order and its editions.
import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { DOCUMENT_STATUSES } from '@quitus/domain/documents/status';
import { ABILITIES } from '@quitus/domain/portfolios/permissions';
import { STATEMENT_SECTIONS } from '@quitus/domain/preetatdate/field';
import { PED_MAKINGS, PED_ORDER_STATES } from '@quitus/domain/preetatdate/order';
import { PED_STEPS } from '@quitus/domain/preetatdate/timeline';
import { z } from 'zod';

import { bytes, defineApi } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import {
  fieldChange,
  fieldReference,
  sectionReadiness,
  statement,
  typedValue,
} from './statement.ts';
import { lines } from './typed-text.ts';

const instant = z.iso.datetime();

const edition = z
  .object({
    /** As printed: « PED-2026-000023 », then « PED-2026-000023-2 ». */
    number: z.string(),
    edition: z.int(),
    issued_at: instant,
    /** Null for the one that is current. */
    superseded_at: instant.nullable(),
    /** In the slot PRE_ETAT_DATE: shown and downloaded as any file of the dossier. */
    file_id: z.uuid().nullable(),
    sha256: z.string(),
  })
  .meta({ id: 'PedEdition' });
export type PedEdition = z.output<typeof edition>;

export const pedOrder = z
  .object({
    id: z.uuid(),
    state: z.enum(PED_ORDER_STATES),
    /** What is being made, or was made last. */
    making: z.enum(PED_MAKINGS),
    product_id: z.string(),
    /** Told, as the payment order, to those who may order. */
    amount_cents: z.int().nullable(),
    /** The order of the payment pages: `/payment/{product_id}/clientdetails?order={payment_order_id}`. */
    payment_order_id: z.uuid().nullable(),
    ordered_at: instant,
    paid_at: instant.nullable(),
    /** The promise while it is in creation; null while a question waits for its answer. */
    due_at: instant.nullable(),
    delivered_at: instant.nullable(),
    /** At the desk: how many come before it, and when it should be ready by what really happens there. */
    queue: z.object({ ahead: z.int(), estimated_at: instant }).nullable(),
    /** What the team asks; null once answered. */
    question: z.object({ text: z.string(), asked_at: instant }).nullable(),
    /** Why a notary refused the last edition. */
    refusal_reason: z.string().nullable(),
    late_credit_cents: z.int().nullable(),
  })
  .meta({ id: 'PedOrder' });
export type PedOrder = z.output<typeof pedOrder>;

export const pedReadiness = z.object({
  sections: z.array(sectionReadiness),
  /** Nothing left for a person: delivered at once when paid. */
  deliverable: z.boolean(),
});

/** Still being read: what it says is not in the statement yet. Not sorted, it has no type. */
export const paperBeingRead = z.object({
  document_type: z.enum(DOCUMENT_TYPES).nullable(),
  name: z.string(),
});

const page = z
  .object({
    /** ANSWER_STATEMENT, ORDER, REFUSE_STATEMENT are those that matter here. */
    abilities: z.array(z.enum(ABILITIES)),
    /** The two documents without which nothing is ordered. */
    gate: z.object({
      open: z.boolean(),
      needs: z.array(
        z.object({ document_type: z.enum(DOCUMENT_TYPES), status: z.enum(DOCUMENT_STATUSES) }),
      ),
    }),
    /** Verified or not, of what an avant-contrat also asks for. */
    beside: z.object({
      diagnostics: z.boolean(),
      title: z.boolean(),
      mortgage_statement: z.boolean(),
      carrez: z.boolean(),
    }),
    statement,
    being_read: z.array(paperBeingRead),
    readiness: pedReadiness,
    /** What is no longer as it was: in the delivered edition when there is one, else at the last look. */
    changes: z.object({
      since: z.enum(['LAST_LOOK', 'LAST_EDITION']).nullable(),
      at: instant.nullable(),
      fields: z.array(fieldChange),
    }),
    /** For whoever may order it; null for the others. */
    price: z.object({ product_id: z.string(), amount_cents: z.int() }).nullable(),
    /** A code of the catalogue: why it cannot be ordered now. */
    order_refusal: z.string().nullable(),
    /** The order that counts: waiting, in creation or delivered. */
    order: pedOrder.nullable(),
    /** Newest first. */
    editions: z.array(edition),
    refresh: z.object({ offered: z.boolean(), free_until: z.iso.date().nullable() }),
    /** The desk's ordinary time, from what really happened lately. */
    desk_minutes: z.int(),
  })
  .meta({ id: 'PedPage' });
export type PedPage = z.output<typeof page>;

const step = z.object({
  step: z.enum(PED_STEPS),
  at: instant,
  /** A question, a reason, the number of an edition. */
  detail: z.string().nullable(),
});
export type PedStepView = z.output<typeof step>;

const byUid = z.object({ uid: z.uuid() });
const byReference = byUid.extend({ reference: fieldReference });
const done = z.object({});

export const preetatdateApi = defineApi({
  ped: {
    method: 'GET',
    path: '/portfolios/:uid/preetatdate',
    access: 'account',
    summary: 'Le pré-état daté tel que les documents et les réponses le donnent aujourd’hui',
    params: byUid,
    response: page,
  },
  pedLooked: {
    method: 'POST',
    path: '/portfolios/:uid/preetatdate/look',
    access: 'account',
    audit: null,
    summary: 'Ce qui a changé a été vu : la prochaine comparaison part de maintenant',
    params: byUid,
    response: done,
  },
  answerField: {
    method: 'PUT',
    path: '/portfolios/:uid/preetatdate/answers/:reference',
    access: 'account',
    audit: null,
    summary: 'Répond pour une rubrique, ou dit que personne ne sait (null)',
    params: byReference,
    body: z.object({
      value: typedValue.nullable(),
      /** The date the figure speaks for, where the person knows it. */
      as_of: z.iso.date().nullable().default(null),
    }),
    response: done,
  },
  unanswerField: {
    method: 'DELETE',
    path: '/portfolios/:uid/preetatdate/answers/:reference',
    access: 'account',
    audit: null,
    summary: 'Retire une réponse : la rubrique redevient ce que disent les documents',
    params: byReference,
    response: done,
  },
  confirmSection: {
    method: 'POST',
    path: '/portfolios/:uid/preetatdate/sections/:section/confirm',
    access: 'account',
    audit: null,
    summary: 'Confirme toutes les valeurs lues ou recoupées d’une partie',
    params: byUid.extend({ section: z.enum(STATEMENT_SECTIONS, 'NOT_FOUND') }),
    response: z.object({ confirmed: z.int() }),
  },
  pedPreview: {
    method: 'GET',
    path: '/portfolios/:uid/preetatdate/preview',
    access: 'account',
    summary: 'Les pages du document tel qu’il sera, marquées Spécimen',
    params: byUid,
    /** Each goes as it is into the `src` of an image. */
    response: z.object({ pages: z.array(z.string()) }),
  },
  ownPed: {
    method: 'GET',
    path: '/portfolios/:uid/preetatdate/own',
    access: 'account',
    audit: 'PED_PRINTED',
    summary: 'Le document établi par le vendeur, sans frais et sans contrôle de Quitus',
    params: byUid,
    response: bytes(['application/pdf']),
  },
  orderPed: {
    method: 'POST',
    path: '/portfolios/:uid/preetatdate/order',
    access: 'account',
    audit: 'PED_ORDERED',
    summary: 'Commande le pré-état daté ; deux fois, c’est la même commande',
    params: byUid,
    response: z.object({
      order_id: z.uuid(),
      product_id: z.string(),
      payment_order_id: z.uuid(),
    }),
  },
  abandonPed: {
    method: 'DELETE',
    path: '/portfolios/:uid/preetatdate/order',
    access: 'account',
    audit: null,
    summary: 'Renonce à une commande qui n’est pas payée',
    params: byUid,
    response: done,
  },
  answerQuestion: {
    method: 'POST',
    path: '/portfolios/:uid/preetatdate/question/answer',
    access: 'account',
    audit: null,
    summary: 'Répond à la question de l’équipe ; la commande retourne à l’équipe',
    params: byUid,
    body: z.object({ comment: lines(LIMITS.comment).min(1, 'MISSING_COMMENT') }),
    response: done,
  },
  refusePed: {
    method: 'POST',
    path: '/portfolios/:uid/preetatdate/refusal',
    access: 'account',
    audit: 'PED_REFUSED',
    summary: 'Un notaire refuse le pré-état daté livré : il est refait sans frais',
    params: byUid,
    body: z.object({ reason: lines(LIMITS.comment).min(1, 'MISSING_COMMENT') }),
    response: done,
  },
  refreshPed: {
    method: 'POST',
    path: '/portfolios/:uid/preetatdate/refresh',
    access: 'account',
    audit: 'PED_ORDERED',
    summary: 'Demande une nouvelle édition, quand des documents ont changé depuis la livraison',
    params: byUid,
    response: done,
  },
  pedTimeline: {
    method: 'GET',
    path: '/portfolios/:uid/preetatdate/timeline',
    access: 'account',
    summary: 'La commande du pré-état daté, étape par étape',
    params: byUid,
    response: z.object({
      abilities: z.array(z.enum(ABILITIES)),
      order: pedOrder.nullable(),
      /** Oldest first. */
      steps: z.array(step),
      editions: z.array(edition),
      refresh: z.object({ offered: z.boolean(), free_until: z.iso.date().nullable() }),
    }),
  },
});
