import type { DocumentStatus } from '@quitus/domain/documents/status';

/** From the street up: building, flat, personal papers, buyers under the roof. */
export interface Floors {
  first: readonly DocumentStatus[];
  second: readonly DocumentStatus[];
  third: readonly DocumentStatus[];
  roof: readonly DocumentStatus[];
}

const row = (count: number, status: DocumentStatus) => Array.from({ length: count }, () => status);

const everywhere = (status: DocumentStatus): Floors => ({
  first: row(8, status),
  second: row(8, status),
  third: row(4, status),
  roof: row(3, status),
});

export const CLOSED_FLOORS = everywhere('A_AJOUTER');

export const COMPLETE_FLOORS = everywhere('VERIFIED');

/** A dossier nearly in order: the lit building of the street. */
export const LIVELY_FLOORS: Floors = {
  first: [
    ...row(4, 'VERIFIED'),
    'SCRAPING_PROCESSING',
    'VERIFIED',
    'VERIFIED',
    'CREATION_IN_PROCESS',
  ],
  second: [...row(5, 'VERIFIED'), 'NEW_A_VERIFIER', 'VERIFIED', 'VERIFIED'],
  third: row(4, 'VERIFIED'),
  roof: ['VERIFIED', 'VERIFIED', 'A_AJOUTER'],
};
