// The statement, from the papers and the answers: pure, the same in gives the same out.
import { withAnswers } from './answers.ts';
import type { Outcomes, Story } from './field-outcomes.ts';
import { FIELDS, type FieldReference } from './fields.data.ts';
import { identity } from './identity.ts';
import { missing } from './outcome.ts';
import { sourcePapers } from './source-papers.ts';
import { sourcesUsed } from './sources-used.ts';
import type { Statement, StatementInput } from './statement.ts';

const isReference = (name: string): name is FieldReference => Object.hasOwn(FIELDS, name);
export const FIELD_REFERENCES: readonly FieldReference[] = Object.keys(FIELDS).filter(isReference);

export function computeStatement(input: StatementInput): Statement {
  const sources = sourcePapers(input);
  const stories: readonly Story[] = [identity(sources)];
  const outcomes = stories.reduce<Outcomes>((all, story) => ({ ...all, ...story.outcomes }), {});
  const computed = FIELD_REFERENCES.map((reference) => ({
    reference,
    ...(outcomes[reference] ?? missing()),
    answer: null,
  }));
  const fields = withAnswers(computed, input.answers);
  return {
    date: input.date,
    forms: [],
    fields,
    checks: stories.flatMap(({ checks }) => checks),
    sources: sourcesUsed(fields, sources.papers),
    alerts: [...sources.alerts, ...stories.flatMap(({ alerts }) => alerts)],
  };
}
