import type { Batch } from '../../paper.ts';
import { ACTES } from './actes-notaires.ts';
import { ANNEXES } from './annexes-exercice.ts';
import { APPELS } from './appels-trimestre.ts';
import { A_VENIR } from './assemblees-a-venir.ts';
import { ASSEMBLEES } from './assemblees-tenues.ts';
import { COMPTES } from './comptes-proprietaires.ts';
import { DIAGNOSTICS } from './diagnostics-logement.ts';
import { IMMEUBLE } from './immeuble-et-impots.ts';
import { MESURAGES } from './mesurages-et-risques.ts';
import { SANS_CASE } from './papiers-sans-case.ts';
import { PERSONNES } from './personnes-et-vie.ts';

export const BATCH: Batch = {
  told: 'une semaine ordinaire ; corrigés une fois : le premier passage donnait 98,4 % de précision et 94,0 % de rappel',
  papers: [
    ...APPELS,
    ...COMPTES,
    ...ANNEXES,
    ...ASSEMBLEES,
    ...A_VENIR,
    ...ACTES,
    ...IMMEUBLE,
    ...DIAGNOSTICS,
    ...MESURAGES,
    ...PERSONNES,
    ...SANS_CASE,
  ],
  piles: {
    'pile-vendeur-kersauzon-quimper': [
      'cni-scan-kersauzon-quimper',
      'taxe-avis-kersauzon-quimper',
      'appel-steir-cles-quimper',
      'pv-rives-steir-quimper',
    ],
    'pile-rapports-steir-quimper': [
      'amiante-steir-liste-quimper',
      'electricite-steir-anomalies-quimper',
      'gaz-steir-sans-anomalie-quimper',
      'etranger-facture-diagnostics-quimper',
    ],
    'pile-vente-albertas-aix': [
      'titre-vente-mazarin-aix',
      'dpe-albertas-officiel-aix',
      'bail-albertas-location-nue-aix',
      'decompte-mirabeau-trop-percu-aix',
    ],
  },
};
