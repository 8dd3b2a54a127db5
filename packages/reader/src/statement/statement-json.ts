// The statement as a command tells it: each field whole, with the file and the page of what it rests on.
import { FIELDS } from '@quitus/domain/preetatdate/fields.data';
import type {
  Evidence,
  FieldState,
  FieldValue,
  Statement,
  StatementCheck,
} from '@quitus/domain/preetatdate/statement';

import type { RefusedEntry } from '../control/folder-files.ts';

type PlaceJson = { file: string; page: number; label: string; raw: string; as_of: string | null };

export type FieldJson = {
  reference: string;
  label: string;
  section: string;
  value: FieldValue | null;
  state: FieldState;
  as_of: string | null;
  estimate: boolean;
  note: string | null;
  /** Of the first paper that tells it. */
  file: string | null;
  page: number | null;
  sources: readonly PlaceJson[];
  candidates: readonly { value: FieldValue; as_of: string | null; sources: readonly PlaceJson[] }[];
};

export type StatementJson = Pick<
  Statement,
  'date' | 'forms' | 'alerts' | 'left_out' | 'sources'
> & {
  fields: readonly FieldJson[];
  checks: readonly Pick<StatementCheck, 'id' | 'outcome' | 'sentence' | 'references'>[];
  refused: readonly RefusedEntry[];
};

const placeOf = ({ file_id, page, label, raw, as_of }: Evidence): PlaceJson => ({
  file: file_id,
  page,
  label,
  raw,
  as_of,
});

export const statementJson = (
  { date, forms, fields, checks, sources, alerts, left_out }: Statement,
  refused: readonly RefusedEntry[],
): StatementJson => ({
  date,
  forms,
  fields: fields.map((field) => ({
    reference: field.reference,
    label: FIELDS[field.reference].label,
    section: FIELDS[field.reference].section,
    value: field.value,
    state: field.state,
    as_of: field.as_of,
    estimate: field.estimate,
    note: field.note,
    file: field.evidence[0]?.file_id ?? null,
    page: field.evidence[0]?.page ?? null,
    sources: field.evidence.map(placeOf),
    candidates: field.candidates.map(({ value, as_of, evidence }) => ({
      value,
      as_of,
      sources: evidence.map(placeOf),
    })),
  })),
  checks: checks.map(({ id, outcome, sentence, references }) => ({
    id,
    outcome,
    sentence,
    references,
  })),
  sources,
  alerts,
  left_out,
  refused,
});
