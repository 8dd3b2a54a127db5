// Whether what somebody typed suits the field it answers.
import { addDays } from '../documents/calendar.ts';
import type { FieldKind } from './field.ts';
import { FIELDS, type FieldReference } from './fields.data.ts';
import type { FieldValue, ScheduleLine, VotedWorks } from './statement.ts';

type Suits = (value: FieldValue) => boolean;

/** The 31st of February is a date to Date.parse, which makes it the 3rd of March. */
const isDay = (text: unknown): boolean =>
  typeof text === 'string' &&
  /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.test(text) &&
  addDays(text, 0) === text;

const isText: Suits = (value) => typeof value === 'string' && value.trim() !== '';

const isScheduleLine = (line: string | ScheduleLine | VotedWorks): boolean =>
  typeof line === 'object' && 'on' in line;
const isWorks = (line: string | ScheduleLine | VotedWorks): boolean =>
  typeof line === 'object' && 'label' in line;

/** An empty list says that there is none: no instalment left, no works voted. */
const listOf =
  (suits: (line: string | ScheduleLine | VotedWorks) => boolean): Suits =>
  (value) =>
    Array.isArray(value) && value.every(suits);

/** « 2025-01-01/2025-12-31 », in that order. */
function isPeriod(value: FieldValue): boolean {
  if (typeof value !== 'string') return false;
  const [from = '', to = '', ...rest] = value.split('/');
  return rest.length === 0 && isDay(from) && isDay(to) && from <= to;
}

const SUITS: Record<FieldKind, Suits> = {
  CENTS: (value) => Number.isSafeInteger(value),
  DATE: isDay,
  PERIOD: isPeriod,
  TEXT: isText,
  LIST: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((line) => typeof line === 'string'),
  NUMBER: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
  AREA: (value) => typeof value === 'number' && Number.isFinite(value) && value > 0,
  YES_NO: (value) => typeof value === 'boolean',
  SCHEDULE: listOf(isScheduleLine),
  WORKS: listOf(isWorks),
};

/** Null is « nobody knows », which suits every field. */
export const answerRefusal = (
  reference: FieldReference,
  value: FieldValue | null,
): 'INVALID_FIELD_VALUE' | null =>
  value === null || SUITS[FIELDS[reference].kind](value) ? null : 'INVALID_FIELD_VALUE';
