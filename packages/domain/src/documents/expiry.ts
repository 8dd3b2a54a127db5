// How long a diagnostic lives, and what that means for a sale that has a date.
import { addDays, addMonths, frenchDay } from './calendar.ts';
import type { DiagnosticKind, DiagnosticUse } from './diagnostic.ts';

export const EXPIRY_VERDICTS = ['VALID', 'EXPIRES_BEFORE_SIGNING', 'EXPIRED', 'TO_CHECK'] as const;
export type ExpiryVerdict = (typeof EXPIRY_VERDICTS)[number];

export type Expiry = {
  verdict: ExpiryVerdict;
  /** The first day on which it is no longer good; null when it does not end or nobody can tell. */
  expires_at: string | null;
  reason: string;
  /** What must be read first, where nothing else keeps from telling. */
  unread?: 'DATE' | 'RESULT';
};

/** POSITIVE: lead at 1 mg/cm² or more; asbestos that must be watched. */
export const DIAGNOSTIC_RESULTS = ['NEGATIVE', 'POSITIVE'] as const;
export type DiagnosticResult = (typeof DIAGNOSTIC_RESULTS)[number];

export type DatedDiagnostic = {
  kind: DiagnosticKind;
  use: DiagnosticUse;
  date_realised: string | null;
  result: DiagnosticResult | null;
  /** The day of the promise, or today. */
  reference_date: string;
  planned_signing_date: string | null;
};

/** Months, or for ever; a pair when the result decides. */
type Months = number | 'UNLIMITED';
type Validity = Months | Record<DiagnosticResult, Months>;

const always = (validity: Validity): Record<DiagnosticUse, Validity> => ({
  SALE: validity,
  RENTAL: validity,
});

export const DIAGNOSTIC_VALIDITY: Record<DiagnosticKind, Record<DiagnosticUse, Validity>> = {
  DPE: always(120),
  AUDIT: always(60),
  AMIANTE: always({ NEGATIVE: 'UNLIMITED', POSITIVE: 36 }),
  PLOMB: {
    SALE: { NEGATIVE: 'UNLIMITED', POSITIVE: 12 },
    RENTAL: { NEGATIVE: 'UNLIMITED', POSITIVE: 72 },
  },
  GAZ: { SALE: 36, RENTAL: 72 },
  ELECTRICITE: { SALE: 36, RENTAL: 72 },
  TERMITES: always(6),
  ERP: always(6),
  BRUIT: always('UNLIMITED'),
  MERULE: always(6),
  CHAUFFAGE_BOIS: always('UNLIMITED'),
  ASSAINISSEMENT: always(36),
  RACCORDEMENT: always(120),
};

/** Rules changed: what was made before the day on the left ended, at the latest, on the right. */
const OUTDATED: Partial<Record<DiagnosticKind, readonly { before: string; ended: string }[]>> = {
  DPE: [
    { before: '2018-01-01', ended: '2023-01-01' },
    { before: '2021-07-01', ended: '2025-01-01' },
  ],
  AMIANTE: [{ before: '2013-04-01', ended: '2013-04-01' }],
};

export const toCheck = (reason: string): Expiry => ({
  verdict: 'TO_CHECK',
  expires_at: null,
  reason,
});

const UNDATED: Expiry = { ...toCheck('La date de réalisation n’a pas été lue.'), unread: 'DATE' };

export function expiryOf(diagnostic: DatedDiagnostic): Expiry {
  const { kind, use, date_realised, result, reference_date, planned_signing_date } = diagnostic;
  if (date_realised === null) return UNDATED;
  if (date_realised > reference_date) {
    return toCheck(`La date lue, le ${frenchDay(date_realised)}, est à venir.`);
  }
  const outdated = OUTDATED[kind]?.find(({ before }) => date_realised < before);
  const validity = DIAGNOSTIC_VALIDITY[kind][use];
  const dependsOnResult = typeof validity === 'object';
  if (dependsOnResult && result === null && !outdated) {
    return { ...toCheck('Sa durée dépend du résultat, qui n’a pas été lu.'), unread: 'RESULT' };
  }
  const months = dependsOnResult ? validity[result ?? 'NEGATIVE'] : validity;
  const natural = months === 'UNLIMITED' ? null : endOf(kind, date_realised, months);
  const expires_at = earliest(natural, outdated?.ended ?? null);
  return judge(expires_at, reference_date, planned_signing_date);
}

/** « Moins de six mois » leaves out the day itself; a connection is good « dix ans au plus ». */
function endOf(kind: DiagnosticKind, from: string, months: number): string {
  const anniversary = addMonths(from, months);
  return kind === 'RACCORDEMENT' ? addDays(anniversary, 1) : anniversary;
}

export function earliest(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

export function judge(
  expires_at: string | null,
  reference_date: string,
  planned_signing_date: string | null,
): Expiry {
  if (expires_at === null) return { verdict: 'VALID', expires_at, reason: 'N’expire pas.' };
  const day = frenchDay(expires_at);
  if (reference_date >= expires_at) {
    return { verdict: 'EXPIRED', expires_at, reason: `Validité dépassée depuis le ${day}.` };
  }
  if (planned_signing_date !== null && planned_signing_date >= expires_at) {
    return {
      verdict: 'EXPIRES_BEFORE_SIGNING',
      expires_at,
      reason: `Expire le ${day}, avant la signature prévue le ${frenchDay(planned_signing_date)}.`,
    };
  }
  return {
    verdict: 'VALID',
    expires_at,
    reason: `Valable jusqu’au ${frenchDay(addDays(expires_at, -1))}.`,
  };
}

const GRAVITY: Record<ExpiryVerdict, number> = {
  EXPIRED: 0,
  TO_CHECK: 1,
  EXPIRES_BEFORE_SIGNING: 2,
  VALID: 3,
};

/** A file of several diagnostics is as good as the worst of them. */
export function worstExpiry(expiries: readonly Expiry[]): Expiry | null {
  const byGravity = expiries.toSorted(
    (a, b) =>
      GRAVITY[a.verdict] - GRAVITY[b.verdict] ||
      (a.expires_at ?? '9999-12-31').localeCompare(b.expires_at ?? '9999-12-31'),
  );
  return byGravity[0] ?? null;
}
