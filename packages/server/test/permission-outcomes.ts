// Who may do what, said shortly: the cells of the permission matrix.
import type { Column, World } from './permission-world.ts';

export type Outcomes = Partial<Record<Column, string>> & { others: string };
export type Row = {
  call: (world: World) => Promise<unknown>;
  outcomes: Outcomes;
  /** What somebody allowed hears of an unknown id; must be what the others hear of a known one. */
  unknown?: string;
};

const HIDDEN = 'SALE_PORTFOLIO_NOT_FOUND';
export const manage = (guests: string = 'FORBIDDEN'): Pick<Row, 'outcomes' | 'unknown'> => ({
  outcomes: {
    OWNER: 'accepted',
    MASTER: 'accepted',
    NOTAIRE: guests,
    ACQUEREUR: guests,
    AGENT: guests,
    VENDEUR: guests,
    STAFF: guests,
    others: HIDDEN,
  },
  unknown: HIDDEN,
});
export const also = (row: Pick<Row, 'outcomes' | 'unknown'>, outcomes: Partial<Outcomes>) => ({
  ...row,
  outcomes: { ...row.outcomes, ...outcomes },
});
/** The file is the owner's: guests do not take it out, nor its place. */
export const NOT_THEIRS = {
  NOTAIRE: 'FILE_NOT_YOURS',
  VENDEUR: 'FILE_NOT_YOURS',
  ACQUEREUR: 'FORBIDDEN',
} as const;
export const everybody = { outcomes: { others: 'accepted' } };
/** Agents and guests have nobody below them. */
export const heads = (outcome: string, others = 'FORBIDDEN'): Outcomes => ({
  MASTER: outcome,
  OTHER_BASIC: outcome,
  OTHER_PRO_ON_DEMAND: outcome,
  OTHER_PRO_UNLIMITED: outcome,
  OTHER_MASTER: outcome,
  STAFF: outcome,
  others,
});
/** An account is not a visit. */
export const notAVisitor = { outcomes: { others: 'UNAUTHENTICATED' } };
export const shareOf = ({ uid, share_id }: World) => ({ uid, share_id });
export const documentOf = (uid: string) => ({ uid, document_type: 'PV_AG' }) as const;

/** `'public'`: anybody may call, with or without an account, and the answer is the same. */
export type Matrix = Record<string, Row | 'public'>;
