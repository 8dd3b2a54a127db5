// The pré-état daté as computed: every field with its value, how well it is known, and where it was read.
import type { ControlledDossier } from '../control/control.ts';
import type { DocumentType } from '../documents/document-type.ts';
import type { Box } from '../reading/box.ts';
import type { ReadDocument, SubKind } from '../reading/read-document.ts';
import type { FieldReference } from './fields.data.ts';

/** One instalment of a schedule. */
export type ScheduleLine = { on: string; cents: number };

/** Works that a meeting voted; null is « not known », never nothing. */
export type VotedWorks = {
  label: string;
  voted_on: string | null;
  resolution: string | null;
  total_cents: number | null;
  lot_cents: number | null;
  called_cents: number | null;
  remaining_cents: number | null;
};

export type FieldValue =
  | number
  | string
  | boolean
  | readonly string[]
  | readonly ScheduleLine[]
  | readonly VotedWorks[];

/**
 * CONFIRMED: somebody says so. PROVEN: arithmetic or a second paper says the same. READ: one paper says
 * so, and nothing else speaks. TO_CHECK: a value is proposed but a check fails or it is doubtful.
 * CONTRADICTORY: papers disagree. MISSING: nothing tells it. Only the first three have a value.
 */
export const FIELD_STATES = [
  'CONFIRMED',
  'PROVEN',
  'READ',
  'TO_CHECK',
  'CONTRADICTORY',
  'MISSING',
] as const;
export type FieldState = (typeof FIELD_STATES)[number];

/** Where a value stands on a paper of the dossier. */
export type Evidence = {
  file_id: string;
  /** Which document of the file, from 0. */
  document: number;
  document_type: DocumentType | null;
  sub_kind: SubKind | null;
  /** As the Sources margin says it: « Appel T4 2026 ». */
  label: string;
  page: number;
  box: Box;
  raw: string;
  as_of: string | null;
  /** Somebody corrected there what was read. */
  by_user?: boolean | undefined;
};

/** A value that was found but may not be printed before somebody chose it. */
export type Candidate = { value: FieldValue; as_of: string | null; evidence: readonly Evidence[] };

/** What a person says of a field. */
export type Answer = {
  reference: FieldReference;
  /** Null: « nobody knows », said by a person; it prints as such. */
  value: FieldValue | null;
  as_of: string | null;
  by: string;
  by_staff: boolean;
  /** Confirmed with the other values of its section: nobody opened its page. */
  in_bulk: boolean;
  at: string;
  /** What the papers said when they answered (`seenWith`): when it changes, they are asked again. */
  seen: string;
};

export type StatementField = {
  reference: FieldReference;
  state: FieldState;
  /** Null unless CONFIRMED, PROVEN or READ; null too when a person said that nobody knows. */
  value: FieldValue | null;
  as_of: string | null;
  /** Worked out from a whole and a share, not printed as such on any paper. */
  estimate: boolean;
  evidence: readonly Evidence[];
  /** TO_CHECK and CONTRADICTORY: what was found, each with its page. */
  candidates: readonly Candidate[];
  /** In French: how it was worked out, or why it is to be checked or missing. */
  note: string | null;
  /** MISSING: the paper that should tell it, where we did not manage to read it there. */
  expected_in?: Evidence | null | undefined;
  answer: Answer | null;
};

/** Somebody said that nobody can tell: it is settled, and prints as such. */
export const isUnknown = ({ state, value }: Pick<StatementField, 'state' | 'value'>): boolean =>
  state === 'CONFIRMED' && value === null;

/** Confirmed with its whole section: a person went over it, without its page. */
export const isReviewed = ({ state, value, answer }: StatementField): boolean =>
  state === 'CONFIRMED' && value !== null && answer?.in_bulk === true;

/** Nothing tells it. */
export const missingField = (reference: FieldReference): StatementField => ({
  reference,
  state: 'MISSING',
  value: null,
  as_of: null,
  estimate: false,
  evidence: [],
  candidates: [],
  note: null,
  answer: null,
});

/**
 * PASSED: the figures are the same. EXPLAINED: they differ, and the papers make up the difference to the cent.
 * FAILED: nothing explains the difference. UNDECIDED: there is nothing to compare.
 */
export const CHECK_OUTCOMES = ['PASSED', 'EXPLAINED', 'FAILED', 'UNDECIDED'] as const;

/** A cross-check between figures (sums, shares, calendars, the same figure on two papers). */
export type StatementCheck = {
  id: string;
  outcome: (typeof CHECK_OUTCOMES)[number];
  /** In French, with both figures. */
  sentence: string;
  references: readonly FieldReference[];
  evidence: readonly Evidence[];
};

/** A paper that the statement rests on. */
export type StatementSource = {
  file_id: string;
  name: string;
  sha256: string;
  document_type: DocumentType | null;
  sub_kind: SubKind | null;
  label: string;
  as_of: string | null;
  pages: readonly number[];
};

/** What makes a sale unlike the usual one, and changes what is asked and printed. */
export const STATEMENT_FORMS = [
  'SMALL_COPROPRIETE',
  'ANNEX_LOTS_ONLY',
  'SEVERAL_LOTS',
  'SYNDIC_CHANGED',
  'COLLECTIVE_LOAN',
  'WORKS_UNDER_WAY',
  'YEAR_NOT_APPROVED',
  'NO_WORKS_FUND',
] as const;
export type StatementForm = (typeof STATEMENT_FORMS)[number];

export type Statement = {
  /** The day it speaks for. */
  date: string;
  forms: readonly StatementForm[];
  /** In the order of the table of fields. */
  fields: readonly StatementField[];
  checks: readonly StatementCheck[];
  sources: readonly StatementSource[];
  /** In French: what whoever reads it should know (a year not approved, an old statement of account). */
  alerts: readonly string[];
  /** In French: papers that were left out, and why. For those who work on it; none of the buyer's business. */
  left_out: readonly string[];
};

/** A file of the dossier as read, with the team's corrections in place. */
export type SourceFile = {
  file_id: string;
  name: string;
  sha256: string;
  documents: readonly ReadDocument[];
};

/** Everything that the computation looks at: nothing else, no clock. */
export type StatementInput = {
  date: string;
  dossier: ControlledDossier;
  files: readonly SourceFile[];
  answers: readonly Answer[];
};
