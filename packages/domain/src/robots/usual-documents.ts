import type { DocumentType } from '../documents/document-type.ts';
import type { RobotScope } from './run-state.ts';

/** What a portal of each kind usually has. */
export const USUAL_DOCUMENTS = {
  SYNDIC: [
    'RCP_EDD',
    'FICHE_SYN',
    'CARNET_ENTRETIEN',
    'CV_AG',
    'PV_AG',
    'CHARGES',
    'DIAGNOSTICS_IMMEUBLE',
  ],
  TAX: ['TAX_FONCIERE'],
} as const satisfies Record<RobotScope, readonly DocumentType[]>;
