// What the model tells of pages read by OCR although no rule found it. Elsewhere it only checks there: OCR may have
// missed the very value and seen its neighbour. Measured on the scans of twelve sales that are in no weights: of 80
// sums so filled 77 were right (by the weights of batches 1 to 34 alone). Not « to_pay » and « provisions », of which others stand near and look alike.
import type { FactName } from '@quitus/domain/reading/facts.data';

import type { PaperKind } from '../model/fact-model.ts';

/** Not « charges_courantes_precedentes »: where OCR lost the year that was closed, the one beside it looks alike. */
const YEARS: readonly FactName[] = [
  'charges_courantes',
  'budget_clos',
  'budget_en_cours',
  'budget_a_voter',
  'charges_travaux',
];

export const FILLED_ON_SCANS: Partial<Record<PaperKind, readonly FactName[]>> = {
  APPEL_DE_FONDS: [
    'total',
    'solde_anterieur',
    'courantes',
    'travaux',
    'fonds_travaux',
    'tantiemes',
    'base',
  ],
  DECOMPTE: ['charges_reelles', 'difference', 'base'],
  RELEVE_DE_COMPTE: ['balance', 'total_debit', 'total_credit'],
  ANNEXE_1: [
    'creances_exigibles',
    'dette_fournisseurs',
    'excedents_verses',
    'avances_tresorerie',
    'fonds_travaux',
    'fonds_places',
    'banques',
    'emprunts',
    'total_bilan',
  ],
  ANNEXE_2: YEARS,
  ANNEXE_3: YEARS,
};
