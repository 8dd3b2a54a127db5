// A statement as it is worked on: section by section, what is left to settle, and which page to open.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { isConfirmable } from '@quitus/domain/preetatdate/delivery';
import {
  FIELD_HOLDERS,
  SECTION_TITLES,
  STATEMENT_SECTIONS,
  type StatementSection,
} from '@quitus/domain/preetatdate/field';
import { type FieldReference, FIELDS } from '@quitus/domain/preetatdate/fields.data';
import {
  type Evidence,
  isReviewed,
  isUnknown,
  type Statement,
  type StatementField,
  type StatementSource,
} from '@quitus/domain/preetatdate/statement';

export const definitionOf = ({ reference }: Pick<StatementField, 'reference'>) => FIELDS[reference];

/** A person has to say something: nothing tells it, or what tells it may not be printed. */
export const isOpen = ({ state }: Pick<StatementField, 'state'>): boolean =>
  state === 'MISSING' || state === 'TO_CHECK' || state === 'CONTRADICTORY';

/** A person said the value, or that this one is right. */
export const isConfirmed = (field: StatementField): boolean =>
  field.state === 'CONFIRMED' && !isUnknown(field) && !isReviewed(field);

/** Nothing is delivered at once before it is settled: it is required, or papers say doubtful things of it. */
export const isNeeded = (field: Pick<StatementField, 'reference' | 'state'>): boolean =>
  isOpen(field) && (field.state !== 'MISSING' || definitionOf(field).required);

export type SectionView = {
  section: StatementSection;
  title: string;
  fields: StatementField[];
  /** A person said the value, or that this one is right. */
  confirmed: number;
  /** Confirmed together, with their section. */
  reviewed: number;
  /** A person said that nobody knows it. */
  unknown: number;
  to_confirm: number;
  open: number;
};

export const sectionsOf = ({ fields }: Pick<Statement, 'fields'>): SectionView[] =>
  STATEMENT_SECTIONS.flatMap((section) => {
    const own = fields.filter((field) => definitionOf(field).section === section);
    if (own.length === 0) return [];
    return [
      {
        section,
        title: SECTION_TITLES[section],
        fields: own,
        confirmed: own.filter(isConfirmed).length,
        reviewed: own.filter(isReviewed).length,
        unknown: own.filter(isUnknown).length,
        to_confirm: own.filter(isConfirmable).length,
        open: own.filter(isOpen).length,
      },
    ];
  });

/** What must be settled first: papers that disagree, then doubts, then what nothing tells. */
const URGENCY: Partial<Record<StatementField['state'], number>> = {
  CONTRADICTORY: 0,
  TO_CHECK: 1,
  MISSING: 2,
};

/** Questions to ask, those without which the document cannot be delivered at once before the others. */
export const questionsOf = ({ fields }: Pick<Statement, 'fields'>): StatementField[] =>
  fields
    .filter(isOpen)
    .toSorted(
      (a, b) =>
        Number(isNeeded(b)) - Number(isNeeded(a)) ||
        (URGENCY[a.state] ?? 0) - (URGENCY[b.state] ?? 0),
    );

export const neededQuestions = (statement: Pick<Statement, 'fields'>): StatementField[] =>
  questionsOf(statement).filter(isNeeded);

/** « le syndic ». */
export const holderWords = (reference: FieldReference): string =>
  FIELD_HOLDERS[FIELDS[reference].holder];

export type PageOfPaper = { file_id: string; name: string; page: number };

const nameOf = (sources: readonly StatementSource[], file_id: string): string | undefined =>
  sources.find((source) => source.file_id === file_id)?.name;

export const pageOf = (
  { file_id, label, page }: Evidence,
  sources: readonly StatementSource[],
): PageOfPaper => ({ file_id, page, name: nameOf(sources, file_id) ?? label });

/** Every place that speaks of the field: its own, and those of what was found but not chosen. */
export const evidenceOf = ({ evidence, candidates }: StatementField): Evidence[] => [
  ...evidence,
  ...candidates.flatMap((candidate) => candidate.evidence),
];

/** A file of the dossier, in its place. */
export type FiledPaper = { id: string; name: string; document_type: DocumentType | null };

export type Papers = { sources: readonly StatementSource[]; files: readonly FiledPaper[] };

/**
 * The paper where it usually stands, among those of the dossier; null when none of them is there. One
 * that told something is known page by page, any other is opened at its beginning.
 */
export function usualPaper(
  reference: FieldReference,
  { sources, files }: Papers,
): PageOfPaper | null {
  const { sources: kinds } = FIELDS[reference];
  for (const { document_type, sub_kind } of kinds) {
    const paper = sources.find(
      (source) =>
        source.document_type === document_type &&
        (sub_kind === undefined || source.sub_kind === sub_kind),
    );
    if (paper) return { file_id: paper.file_id, name: paper.name, page: paper.pages[0] ?? 1 };
  }
  for (const { document_type } of kinds) {
    const file = files.find((one) => one.document_type === document_type);
    if (file) return { file_id: file.id, name: file.name, page: 1 };
  }
  return null;
}

/** The page that opens beside a field: where it was read, else where it usually stands. */
export function openedPage(field: StatementField, papers: Papers): PageOfPaper | null {
  const seen = evidenceOf(field)[0] ?? field.expected_in;
  return seen ? pageOf(seen, papers.sources) : usualPaper(field.reference, papers);
}
