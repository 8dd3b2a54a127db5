// Whether the papers are recent enough, today and on the day of the signing.
import { frenchDay } from '../documents/calendar.ts';
import { staleStatusOf } from '../documents/document-expiry.ts';
import type { DocumentType } from '../documents/document-type.ts';
import { type Expiry, worstExpiry } from '../documents/expiry.ts';
import { PERIOD_LABELS, samePartOf } from '../documents/period.ts';
import { DECIDED_STATUSES } from '../documents/transitions.ts';
import { coveredPeriod } from '../reading/covered-period.ts';
import type { FactName } from '../reading/facts.data.ts';
import type { DecidedStatus } from './control.ts';
import { MADE_BY } from './dated-facts.ts';
import { describedPaper, nounOf, theNoun } from './described.ts';
import {
  type Examined,
  failedFor,
  type Finding,
  type Paper,
  readingsOf,
  type Rule,
  seenOf,
  undecided,
} from './examined.ts';
import { newestPapers } from './newest-papers.ts';
import { paperExpiry } from './paper-expiry.ts';
import { notRead } from './unread.ts';

export const inDate: Rule = (examined) => {
  const judged = newestPapers(examined).map((paper) => ({
    paper,
    expiry: paperExpiry(paper, examined),
  }));
  const worst = worstExpiry(judged.map(({ expiry }) => expiry));
  const found = judged.find(({ expiry }) => expiry === worst);
  return found
    ? concluded(examined, found.paper, found.expiry)
    : undecided('Aucune date n’a été lue.');
};

function concluded(examined: Examined, paper: Paper, expiry: Expiry): Finding {
  const { document_type, today } = examined;
  const { verdict, expires_at, reason, unread } = expiry;
  if (unread)
    return notRead({
      paper,
      names: [unread === 'DATE' ? datingFact(document_type) : 'diagnostic_result'],
    });
  const description = `${describedPaper(paper, 'IN_DATE')}. ${reason}`;
  const seen = seenOf(readingsOf([paper], ...datesOf(document_type)));
  if (verdict === 'TO_CHECK') return undecided(`À vérifier\u00a0: ${description}`, seen);
  if (verdict === 'EXPIRED')
    return failedFor(
      renewed(paper, document_type, today),
      staleStatus(document_type),
      `Trop ancien\u00a0: ${description}`,
      expectedOf(paper, document_type, today),
      seen,
      [paper],
    );
  const head = verdict === 'VALID' ? 'À jour' : 'À jour pour l’instant';
  return { outcome: 'passed', sentence: `${head}\u00a0: ${description}`, seen, expires_at };
}

/** The fact that tells how long such a paper is good. */
const DATED_BY: Partial<Record<DocumentType, FactName>> = {
  CHARGES: 'period_to',
  CV_AG: 'meeting_on',
  TAX_FONCIERE: 'tax_year',
  DOC_IDENTITE: 'expires_on',
  ASSURANCES_DU_LOGEMENT: 'valid_until',
};
const datingFact = (document_type: DocumentType): FactName =>
  DATED_BY[document_type] ?? MADE_BY[document_type] ?? 'made_on';

const ENDS = [
  'valid_until',
  'expires_on',
  'period_to',
  'meeting_on',
  'tax_year',
] as const satisfies readonly FactName[];

const datesOf = (document_type: DocumentType): FactName[] => {
  const made = MADE_BY[document_type];
  return made ? [made, ...ENDS] : [...ENDS];
};

const staleStatus = (document_type: DocumentType): DecidedStatus =>
  DECIDED_STATUSES.find((status) => status === staleStatusOf(document_type)) ?? 'EXPIRED';

const LAST_CONVOCATION = 'la convocation de la dernière assemblée, avec ses annexes comptables';

/** The one to bring instead, in the fewest words. */
function renewed(paper: Paper, document_type: DocumentType, today: string): string {
  if (document_type === 'CHARGES') return `l’appel ${currentCall(paper, today)}`;
  return document_type === 'CV_AG' ? 'la dernière convocation' : theNoun(nounOf(paper));
}

/** A syndic that calls every quarter goes on so: the call awaited has a name. */
function currentCall(paper: Paper, today: string): string {
  const current = samePartOf(coveredPeriod([paper])?.period ?? null, today);
  return current
    ? `du ${PERIOD_LABELS[current].toLowerCase()} ${today.slice(0, 4)}`
    : `qui couvre le ${frenchDay(today)}`;
}

function expectedOf(paper: Paper, document_type: DocumentType, today: string): string {
  if (document_type === 'CHARGES') return `l’appel de fonds ${currentCall(paper, today)}`;
  if (document_type === 'CV_AG') return LAST_CONVOCATION;
  return `${nounOf(paper)} en cours de validité le ${frenchDay(today)}`;
}
