// The technical file: which of its papers are in the dossier. Of one that is not there, the booklet or the sheet may
// say whether it exists (building-answers.ts).
import type { SubKind } from '../reading/read-document.ts';
import type { Outcomes, Story } from './field-outcomes.ts';
import type { FieldReference } from './fields.data.ts';
import { missing, type Outcome, read } from './outcome.ts';
import { dayOn } from './paper-figures.ts';
import type { SourcePaper, SourcePapers } from './source-papers.ts';

const REPORTS: readonly (readonly [FieldReference, SubKind])[] = [
  ['TECH-DTG', 'DTG'],
  ['TECH-PPPT', 'PPPT'],
  ['TECH-DPE-COLLECTIF', 'DPE_COLLECTIF'],
  ['TECH-AMIANTE', 'DTA'],
];

export function technical({ papers }: SourcePapers): Story {
  const reports: Outcomes = Object.fromEntries(
    REPORTS.flatMap(([reference, kind]) => {
      const here = papers.find(
        ({ type, sub_kind }) => type === 'DIAGNOSTICS_IMMEUBLE' && sub_kind === kind,
      );
      return here ? [[reference, isHere(here)]] : [];
    }),
  );
  const booklet = papers.find(({ type }) => type === 'CARNET_ENTRETIEN');
  return { outcomes: { ...reports, 'TECH-CARNET': isHere(booklet) }, checks: [], alerts: [] };
}

function isHere(paper: SourcePaper | undefined): Outcome {
  if (!paper) return missing();
  const as_of = dayOn(paper, 'made_on') ?? dayOn(paper, 'updated_on');
  const [seen] = paper.evidence;
  const { file_id, document, type: document_type, sub_kind, label } = paper;
  const place = {
    page: seen?.page ?? paper.pages[0] ?? 1,
    box: seen?.box ?? ([0, 0, 0, 0] as const),
  };
  const evidence = {
    file_id,
    document,
    document_type,
    sub_kind,
    label,
    ...place,
    raw: seen?.phrase ?? '',
    as_of,
  };
  return read({ value: true, as_of, evidence: [evidence] }, 'Le document est dans le dossier.');
}
