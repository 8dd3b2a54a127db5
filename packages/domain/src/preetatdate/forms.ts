// What makes a sale unlike the usual one.
import type { ControlledDossier } from '../control/control.ts';
import type { Outcomes } from './field-outcomes.ts';
import type { StatementForm } from './statement.ts';

const SMALL_LOTS = 10;
const SMALL_BUDGET = 15_000_00;
const ANNEX_KINDS = ['CAVE', 'PARKING', 'GARAGE'];

type Known = {
  dossier: ControlledDossier;
  outcomes: Outcomes;
  is_syndic_changed: boolean;
  is_waiting: boolean;
  is_under_way: boolean;
};

export function formsOf({ dossier, outcomes, ...known }: Known): StatementForm[] {
  const [count, budget] = [outcomes['VIE-LOTS']?.value, outcomes.BUDGET?.value];
  const kinds = dossier.situation.lot_kinds ?? [];
  const forms: readonly (readonly [StatementForm, boolean])[] = [
    [
      'SMALL_COPROPRIETE',
      typeof count === 'number' &&
        count <= SMALL_LOTS &&
        typeof budget === 'number' &&
        budget < SMALL_BUDGET,
    ],
    ['ANNEX_LOTS_ONLY', kinds.length > 0 && kinds.every((kind) => ANNEX_KINDS.includes(kind))],
    ['SEVERAL_LOTS', dossier.lots.length > 1],
    ['SYNDIC_CHANGED', known.is_syndic_changed],
    ['COLLECTIVE_LOAN', outcomes['VIE-EMPRUNT']?.value === true],
    ['WORKS_UNDER_WAY', known.is_under_way],
    ['YEAR_NOT_APPROVED', known.is_waiting],
    ['NO_WORKS_FUND', outcomes['COPRO-3-a']?.value === false],
  ];
  return forms.filter(([, applies]) => applies).map(([form]) => form);
}
