// Which figures of a paper are the sum of others.
import type { FactName } from '@quitus/domain/reading/facts.data';

/** One figure of a paper is the sum of others; those that are not printed count for nothing, but for `needs`. */
export type Sum = {
  rule: string;
  total: FactName;
  plus: readonly FactName[];
  minus: readonly FactName[];
  needs: readonly FactName[];
};

export const SUMS: readonly Sum[] = [
  {
    rule: 'annexe-5',
    total: 'solde_travaux',
    plus: ['travaux_appeles'],
    minus: ['travaux_realises'],
    needs: ['travaux_appeles', 'travaux_realises'],
  },
  {
    rule: 'annexe-1',
    total: 'impayes',
    plus: ['creances_exigibles', 'creances_douteuses'],
    minus: [],
    needs: ['creances_exigibles'],
  },
  {
    rule: 'appel-de-fonds',
    total: 'total',
    plus: ['courantes', 'travaux', 'fonds_travaux', 'avances'],
    minus: [],
    needs: ['courantes'],
  },
  {
    rule: 'appel-de-fonds',
    total: 'to_pay',
    plus: ['total', 'solde_anterieur'],
    minus: [],
    needs: ['total', 'solde_anterieur'],
  },
  {
    rule: 'releve-de-compte',
    total: 'balance',
    plus: ['total_debit'],
    minus: ['total_credit'],
    needs: ['total_debit', 'total_credit'],
  },
  {
    rule: 'decompte',
    total: 'difference',
    plus: ['charges_reelles'],
    minus: ['provisions'],
    needs: ['charges_reelles', 'provisions'],
  },
];
