import type { DocumentType } from '../documents/document-type.ts';
import type { DocumentStatus } from '../documents/status.ts';
import { checklist } from './checklist.ts';
import type { PortfolioType } from './portfolio-type.ts';
import type { Situation } from './situation.ts';

/** The place of one document type in a dossier. */
export type Slot = {
  document_type: DocumentType;
  status: DocumentStatus;
  /** When the user marked it « ne s’applique pas ». */
  waived_at: string | Date | null;
};

export type Progress = { verified: number; total: number };

/** What the dossier counts: not what does not apply, unless somebody put a file there anyway. */
export function countedSlots<S extends Slot>(
  portfolio_type: PortfolioType,
  situation: Situation,
  slots: readonly S[],
): S[] {
  const applicable = new Set(
    checklist(portfolio_type, situation)
      .filter(({ need }) => need !== 'NOT_APPLICABLE')
      .map(({ document_type }) => document_type),
  );
  return slots.filter(
    ({ document_type, status, waived_at }) =>
      waived_at === null && (status !== 'A_AJOUTER' || applicable.has(document_type)),
  );
}

export function progressOf(
  portfolio_type: PortfolioType,
  situation: Situation,
  slots: readonly Slot[],
): Progress {
  const counted = countedSlots(portfolio_type, situation, slots);
  return { verified: verifiedCount(counted), total: counted.length };
}

export const verifiedCount = (slots: readonly Slot[]): number =>
  slots.filter(({ status }) => status === 'VERIFIED').length;

const isVerified = (slots: readonly Slot[], type: DocumentType): boolean =>
  slots.some(({ document_type, status }) => document_type === type && status === 'VERIFIED');

export type Readiness = {
  diagnostics: boolean;
  title: boolean;
  mortgage_statement: boolean;
  carrez: boolean;
};

export const readiness = (slots: readonly Slot[]): Readiness => ({
  diagnostics: isVerified(slots, 'DIAGNOSTICS'),
  title: isVerified(slots, 'TITRE_PROP'),
  mortgage_statement: isVerified(slots, 'ETAT_HYPOTHECAIRE'),
  carrez: isVerified(slots, 'CERT_CARREZ'),
});

export const ORDER_NEEDS = ['CV_AG', 'CHARGES'] as const satisfies readonly DocumentType[];

export type OrderRefusal = { missing: DocumentType[] };

/** A pré-état daté is made from the accounts and the calls for funds: both must be verified. */
export function orderRefusal(slots: readonly Slot[]): OrderRefusal | null {
  const missing = ORDER_NEEDS.filter((type) => !isVerified(slots, type));
  return missing.length === 0 ? null : { missing };
}
