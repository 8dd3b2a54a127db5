// Why somebody of the team does not accept a document: what they pick, and the sentence it begins.
import type { DecidedStatus } from './control.ts';

export const REFUSAL_REASONS = [
  'WRONG_TYPE',
  'WRONG_BUILDING',
  'WRONG_OWNER',
  'WRONG_LOT',
  'ILLEGIBLE',
  'PAGES_MISSING',
  'SIDE_MISSING',
  'PIECE_MISSING',
  'ANNEXES_MISSING',
  'CALL_MISSING',
  'MEETING_MISSING',
  'OUT_OF_DATE',
  'UNSIGNED',
  'OTHER_REASON',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

type ReasonInfo = {
  label: string;
  /** What the slot becomes. */
  status: Exclude<DecidedStatus, 'VERIFIED'>;
  /** What the user reads, unless the team writes better. */
  text: string;
};

export const REFUSAL_REASON_INFO: Record<RefusalReason, ReasonInfo> = {
  WRONG_TYPE: {
    label: 'Ce n’est pas le bon document',
    status: 'REJECTED',
    text: 'Ce n’est pas le document attendu.',
  },
  WRONG_BUILDING: {
    label: 'Un autre immeuble',
    status: 'REJECTED',
    text: 'Ce document concerne un autre immeuble.',
  },
  WRONG_OWNER: {
    label: 'Un autre propriétaire',
    status: 'REJECTED',
    text: 'Ce document est au nom d’une autre personne.',
  },
  WRONG_LOT: {
    label: 'Un autre lot',
    status: 'REJECTED',
    text: 'Ce document concerne un autre lot.',
  },
  ILLEGIBLE: {
    label: 'Illisible',
    status: 'REJECTED',
    text: 'Une partie du document ne se lit pas. Déposez le fichier d’origine ou une photo plus nette.',
  },
  PAGES_MISSING: {
    label: 'Il manque des pages',
    status: 'INCOMPLETE',
    text: 'Il manque des pages à ce document.',
  },
  SIDE_MISSING: {
    label: 'Il manque une face',
    status: 'INCOMPLETE',
    text: 'Il manque le recto ou le verso.',
  },
  PIECE_MISSING: {
    label: 'Il manque une pièce',
    status: 'INCOMPLETE',
    text: 'Il manque une pièce.',
  },
  ANNEXES_MISSING: {
    label: 'Annexes comptables manquantes',
    status: 'MISSING_ANNEXES_COMPTABLES',
    text: 'Les annexes comptables ne sont pas jointes à la convocation.',
  },
  CALL_MISSING: {
    label: 'Dernier appel manquant',
    status: 'MISSING_LAST_APPEL',
    text: 'Il manque le dernier appel de fonds.',
  },
  MEETING_MISSING: {
    label: 'Dernière convocation manquante',
    status: 'MISSING_LAST_CONVOCATION',
    text: 'Il manque la convocation de la dernière assemblée générale.',
  },
  OUT_OF_DATE: {
    label: 'Expiré',
    status: 'EXPIRED',
    text: 'Ce document n’est plus valable.',
  },
  UNSIGNED: {
    label: 'Sans signature',
    status: 'INCOMPLETE',
    text: 'Il manque une signature.',
  },
  OTHER_REASON: {
    label: 'Autre raison',
    status: 'REJECTED',
    text: '',
  },
};
