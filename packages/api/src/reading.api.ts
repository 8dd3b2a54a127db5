// What was read on a file, what the control concluded, and what people answer.
import { CONTROL_RULES, RULE_OUTCOMES, DECLARED_FIELDS } from '@quitus/domain/control/control';
import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { DECIDED_STATUSES } from '@quitus/domain/documents/transitions';
import { FACT_NAMES } from '@quitus/domain/reading/fact-value';
import { PROOFS } from '@quitus/domain/reading/proof';
import { PAGE_SOURCES, SUB_KINDS } from '@quitus/domain/reading/read-document';
import { FACT_STATES, READING_STATES } from '@quitus/domain/reading/reading-state';
import { z } from 'zod';

import { defineApi } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import { asItIs, lines } from './typed-text.ts';

export const box = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly();

const factValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly()]);
export type FactValue = z.output<typeof factValue>;

const fact = z.object({
  name: z.string(),
  value: factValue,
  /** As printed; null for what somebody wrote. */
  raw: z.string().nullable(),
  page: z.int().nullable(),
  box: box.nullable(),
  state: z.enum(FACT_STATES),
  /** How it is known; null where somebody said it. */
  proof: z.enum(PROOFS).nullable(),
  /** Where it is proven, how, for people. */
  because: z.string().nullable(),
  /** What the machine had read, where somebody corrected it. */
  read_value: factValue.nullable(),
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
  /** Where somebody corrected it: its values until then, the latest first; `by` is null for what was read. */
  former: z.array(
    z.object({
      value: factValue,
      by: z.string().nullable(),
      at: z.iso.datetime().nullable(),
    }),
  ),
});
export type FactView = z.output<typeof fact>;

const readDocument = z.object({
  type: z.enum(DOCUMENT_TYPES).nullable(),
  sub_kind: z.enum(SUB_KINDS).nullable(),
  pages: z.array(z.int()).readonly(),
  answered: z.boolean(),
  facts: z.array(fact),
});
export type ReadDocumentView = z.output<typeof readDocument>;

const reading = z
  .object({
    file_id: z.uuid(),
    state: z.enum(READING_STATES),
    pages_done: z.int(),
    pages_total: z.int(),
    pages: z.array(
      z.object({
        number: z.int(),
        width: z.number(),
        height: z.number(),
        source: z.enum(PAGE_SOURCES),
      }),
    ),
    documents: z.array(readDocument),
    read_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'FileReading' });
export type ReadingView = z.output<typeof reading>;

export const ruleVerdict = z.object({
  rule: z.enum(CONTROL_RULES),
  outcome: z.enum(RULE_OUTCOMES),
  sentence: z.string(),
  seen: z.array(z.object({ file_id: z.uuid(), page: z.int(), box })),
  /** What the dossier does not say, for want of which the rule doubts, with what the papers say of it. */
  lacks: z
    .array(z.object({ field: z.enum(DECLARED_FIELDS), read: z.array(z.string()).readonly() }))
    .readonly()
    .optional(),
  /** What was not read, for want of which the rule doubts: somebody can type it. */
  unread: z
    .array(
      z.object({ file_id: z.uuid(), document: z.int(), name: z.enum(FACT_NAMES), page: z.int() }),
    )
    .readonly()
    .optional(),
  /** What would mend a refusal, with its article. */
  missing: z.string().optional(),
});

export const control = z
  .object({
    /** What the machine concluded; null: it leaves it to a person, or has not looked yet. */
    status: z.enum(DECIDED_STATUSES).nullable(),
    sentence: z.string().nullable(),
    rules: z.array(ruleVerdict),
    expires_at: z.iso.date().nullable(),
    controlled_at: z.iso.datetime().nullable(),
    /** Whether the status in force is what somebody of the team decided. */
    by_team: z.boolean(),
    /** What somebody answered to a refusal. */
    answer: z.object({ comment: z.string(), at: z.iso.datetime() }).nullable(),
    /** Present while it waits for somebody of the team. */
    waiting: z.object({ ahead: z.int(), estimated_minutes: z.int() }).nullable(),
  })
  .meta({ id: 'DocumentControl' });
export type ControlView = z.output<typeof control>;

const byFile = z.object({ uid: z.uuid(), file_id: z.uuid() });
const byFact = byFile.extend({ name: asItIs(60) });
const byDocument = z.object({ uid: z.uuid(), document_type: z.enum(DOCUMENT_TYPES) });
const done = z.object({});

export const readingApi = defineApi({
  reading: {
    method: 'GET',
    path: '/portfolios/:uid/files/:file_id/reading',
    access: 'account',
    summary: 'Ce qui a été lu dans un fichier, avec l’endroit de chaque information',
    params: byFile,
    response: reading,
  },
  setFact: {
    method: 'PUT',
    path: '/portfolios/:uid/files/:file_id/facts/:name',
    access: 'account',
    audit: null,
    summary: 'Confirme une information lue (la même valeur), ou la corrige',
    params: byFact,
    body: z.object({
      /** Which document of the file, from 0. */
      document: z.int().min(0).max(1000),
      value: z.union([
        lines(LIMITS.fact),
        z.number(),
        z.boolean(),
        z.array(lines(LIMITS.fact)).max(500).readonly(),
      ]),
    }),
    response: done,
  },
  unsetFact: {
    method: 'DELETE',
    path: '/portfolios/:uid/files/:file_id/facts/:name',
    access: 'account',
    audit: null,
    summary: 'Revient à ce qui avait été lu',
    params: byFact,
    body: z.object({ document: z.int().min(0).max(1000) }),
    response: done,
  },
  sortFile: {
    method: 'POST',
    path: '/portfolios/:uid/files/:file_id/sort',
    access: 'account',
    audit: null,
    summary: 'Range un fichier, ou le sépare en plusieurs documents rangés chacun à sa place',
    params: byFile,
    body: z.object({
      parts: z
        .array(
          z.object({
            document_type: z.enum(DOCUMENT_TYPES),
            pages: z.array(z.int().min(1)).min(1).max(2000),
          }),
        )
        .min(1)
        .max(200),
    }),
    response: done,
  },
  control: {
    method: 'GET',
    path: '/portfolios/:uid/documents/:document_type/control',
    access: 'account',
    summary: 'Ce que le contrôle a conclu d’un document, règle par règle',
    params: byDocument,
    response: control,
  },
  answerRefusal: {
    method: 'POST',
    path: '/portfolios/:uid/documents/:document_type/answer',
    access: 'account',
    audit: null,
    summary: 'Répond à un refus : le document est regardé à nouveau par l’équipe',
    params: byDocument,
    body: z.object({ comment: lines(LIMITS.comment).min(1, 'MISSING_COMMENT') }),
    response: done,
  },
});
