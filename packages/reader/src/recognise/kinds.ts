// Every kind of paper the reader knows, by type: a new type does not compile until it says what it looks like.
import type { DocumentType } from '@quitus/domain/documents/document-type';

import type { Kind } from './kind.ts';
import { APPEL_DE_FONDS } from './phrases/appel-de-fonds.data.ts';
import { DIAGNOSTICS_ASSAINISSEMENT } from './phrases/assainissement.data.ts';
import { ASSURANCES_DU_LOGEMENT } from './phrases/assurances.data.ts';
import { CARNET_ENTRETIEN } from './phrases/carnet-entretien.data.ts';
import { CERT_CARREZ } from './phrases/cert-carrez.data.ts';
import { CERTIFICAT_DE_SUPERFICIE } from './phrases/certificat-de-superficie.data.ts';
import { CV_AG } from './phrases/cv-ag.data.ts';
import { DECOMPTE } from './phrases/decompte.data.ts';
import { DIAGNOSTICS_IMMEUBLE } from './phrases/diagnostics-immeuble.data.ts';
import { DIAGNOSTICS } from './phrases/diagnostics.data.ts';
import { ENTRETIEN } from './phrases/entretien.data.ts';
import { ETAT_HYPOTHECAIRE } from './phrases/etat-hypothecaire.data.ts';
import { FICHE_SYN } from './phrases/fiche-syn.data.ts';
import { LOGEMENT_LOUE } from './phrases/logement-loue.data.ts';
import { DOCS_MAISON_MOINS_10_ANS } from './phrases/maison-moins-10-ans.data.ts';
import { DOCS_AUTRE_ACQUEREURS, OTHER, OTHER_PROPERTY_DOCS } from './phrases/other.data.ts';
import { ACT_NAISSANCE, DOC_IDENTITE, RIB } from './phrases/personal.data.ts';
import { PLAN_DU_LOGEMENT_ET_ANNEXES } from './phrases/plan.data.ts';
import { PRE_ETAT_DATE } from './phrases/pre-etat-date.data.ts';
import { PV_AG } from './phrases/pv-ag.data.ts';
import { RCP_EDD } from './phrases/rcp-edd.data.ts';
import { RELEVE_DE_COMPTE } from './phrases/releve-de-compte.data.ts';
import { TAX_FONCIERE } from './phrases/tax-fonciere.data.ts';
import { TITRE_PROP } from './phrases/titre-prop.data.ts';

const KINDS_OF: Record<DocumentType, readonly Kind[]> = {
  RCP_EDD,
  FICHE_SYN,
  CARNET_ENTRETIEN,
  CV_AG,
  PV_AG,
  CHARGES: [APPEL_DE_FONDS, RELEVE_DE_COMPTE, DECOMPTE],
  PRE_ETAT_DATE,
  DIAGNOSTICS_IMMEUBLE,
  TAX_FONCIERE,
  TITRE_PROP,
  DIAGNOSTICS,
  CERT_CARREZ,
  PLAN_DU_LOGEMENT_ET_ANNEXES,
  CERTIFICAT_DE_SUPERFICIE,
  ASSURANCES_DU_LOGEMENT,
  ENTRETIEN,
  LOGEMENT_LOUE,
  OTHER_PROPERTY_DOCS,
  DIAGNOSTICS_ASSAINISSEMENT,
  ETAT_HYPOTHECAIRE,
  DOCS_MAISON_MOINS_10_ANS,
  ACT_NAISSANCE,
  DOC_IDENTITE,
  RIB,
  OTHER,
  // The card of a buyer looks like the card of a seller: only a person can say which it is.
  DOC_IDENTITE_ACQUEREURS: [],
  ACT_NAISSANCE_ACQUEREURS: [],
  DOCS_AUTRE_ACQUEREURS,
};

export const KINDS: readonly Kind[] = Object.values(KINDS_OF).flat();
