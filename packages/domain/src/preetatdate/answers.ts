// What people said of the fields, over what was computed. Their word settles a field as long as what they
// had before their eyes has not changed.
import { sameFieldValue } from './field-value.ts';
import type { Answer, Candidate, StatementField } from './statement.ts';

export const CHANGED_SINCE = 'Le document a changé depuis votre réponse.';

/** What the machine says of a field, to be kept with the answer. */
export const computedValue = ({
  value,
  candidates,
}: Pick<StatementField, 'value' | 'candidates'>) => value ?? candidates[0]?.value ?? null;

export function withAnswers(
  fields: readonly StatementField[],
  answers: readonly Answer[],
): StatementField[] {
  const last = new Map(
    answers.toSorted((a, b) => a.at.localeCompare(b.at)).map((one) => [one.reference, one]),
  );
  return fields.map((field) => {
    const answer = last.get(field.reference);
    return answer ? answered(field, answer) : field;
  });
}

function answered(field: StatementField, answer: Answer): StatementField {
  const now = computedValue(field);
  const found = foundIn(field);
  if (!sameFieldValue(answer.computed, now) && !sameFieldValue(answer.value, now))
    return {
      ...field,
      state: 'TO_CHECK',
      value: null,
      as_of: null,
      evidence: [],
      estimate: false,
      candidates: [...spoken(answer), ...found],
      note: CHANGED_SINCE,
      answer,
    };
  const agreed = found.find(({ value }) => sameFieldValue(value, answer.value));
  return {
    ...field,
    state: 'CONFIRMED',
    value: answer.value,
    as_of: agreed?.as_of ?? answer.as_of,
    estimate: agreed ? field.estimate : false,
    evidence: agreed?.evidence ?? [],
    candidates: agreed ? [] : found,
    note: agreed
      ? field.note
      : answer.value === null
        ? 'Inconnu, d’après la personne qui a répondu.'
        : 'Déclaré.',
    answer,
  };
}

const foundIn = ({ value, as_of, evidence, candidates }: StatementField): Candidate[] =>
  value === null ? [...candidates] : [{ value, as_of, evidence }];

const spoken = ({ value, as_of }: Answer): Candidate[] =>
  value === null ? [] : [{ value, as_of, evidence: [] }];
