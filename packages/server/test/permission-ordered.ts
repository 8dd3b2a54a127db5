// Rows of the permission matrix: the pré-état daté, its order, the missions, and the team's side of them.
import { randomUUID } from 'node:crypto';

import { deskApi } from '@quitus/api/desk.api';
import { missionsApi } from '@quitus/api/missions.api';
import { preetatdateApi } from '@quitus/api/preetatdate.api';
import { amountsOf } from '@quitus/domain/payments/order';
import { eq } from 'drizzle-orm';

import { missions } from '../src/features/missions/missions.table.ts';
import { orders } from '../src/features/payments/payments.table.ts';
import { portfolios } from '../src/features/portfolios/portfolios.table.ts';
import { pedOrders } from '../src/features/preetatdate/preetatdate.table.ts';
import { also, manage, type Matrix } from './permission-outcomes.ts';
import { PEOPLE, t, type World } from './permission-world.ts';

const { call, fetchBytes, deps } = t;
const { OWNER } = PEOPLE;
const staffOnly = { outcomes: { STAFF: 'accepted', others: 'NOT_FOUND' } };
const looks = also(manage('accepted'), { ACQUEREUR: 'NOT_FOUND' });
const answers = also(manage(), { AGENT: 'accepted', STAFF: 'accepted' });
const refused = (code: string) => also(manage(), { OWNER: code, MASTER: code });
const ofField = ({ uid }: World) => ({ uid, reference: 'SYNDIC' }) as const;

async function paid(portfolio_uid: string, product_id: 'PED_PRO' | 'MISSION_TITRE_PROP') {
  const [order] = await deps.db
    .insert(orders)
    .values({
      product_id,
      portfolio_uid,
      account_id: OWNER.id,
      organization_id: OWNER.organization_id,
      ...amountsOf(60_00, 1),
      state: 'PAID',
      created_at: deps.now(),
    })
    .returning({ id: orders.id });
  if (!order) throw new Error('nothing was sold');
  return { portfolio_uid, product_id, payment_order_id: order.id, amount_cents: 60_00 };
}

const exists = async (uid: string) =>
  (await deps.db.$count(portfolios, eq(portfolios.uid, uid))) > 0;

/** Waits at the desk; of a dossier that is not there, an unknown id. */
async function pedAtDesk({ uid }: World): Promise<string> {
  if (!(await exists(uid))) return randomUUID();
  const now = deps.now();
  await deps.db
    .insert(pedOrders)
    .values({
      ...(await paid(uid, 'PED_PRO')),
      ordered_by_id: OWNER.id,
      state: 'IN_CREATION',
      slot_before: 'A_AJOUTER',
      ordered_at: now,
      paid_at: now,
      due_at: now,
      at_desk_since: now,
    })
    .onConflictDoNothing();
  const [ped] = await deps.db.select().from(pedOrders).where(eq(pedOrders.portfolio_uid, uid));
  return ped?.id ?? '';
}

async function paidMission({ uid }: World): Promise<string> {
  if (!(await exists(uid))) return randomUUID();
  const now = deps.now();
  await deps.db
    .insert(missions)
    .values({
      ...(await paid(uid, 'MISSION_TITRE_PROP')),
      kind: 'TITRE_PROP',
      state: 'PAID',
      requested_by_id: OWNER.id,
      requested_by: OWNER.email,
      requested_at: now,
      paid_at: now,
    })
    .onConflictDoNothing();
  const [mission] = await deps.db.select().from(missions).where(eq(missions.portfolio_uid, uid));
  return mission?.id ?? '';
}

export const ORDERED_ROWS: Matrix = {
  'GET /verification/:number': 'public',
  'POST /verification/:number': 'public',

  'GET /portfolios/:uid/preetatdate': {
    call: ({ uid }) => call(preetatdateApi.ped, { params: { uid } }),
    ...looks,
  },
  'POST /portfolios/:uid/preetatdate/look': {
    call: ({ uid }) => call(preetatdateApi.pedLooked, { params: { uid } }),
    ...looks,
  },
  'GET /portfolios/:uid/preetatdate/timeline': {
    call: ({ uid }) => call(preetatdateApi.pedTimeline, { params: { uid } }),
    ...looks,
  },
  'GET /portfolios/:uid/preetatdate/preview': {
    call: ({ uid }) => call(preetatdateApi.pedPreview, { params: { uid } }),
    ...looks,
  },
  'GET /portfolios/:uid/preetatdate/own': {
    call: ({ uid }) => fetchBytes(preetatdateApi.ownPed, { params: { uid } }),
    ...also(answers, { ACQUEREUR: 'NOT_FOUND' }),
  },
  'PUT /portfolios/:uid/preetatdate/answers/:reference': {
    call: (world) =>
      call(preetatdateApi.answerField, { params: ofField(world), body: { value: 'Duval' } }),
    ...answers,
  },
  'DELETE /portfolios/:uid/preetatdate/answers/:reference': {
    call: (world) => call(preetatdateApi.unanswerField, { params: ofField(world) }),
    ...answers,
  },
  'POST /portfolios/:uid/preetatdate/sections/:section/confirm': {
    call: ({ uid }) =>
      call(preetatdateApi.confirmSection, { params: { uid, section: 'IDENTITY' } }),
    ...answers,
  },
  // The dossier of the matrix has none of the papers that are needed: those who may order hear why not.
  'POST /portfolios/:uid/preetatdate/order': {
    call: ({ uid }) => call(preetatdateApi.orderPed, { params: { uid } }),
    ...refused('PED_GATE_CLOSED'),
  },
  'DELETE /portfolios/:uid/preetatdate/order': {
    call: ({ uid }) => call(preetatdateApi.abandonPed, { params: { uid } }),
    ...refused('PED_NOT_WAITING'),
  },
  'POST /portfolios/:uid/preetatdate/refresh': {
    call: ({ uid }) => call(preetatdateApi.refreshPed, { params: { uid } }),
    ...refused('PED_NOT_DELIVERED'),
  },
  'POST /portfolios/:uid/preetatdate/question/answer': {
    call: ({ uid }) =>
      call(preetatdateApi.answerQuestion, { params: { uid }, body: { comment: 'Oui.' } }),
    ...also(refused('PED_NOT_WAITING'), { AGENT: 'PED_NOT_WAITING', STAFF: 'PED_NOT_WAITING' }),
  },
  'POST /portfolios/:uid/preetatdate/refusal': {
    call: ({ uid }) =>
      call(preetatdateApi.refusePed, { params: { uid }, body: { reason: 'Incomplet.' } }),
    ...also(refused('FORBIDDEN'), { NOTAIRE: 'PED_NOT_DELIVERED' }),
  },

  'GET /portfolios/:uid/missions': {
    call: ({ uid }) => call(missionsApi.missions, { params: { uid } }),
    ...manage(),
  },
  'POST /portfolios/:uid/missions': {
    call: ({ uid }) =>
      call(missionsApi.requestMission, { params: { uid }, body: { kind: 'DIAGNOSTICS' } }),
    ...manage(),
  },
  'DELETE /portfolios/:uid/missions/:mission_id': {
    call: ({ uid }) =>
      call(missionsApi.cancelMission, { params: { uid, mission_id: randomUUID() } }),
    ...refused('NOT_FOUND'),
  },

  'GET /staff/preetatdate': { call: () => call(deskApi.pedQueue), ...staffOnly },
  'POST /staff/preetatdate/desk': {
    call: async (world) => call(deskApi.takePed, { body: { wanted: await pedAtDesk(world) } }),
    ...staffOnly,
  },
  'DELETE /staff/preetatdate/desk/:order_id': {
    call: async (world) =>
      call(deskApi.releasePed, { params: { order_id: await pedAtDesk(world) } }),
    ...staffOnly,
  },
  'POST /staff/preetatdate/:order_id/deliver': {
    call: async (world) =>
      call(deskApi.deliverPed, { params: { order_id: await pedAtDesk(world) }, body: {} }),
    outcomes: { STAFF: 'PED_NOT_COMPLETE', others: 'NOT_FOUND' },
  },
  'POST /staff/preetatdate/:order_id/print': {
    call: async (world) =>
      call(deskApi.printPedAgain, { params: { order_id: await pedAtDesk(world) } }),
    outcomes: { STAFF: 'PED_NOT_WAITING', others: 'NOT_FOUND' },
  },
  'POST /staff/preetatdate/:order_id/question': {
    call: async (world) =>
      call(deskApi.askCustomer, {
        params: { order_id: await pedAtDesk(world) },
        body: { question: 'Quel lot ?' },
      }),
    ...staffOnly,
  },
  'GET /staff/missions': { call: () => call(deskApi.missionQueue), ...staffOnly },
  'POST /staff/missions/:mission_id/answer': {
    call: async (world) =>
      call(deskApi.answerMission, {
        params: { mission_id: await paidMission(world) },
        body: { accepted: true, answer: 'Demandé.' },
      }),
    ...staffOnly,
  },
  'POST /staff/missions/:mission_id/deliver': {
    call: async (world) =>
      call(deskApi.deliverMission, {
        params: { mission_id: await paidMission(world) },
        body: { file_id: world.file_id },
      }),
    outcomes: { STAFF: 'MISSION_FILE_MISSING', others: 'NOT_FOUND' },
  },
};
