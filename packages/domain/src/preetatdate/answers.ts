// What people said of the fields, over what was computed. Their word settles a field as long as what they
// had before their eyes has not changed.
import { daysBetween, parisDay } from '../documents/calendar.ts';
import { sameFieldValue } from './field-value.ts';
import type { StatementSection } from './field.ts';
import { type FieldReference, FIELDS } from './fields.data.ts';
import type { Answer, Candidate, StatementField } from './statement.ts';

export const CHANGED_SINCE = 'Le document a changé depuis votre réponse.';

/** An answer about what is owed or will fall due speaks for its own day. */
const ANSWER_DAYS = 60;
export const ANSWER_IS_OLD = `Votre réponse a plus de ${ANSWER_DAYS} jours\u00a0: dites ce qu’il en est aujourd’hui.`;

const DAY_BOUND: readonly StatementSection[] = [
  'OWED_BY_SELLER',
  'OWED_TO_SELLER',
  'OWED_BY_BUYER',
];

type Computed = Pick<StatementField, 'reference' | 'value' | 'candidates'>;

/** What the machine says of a field, sure or not. */
export const computedValue = ({ value, candidates }: Omit<Computed, 'reference'>) =>
  value ?? candidates[0]?.value ?? null;

/** The year that a figure is of, when another year would be another figure. */
function yearOf(reference: FieldReference): FieldReference | null {
  if (reference.startsWith('N2-')) return 'N2-EXERCICE';
  return reference.startsWith('N1-') || reference.startsWith('COPRO-') ? 'N1-EXERCICE' : null;
}

/**
 * What somebody has before their eyes when they answer: every value that the papers give, and the year it
 * is of. Kept with the answer: when it is no longer the same, they are asked again. `fields` without answers.
 */
export function seenWith(field: Computed, fields: readonly Computed[]): string {
  const reference = yearOf(field.reference);
  const year = fields.find((one) => one.reference === reference);
  const values = field.value === null ? field.candidates.map(({ value }) => value) : [field.value];
  return JSON.stringify([values, year ? computedValue(year) : null]);
}

export function withAnswers(
  fields: readonly StatementField[],
  answers: readonly Answer[],
  date: string,
): StatementField[] {
  const last = new Map(
    answers.toSorted((a, b) => a.at.localeCompare(b.at)).map((one) => [one.reference, one]),
  );
  return fields.map((field) => {
    const answer = last.get(field.reference);
    if (!answer) return field;
    const reason = askedAgain(field, answer, seenWith(field, fields), date);
    return reason === null ? settled(field, answer) : reopened(field, answer, reason);
  });
}

/** Why the answer no longer settles the field; null when it does. */
function askedAgain(
  field: StatementField,
  answer: Answer,
  seen: string,
  date: string,
): string | null {
  // The papers say so by themselves now.
  if (field.value !== null && sameFieldValue(answer.value, field.value)) return null;
  if (answer.seen !== seen) return CHANGED_SINCE;
  const isOld = daysBetween(parisDay(new Date(answer.at)), date) > ANSWER_DAYS;
  return isOld && DAY_BOUND.includes(FIELDS[field.reference].section) ? ANSWER_IS_OLD : null;
}

const reopened = (field: StatementField, answer: Answer, note: string): StatementField => ({
  ...field,
  state: 'TO_CHECK',
  value: null,
  as_of: null,
  evidence: [],
  estimate: false,
  candidates: [...spoken(answer), ...foundIn(field)],
  note,
  answer,
});

function settled(field: StatementField, answer: Answer): StatementField {
  const found = foundIn(field);
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
