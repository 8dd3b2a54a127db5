// What each story tells of its fields.
import type { FieldReference } from './fields.data.ts';
import type { Outcome } from './outcome.ts';
import type { StatementCheck } from './statement.ts';

export type Outcomes = Partial<Record<FieldReference, Outcome>>;

/** One part of the statement: its fields, what was checked on the way, what the reader should know. */
export type Story = {
  outcomes: Outcomes;
  checks: readonly StatementCheck[];
  alerts: readonly string[];
};

export const EMPTY_STORY: Story = { outcomes: {}, checks: [], alerts: [] };
