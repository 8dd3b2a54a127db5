// Which rules a document must pass to be accepted without anybody looking.
import type { DocumentType } from '../documents/document-type.ts';
import { CONTROL_RULES, type ControlRule } from './control.ts';

/** Of the building: whoever received it, it is the same paper. */
const BUILDING: readonly ControlRule[] = [
  'RIGHT_TYPE',
  'RIGHT_BUILDING',
  'LEGIBLE',
  'COMPLETE',
  'IN_DATE',
  'CONSISTENT',
];

/** Of the home: the neighbours have the same address, so the lot or the owner must tell them apart. */
const HOME = CONTROL_RULES;

const OF_OWNER: readonly ControlRule[] = [
  'RIGHT_TYPE',
  'RIGHT_OWNER',
  'LEGIBLE',
  'COMPLETE',
  'IN_DATE',
  'CONSISTENT',
];

/** PERSON: no rule of ours can tell whether it is what the sale needs. */
export const REQUIRED_RULES: Record<DocumentType, readonly ControlRule[] | 'PERSON'> = {
  RCP_EDD: BUILDING,
  FICHE_SYN: BUILDING,
  CARNET_ENTRETIEN: BUILDING,
  CV_AG: BUILDING,
  PV_AG: BUILDING,
  CHARGES: HOME,
  PRE_ETAT_DATE: 'PERSON',
  DIAGNOSTICS_IMMEUBLE: BUILDING,
  TAX_FONCIERE: ['RIGHT_BUILDING', ...OF_OWNER],
  TITRE_PROP: HOME,
  DIAGNOSTICS: HOME,
  CERT_CARREZ: HOME,
  PLAN_DU_LOGEMENT_ET_ANNEXES: 'PERSON',
  CERTIFICAT_DE_SUPERFICIE: HOME,
  ASSURANCES_DU_LOGEMENT: ['RIGHT_BUILDING', ...OF_OWNER],
  ENTRETIEN: HOME,
  // A lease goes on until somebody ends it: no day of its own makes it old.
  LOGEMENT_LOUE: [
    'RIGHT_TYPE',
    'RIGHT_BUILDING',
    'RIGHT_OWNER',
    'LEGIBLE',
    'COMPLETE',
    'CONSISTENT',
  ],
  OTHER_PROPERTY_DOCS: 'PERSON',
  DIAGNOSTICS_ASSAINISSEMENT: HOME,
  ETAT_HYPOTHECAIRE: ['RIGHT_BUILDING', ...OF_OWNER],
  DOCS_MAISON_MOINS_10_ANS: 'PERSON',
  ACT_NAISSANCE: OF_OWNER,
  DOC_IDENTITE: OF_OWNER,
  RIB: OF_OWNER,
  OTHER: 'PERSON',
  // Nobody tells the dossier who buys.
  DOC_IDENTITE_ACQUEREURS: 'PERSON',
  ACT_NAISSANCE_ACQUEREURS: 'PERSON',
  DOCS_AUTRE_ACQUEREURS: 'PERSON',
};

/** What is shown to the person who decides, where no rule can. */
export const SHOWN_TO_PERSON: readonly ControlRule[] = ['RIGHT_TYPE', 'LEGIBLE'];
