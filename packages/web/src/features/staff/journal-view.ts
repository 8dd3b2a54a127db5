// What the journal shows, as its address says it: a link to a search is a link to that search.
import {
  AUDIT_KINDS,
  AUDIT_OUTCOMES,
  type AuditKind,
  type AuditOutcome,
} from '@quitus/domain/security/audit';

export type JournalView = {
  kind: AuditKind | '';
  outcome: AuditOutcome | '';
  email: string;
  dossier: string;
  from: string;
  to: string;
};

const NAMES = {
  kind: 'evenement',
  outcome: 'issue',
  email: 'email',
  dossier: 'dossier',
  from: 'du',
  to: 'au',
} as const satisfies Record<keyof JournalView, string>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function readJournalView(query: URLSearchParams): JournalView {
  const text = (name: keyof JournalView) => query.get(NAMES[name])?.trim() ?? '';
  const day = (name: 'from' | 'to') => (DAY.test(text(name)) ? text(name) : '');
  return {
    kind: AUDIT_KINDS.find((kind) => kind === text('kind')) ?? '',
    outcome: AUDIT_OUTCOMES.find((outcome) => outcome === text('outcome')) ?? '',
    email: text('email'),
    dossier: text('dossier'),
    from: day('from'),
    to: day('to'),
  };
}

/** Only what was chosen. */
export function writeJournalView(view: JournalView): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of ['kind', 'outcome', 'email', 'dossier', 'from', 'to'] as const)
    if (view[name] !== '') query.set(NAMES[name], view[name]);
  return query;
}

export const isWhole = (view: JournalView): boolean => writeJournalView(view).size === 0;

/** As the call wants it: what is empty is not asked. */
export const askedOf = ({ kind, outcome, email, dossier, from, to }: JournalView) => ({
  kind: kind || undefined,
  outcome: outcome || undefined,
  email: email || undefined,
  dossier: dossier || undefined,
  from: from || undefined,
  to: to || undefined,
});
