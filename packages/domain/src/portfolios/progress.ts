import type { DocumentType } from '../documents/document-type.ts';
import type { DocumentStatus } from '../documents/status.ts';
import { checklist, type Need, shownDocumentTypes } from './checklist.ts';
import type { PortfolioType } from './portfolio-type.ts';
import type { Situation } from './situation.ts';

/** The place of one document type in a dossier. */
export type Slot = {
  document_type: DocumentType;
  status: DocumentStatus;
  /** When the user marked it « ne s’applique pas ». */
  waived_at: string | Date | null;
};

/** `optional`: not in the total, and not verified. */
export type Progress = { verified: number; total: number; optional: number };

/** What may come into this dossier: not what does not apply, unless somebody put a file there anyway. */
export function applicableSlots<S extends Slot>(
  portfolio_type: PortfolioType,
  situation: Situation,
  slots: readonly S[],
): S[] {
  const needs = needsOf(portfolio_type, situation);
  return slots.filter(
    (slot) =>
      slot.waived_at === null && (isThere(slot) || needOf(needs, slot) !== 'NOT_APPLICABLE'),
  );
}

/**
 * The one count: what is needed, what an answer may yet make needed, and whatever else was verified. An
 * optional document joins it with its verification, so that a file that arrives never adds to what is to do.
 */
export const countedSlots = <S extends Slot>(
  portfolio_type: PortfolioType,
  situation: Situation,
  slots: readonly S[],
): S[] => besides(portfolio_type, situation, slots, ({ status }) => status === 'VERIFIED');

/** What somebody may have to act on: the count, and whatever was brought besides, verified or not. */
export const watchedSlots = <S extends Slot>(
  portfolio_type: PortfolioType,
  situation: Situation,
  slots: readonly S[],
): S[] => besides(portfolio_type, situation, slots, isThere);

/** What is or may be needed, and of the rest what `joins`. */
function besides<S extends Slot>(
  portfolio_type: PortfolioType,
  situation: Situation,
  slots: readonly S[],
  joins: (slot: S) => boolean,
): S[] {
  const needs = needsOf(portfolio_type, situation);
  return slots.filter(
    (slot) => slot.waived_at === null && (joins(slot) || !UNNEEDED.includes(needOf(needs, slot))),
  );
}

const UNNEEDED: readonly Need[] = ['OPTIONAL', 'NOT_APPLICABLE'];

const isThere = ({ status }: Slot): boolean => status !== 'A_AJOUTER';

type Needs = ReadonlyMap<DocumentType, Need>;

const needsOf = (portfolio_type: PortfolioType, situation: Situation): Needs =>
  new Map(
    checklist(portfolio_type, situation).map(({ document_type, need }) => [document_type, need]),
  );

/** What another kind of dossier asks for has no place in this one. */
const needOf = (needs: Needs, { document_type }: Slot): Need =>
  needs.get(document_type) ?? 'NOT_APPLICABLE';

export function progressOf(
  portfolio_type: PortfolioType,
  situation: Situation,
  slots: readonly Slot[],
): Progress {
  const counted = countedSlots(portfolio_type, situation, slots);
  const applicable = applicableSlots(portfolio_type, situation, slots);
  return {
    verified: verifiedCount(counted),
    total: counted.length,
    optional: applicable.length - counted.length,
  };
}

/** What a dossier into which nothing came yet counts. */
export const expectedSlots = (portfolio_type: PortfolioType, situation: Situation): Slot[] =>
  countedSlots(
    portfolio_type,
    situation,
    shownDocumentTypes(portfolio_type).map((document_type) => ({
      document_type,
      status: 'A_AJOUTER',
      waived_at: null,
    })),
  );

export const verifiedCount = (slots: readonly Slot[]): number =>
  slots.filter(({ status }) => status === 'VERIFIED').length;

const isVerified = (slots: readonly Slot[], type: DocumentType): boolean =>
  slots.some(({ document_type, status }) => document_type === type && status === 'VERIFIED');

/** What the notary asks for beside the pré-état daté. */
export type Beside = {
  diagnostics: boolean;
  title: boolean;
  mortgage_statement: boolean;
  carrez: boolean;
};

export const verifiedBeside = (slots: readonly Slot[]): Beside => ({
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
