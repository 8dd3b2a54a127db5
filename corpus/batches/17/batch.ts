import type { Batch } from '../../paper.ts';
import { ACTES_ET_LIVRE_FONCIER } from './actes-et-livre-foncier.ts';
import { ANNEXES_COMPLETES } from './annexes-completes.ts';
import { ANNEXES_SEPAREES } from './annexes-separees.ts';
import { APPELS_EN_CARTES } from './appels-en-cartes.ts';
import { APPELS_ET_RETARDS } from './appels-et-retards.ts';
import { ASSEMBLEES_PARTICULIERES } from './assemblees-particulieres.ts';
import { COMPTES_DE_COPROPRIETAIRES } from './comptes-de-coproprietaires.ts';
import { COMPTES_EN_PETITS_CARACTERES } from './comptes-en-petits-caracteres.ts';
import { CONVOCATIONS_ET_POUVOIRS } from './convocations-et-pouvoirs.ts';
import { DECOMPTES_ANNUELS } from './decomptes-annuels.ts';
import { DIAGNOSTICS_INSTALLATIONS } from './diagnostics-installations.ts';
import { DIAGNOSTICS_SANTE } from './diagnostics-sante.ts';
import { ETRANGERS_VOISINS } from './etrangers-voisins.ts';
import { ETUDES_ET_CONGES } from './etudes-et-conges.ts';
import { IDENTITES_ET_COMPTES } from './identites-et-comptes.ts';
import { IMPOTS_ET_LOCATION } from './impots-et-location.ts';
import { LIASSES } from './liasses.ts';
import { PAPIERS_DE_RESIDENCE } from './papiers-de-residence.ts';
import { PROCES_VERBAL_LONG } from './proces-verbal-long.ts';
import { PROCES_VERBAUX } from './proces-verbaux.ts';
import { REGLEMENTS } from './reglements-et-modificatifs.ts';

export const BATCH: Batch = {
  told: 'corrigés une fois : le premier passage donnait 97,2 % de précision et 86,7 % de rappel',
  papers: [
    ...APPELS_EN_CARTES,
    ...APPELS_ET_RETARDS,
    ...COMPTES_DE_COPROPRIETAIRES,
    ...DECOMPTES_ANNUELS,
    ...ANNEXES_COMPLETES,
    ...ANNEXES_SEPAREES,
    ...PROCES_VERBAUX,
    ...PROCES_VERBAL_LONG,
    ...ASSEMBLEES_PARTICULIERES,
    ...CONVOCATIONS_ET_POUVOIRS,
    ...PAPIERS_DE_RESIDENCE,
    ...REGLEMENTS,
    ...ACTES_ET_LIVRE_FONCIER,
    ...IMPOTS_ET_LOCATION,
    ...DIAGNOSTICS_SANTE,
    ...DIAGNOSTICS_INSTALLATIONS,
    ...IDENTITES_ET_COMPTES,
    ...ETUDES_ET_CONGES,
    ...LIASSES,
    ...COMPTES_EN_PETITS_CARACTERES,
    ...ETRANGERS_VOISINS,
  ],
  piles: {
    'pile-syndic-nanterre': [
      'appel-cles-speciales-nanterre',
      'decompte-cles-nanterre',
      'pv-dense-nanterre',
      'etranger-paie-gardien-nanterre',
    ],
    'pile-vente-nancy': [
      'titre-attestation-vente-nancy',
      'gaz-dgi-nancy',
      'cni-photocopie-nancy',
      'rib-appli-nancy',
    ],
    'pile-proprietaire-lyon': [
      'dpe-echelle-lyon',
      'electricite-points-lyon',
      'carrez-tableau-lyon',
      'decompte-cartes-lyon',
    ],
  },
};
