import type { FieldValue } from './statement.ts';

/** Null is « nothing »: it equals nothing but itself. */
export const sameFieldValue = (one: FieldValue | null, other: FieldValue | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
