import type { Batch } from '../../paper.ts';
import { ACTES_IMMEUBLE } from './actes-immeuble.ts';
import { ANNEXES } from './annexes.ts';
import { APPELS } from './appels.ts';
import { ASSEMBLEES } from './assemblees.ts';
import { AUTRES_MISES_EN_PAGE } from './autres-mises-en-page.ts';
import { COMPTES } from './comptes.ts';
import { CONVOCATIONS } from './convocations.ts';
import { COPROPRIETE } from './copropriete.ts';
import { DIAGNOSTICS } from './diagnostics.ts';
import { ENERGIE } from './energie.ts';
import { LOGEMENT } from './logement.ts';
import { PERSONNES } from './personnes.ts';
import { PIEGES } from './pieges.ts';
import { SUPERFICIES } from './superficies.ts';
import { TITRES } from './titres.ts';

export const BATCH: Batch = {
  told: 'déjà vus : les règles ont été corrigées sur eux',
  papers: [
    ...APPELS,
    ...COMPTES,
    ...ANNEXES,
    ...ASSEMBLEES,
    ...CONVOCATIONS,
    ...COPROPRIETE,
    ...ACTES_IMMEUBLE,
    ...TITRES,
    ...ENERGIE,
    ...DIAGNOSTICS,
    ...SUPERFICIES,
    ...LOGEMENT,
    ...PERSONNES,
    ...PIEGES,
    ...AUTRES_MISES_EN_PAGE,
  ],
  piles: {
    'lot-ddt': [
      'ddt-couverture',
      'amiante-grille',
      'termites-grille',
      'gaz-grille',
      'electricite-grille',
    ],
    'lot-charges': ['appel-grille', 'releve-regle', 'decompte-tableau'],
    'lot-vendeur': ['cni-carte', 'rib-coupon', 'naissance-extrait', 'taxe-ancien-avis'],
    'lot-copropriete': ['fiche-colonnes', 'pv-prose', 'carnet-tableaux'],
    'lot-divers': ['piege-facture-plombier', 'titre-attestation', 'carrez-geometre', 'piege-mail'],
  },
};
