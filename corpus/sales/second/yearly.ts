// The yearly papers of a building, from its years and its closings.
import { sum } from '../writing.ts';
import type { Annexes, Balance, Fiche, Site } from './building.ts';
import { columnsOf } from './building.ts';
import {
  type Call,
  type Key,
  partOf,
  type Plan,
  type Settlement,
  settled,
  type Year,
} from './ledger.ts';

export const annexesOf = (
  keys: readonly Key[],
  years: readonly [before: Year, closed: Year, now: Year, next: Year],
  closings: readonly [before: Balance, closed: Balance],
  heads: readonly string[],
  sites: { finished?: readonly Site[]; open?: readonly Site[] } = {},
): Annexes => ({
  closing: years[1].to,
  from: years[1].from,
  previous_closing: years[0].to,
  previous: closings[0],
  closed: closings[1],
  keys,
  columns: columnsOf(years),
  heads,
  finished: sites.finished ?? [],
  open: sites.open ?? [],
  loan: 0,
});

export const ficheOf = (
  year: Year,
  closed: Balance,
  told: Omit<Fiche, 'closed' | 'current' | 'suppliers' | 'unpaid' | 'fund' | 'works'> & {
    works?: number;
  },
): Fiche => ({
  works: 0,
  ...told,
  closed: year.to,
  current: sum(year.real),
  suppliers: closed.suppliers + closed.other_debts,
  unpaid: closed.owed + closed.doubtful,
  fund: closed.fund,
});

/** A settlement whose provisions are the calls of the year, each in a line. */
export const settledByCalls = (
  plan: Plan,
  year: Year,
  calls: readonly Call[],
  more: Parameters<typeof settled>[3],
): Settlement =>
  settled(
    plan,
    year,
    calls.map((call) => ({
      label: `Provision ${call.title}`,
      cents: partOf([call], 'budget'),
    })),
    more,
  );
