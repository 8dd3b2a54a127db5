import type { FieldReference } from './fields.data.ts';
import type { Evidence, StatementCheck } from './statement.ts';

/** Null: nobody can tell. */
export const checked = (
  id: string,
  passes: boolean | null,
  sentence: string,
  references: readonly FieldReference[],
  evidence: readonly Evidence[],
): StatementCheck => ({
  id,
  outcome: passes === null ? 'UNDECIDED' : passes ? 'PASSED' : 'FAILED',
  sentence,
  references,
  evidence,
});
