// The fourteen days in which a buyer may change their mind (articles L221-18 to L221-28).
import { addDays, parisDay } from '../documents/calendar.ts';
import { DAY_MS } from '../time/durations.ts';
import type { OrderState } from './order.ts';

export const WITHDRAWAL_DAYS = 14;

export type Withdrawable = {
  state: OrderState;
  amount_cents: number;
  refunded_cents: number;
  paid_at: Date | null;
  /** When everything that was sold had been given; null while something is still due. */
  performed_at: Date | null;
  begin_now_at: Date | null;
  loss_acknowledged_at: Date | null;
  /** A further month of a subscription is no new contract. */
  renewal: boolean;
  /** For a subscription, the time that was paid for. */
  period: { start: Date; end: Date } | null;
};

export type WithdrawalRefusal =
  | 'WITHDRAWAL_NOT_POSSIBLE'
  | 'WITHDRAWAL_TOO_LATE'
  | 'WITHDRAWAL_RIGHT_LOST';

/** The last day, in France. One that falls on a day of rest is put off to the next working day. */
export function lastWithdrawalDay(paid_at: Date): string {
  let day = addDays(parisDay(paid_at), WITHDRAWAL_DAYS);
  while (isDayOfRest(day)) day = addDays(day, 1);
  return day;
}

export function withdrawalRefusal(order: Withdrawable, now: Date): WithdrawalRefusal | null {
  if (order.state !== 'PAID' || !order.paid_at || order.renewal || !wasAsked(order))
    return 'WITHDRAWAL_NOT_POSSIBLE';
  if (parisDay(now) > lastWithdrawalDay(order.paid_at)) return 'WITHDRAWAL_TOO_LATE';
  const gaveUp = order.begin_now_at !== null && order.loss_acknowledged_at !== null;
  if (order.performed_at && gaveUp) return 'WITHDRAWAL_RIGHT_LOST';
  // Its days still to come were given back already, when another offer took its place.
  return withdrawalRefund(order, now) > 0 ? null : 'WITHDRAWAL_NOT_POSSIBLE';
}

/** A consumer is always asked before paying; an order without an answer was placed by a trade. */
const wasAsked = ({ begin_now_at, loss_acknowledged_at }: Withdrawable): boolean =>
  begin_now_at !== null || loss_acknowledged_at !== null;

/** What is given back: all of it, but for the days of a subscription that was asked to begin at once. */
export function withdrawalRefund(order: Withdrawable, now: Date): number {
  const left = order.amount_cents - order.refunded_cents;
  if (!order.period || order.begin_now_at === null) return left;
  return Math.max(0, unusedPart(order.amount_cents, order.period, now) - order.refunded_cents);
}

/** The part of a price that pays for days still to come; the day that has begun is not counted as used. */
export function unusedPart(
  cents: number,
  { start, end }: { start: Date; end: Date },
  now: Date,
): number {
  const whole = Math.round((end.getTime() - start.getTime()) / DAY_MS);
  if (whole <= 0) return 0;
  const used = Math.floor((now.getTime() - start.getTime()) / DAY_MS);
  return cents - Math.floor((cents * Math.min(Math.max(used, 0), whole)) / whole);
}

const FIXED_HOLIDAYS = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Easter Monday, Ascension and Whit Monday, counted from Easter. */
const AFTER_EASTER = [1, 39, 50];

function isDayOfRest(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || FIXED_HOLIDAYS.includes(day.slice(5))) return true;
  const easter = easterOf(Number(day.slice(0, 4)));
  return AFTER_EASTER.some((days) => addDays(easter, days) === day);
}

/** Gregorian Easter (Butcher). */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leaps = Math.floor(century / 4);
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - leaps - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
