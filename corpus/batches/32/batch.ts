import type { Batch } from '../../paper.ts';
import { ANNEXES_ENSEMBLE } from './annexes-ensemble.ts';
import { ANNEXES_SEPAREES } from './annexes-separees.ts';
import { APPELS_COURANTS } from './appels-courants.ts';
import { APPELS_PARTICULIERS } from './appels-particuliers.ts';
import { CONVOCATIONS } from './convocations.ts';
import { DECOMPTES } from './decomptes.ts';
import { DIAGNOSTICS_ENERGIE_SANTE } from './diagnostics-energie-sante.ts';
import { DIAGNOSTICS_INSTALLATIONS } from './diagnostics-installations.ts';
import { ETRANGERS } from './etrangers.ts';
import { IMMEUBLE } from './immeuble.ts';
import { LOGEMENT } from './logement.ts';
import { PERSONNES } from './personnes.ts';
import { PV_ASSEMBLEES } from './pv-assemblees.ts';
import { PV_AUTRES } from './pv-autres.ts';
import { REGLEMENTS } from './reglements.ts';
import { RELEVES } from './releves.ts';
import { TITRES } from './titres.ts';

export const BATCH: Batch = {
  told: 'une semaine ordinaire ; corrigés une fois : le premier passage donnait 98,5 % de précision et 89,1 % de rappel',
  papers: [
    ...APPELS_COURANTS,
    ...APPELS_PARTICULIERS,
    ...RELEVES,
    ...DECOMPTES,
    ...ANNEXES_ENSEMBLE,
    ...ANNEXES_SEPAREES,
    ...PV_ASSEMBLEES,
    ...PV_AUTRES,
    ...CONVOCATIONS,
    ...IMMEUBLE,
    ...REGLEMENTS,
    ...TITRES,
    ...DIAGNOSTICS_ENERGIE_SANTE,
    ...DIAGNOSTICS_INSTALLATIONS,
    ...PERSONNES,
    ...LOGEMENT,
    ...ETRANGERS,
  ],
  piles: {
    'pile-vente-clermont-ferrand': [
      'titre-vente-clermont-ferrand',
      'taxe-avis-clermont-ferrand',
      'dpe-logement-clermont-ferrand',
      'appel-talon-clermont-ferrand',
    ],
    'pile-foirail-rodez': [
      'releve-solde-progressif-rodez',
      'etranger-relance-assurance-rodez',
      'ped-syndic-rodez',
      'rib-agence-rodez',
    ],
    'pile-copropriete-forez': [
      'pv-resolutions-saint-etienne',
      'appel-deux-lots-saint-etienne',
      'passeport-photocopie-saint-etienne',
    ],
  },
};
