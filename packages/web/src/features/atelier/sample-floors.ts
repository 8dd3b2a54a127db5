import type { DocumentStatus } from '@quitus/domain/documents/status';

import type { Floors, FloorsOf } from '../../facade/building/floors.ts';
import type { FacadeDocument } from '../../facade/LiveFacade.tsx';

const row = (count: number, status: DocumentStatus) => Array.from({ length: count }, () => status);

/** A dossier on its way, with most of the statuses. */
export const BUSY_FLOORS: Floors = {
  first: [
    ...row(4, 'VERIFIED'),
    'SCRAPING_PROCESSING',
    'MISSING_LAST_APPEL',
    'NEW_A_VERIFIER',
    'A_AJOUTER',
  ],
  second: [...row(4, 'VERIFIED'), 'EXPIRED', 'NEW_A_VERIFIER', 'PENDING_PAYMENT', 'A_AJOUTER'],
  third: ['VERIFIED', 'VERIFIED', 'REJECTED', 'A_AJOUTER'],
  roof: ['VERIFIED', 'A_AJOUTER', 'A_AJOUTER'],
};

export const TIGHT_FLOORS: Floors = {
  first: [...row(6, 'VERIFIED'), 'KO_SCRAPING', 'INCOMPLETE', 'EXPIRED', 'A_AJOUTER'],
  second: [...row(7, 'VERIFIED'), 'NEW_A_VERIFIER', 'CREATION_IN_PROCESS'],
  third: row(6, 'VERIFIED'),
  roof: row(5, 'VERIFIED'),
};

export const DOUBLE_FLOORS: Floors = {
  first: [...row(8, 'VERIFIED'), 'KO_SCRAPING', 'REJECTED', 'INCOMPLETE', ...row(5, 'A_AJOUTER')],
  second: [...row(7, 'VERIFIED'), 'NEW_A_VERIFIER', 'EXPIRED', 'SCRAPING_PROCESSING', 'VERIFIED'],
  third: row(12, 'VERIFIED'),
  roof: row(7, 'VERIFIED'),
};

const MIXED = [
  'VERIFIED',
  'VERIFIED',
  'A_AJOUTER',
  'NEW_A_VERIFIER',
  'VERIFIED',
  'MISSING_LAST_APPEL',
  'REJECTED',
] as const satisfies readonly DocumentStatus[];

/** As many windows on every floor: a dossier may have any number of documents. */
export function evenFloors(count: number): Floors {
  const floor = Array.from(
    { length: count },
    (_, index): DocumentStatus => MIXED[index % MIXED.length] ?? 'A_AJOUTER',
  );
  return { first: floor, second: floor, third: floor, roof: floor };
}

const NAMES = {
  first: [
    'Règlement de copropriété',
    'Fiche synthétique',
    'Carnet d’entretien',
    'Convocation d’assemblée générale',
    'Procès-verbaux d’assemblée générale',
    'Appels de charges',
    'Diagnostics de l’immeuble',
    'Pré-état daté',
  ],
  second: [
    'Titre de propriété',
    'Taxe foncière',
    'Certificat Carrez',
    'Plan du logement et annexes',
    'Diagnostics du logement',
    'Assurances du logement',
    'État hypothécaire',
    'Autres documents du bien',
  ],
  third: ['Pièce d’identité', 'Acte de naissance', 'RIB', 'Autre document'],
  roof: [
    'Pièce d’identité des acquéreurs',
    'Acte de naissance des acquéreurs',
    'Autres documents des acquéreurs',
  ],
};

const documents = (storey: keyof Floors): FacadeDocument[] =>
  NAMES[storey].map((name, index) => ({
    id: `${storey}-${index}`,
    name,
    status: BUSY_FLOORS[storey][index] ?? 'A_AJOUTER',
  }));

export const NAMED_FLOORS: FloorsOf<FacadeDocument> = {
  first: documents('first'),
  second: documents('second'),
  third: documents('third'),
  roof: documents('roof'),
};
