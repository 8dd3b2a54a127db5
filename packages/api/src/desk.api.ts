// What was ordered and waits for the Quitus team: pré-états datés to complete, missions to carry out.
import { DOCUMENT_STATUSES } from '@quitus/domain/documents/status';
import { PORTFOLIO_TYPES } from '@quitus/domain/portfolios/portfolio-type';
import { z } from 'zod';

import { file } from './documents.api.ts';
import { defineApi } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import { mission } from './missions.api.ts';
import { paperBeingRead, pedOrder, pedReadiness } from './preetatdate.api.ts';
import { statement } from './statement.ts';
import { lines } from './typed-text.ts';

const waitingPed = z
  .object({
    order_id: z.uuid(),
    portfolio_uid: z.uuid(),
    main_address: z.string(),
    since: z.iso.datetime(),
    /** Null while a question waits for its answer. */
    due_at: z.iso.datetime().nullable(),
    late: z.boolean(),
    /** The customer was asked something: nobody needs to look before the answer. */
    question_pending: z.boolean(),
    /** A notary refused the last edition. */
    refused: z.boolean(),
    held_by: z.string().nullable(),
    /** It is complete, and waits for its printing to work again. */
    print_failed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'WaitingPed' });
export type WaitingPed = z.output<typeof waitingPed>;

const pedItem = z
  .object({
    order: pedOrder,
    portfolio_uid: z.uuid(),
    portfolio_type: z.enum(PORTFOLIO_TYPES),
    main_address: z.string(),
    owners: z.array(z.string()),
    lots: z.array(z.string()),
    statement,
    being_read: z.array(paperBeingRead),
    readiness: pedReadiness,
    files: z.array(file),
    /** What the customer answered to the last question. */
    customer_answer: z.string().nullable(),
    held_until: z.iso.datetime(),
  })
  .meta({ id: 'PedDeskItem' });
export type PedDeskItem = z.output<typeof pedItem>;

const waitingMission = mission
  .extend({
    portfolio_uid: z.uuid(),
    main_address: z.string(),
    requested_by: z.string(),
    /** Of the document that it is to bring. */
    document_status: z.enum(DOCUMENT_STATUSES),
  })
  .meta({ id: 'WaitingMission' });
export type WaitingMission = z.output<typeof waitingMission>;

const byOrder = z.object({ order_id: z.uuid() });
const byMission = z.object({ mission_id: z.uuid() });
const done = z.object({});

export const deskApi = defineApi({
  pedQueue: {
    method: 'GET',
    path: '/staff/preetatdate',
    access: 'staff',
    summary: 'Les pré-états datés commandés qui attendent l’équipe, les plus pressés d’abord',
    response: z.object({ waiting: z.array(waitingPed) }),
  },
  takePed: {
    method: 'POST',
    path: '/staff/preetatdate/desk',
    access: 'staff',
    audit: null,
    summary:
      'Prend un pré-état daté, celui demandé ou le plus pressé ; personne d’autre ne le reçoit',
    body: z.object({
      wanted: z.uuid().nullable().default(null),
      skip: z.array(z.uuid()).max(200).default([]),
    }),
    response: z.object({ item: pedItem.nullable() }),
  },
  releasePed: {
    method: 'DELETE',
    path: '/staff/preetatdate/desk/:order_id',
    access: 'staff',
    audit: null,
    summary: 'Rend un pré-état daté à la file',
    params: byOrder,
    response: done,
  },
  /** Fields are completed with `answerField` and `confirmSection` of the dossier, as staff. */
  deliverPed: {
    method: 'POST',
    path: '/staff/preetatdate/:order_id/deliver',
    access: 'staff',
    audit: 'STAFF_DELIVERED_PED',
    summary:
      'Délivre le pré-état daté tel qu’il est calculé ; chaque rubrique requise doit être réglée',
    params: byOrder,
    body: z.object({
      /** Delivered although more than a third of the required fields are unknown. */
      accept_unknown: z.boolean().default(false),
      /** Delivered without the papers that are still being read. */
      accept_unread: z.boolean().default(false),
    }),
    response: done,
  },
  printPedAgain: {
    method: 'POST',
    path: '/staff/preetatdate/:order_id/print',
    access: 'staff',
    audit: null,
    summary:
      'Imprime à nouveau un pré-état daté dont l’impression a échoué, sans attendre l’essai suivant',
    params: byOrder,
    response: done,
  },
  askCustomer: {
    method: 'POST',
    path: '/staff/preetatdate/:order_id/question',
    access: 'staff',
    audit: null,
    summary: 'Pose une question au client ; le délai est suspendu jusqu’à sa réponse',
    params: byOrder,
    body: z.object({ question: lines(LIMITS.comment).min(1, 'MISSING_COMMENT') }),
    response: done,
  },
  missionQueue: {
    method: 'GET',
    path: '/staff/missions',
    access: 'staff',
    summary: 'Les pièces payées qui attendent l’équipe, les plus anciennes d’abord',
    response: z.object({ waiting: z.array(waitingMission) }),
  },
  answerMission: {
    method: 'POST',
    path: '/staff/missions/:mission_id/answer',
    access: 'staff',
    audit: 'STAFF_ANSWERED_MISSION',
    summary: 'Accepte une demande avec la date attendue, ou la refuse : elle est alors remboursée',
    params: byMission,
    body: z.object({
      accepted: z.boolean(),
      answer: lines(LIMITS.comment).min(1, 'MISSING_COMMENT'),
      expected_on: z.iso.date().nullable().default(null),
    }),
    response: done,
  },
  deliverMission: {
    method: 'POST',
    path: '/staff/missions/:mission_id/deliver',
    access: 'staff',
    audit: 'STAFF_DELIVERED_MISSION',
    summary: 'Livre une pièce : un fichier déjà déposé à sa place dans le dossier',
    params: byMission,
    body: z.object({ file_id: z.uuid() }),
    response: done,
  },
});
