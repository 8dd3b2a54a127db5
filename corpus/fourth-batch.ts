// The fourth batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';
import { ACTES_PUBLIES } from './papers-4/actes-publies.ts';
import { APPELS_PROVISIONS } from './papers-4/appels-provisions.ts';
import { COMPTES_DU_SYNDICAT } from './papers-4/comptes-du-syndicat.ts';
import { COMPTES_PAR_CLE } from './papers-4/comptes-par-cle.ts';
import { EXPERTISES_ENERGIE } from './papers-4/expertises-energie.ts';
import { EXPERTISES_LIEUX } from './papers-4/expertises-lieux.ts';
import { EXPERTISES_MATERIAUX } from './papers-4/expertises-materiaux.ts';
import { IDENTITES } from './papers-4/identites.ts';
import { IMMEUBLES } from './papers-4/immeubles.ts';
import { IMPOTS_LOCAUX } from './papers-4/impots-locaux.ts';
import { INTRUS } from './papers-4/intrus.ts';
import { INVITATIONS } from './papers-4/invitations.ts';
import { LOCATIONS } from './papers-4/locations.ts';
import { MESURAGES } from './papers-4/mesurages.ts';
import { REPARTITIONS_ANNUELLES } from './papers-4/repartitions-annuelles.ts';
import { SEANCES } from './papers-4/seances.ts';
import { SITUATIONS_DE_COMPTE } from './papers-4/situations-de-compte.ts';
import { SYNDIC_BENEVOLE } from './papers-4/syndic-benevole.ts';
import { VENTES } from './papers-4/ventes.ts';

export const FOURTH_PAPERS: readonly Paper[] = [
  ...APPELS_PROVISIONS,
  ...SITUATIONS_DE_COMPTE,
  ...REPARTITIONS_ANNUELLES,
  ...COMPTES_DU_SYNDICAT,
  ...COMPTES_PAR_CLE,
  ...SEANCES,
  ...SYNDIC_BENEVOLE,
  ...INVITATIONS,
  ...IMMEUBLES,
  ...ACTES_PUBLIES,
  ...VENTES,
  ...EXPERTISES_ENERGIE,
  ...MESURAGES,
  ...EXPERTISES_MATERIAUX,
  ...EXPERTISES_LIEUX,
  ...IDENTITES,
  ...IMPOTS_LOCAUX,
  ...LOCATIONS,
  ...INTRUS,
];

/** Several papers of the batch in one file, by their names. */
export const FOURTH_PILES: Record<string, readonly string[]> = {
  'tas-vente-orleans': [
    'carrez-certificat-liciel',
    'electricite-rapport-orleans',
    'erp-etat-orleans',
    'taxe-avis-orleans',
  ],
  'tas-creteil': [
    'appel-etancheite-alur',
    'releve-extrait-450',
    'intrus-devis-architecte',
    'fiche-registre-creteil',
  ],
  'tas-bailleur-annecy': [
    'titre-attestation-acquisition',
    'quittance-proprietaire-annecy',
    'rib-neobanque-sci',
    'passeport-photocopie-annecy',
  ],
};
