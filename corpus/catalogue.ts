import type { Paper } from './paper.ts';
// Every paper of the corpus, and the files that hold several.
import { ACTES_IMMEUBLE } from './papers/actes-immeuble.ts';
import { ANNEXES } from './papers/annexes.ts';
import { APPELS } from './papers/appels.ts';
import { ASSEMBLEES } from './papers/assemblees.ts';
import { AUTRES_MISES_EN_PAGE } from './papers/autres-mises-en-page.ts';
import { COMPTES } from './papers/comptes.ts';
import { CONVOCATIONS } from './papers/convocations.ts';
import { COPROPRIETE } from './papers/copropriete.ts';
import { DDT, DIAGNOSTICS } from './papers/diagnostics.ts';
import { ENERGIE } from './papers/energie.ts';
import { LOGEMENT } from './papers/logement.ts';
import { PERSONNES } from './papers/personnes.ts';
import { PIEGES } from './papers/pieges.ts';
import { SUPERFICIES } from './papers/superficies.ts';
import { TITRES } from './papers/titres.ts';

export const PAPERS: readonly Paper[] = [
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
];

const named = (...names: string[]): Paper[] =>
  names.map((name) => {
    const found = PAPERS.find((paper) => paper.name === name);
    if (!found) throw new Error(`no paper is called ${name}`);
    return found;
  });

export type Bundle = { name: string; papers: readonly Paper[] };

/** Several papers in one file, as people scan a pile or an agency sends a package. */
export const BUNDLES: readonly Bundle[] = [
  { name: 'lot-ddt', papers: DDT },
  { name: 'lot-charges', papers: named('appel-grille', 'releve-regle', 'decompte-tableau') },
  {
    name: 'lot-vendeur',
    papers: named('cni-carte', 'rib-coupon', 'naissance-extrait', 'taxe-ancien-avis'),
  },
  { name: 'lot-copropriete', papers: named('fiche-colonnes', 'pv-prose', 'carnet-tableaux') },
  {
    name: 'lot-divers',
    papers: named('piege-facture-plombier', 'titre-attestation', 'carrez-geometre', 'piege-mail'),
  },
];
