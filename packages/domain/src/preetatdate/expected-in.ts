// Where a field that nothing told should stand: the paper of its own kind and year. A field whose paper is there was not
// read; nobody need ask the syndic for it.
import type { FactName } from '../reading/facts.data.ts';
import { isWithin, type Year, type Years } from './accounting-years.ts';
import type { PaperKind } from './field.ts';
import { FIELDS, type FieldReference } from './fields.data.ts';
import { dayOn } from './paper-figures.ts';
import type { SourcePaper } from './source-papers.ts';
import type { Evidence } from './statement.ts';

export type KnownYears = Pick<Years, 'last' | 'before'>;

/** What says of which day or year a paper is, the surest first. */
const DAYS: readonly FactName[] = [
  'exercice_to',
  'closed_on',
  'meeting_on',
  'period_to',
  'as_of',
  'updated_on',
  'certified_on',
  'deed_on',
  'made_on',
];

const dayOf = (paper: SourcePaper): string | null =>
  DAYS.flatMap((name) => dayOn(paper, name) ?? [])[0] ?? null;

/** ANY where a field is of no year; null where nobody knows of which. */
const yearOf = (reference: FieldReference, { last, before }: KnownYears): Year | 'ANY' | null => {
  if (reference.startsWith('N1-')) return last;
  return reference.startsWith('N2-') ? before : 'ANY';
};

/** Minutes and convocations of a later day tell of a year. */
const isOfYear = (paper: SourcePaper, year: Year | 'ANY'): boolean => {
  const day = dayOf(paper);
  if (year === 'ANY' || day === null) return true;
  return paper.type === 'PV_AG' ? day > year.to : isWithin(day, year);
};

const isOfKind = ({ type, sub_kind }: SourcePaper, kind: PaperKind): boolean =>
  type === kind.document_type && (kind.sub_kind === undefined || sub_kind === kind.sub_kind);

/** Something on it was proven by arithmetic: what it does not tell is not there. */
const isUnderstood = ({ facts }: SourcePaper): boolean =>
  facts.some(({ proof }) => proof === 'PROVEN');

/** The newest of its year, of the first kind that is there. Null where no paper is, or where it was understood. */
export function expectedIn(
  reference: FieldReference,
  papers: readonly SourcePaper[],
  years: KnownYears,
): Evidence | null {
  const year = yearOf(reference, years);
  if (year === null) return null;
  for (const kind of FIELDS[reference].sources) {
    const [paper] = papers
      .filter((one) => isOfKind(one, kind) && isOfYear(one, year))
      .toSorted((a, b) => (dayOf(b) ?? '').localeCompare(dayOf(a) ?? ''));
    if (paper) return isUnderstood(paper) ? null : placeOn(paper);
  }
  return null;
}

const placeOn = (paper: SourcePaper): Evidence => ({
  file_id: paper.file_id,
  document: paper.document,
  document_type: paper.type,
  sub_kind: paper.sub_kind,
  label: paper.label,
  page: paper.pages[0] ?? 1,
  box: [0, 0, 0, 0],
  raw: '',
  as_of: null,
});
