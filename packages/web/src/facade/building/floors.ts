import type { DocumentStatus } from '@quitus/domain/documents/status';

/** From the street up: building, flat, personal papers, buyers under the roof. */
export interface FloorsOf<T> {
  first: readonly T[];
  second: readonly T[];
  third: readonly T[];
  roof: readonly T[];
}

export type Floors = FloorsOf<DocumentStatus>;
/** For whoever only asks how many windows there are. */
export type Counted = FloorsOf<unknown>;

export type Storey = keyof Floors;
/** As the eye reads a building: from the top. */
export const STOREYS = ['roof', 'third', 'second', 'first'] as const satisfies readonly Storey[];

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

/** A house has no papers of a co-owned building, hence no first floor. */
export type HouseStorey = Exclude<Storey, 'first'>;
export type HouseFloors = Pick<Floors, HouseStorey>;
export const HOUSE_STOREYS = ['roof', 'third', 'second'] as const satisfies readonly HouseStorey[];
