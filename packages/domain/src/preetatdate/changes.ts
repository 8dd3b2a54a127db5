// What is no longer as it was in a statement.
import { sameFieldValue } from './field-value.ts';
import type { FieldReference } from './fields.data.ts';
import type { FieldState, FieldValue, Statement } from './statement.ts';

type Said = { state: FieldState; value: FieldValue | null };
export type FieldChange = { reference: FieldReference; before: Said; after: Said };

const said = ({ state, value }: Said): Said => ({ state, value });

/** Whoever confirmed a value changed nothing of it: only another value, or one that comes or goes. */
export function changesBetween(before: Statement, after: Statement): FieldChange[] {
  const former = new Map(before.fields.map((field) => [field.reference, field]));
  return after.fields.flatMap((field) => {
    const was = former.get(field.reference);
    if (!was || sameFieldValue(was.value, field.value)) return [];
    return [{ reference: field.reference, before: said(was), after: said(field) }];
  });
}

/** Other papers than those it was drawn from: added, taken out or replaced. */
export function sourcesChanged(before: Statement, after: Statement): boolean {
  const hashes = ({ sources }: Statement) =>
    [...new Set(sources.map(({ sha256 }) => sha256))].toSorted((a, b) => a.localeCompare(b));
  return JSON.stringify(hashes(before)) !== JSON.stringify(hashes(after));
}
