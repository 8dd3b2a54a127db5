// Freshness of the documents that are no diagnostics: what notaries accept, as a window of dates.
import { addDays, addMonths } from './calendar.ts';
import type { DocumentType } from './document-type.ts';
import { earliest, type Expiry, judge, toCheck } from './expiry.ts';
import type { DocumentStatus } from './status.ts';

/** What was read on a document; anything left out or null is not known. */
export type FreshnessFacts = {
  /** Its date; for a convocation, the day of the assembly. */
  issued_on?: string | null;
  /** The last day printed on it; for calls for funds, the end of the period called. */
  valid_until?: string | null;
  /** The year of a tax notice. */
  year?: number | null;
  born_abroad?: boolean | null;
  equipment?: 'CHAUDIERE' | 'RAMONAGE' | 'CLIMATISATION' | null;
  identity_kind?: 'CNI' | 'PASSEPORT' | null;
  sewer_kind?: 'COLLECTIF' | 'INDIVIDUEL' | null;
  /** When the minutes of the last assembly were notified. */
  minutes_notified_on?: string | null;
  /** The next call for funds or assembly, which makes a pré-état daté out of date. */
  superseded_on?: string | null;
  planned_signing_date?: string | null;
};

/** Good before `surely`, no longer good from `at_latest`, to be looked at in between. */
type Window = { surely: string; at_latest: string };
type Freshness = (facts: FreshnessFacts) => Window | null;

const on = (day: string): Window => ({ surely: day, at_latest: day });

const after =
  (months: number): Freshness =>
  ({ issued_on }) =>
    issued_on ? on(addMonths(issued_on, months)) : null;

/** Two lives, and a fact that tells which: without it, doubt lies between them. */
function eitherMonths(
  issued_on: string,
  short: number,
  long: number,
  isLong: boolean | null,
): Window {
  const [sooner, later] = [addMonths(issued_on, short), addMonths(issued_on, long)];
  if (isLong === null) return { surely: sooner, at_latest: later };
  return on(isLong ? later : sooner);
}

const birthCertificate: Freshness = ({ issued_on, born_abroad }) =>
  issued_on ? eitherMonths(issued_on, 3, 6, born_abroad ?? null) : null;

/** Cards given to adults from 2004 to 2013 live five more years, which some offices refuse. */
const identity: Freshness = ({ issued_on, valid_until, identity_kind }) => {
  if (!valid_until) return null;
  const end = addDays(valid_until, 1);
  const extended =
    identity_kind === 'CNI' && issued_on && issued_on >= '2004-01-01' && issued_on < '2014-01-01';
  return { surely: end, at_latest: extended ? addMonths(end, 60) : end };
};

const untilPrinted: Freshness = ({ valid_until }) =>
  valid_until ? on(addDays(valid_until, 1)) : null;

const FRESHNESS: Partial<Record<DocumentType, Freshness>> = {
  FICHE_SYN: ({ issued_on, minutes_notified_on }) => {
    if (!issued_on) return null;
    const yearly = addMonths(issued_on, 14);
    const outdone = minutes_notified_on && issued_on < minutes_notified_on;
    return on(outdone ? (earliest(yearly, addMonths(minutes_notified_on, 2)) ?? yearly) : yearly);
  },
  CV_AG: ({ issued_on }) => (issued_on ? eitherMonths(issued_on, 12, 15, null) : null),
  CHARGES: untilPrinted,
  PRE_ETAT_DATE: ({ issued_on, superseded_on }) => {
    if (!issued_on) return null;
    const end = addMonths(issued_on, 3);
    return on(earliest(end, superseded_on ?? null) ?? end);
  },
  TAX_FONCIERE: ({ year }) => (year ? on(`${year + 1}-10-16`) : null),
  DIAGNOSTICS: untilPrinted,
  DIAGNOSTICS_IMMEUBLE: untilPrinted,
  DIAGNOSTICS_ASSAINISSEMENT: ({ issued_on, sewer_kind }) =>
    issued_on
      ? eitherMonths(issued_on, 36, 120, sewer_kind ? sewer_kind === 'COLLECTIF' : null)
      : null,
  ASSURANCES_DU_LOGEMENT: (facts) => untilPrinted(facts) ?? after(12)(facts),
  ENTRETIEN: ({ issued_on, equipment }) =>
    issued_on
      ? eitherMonths(issued_on, 12, 24, equipment ? equipment === 'CLIMATISATION' : null)
      : null,
  ETAT_HYPOTHECAIRE: after(3),
  ACT_NAISSANCE: birthCertificate,
  ACT_NAISSANCE_ACQUEREURS: birthCertificate,
  DOC_IDENTITE: identity,
  DOC_IDENTITE_ACQUEREURS: identity,
};

export function documentExpiry(
  document_type: DocumentType,
  facts: FreshnessFacts,
  today: string,
): Expiry {
  const freshness = FRESHNESS[document_type];
  const signing = facts.planned_signing_date ?? null;
  if (!freshness) return judge(null, today, signing);
  const window = freshness(facts);
  if (window === null) {
    return { ...toCheck('La date du document n’a pas été lue.'), unread: 'DATE' };
  }
  if (today >= window.surely && today < window.at_latest) {
    return {
      ...toCheck('Le document n’est peut-être plus assez récent.'),
      expires_at: window.surely,
    };
  }
  return judge(today < window.surely ? window.surely : window.at_latest, today, signing);
}

/** What the slot becomes when its document is no longer fresh. */
export function staleStatusOf(document_type: DocumentType): DocumentStatus {
  if (document_type === 'CV_AG') return 'MISSING_LAST_CONVOCATION';
  return document_type === 'CHARGES' ? 'MISSING_LAST_APPEL' : 'EXPIRED';
}
