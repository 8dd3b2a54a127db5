// Every paper of the corpus by batch, and the files that hold several.
import { EIGHTH_PAPERS, EIGHTH_PILES } from './eighth-batch.ts';
import { ELEVENTH_PAPERS, ELEVENTH_PILES } from './eleventh-batch.ts';
import { FIFTH_PAPERS, FIFTH_PILES } from './fifth-batch.ts';
import { FOURTEENTH_PAPERS, FOURTEENTH_PILES } from './fourteenth-batch.ts';
import { FOURTH_PAPERS, FOURTH_PILES } from './fourth-batch.ts';
import { NINTH_PAPERS, NINTH_PILES } from './ninth-batch.ts';
import type { Paper } from './paper.ts';
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
import { SECOND_PAPERS } from './second-batch.ts';
import { SEVENTH_PAPERS, SEVENTH_PILES } from './seventh-batch.ts';
import { SIXTH_PAPERS, SIXTH_PILES } from './sixth-batch.ts';
import { TENTH_PAPERS, TENTH_PILES } from './tenth-batch.ts';
import { THIRD_PAPERS, THIRD_PILES } from './third-batch.ts';
import { THIRTEENTH_PAPERS, THIRTEENTH_PILES } from './thirteenth-batch.ts';
import { TWELFTH_PAPERS, TWELFTH_PILES } from './twelfth-batch.ts';

/** Each was written by somebody who had not seen the reader, and is mended on only once it was measured. */
export const BATCHES = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const;
export type Batch = (typeof BATCHES)[number];

const FIRST_PAPERS: readonly Paper[] = [
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

export const PAPERS: Record<Batch, readonly Paper[]> = {
  1: FIRST_PAPERS,
  2: SECOND_PAPERS,
  3: THIRD_PAPERS,
  4: FOURTH_PAPERS,
  5: FIFTH_PAPERS,
  6: SIXTH_PAPERS,
  7: SEVENTH_PAPERS,
  8: EIGHTH_PAPERS,
  9: NINTH_PAPERS,
  10: TENTH_PAPERS,
  11: ELEVENTH_PAPERS,
  12: TWELFTH_PAPERS,
  13: THIRTEENTH_PAPERS,
  14: FOURTEENTH_PAPERS,
};

const named = (batch: Batch, ...names: string[]): Paper[] =>
  names.map((name) => {
    const found = PAPERS[batch].find((paper) => paper.name === name);
    if (!found) throw new Error(`no paper is called ${name}`);
    return found;
  });

const pilesOf = (batch: Batch, piles: Record<string, readonly string[]>): Bundle[] =>
  Object.entries(piles).map(([name, papers]) => ({ name, batch, papers: named(batch, ...papers) }));

export type Bundle = { name: string; batch: Batch; papers: readonly Paper[] };

/** Several papers in one file, as people scan a pile or an agency sends a package. */
export const BUNDLES: readonly Bundle[] = [
  { name: 'lot-ddt', batch: 1, papers: DDT },
  {
    name: 'lot-charges',
    batch: 1,
    papers: named(1, 'appel-grille', 'releve-regle', 'decompte-tableau'),
  },
  {
    name: 'lot-vendeur',
    batch: 1,
    papers: named(1, 'cni-carte', 'rib-coupon', 'naissance-extrait', 'taxe-ancien-avis'),
  },
  {
    name: 'lot-copropriete',
    batch: 1,
    papers: named(1, 'fiche-colonnes', 'pv-prose', 'carnet-tableaux'),
  },
  {
    name: 'lot-divers',
    batch: 1,
    papers: named(
      1,
      'piege-facture-plombier',
      'titre-attestation',
      'carrez-geometre',
      'piege-mail',
    ),
  },
  {
    name: 'pile-diagnostics',
    batch: 2,
    papers: named(2, 'dpe-trois-feuilles', 'amiante-fiche', 'gaz-cases', 'erp-imprime'),
  },
  {
    name: 'pile-immeuble',
    batch: 2,
    papers: named(2, 'pv-colonnes', 'appel-par-lot', 'etranger-mandat-de-syndic', 'releve-fil'),
  },
  {
    name: 'pile-proprietaire',
    batch: 2,
    papers: named(2, 'cni-recto-verso', 'titre-attestation-lettre', 'carrez-pieces', 'rib-lettre'),
  },
  ...pilesOf(3, THIRD_PILES),
  ...pilesOf(4, FOURTH_PILES),
  ...pilesOf(5, FIFTH_PILES),
  ...pilesOf(6, SIXTH_PILES),
  ...pilesOf(7, SEVENTH_PILES),
  ...pilesOf(8, EIGHTH_PILES),
  ...pilesOf(9, NINTH_PILES),
  ...pilesOf(10, TENTH_PILES),
  ...pilesOf(11, ELEVENTH_PILES),
  ...pilesOf(12, TWELFTH_PILES),
  ...pilesOf(13, THIRTEENTH_PILES),
  ...pilesOf(14, FOURTEENTH_PILES),
];
