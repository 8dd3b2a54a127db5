// The fourteenth batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';
import { ACTES_DE_COPROPRIETE } from './papers-14/actes-de-copropriete.ts';
import { ANNEXES_DU_GROUPE } from './papers-14/annexes-du-groupe.ts';
import { APPELS_DE_TRAVAUX } from './papers-14/appels-de-travaux.ts';
import { APPELS_TRIMESTRIELS } from './papers-14/appels-trimestriels.ts';
import { AVIS_DE_REUNION } from './papers-14/avis-de-reunion.ts';
import { CONTROLES_ET_RISQUES } from './papers-14/controles-et-risques.ts';
import { DECOMPTES_ANNUELS } from './papers-14/decomptes-annuels.ts';
import { ETATS_FINANCIERS } from './papers-14/etats-financiers.ts';
import { FICHES_DE_COPROPRIETE } from './papers-14/fiches-de-copropriete.ts';
import { HORS_DOSSIER } from './papers-14/hors-dossier.ts';
import { IDENTITES_ET_BANQUES } from './papers-14/identites-et-banques.ts';
import { LOCATION_ET_CONTRATS } from './papers-14/location-et-contrats.ts';
import { MESURES_DE_SURFACE } from './papers-14/mesures-de-surface.ts';
import { PROCES_VERBAL_PARIS } from './papers-14/proces-verbal-paris.ts';
import { PROCES_VERBAUX } from './papers-14/proces-verbaux.ts';
import { RAPPORTS_DE_DIAGNOSTIC } from './papers-14/rapports-de-diagnostic.ts';
import { RELEVES_DE_COMPTE } from './papers-14/releves-de-compte.ts';
import { TAXES_FONCIERES } from './papers-14/taxes-foncieres.ts';
import { VENTES_ET_FORMALITES } from './papers-14/ventes-et-formalites.ts';

export const FOURTEENTH_PAPERS: readonly Paper[] = [
  ...APPELS_TRIMESTRIELS,
  ...APPELS_DE_TRAVAUX,
  ...RELEVES_DE_COMPTE,
  ...DECOMPTES_ANNUELS,
  ...ANNEXES_DU_GROUPE,
  ...ETATS_FINANCIERS,
  ...PROCES_VERBAUX,
  ...PROCES_VERBAL_PARIS,
  ...AVIS_DE_REUNION,
  ...FICHES_DE_COPROPRIETE,
  ...ACTES_DE_COPROPRIETE,
  ...VENTES_ET_FORMALITES,
  ...RAPPORTS_DE_DIAGNOSTIC,
  ...CONTROLES_ET_RISQUES,
  ...MESURES_DE_SURFACE,
  ...TAXES_FONCIERES,
  ...IDENTITES_ET_BANQUES,
  ...LOCATION_ET_CONTRATS,
  ...HORS_DOSSIER,
];

/** Files that hold several: name → names of its papers. */
export const FOURTEENTH_PILES: Record<string, readonly string[]> = {
  'pile-vendeurs-robinson': [
    'cni-plastifiee-robinson',
    'taxe-avis-robinson',
    'rib-compte-joint-robinson',
    'appel-trimestre-robinson',
  ],
  'pile-diagnostics-nice': ['plomb-crep-nice', 'erp-etat-nice', 'quittance-agence-nice'],
  'pile-bailleur-monplaisir': [
    'gaz-etat-monplaisir',
    'boutin-attestation-monplaisir',
    'assurance-pno-francheville',
    'etranger-info-chantier-monplaisir',
  ],
};
