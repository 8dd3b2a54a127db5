// The life of one ordered pré-état daté: how far it is, when it is due, what is given back when it is late.
import { addMonths, parisDay } from '../documents/calendar.ts';
import type { DocumentStatus } from '../documents/status.ts';
import { allowedTargets } from '../documents/transitions.ts';
import { shownDocumentTypes } from '../portfolios/checklist.ts';
import type { PortfolioType } from '../portfolios/portfolio-type.ts';
import { orderRefusal, type Slot } from '../portfolios/progress.ts';
import { HOUR_MS } from '../time/durations.ts';

export const PED_ORDER_STATES = [
  'PENDING_PAYMENT',
  'IN_CREATION',
  'DELIVERED',
  'ABANDONED',
  'REFUNDED',
] as const;
export type PedOrderState = (typeof PED_ORDER_STATES)[number];

/** Why a statement is made: bought, refused by a notary, or newer papers arrived. */
export const PED_MAKINGS = ['ORDER', 'REFUSAL', 'REFRESH'] as const;
export type PedMaking = (typeof PED_MAKINGS)[number];

/** One dossier has one of these at a time. */
export const UNDER_WAY = [
  'PENDING_PAYMENT',
  'IN_CREATION',
] as const satisfies readonly PedOrderState[];

export const isUnderWay = (state: PedOrderState): boolean => UNDER_WAY.some((one) => one === state);

/** The same, by the slot it is made for. */
export const SLOT_UNDER_WAY = [
  'PENDING_PAYMENT',
  'CREATION_IN_PROCESS',
] as const satisfies readonly DocumentStatus[];

export const isPedUnderWay = (slot: DocumentStatus): boolean =>
  SLOT_UNDER_WAY.some((one) => one === slot);

export type PedOrderRefusal =
  | 'PED_NOT_OFFERED'
  | 'PED_ALREADY_ORDERED'
  | 'PED_ALREADY_THERE'
  | 'PED_GATE_CLOSED';

/** Why a dossier cannot order its pré-état daté now. */
export function pedOrderRefusal(
  portfolio_type: PortfolioType,
  slots: readonly Slot[],
): PedOrderRefusal | null {
  if (!shownDocumentTypes(portfolio_type).includes('PRE_ETAT_DATE')) return 'PED_NOT_OFFERED';
  const own = slots.find(({ document_type }) => document_type === 'PRE_ETAT_DATE');
  const status = own?.status ?? 'A_AJOUTER';
  if (isPedUnderWay(status)) return 'PED_ALREADY_ORDERED';
  if (allowedTargets('ORDERED', status, 'PRE_ETAT_DATE').length === 0) return 'PED_ALREADY_THERE';
  return orderRefusal(slots) === null ? null : 'PED_GATE_CLOSED';
}

export const DUE_HOURS = 24;
export const FREE_REFRESH_MONTHS = 3;
/** Of what was paid, when the due time is missed. */
export const LATE_CREDIT_PERCENT = 50;

export const dueAt = (paid_at: Date): Date => new Date(paid_at.getTime() + DUE_HOURS * HOUR_MS);

/** The time a question waited for its answer is not ours. */
export const dueAfterAnswer = (due_at: Date, asked_at: Date, answered_at: Date): Date =>
  new Date(due_at.getTime() + Math.max(0, answered_at.getTime() - asked_at.getTime()));

type AtDesk = { state: PedOrderState; at_desk_since: Date | null; desk_done_at: Date | null };

/** For somebody of the team to complete. */
export const waitsAtDesk = ({ state, at_desk_since, desk_done_at }: AtDesk): boolean =>
  state === 'IN_CREATION' && at_desk_since !== null && desk_done_at === null;

type Creation = {
  state: PedOrderState;
  making: PedMaking;
  due_at: Date | null;
  /** While the customer is asked something, nothing is late. */
  question_asked_at: Date | null;
  late_credited_at: Date | null;
};

export const isLate = (order: Creation, now: Date): boolean =>
  order.state === 'IN_CREATION' &&
  order.question_asked_at === null &&
  order.due_at !== null &&
  order.due_at <= now;

/** What is made again for nothing is promised too, but was paid once. */
export const owesLateCredit = (order: Creation, now: Date): boolean =>
  order.making === 'ORDER' && order.late_credited_at === null && isLate(order, now);

/** Rounded in favour of whoever paid; once per order. */
export const lateCreditCents = (paid_cents: number): number =>
  Math.ceil((paid_cents * LATE_CREDIT_PERCENT) / 100);

/** The last day on which newer papers give a new edition for nothing. */
export const freeRefreshUntil = (first_delivered_at: Date): string =>
  addMonths(parisDay(first_delivered_at), FREE_REFRESH_MONTHS);

export type RefreshRefusal = 'PED_NOT_DELIVERED' | 'PED_UNCHANGED' | 'PED_REFRESH_TOO_LATE';

export function refreshRefusal(
  order: { state: PedOrderState; first_delivered_at: Date | null },
  sources_changed: boolean,
  now: Date,
): RefreshRefusal | null {
  if (order.state !== 'DELIVERED' || !order.first_delivered_at) return 'PED_NOT_DELIVERED';
  if (!sources_changed) return 'PED_UNCHANGED';
  return parisDay(now) > freeRefreshUntil(order.first_delivered_at) ? 'PED_REFRESH_TOO_LATE' : null;
}
