// « Ce qui a changé »: the fields that two statements of one sale tell differently.
import { sameFieldValue } from './field-value.ts';
import type { FieldReference } from './fields.data.ts';
import type { FieldState, FieldValue, Statement, StatementField } from './statement.ts';

export type FieldChange = {
  reference: FieldReference;
  before: { state: FieldState; value: FieldValue | null };
  after: { state: FieldState; value: FieldValue | null };
};

const stateOf = ({ state, value }: StatementField) => ({ state, value });

export function changesBetween(before: Statement, after: Statement): FieldChange[] {
  const former = new Map(before.fields.map((field) => [field.reference, field]));
  return after.fields.flatMap((field) => {
    const was = former.get(field.reference);
    if (!was || (was.state === field.state && sameFieldValue(was.value, field.value))) return [];
    return [{ reference: field.reference, before: stateOf(was), after: stateOf(field) }];
  });
}
