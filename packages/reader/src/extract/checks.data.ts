// What must be equal in the papers of one year of a copropriété, and how it is extracted.
import type { FactName } from '@quitus/domain/reading/facts.data';

/** A figure of one annexe. */
export type Figure = { rule: string; fact: FactName; words: string };

type Equality = { name: string; left: Figure; right: Figure };

const spent = (annexe: 2 | 3): string =>
  annexe === 2
    ? 'le total des charges courantes de l’annexe 2'
    : 'le total des charges de l’annexe 3';

const sameIn2And3 = (name: string, fact: FactName, of: string): Equality => ({
  name,
  left: { rule: 'annexe-2', fact, words: `${spent(2)} (${of})` },
  right: { rule: 'annexe-3', fact, words: `${spent(3)} (${of})` },
});

export const EQUALITIES: readonly Equality[] = [
  {
    name: 'annexe-1-compte-12',
    left: {
      rule: 'annexe-1',
      fact: 'solde_travaux',
      words: 'le solde en attente sur travaux (compte 12) de l’annexe 1',
    },
    right: {
      rule: 'annexe-5',
      fact: 'solde_travaux',
      words: 'le total des soldes en attente (colonne E) de l’annexe 5',
    },
  },
  sameIn2And3('annexes-2-3-charges', 'charges_courantes', 'exercice clos'),
  sameIn2And3(
    'annexes-2-3-charges-precedentes',
    'charges_courantes_precedentes',
    'exercice précédent',
  ),
  sameIn2And3('annexes-2-3-budget-clos', 'budget_clos', 'budget de l’exercice clos'),
  sameIn2And3('annexes-2-3-budget-en-cours', 'budget_en_cours', 'budget en cours'),
  sameIn2And3('annexes-2-3-budget-a-voter', 'budget_a_voter', 'budget à voter'),
];

/** One figure of a paper is the sum of others; those that are not printed count for nothing, but for `needs`. */
export type Sum = {
  name: string;
  rule: string;
  total: FactName;
  plus: readonly FactName[];
  minus: readonly FactName[];
  needs: readonly FactName[];
  words: string;
  sum_words: string;
};

export const SUMS: readonly Sum[] = [
  {
    name: 'annexe-5-solde',
    rule: 'annexe-5',
    total: 'solde_travaux',
    plus: ['travaux_appeles'],
    minus: ['travaux_realises'],
    needs: ['travaux_appeles', 'travaux_realises'],
    words: 'le solde en attente (E) de l’annexe 5',
    sum_words: 'les appels reçus (D) moins les travaux réalisés (C)',
  },
  {
    name: 'annexe-1-impayes',
    rule: 'annexe-1',
    total: 'impayes',
    plus: ['creances_exigibles', 'creances_douteuses'],
    minus: [],
    needs: ['creances_exigibles'],
    words: 'le total des impayés de l’annexe 1',
    sum_words: 'les sommes exigibles (45) et les créances douteuses (459)',
  },
  {
    name: 'appel-total',
    rule: 'appel-de-fonds',
    total: 'total',
    plus: ['courantes', 'travaux', 'fonds_travaux', 'avances'],
    minus: [],
    needs: ['courantes'],
    words: 'le montant de l’appel',
    sum_words: 'la somme de ses lignes',
  },
  {
    name: 'appel-a-payer',
    rule: 'appel-de-fonds',
    total: 'to_pay',
    plus: ['total', 'solde_anterieur'],
    minus: [],
    needs: ['total', 'solde_anterieur'],
    words: 'le total à payer',
    sum_words: 'le montant de l’appel et le solde antérieur',
  },
  {
    name: 'releve-solde',
    rule: 'releve-de-compte',
    total: 'balance',
    plus: ['total_debit'],
    minus: ['total_credit'],
    needs: ['total_debit', 'total_credit'],
    words: 'le solde du relevé de compte',
    sum_words: 'le total des débits moins celui des crédits',
  },
  {
    name: 'decompte-regularisation',
    rule: 'decompte',
    total: 'difference',
    plus: ['charges_reelles'],
    minus: ['provisions'],
    needs: ['charges_reelles', 'provisions'],
    words: 'la régularisation du décompte',
    sum_words: 'les charges réelles moins les provisions appelées',
  },
];
