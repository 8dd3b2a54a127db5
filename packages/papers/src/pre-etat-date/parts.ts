// The pages after the first: every part of the notaries' model in its order, field by field.
import { frenchDay } from '@quitus/domain/documents/calendar';
import {
  NOT_TOLD,
  SECTION_TITLES,
  STATEMENT_SECTIONS,
  type StatementSection,
} from '@quitus/domain/preetatdate/field';
import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import { FIELD_REFERENCES } from '@quitus/domain/preetatdate/references';
import type {
  ScheduleLine,
  StatementField,
  VotedWorks,
} from '@quitus/domain/preetatdate/statement';
import { isSchedule, isWorks } from '@quitus/domain/preetatdate/value-words';
import { centsWords } from '@quitus/domain/text/number-words';

import {
  definitionOf,
  evidenceLines,
  type Fields,
  lackingWords,
  sourceLines,
  standing,
  toldValue,
  wordsOf,
} from './field-lines.ts';

type PartRow = {
  /** As the notaries' model numbers it; null for what it does not number. */
  number: string | null;
  label: string;
  value: string;
  lacks: boolean;
  required: boolean;
  /** Stands under its label: too long for the end of the line, or for any line. */
  is_long: boolean;
  is_text: boolean;
  sources: string[];
  standing: string | null;
  note: string | null;
  /** What papers that disagree say, each with its pages. */
  candidates: { value: string; sources: string[] }[];
  schedule: { on: string; amount: string }[];
  works: string[][];
};
export type Part = { title: string; numbered: boolean; rows: PartRow[] };

const NUMBERED = /^(?:I|II|III)-/;
const numberOf = (reference: FieldReference): string | null => {
  if (NUMBERED.test(reference)) return reference;
  return reference.startsWith('COPRO-') && !/EXIGIBLE|DOUTEUX/.test(reference)
    ? reference.replace('COPRO', 'Copro')
    : null;
};

/** Letters that stand on one line of the column, and how many of them a value may take. */
const LINE = { numbered: 62, other: 74 };
const VALUE = 40;
const WORD = 24;
const isText = (words: string): boolean =>
  words.length > VALUE || words.split(' ').some(({ length }) => length > WORD);

const scheduleRows = (lines: readonly ScheduleLine[]) =>
  lines.map(({ on, cents }) => ({ on: frenchDay(on), amount: centsWords(cents) }));

const amount = (cents: number | null): string => (cents === null ? NOT_TOLD : centsWords(cents));
const worksRow = (works: VotedWorks): string[] => [
  works.label,
  [
    works.voted_on === null ? null : frenchDay(works.voted_on),
    works.resolution === null ? null : `résolution ${works.resolution}`,
  ]
    .filter((words) => words !== null)
    .join(', ') || NOT_TOLD,
  amount(works.total_cents),
  amount(works.lot_cents),
  amount(works.called_cents),
  amount(works.remaining_cents),
];

/** How it was worked out, where it was, and what stands against it. */
const noteOf = (field: StatementField): string | null =>
  field.estimate || toldValue(field) === null ? field.note : null;

function rowOf(field: StatementField, numbered: boolean): PartRow {
  const { reference, state, candidates } = field;
  const { label, required } = definitionOf(reference);
  const number = numberOf(reference);
  const value = toldValue(field);
  const works = value !== null && isWorks(value) ? value : [];
  const told =
    works.length > 0 ? `${works.length} ${works.length > 1 ? 'opérations' : 'opération'}` : null;
  const words = told ?? (value === null ? lackingWords(field) : wordsOf(reference, value));
  const isContradictory = state === 'CONTRADICTORY';
  return {
    number,
    label,
    value: words,
    lacks: value === null,
    required,
    is_long: isText(words) || label.length + words.length > LINE[numbered ? 'numbered' : 'other'],
    is_text: isText(words),
    sources: isContradictory ? [] : sourceLines(field),
    standing: standing(field),
    note: noteOf(field),
    candidates: isContradictory
      ? candidates.map((one) => ({
          value: wordsOf(reference, one.value),
          sources: evidenceLines(one.evidence),
        }))
      : [],
    schedule: value !== null && isSchedule(value) ? scheduleRows(value) : [],
    works: works.map(worksRow),
  };
}

const referencesOf = (section: StatementSection) =>
  FIELD_REFERENCES.filter((reference) => definitionOf(reference).section === section);

export const statementParts = (fields: Fields): Part[] =>
  STATEMENT_SECTIONS.map((section) => {
    const references = referencesOf(section);
    const numbered = references.some((reference) => numberOf(reference) !== null);
    const rows = references.map((reference) => rowOf(fields(reference), numbered));
    return { title: SECTION_TITLES[section], numbered, rows };
  });
