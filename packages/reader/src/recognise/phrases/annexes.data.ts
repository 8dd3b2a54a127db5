import type { SubKind } from '@quitus/domain/reading/read-document';

import type { Kind, Sign } from '../kind.ts';
import { OF_A_BUSINESS } from './other-worlds.data.ts';

/** « 2025/26 voté », « 2025/26 réalisé », « 2027/28 proposé »: what was spent and what is asked, year beside year. */
const YEARS_BESIDE: Sign = {
  name: 'exercices côte à côte',
  pattern:
    /\b20\d{2}(?: ?[/-] ?(?:20)?\d{2})? ?(?:\(?n[+-]?\d?\)? ?)?(?:realise|vote|approuve|propose|a voter|a approuver|budget)|\b(?:realise|vote|approuve|propose|budget|a voter) (?:\(?n[+-]?\d?\)? ?)?20\d{2}/g,
  times: 3,
  weight: 3,
};

/** « ANNEXE 5 – Travaux votés non clôturés », « Néant »: a building without works has nothing else to print there. */
const NO_WORKS: Sign = {
  name: 'annexe sans travaux',
  pattern:
    /\bannexe (?:comptable )?(?:n° ?)?[45]\b[^;:]{0,160}?\b(?:neant|sans objet|aucuns? travaux)\b/g,
  times: 1,
  weight: 3,
};

const SIGNS: Partial<Record<SubKind, Sign>> = {
  ANNEXE_2: YEARS_BESIDE,
  ANNEXE_3: YEARS_BESIDE,
  ANNEXE_4: NO_WORKS,
  ANNEXE_5: NO_WORKS,
};

/** The models of the annexes are set by decree: the same words whoever prints them. */
const annex = (
  sub_kind: SubKind,
  title: readonly string[],
  strong: readonly string[],
  weak: readonly string[],
): Kind => ({
  type: 'CV_AG',
  sub_kind,
  title,
  strong,
  weak,
  against: ['la séance est levée', 'ont voté pour', 'votre quote-part', 'pré-état daté'],
  signs: [OF_A_BUSINESS, ...(SIGNS[sub_kind] ? [SIGNS[sub_kind]] : [])],
});

const COLUMNS = [
  'exercice précédent approuvé',
  'exercice clos',
  'réalisé à approuver',
  'budget prévisionnel à voter',
  'voté à approuver',
  'pour approbation des comptes',
  'n-1',
  'n+1',
  'syndicat des copropriétaires',
];

export const ANNEXES: readonly Kind[] = [
  annex(
    'ANNEXE_1',
    [
      'état financier après répartition',
      'annexe n° 1 état financier',
      'état financier du syndicat',
      'état financier de la copropriété',
      'situation financière au',
      'situation financière du syndicat',
      'annexe n° 1',
      'annexe 1',
      'annexe comptable 1',
      'annexe comptable n° 1',
    ],
    [
      'situation financière et trésorerie',
      'provisions et avances',
      'trésorerie disponible',
      'solde en attente sur travaux',
      'avances de trésorerie',
      'fonds placés',
      'créances douteuses',
      'copropriétaires débiteurs',
      'copropriétaires créditeurs',
    ],
    ['total général', 'fournisseurs', 'créances', 'dettes', ...COLUMNS],
  ),
  annex(
    'ANNEXE_2',
    [
      'compte de gestion général',
      'annexe n° 2 compte de gestion',
      'annexe n° 2',
      'annexe 2',
      'annexe comptable 2',
      'annexe comptable n° 2',
    ],
    [
      'compte de gestion général de l’exercice clos',
      'charges pour opérations courantes',
      'produits pour opérations courantes',
      'charges pour travaux et autres opérations exceptionnelles',
      'solde excédent ou insuffisance',
      'provisions copropriétaires',
    ],
    ['opérations courantes', 'opérations exceptionnelles', 'rémunération du syndic', ...COLUMNS],
  ),
  annex(
    'ANNEXE_3',
    [
      'compte de gestion pour opérations courantes',
      'compte de gestion par clé',
      'charges par clé de répartition',
      'annexe n° 3 compte de gestion pour opérations courantes',
      'annexe n° 3',
      'annexe 3',
      'annexe comptable 3',
      'annexe comptable n° 3',
    ],
    [
      'pour opérations courantes de l’exercice clos',
      'total charges nettes',
      'provisions copropriétaires',
      'total net',
      'par clé de répartition',
      'charges communes générales',
    ],
    ['opérations courantes', 'clé de répartition', 'ascenseur', 'bâtiment', ...COLUMNS],
  ),
  annex(
    'ANNEXE_4',
    [
      'compte de gestion pour travaux de l’article 14-2',
      'compte de gestion pour travaux et opérations exceptionnelles',
      'travaux et opérations exceptionnelles hors budget prévisionnel de l’exercice clos',
      'annexe n° 4',
      'annexe 4',
      'annexe comptable 4',
      'annexe comptable n° 4',
    ],
    [
      'opérations exceptionnelles de l’exercice clos',
      'dépenses votées',
      'dépenses réalisées',
      'hors budget prévisionnel',
      'travaux clôturés',
    ],
    ['provisions appelées', 'emprunts', 'subventions', 'solde', ...COLUMNS],
  ),
  annex(
    'ANNEXE_5',
    [
      'état des travaux de l’article 14-2',
      'état des travaux et opérations exceptionnelles votés non encore clôturés',
      'travaux votés non encore clôturés',
      'état des travaux et opérations exceptionnelles votés non clôturés',
      'état des travaux votés non clôturés',
      'travaux votés non clôturés',
      'annexe n° 5',
      'annexe 5',
      'annexe comptable 5',
      'annexe comptable n° 5',
    ],
    [
      'votés non encore clôturés',
      'non encore clôturés à la fin de l’exercice',
      'travaux votés',
      'travaux payés',
      'travaux réalisés',
      'solde en attente sur travaux',
      'appels travaux',
    ],
    ['emprunts', 'subventions', 'à recevoir', 'payés', 'réalisés', ...COLUMNS],
  ),
];
