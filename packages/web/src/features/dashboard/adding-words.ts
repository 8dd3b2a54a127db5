import type { DocumentStatus } from '@quitus/domain/documents/status';

/** What a file would do for a slot that waits for one. The others do not ask for any. */
export const ADDING_WORDS: Partial<Record<DocumentStatus, string>> = {
  A_AJOUTER: 'Ajouter',
  KO_SCRAPING: 'Ajouter',
  REJECTED: 'Redéposer',
  INCOMPLETE: 'Compléter',
  EXPIRED: 'Remplacer',
  MISSING_ANNEXES_COMPTABLES: 'Ajouter',
  MISSING_LAST_CONVOCATION: 'Ajouter',
  MISSING_LAST_APPEL: 'Ajouter',
};
