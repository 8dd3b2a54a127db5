// How far a statement is: what is left to settle in each section, and whether it may be delivered at once.
import { STATEMENT_SECTIONS, type StatementSection } from './field.ts';
import { FIELDS, type FieldReference } from './fields.data.ts';
import { isUnknown, type Statement, type StatementField } from './statement.ts';

export type SectionReadiness = {
  section: StatementSection;
  /** Fields that somebody must still settle: nothing sure is known of them. */
  to_settle: readonly FieldReference[];
  /** Known from the papers, and waiting for somebody's word. */
  to_confirm: readonly FieldReference[];
  is_confirmed: boolean;
};

export type Readiness = {
  sections: readonly SectionReadiness[];
  /** Checks that fail on fields that nobody of the team has confirmed since. */
  failing: readonly string[];
  /** Delivered at once when ordered; otherwise the desk completes it. */
  is_deliverable: boolean;
};

const isRequired = ({ reference }: StatementField): boolean => FIELDS[reference].required;
const isConfirmed = ({ state }: StatementField): boolean => state === 'CONFIRMED';
/** The customer's word settles a field, never a difference between two papers. */
const isJudged = (field: StatementField): boolean =>
  isConfirmed(field) && field.answer?.by_staff === true;
const isKnown = ({ state }: StatementField): boolean => state === 'PROVEN' || state === 'READ';
const named = ({ reference }: StatementField): FieldReference => reference;

/** The share of the required fields that may be unknown before the document says too little. */
const UNKNOWN_LIMIT = 1 / 3;

export type UnknownCount = { unknown: number; required: number };

export function requiredUnknown({ fields }: Pick<Statement, 'fields'>): UnknownCount {
  const required = fields.filter(isRequired);
  return { unknown: required.filter(isUnknown).length, required: required.length };
}

export function isMostlyUnknown(statement: Pick<Statement, 'fields'>): boolean {
  const { unknown, required } = requiredUnknown(statement);
  return unknown > required * UNKNOWN_LIMIT;
}

export function readiness(statement: Statement): Readiness {
  const sections = STATEMENT_SECTIONS.map((section): SectionReadiness => {
    const own = statement.fields.filter(({ reference }) => FIELDS[reference].section === section);
    const required = own.filter(isRequired);
    // A field that is not asked for must be settled too once papers say doubtful things of it.
    const doubtful = own.filter(
      (field) =>
        !isRequired(field) && (field.state === 'TO_CHECK' || field.state === 'CONTRADICTORY'),
    );
    const open = [
      ...required.filter((field) => !isConfirmed(field) && !isKnown(field)),
      ...doubtful,
    ];
    const known = own.filter(isKnown);
    return {
      section,
      to_settle: open.map(named),
      to_confirm: known.map(named),
      is_confirmed: open.length === 0 && known.length === 0,
    };
  });
  const judged = new Set(statement.fields.filter(isJudged).map(named));
  const failing = statement.checks
    .filter(
      ({ outcome, references }) =>
        outcome === 'FAILED' && !references.every((one) => judged.has(one)),
    )
    .map(({ id }) => id);
  return {
    sections,
    failing,
    is_deliverable:
      failing.length === 0 &&
      sections.every((section) => section.is_confirmed) &&
      !isMostlyUnknown(statement),
  };
}

export const isDeliverable = (statement: Statement): boolean => readiness(statement).is_deliverable;
