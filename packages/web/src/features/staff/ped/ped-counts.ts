// How many fields of an order on the desk wait for somebody, and how the others were settled.
import { isConfirmable } from '@quitus/domain/preetatdate/delivery';
import { readiness } from '@quitus/domain/preetatdate/readiness';
import { isReviewed, isUnknown, type Statement } from '@quitus/domain/preetatdate/statement';

import { isConfirmed } from '../../../statement-fields/statement-view.ts';

export type FieldCounts = {
  /** Fields that delivery waits for. */
  open: number;
  /** Read in the papers, and confirmed by nobody. */
  unconfirmed: number;
  confirmed: number;
  /** Confirmed together, with their section. */
  reviewed: number;
  /** Somebody said that nobody knows them. */
  unknown: number;
};

export const countsOf = (statement: Statement): FieldCounts => ({
  open: readiness(statement).sections.flatMap(({ to_settle }) => to_settle).length,
  unconfirmed: statement.fields.filter(isConfirmable).length,
  confirmed: statement.fields.filter(isConfirmed).length,
  reviewed: statement.fields.filter(isReviewed).length,
  unknown: statement.fields.filter(isUnknown).length,
});

/** « 3 confirmées, 6 relues, 10 inconnues ». */
export const settledWords = ({ confirmed, reviewed, unknown }: FieldCounts): string =>
  [
    `${confirmed} ${confirmed > 1 ? 'confirmées' : 'confirmée'}`,
    ...(reviewed > 0 ? [`${reviewed} ${reviewed > 1 ? 'relues' : 'relue'}`] : []),
    `${unknown} ${unknown > 1 ? 'inconnues' : 'inconnue'}`,
  ].join(', ');

/** « 6 à compléter, 52 à confirmer, 3 confirmées, 10 inconnues ». */
export const countsWords = (counts: FieldCounts): string =>
  [`${counts.open} à compléter`, `${counts.unconfirmed} à confirmer`, settledWords(counts)].join(
    ', ',
  );

/** Sentences of the checks that fail on fields nobody has confirmed since. */
export function failingChecks(statement: Statement): string[] {
  const { failing } = readiness(statement);
  return statement.checks.filter(({ id }) => failing.includes(id)).map(({ sentence }) => sentence);
}
