// What a visit brought, where it went, and what it left, once it is over.
import type { SlotView } from '@quitus/api/portfolios.api';
import type { FetchedDocument, RobotRun } from '@quitus/api/robots.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { periodByName } from '@quitus/domain/documents/name-guess';
import { byPeriod } from '@quitus/domain/documents/period';
import { ROBOT_ERRORS, type RobotErrorCode } from '@quitus/domain/robots/robot-error';
import type { FetchOutcome, RunState } from '@quitus/domain/robots/run-state';

export type Brought = { document_type: DocumentType | null; documents: FetchedDocument[] };
export type Aside = { outcome: FetchOutcome; title: string; documents: FetchedDocument[] };

const plural =
  (one: string, many: string) =>
  (count: number): string =>
    count > 1 ? `${count} ${many}` : `${count} ${one}`;

/** What is not a new file of the dossier, in the order of what matters. */
const ASIDE: readonly (readonly [FetchOutcome, (count: number) => string])[] = [
  ['BROKEN', plural('document illisible sur le portail', 'documents illisibles sur le portail')],
  ['ASIDE', plural('fichier mis de côté', 'fichiers mis de côté')],
  ['DUPLICATE', plural('document déjà dans le dossier', 'documents déjà dans le dossier')],
  ['LEFT', plural('document laissé sur le portail', 'documents laissés sur le portail')],
];

/** New files by the document they went to, in the order of the dossier; what is to be sorted comes last. */
export function broughtBy({ documents }: RobotRun, slots: readonly SlotView[]): Brought[] {
  const kept = documents.filter(({ outcome }) => outcome === 'KEPT');
  return [...slots.map(({ document_type }) => document_type), null].flatMap((document_type) => {
    const own = kept.filter((one) => one.document_type === document_type);
    return own.length > 0 ? [{ document_type, documents: own.toSorted(byTheirPeriod) }] : [];
  });
}

/** They come in the order the portal answers: a year is read from its first quarter on. */
const byTheirPeriod = (a: FetchedDocument, b: FetchedDocument): number =>
  byPeriod(coveredBy(a), coveredBy(b)) || (a.dated ?? '').localeCompare(b.dated ?? '');

function coveredBy({ title, dated }: FetchedDocument) {
  const named = periodByName(title);
  return named.year === null && dated !== null
    ? { year: Number(dated.slice(0, 4)), period: null }
    : named;
}

export const leftAside = ({ documents }: RobotRun): Aside[] =>
  ASIDE.flatMap(([outcome, title]) => {
    const own = documents.filter((one) => one.outcome === outcome);
    return own.length > 0 ? [{ outcome, title: title(own.length), documents: own }] : [];
  });

const TITLES: Partial<Record<RunState, string>> = {
  DONE: 'Récupération terminée',
  PARTIAL: 'Récupération incomplète',
  FAILED: 'Récupération interrompue',
};

export const reportTitle = ({ state, code }: RobotRun): string =>
  code === 'CANCELLED' ? 'Récupération arrêtée' : (TITLES[state] ?? '');

/** « 6 nouveaux fichiers », and when there is none, why that is no failure. */
export function broughtWords({ documents, state }: RobotRun): string {
  const kept = documents.filter(({ outcome }) => outcome === 'KEPT').length;
  if (kept > 1) return `${kept} nouveaux fichiers dans le dossier.`;
  if (kept === 1) return 'Un nouveau fichier dans le dossier.';
  return state === 'DONE'
    ? 'Rien de nouveau : le dossier a déjà tout ce que le portail propose.'
    : '';
}

/** Whether trying again at once can help, or something is to be changed before. */
export const retryAdvice = (
  code: RobotErrorCode | null,
): 'AGAIN' | 'AFTER_CHANGE' | 'BY_ITSELF' => {
  const retry = code === null ? 'ON_DEMAND' : ROBOT_ERRORS[code].retry;
  if (retry === 'AFTER_CHANGE') return 'AFTER_CHANGE';
  return retry === 'LATER' ? 'BY_ITSELF' : 'AGAIN';
};
