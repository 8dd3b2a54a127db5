// A flat, its papers and its true statement, all from the same books (see papers/samples).
import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import {
  balanceAt,
  callOf,
  exerciseOf,
  QUARTERS,
  quarterStart,
  settlementOf,
  type Quarter,
} from '@quitus/papers/samples/accounts';
import { appelDeFonds, CALL_LAYOUTS } from '@quitus/papers/samples/appel-de-fonds';
import { BASE, type Building, createBuilding, tantiemesOf } from '@quitus/papers/samples/building';
import { carnetEntretien } from '@quitus/papers/samples/carnet-entretien';
import { convocation } from '@quitus/papers/samples/convocation';
import { decompteIndividuel } from '@quitus/papers/samples/decompte-individuel';
import { ficheSynthetique } from '@quitus/papers/samples/fiche-synthetique';
import { createHome, type Home, holdingOf } from '@quitus/papers/samples/home';
import type { Sample } from '@quitus/papers/samples/press';
import { procesVerbal } from '@quitus/papers/samples/proces-verbal';
import { carrez } from '@quitus/papers/samples/superficie';
import { titreDePropriete } from '@quitus/papers/samples/titre-de-propriete';

import type { SaleDossier, SaleTruth } from '../sale.ts';
import type { Move } from './ledger.ts';

export const DAY = '2026-11-15';
const YEAR = 2026;

export type Truth = Partial<Record<FieldReference, SaleTruth>>;
export type Papers = Record<string, Sample>;

type Wish = { seed: string; flats?: number; has_lift?: boolean; number?: number; city?: string };

export function homeOf({
  seed,
  flats = 20,
  has_lift = false,
  number = 7,
  city = 'Nantes',
}: Wish): Home {
  const address = { street: '14 rue du Marché', postcode: '44000', city };
  const building = createBuilding({
    seed,
    year: YEAR,
    address,
    built_year: 1972,
    flats,
    annex: 'Cave',
    has_lift,
  });
  return createHome({
    seed: `${seed}/home`,
    address,
    built_year: 1972,
    year: YEAR,
    surface: 7312,
    lot: { building, number },
  });
}

export const inBuilding = (home: Home, change: Partial<Building>): Home => {
  const { building, owner } = holdingOf(home);
  return { ...home, holding: { building: { ...building, ...change }, owner } };
};

export function dossierFor(home: Home): SaleDossier {
  const { building, owner } = holdingOf(home);
  return {
    address: `${home.address.street}, ${home.address.postcode} ${home.address.city}`,
    lots: owner.lots.map(({ number }) => String(number)),
    owners: home.sellers.map(
      ({ first_name, last_name }) => `${first_name} ${last_name.toUpperCase()}`,
    ),
    rnc: building.rnc,
  };
}

const call = (home: Home, year: number, quarter: Quarter) => {
  const { building, owner } = holdingOf(home);
  return callOf(building, owner, year, quarter);
};
export const called = call;

/** The calls of a year, each in another layout. */
export const callsOf = (
  home: Home,
  year: number,
  quarters: readonly Quarter[] = QUARTERS,
): Papers =>
  Object.fromEntries(
    quarters.map((quarter) => [
      `appel-${year}-${quarter}`,
      appelDeFonds(
        home,
        CALL_LAYOUTS[(quarter + year) % CALL_LAYOUTS.length] ?? 'table',
        year,
        quarter,
      ),
    ]),
  );

/** Everything but the account. */
export const usualPapers = (home: Home): Papers => ({
  ...callsOf(home, 2024),
  ...callsOf(home, 2025),
  ...callsOf(home, 2026),
  'decompte-2025': decompteIndividuel(home, 'by-key'),
  'decompte-2024': decompteIndividuel(home, 'flat', 2024),
  'pv-2024': procesVerbal(home, 'tables', 2024),
  'pv-2025': procesVerbal(home, 'prose', 2025),
  'pv-2026': procesVerbal(home, 'tables', 2026),
  convocation: convocation(home, 'complete'),
  fiche: ficheSynthetique(home, 'fields'),
  carnet: carnetEntretien(home, 'sober'),
  titre: titreDePropriete(home, 'copie'),
  carrez: carrez(home, 'sober'),
});

export const without = (papers: Papers, ...names: readonly string[]): Papers =>
  Object.fromEntries(
    Object.entries(papers).filter(([name]) => !names.some((one) => name.startsWith(one))),
  );

/** Calls of a year, each paid two weeks later but for the last `unpaid`. */
export function movesOf(
  home: Home,
  unpaid: number,
  quarters: readonly Quarter[] = QUARTERS,
): Move[] {
  const posted = (quarter: Quarter): Move => [
    quarterStart(YEAR, quarter),
    `Appel de fonds ${quarter}${quarter === 1 ? 'er' : 'e'} trim. ${YEAR}`,
    call(home, YEAR, quarter).total,
  ];
  const paid = (quarter: Quarter): Move => [
    `${quarterStart(YEAR, quarter).slice(0, 8)}14`,
    'Votre virement',
    -call(home, YEAR, quarter).total,
  ];
  return [...quarters.map(posted), ...quarters.slice(0, quarters.length - unpaid).map(paid)];
}

/** What every sale from these books is, whatever the account says; by then everything of 2026 is called. */
export function usualTruth(home: Home): Truth {
  const { building, owner } = holdingOf(home);
  const tantiemes = tantiemesOf(owner);
  const [n1, n2] = [settlementOf(building, owner, 2025), settlementOf(building, owner, 2024)];
  const at = balanceAt(building, 2025);
  const worksIn = (year: number) =>
    QUARTERS.reduce((sum, quarter) => sum + call(home, year, quarter).works, 0);
  const estimate = (cents: number) => Math.round((cents * tantiemes) / BASE);
  return {
    VENDEUR: dossierFor(home).owners,
    SYNDIC: building.syndic.name,
    RNC: building.rnc,
    LOTS: owner.lots.map(({ number }) => String(number)),
    TANTIEMES: tantiemes,
    BASE,
    SURFACE: home.surface / 100,
    EXERCICE: '2026-01-01/2026-12-31',
    'II-A-1': estimate(at.advances),
    'III-1': estimate(at.advances),
    PROVISION: call(home, YEAR, 4).current,
    ...(building.has_lift ? {} : nextYear(home)),
    'N1-EXERCICE': '2025-01-01/2025-12-31',
    'N1-BUDGET-APPELE': n1.called,
    'N1-BUDGET-REEL': n1.spent,
    'N1-HORS-BUDGET-APPELE': worksIn(2025),
    'N2-EXERCICE': '2024-01-01/2024-12-31',
    'N2-BUDGET-APPELE': n2.called,
    'N2-BUDGET-REEL': n2.spent,
    'N2-HORS-BUDGET-APPELE': worksIn(2024),
    'COPRO-1': at.owed_by_owners + at.doubtful,
    'COPRO-2': at.suppliers,
    'COPRO-3-a': true,
    'COPRO-3-b': at.works_fund,
    'COPRO-3-c': estimate(at.works_fund),
    BUDGET: exerciseOf(building, 2026).budget,
    'VIE-DERNIERE-AG': '2026-06-11',
    'VIE-LOTS': building.lots.length,
    'VIE-EMPRUNT': false,
    'TECH-CARNET': true,
  };
}

export const NOTHING_OWED: Truth = {
  'I-A-1-a': 0,
  'I-A-1-b': 0,
  'I-A-2': 0,
  'I-A-4-a': 0,
  'I-A-5': 0,
};

/** Nothing of the account can be told. */
export const UNKNOWN_ACCOUNT: Truth = {
  'I-A-1-a': null,
  'I-A-1-b': null,
  'I-A-2': null,
  'I-A-4-a': null,
  'I-A-5': null,
  'II-C': null,
};

/** The meeting of June votes the year after; a lift makes the lot's share of it unsure. */
function nextYear(home: Home): Truth {
  const of = (name: 'current' | 'works_fund') => ({
    schedule: QUARTERS.map((quarter) => ({
      day: quarterStart(YEAR + 1, quarter),
      cents: call(home, YEAR + 1, quarter)[name],
    })),
  });
  return { 'III-2-a': of('current'), 'III-3': of('works_fund') };
}
