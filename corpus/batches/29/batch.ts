import type { Batch } from '../../paper.ts';
import { ANNEXES_EXERCICE } from './annexes-exercice.ts';
import { ANNEXES_SEPAREES } from './annexes-separees.ts';
import { APPELS_PARTICULIERS } from './appels-particuliers.ts';
import { APPELS_TRIMESTRE } from './appels-trimestre.ts';
import { ASSEMBLEES_ANNUELLES } from './assemblees-annuelles.ts';
import { ASSEMBLEES_DIVERSES } from './assemblees-diverses.ts';
import { CARNETS_ETATS } from './carnets-etats.ts';
import { CONVOCATIONS_SEMAINE } from './convocations-semaine.ts';
import { DECOMPTES_CHARGES } from './decomptes-charges.ts';
import { DIAGNOSTICS_ENERGIE_SANTE } from './diagnostics-energie-sante.ts';
import { DIAGNOSTICS_SURETE } from './diagnostics-surete.ts';
import { ETRANGERS_SEMAINE } from './etrangers-semaine.ts';
import { FICHES_SYNTHETIQUES } from './fiches-synthetiques.ts';
import { LOGEMENT_LOUE_ASSURE } from './logement-loue-assure.ts';
import { PAPIERS_VENDEURS } from './papiers-vendeurs.ts';
import { REGISTRES_IMPOTS } from './registres-impots.ts';
import { REGLEMENTS_COPROPRIETE } from './reglements-copropriete.ts';
import { RELEVES_COMPTES } from './releves-comptes.ts';
import { SUPERFICIES_PRIVATIVES } from './superficies-privatives.ts';
import { TITRES_PROPRIETE } from './titres-propriete.ts';

export const BATCH: Batch = {
  told: 'une semaine ordinaire ; corrigés une fois : le premier passage donnait 99,0 % de précision et 95,4 % de rappel',
  papers: [
    ...ANNEXES_EXERCICE,
    ...ANNEXES_SEPAREES,
    ...APPELS_PARTICULIERS,
    ...APPELS_TRIMESTRE,
    ...ASSEMBLEES_ANNUELLES,
    ...ASSEMBLEES_DIVERSES,
    ...CARNETS_ETATS,
    ...CONVOCATIONS_SEMAINE,
    ...DECOMPTES_CHARGES,
    ...DIAGNOSTICS_ENERGIE_SANTE,
    ...DIAGNOSTICS_SURETE,
    ...ETRANGERS_SEMAINE,
    ...FICHES_SYNTHETIQUES,
    ...LOGEMENT_LOUE_ASSURE,
    ...PAPIERS_VENDEURS,
    ...REGISTRES_IMPOTS,
    ...REGLEMENTS_COPROPRIETE,
    ...RELEVES_COMPTES,
    ...SUPERFICIES_PRIVATIVES,
    ...TITRES_PROPRIETE,
  ],
  piles: {
    'pile-vente-jardins-de-proce': [
      'titre-vente-demembree-nantes',
      'appel-provision-edite-nantes',
      'dpe-officiel-appartement-nantes',
      'cni-photocopie-nantes',
    ],
    'pile-saint-brieuc-loue': [
      'bail-type-meuble-saint-brieuc',
      'gaz-rapport-saint-brieuc',
      'taxe-espace-particulier-saint-brieuc',
      'entretien-chaudiere-saint-brieuc',
    ],
    'pile-courrier-rennes-saint-malo': [
      'appel-travaux-ravalement-rennes',
      'etranger-devis-ravalement-rennes',
      'pv-benevole-dactylo-saint-malo',
      'plomb-crep-saint-malo',
    ],
  },
};
