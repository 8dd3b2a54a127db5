// The papers of a slot that count today: of several of one kind, an older one does no harm.
import type { DocumentType } from '../documents/document-type.ts';
import type { FactName } from '../reading/facts.data.ts';
import { callsIn, covers } from './complete-charges.ts';
import { lastConvocation } from './complete-convocation.ts';
import { isCover, kindOf } from './complete-diagnostics.ts';
import { type Examined, onlyDay, onlyNumber, type Paper } from './examined.ts';

type Picks = (papers: readonly Paper[], today: string) => Paper[];

const dayOf =
  (name: FactName) =>
  (paper: Paper): string | undefined =>
    onlyDay(paper, name)?.value;

/** All of them as soon as one has no date: it may be the newest. */
function newest(papers: readonly Paper[], dateOf: (paper: Paper) => string | undefined): Paper[] {
  const days = papers.map(dateOf);
  if (days.includes(undefined)) return [...papers];
  const last = days
    .flatMap((one) => one ?? [])
    .toSorted()
    .at(-1);
  return papers.filter((paper) => dateOf(paper) === last);
}

const PICKS: Partial<Record<DocumentType, Picks>> = {
  CV_AG: (papers) => {
    const last = lastConvocation(papers);
    return last ? [last] : [];
  },
  CHARGES: (papers, today) => {
    const calls = callsIn(papers);
    const current = calls.filter((call) => covers(call, today));
    return current.length > 0 ? current : newest(calls, dayOf('period_to'));
  },
  FICHE_SYN: (papers) => newest(papers, dayOf('updated_on')),
  CARNET_ENTRETIEN: (papers) => newest(papers, dayOf('updated_on')),
  TAX_FONCIERE: (papers) =>
    newest(papers, (paper) => onlyNumber(paper, 'tax_year')?.value.toString()),
  DIAGNOSTICS: (papers) => {
    const reports = papers.filter((paper) => !isCover(paper));
    return [...new Set(reports.map(kindOf))].flatMap((kind) =>
      newest(
        reports.filter((one) => kindOf(one) === kind),
        dayOf('made_on'),
      ),
    );
  },
};

export const newestPapers = ({ document_type, papers, today }: Examined): Paper[] =>
  PICKS[document_type]?.(papers, today) ?? papers.filter(({ is_part }) => !is_part);
