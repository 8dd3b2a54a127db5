// The pré-état daté as it travels: every field with its value, its state and its pages.
import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { STATEMENT_SECTIONS } from '@quitus/domain/preetatdate/field';
import { FIELD_REFERENCES } from '@quitus/domain/preetatdate/references';
import {
  CHECK_OUTCOMES,
  FIELD_STATES,
  STATEMENT_FORMS,
} from '@quitus/domain/preetatdate/statement';
import { SUB_KINDS } from '@quitus/domain/reading/read-document';
import { z } from 'zod';

import * as LIMITS from './limits.ts';
import { box } from './reading.api.ts';
import { line, lines } from './typed-text.ts';

export const fieldReference = z.enum(FIELD_REFERENCES, 'NOT_FOUND');

const cents = z.int().min(-1_000_000_000_00).max(1_000_000_000_00);
const day = z.iso.date();

const works = <Text extends z.ZodType<string>>(text: Text) =>
  z.object({
    label: text,
    voted_on: day.nullable(),
    resolution: text.nullable(),
    total_cents: cents.nullable(),
    lot_cents: cents.nullable(),
    called_cents: cents.nullable(),
    remaining_cents: cents.nullable(),
  });
const scheduleLine = z.object({ on: day, cents });

const fieldValue = z.union([
  z.number(),
  z.string(),
  z.boolean(),
  z.array(z.string()).readonly(),
  z.array(scheduleLine).readonly(),
  z.array(works(z.string())).readonly(),
]);

/** What somebody types for a field; whether it suits the field is asked of the domain. */
export const typedValue = z.union([
  z.number(),
  z.boolean(),
  lines(LIMITS.statement_text),
  z.array(line(LIMITS.statement_line).min(1)).max(50).readonly(),
  z.array(scheduleLine).max(60).readonly(),
  z
    .array(works(line(LIMITS.statement_line).min(1)))
    .max(50)
    .readonly(),
]);

const evidence = z
  .object({
    file_id: z.uuid(),
    document: z.int(),
    document_type: z.enum(DOCUMENT_TYPES).nullable(),
    sub_kind: z.enum(SUB_KINDS).nullable(),
    label: z.string(),
    page: z.int(),
    box,
    raw: z.string(),
    as_of: day.nullable(),
    by_user: z.boolean().optional(),
  })
  .meta({ id: 'StatementEvidence' });
const evidences = z.array(evidence).readonly();

const answer = z.object({
  reference: fieldReference,
  value: fieldValue.nullable(),
  as_of: day.nullable(),
  /** Their name as shown. */
  by: z.string(),
  by_staff: z.boolean(),
  in_bulk: z.boolean(),
  at: z.iso.datetime(),
  seen: z.string(),
});

const field = z
  .object({
    reference: fieldReference,
    state: z.enum(FIELD_STATES),
    value: fieldValue.nullable(),
    as_of: day.nullable(),
    estimate: z.boolean(),
    evidence: evidences,
    candidates: z
      .array(z.object({ value: fieldValue, as_of: day.nullable(), evidence: evidences }))
      .readonly(),
    note: z.string().nullable(),
    expected_in: evidence.nullable().optional(),
    answer: answer.nullable(),
  })
  .meta({ id: 'StatementField' });
export type StatementFieldView = z.output<typeof field>;

const check = z.object({
  id: z.string(),
  outcome: z.enum(CHECK_OUTCOMES),
  sentence: z.string(),
  references: z.array(fieldReference).readonly(),
  evidence: evidences,
});

const source = z.object({
  file_id: z.uuid(),
  name: z.string(),
  sha256: z.string(),
  document_type: z.enum(DOCUMENT_TYPES).nullable(),
  sub_kind: z.enum(SUB_KINDS).nullable(),
  label: z.string(),
  as_of: day.nullable(),
  pages: z.array(z.int()).readonly(),
});

export const statement = z
  .object({
    date: day,
    forms: z.array(z.enum(STATEMENT_FORMS)).readonly(),
    /** In the order of the table of fields. */
    fields: z.array(field).readonly(),
    checks: z.array(check).readonly(),
    sources: z.array(source).readonly(),
    alerts: z.array(z.string()).readonly(),
    left_out: z.array(z.string()).readonly(),
  })
  .meta({ id: 'Statement' });
export type StatementView = z.output<typeof statement>;

/** How far a section is: what still needs somebody, and what could be confirmed at once. */
export const sectionReadiness = z.object({
  section: z.enum(STATEMENT_SECTIONS),
  /** Fields of the section. */
  fields: z.int(),
  /** Confirmed, or said to be unknown. */
  settled: z.int(),
  /** Read or proven: one press confirms them all. */
  confirmable: z.array(fieldReference).readonly(),
  /** Missing and required, to check or contradictory: each needs its answer. */
  open: z.array(fieldReference).readonly(),
});
export type SectionReadiness = z.output<typeof sectionReadiness>;

/** A field that is no longer what it was. */
export const fieldChange = z.object({
  reference: fieldReference,
  before: z.object({ state: z.enum(FIELD_STATES), value: fieldValue.nullable() }),
  after: z.object({ state: z.enum(FIELD_STATES), value: fieldValue.nullable() }),
});
