// The annexe: what was called of the lot and what it really cost, for the last two approved years.
import { frenchDay } from '../documents/calendar.ts';
import type { Year, Years } from './accounting-years.ts';
import { figureIn } from './books.ts';
import { budgetOf } from './budgets.ts';
import { type Called, calledIn } from './called-in-year.ts';
import { checked } from './checked.ts';
import type { Outcomes, Story } from './field-outcomes.ts';
import type { Instalment } from './instalments.ts';
import {
  contradictory,
  euros,
  type Found,
  isKnown,
  missing,
  type Outcome,
  proven,
  toCheck,
} from './outcome.ts';
import type { Provision } from './provision.ts';
import { isOdd, ODD, type Settlement, settlementOf, WIDEST_RATIO } from './settlements.ts';
import type { Shares } from './shares.ts';
import type { SourcePapers } from './source-papers.ts';
import type { StatementCheck } from './statement.ts';
import { worksCalled } from './works-called.ts';
import { worksOf } from './works-of-year.ts';

type Known = {
  sources: SourcePapers;
  years: Years;
  instalments: readonly Instalment[];
  shares: Shares;
  provision: Provision;
  date: string;
};

export function pastYears(known: Known): Story {
  const { years } = known;
  const perYear = (
    [
      ['N1', years.last],
      ['N2', years.before],
    ] as const
  ).map(([name, year]) => (year ? yearOf(known, name, year) : unknownYear(name)));
  return {
    outcomes: Object.assign({}, ...perYear.map(({ outcomes }) => outcomes)),
    checks: perYear.flatMap(({ checks }) => checks),
    alerts: [],
  };
}

type Name = 'N1' | 'N2';
type YearFields = { outcomes: Outcomes; checks: readonly StatementCheck[] };

const UNKNOWN_YEAR = 'Le dernier exercice approuvé n’est pas connu.';

const unknownYear = (name: Name): YearFields => ({
  outcomes: {
    [`${name}-BUDGET-APPELE`]: missing(UNKNOWN_YEAR),
    [`${name}-BUDGET-REEL`]: missing(UNKNOWN_YEAR),
    [`${name}-HORS-BUDGET-APPELE`]: missing(UNKNOWN_YEAR),
  },
  checks: [],
});

function yearOf(known: Known, name: Name, year: Year): YearFields {
  const settled = settlementOf(known.sources, year);
  const called = calledIn(known.instalments, year);
  const budget = calledBudget(
    settled,
    called,
    year,
    isFarFromBudget(known, settled, year) || isFarFromProvision(known.provision, settled),
  );
  return {
    outcomes: {
      [`${name}-BUDGET-APPELE`]: budget,
      [`${name}-BUDGET-REEL`]: realCost(known, settled, budget, year),
      ...worksOf(name, known.sources, year, worksCalled(known.sources, called, year, known.date)),
    },
    checks: settled ? settlementChecks(name, settled, called, year) : [],
  };
}

const ALONE = 'Aucun autre document ne confirme ce montant du décompte.';

/** Cents that four roundings may move. */
const ROUNDING = 5;

function calledBudget(
  settled: Settlement | null,
  called: Called | null,
  year: Year,
  isFar: boolean,
): Outcome {
  const byCalls: Found | null = called && {
    value: called.courantes,
    as_of: year.to,
    evidence: called.evidence('courantes'),
    proof: called.proof,
  };
  const provisions = settled?.provisions ?? null;
  if (!settled || !provisions)
    return byCalls ? proven(byCalls, 'La somme des appels de l’exercice.') : missing();
  if (settled.doubt !== null)
    return toCheck(settled.doubt, provisions, ...(byCalls ? [byCalls] : []));
  if (byCalls && called && Math.abs(called.courantes - provisions.value) > ROUNDING)
    return contradictory('Le décompte et les appels de l’exercice ne donnent pas la même somme.', [
      provisions,
      byCalls,
    ]);
  if (settled.adds === false || isOdd(settled)) return toCheck(ODD, provisions);
  if (!byCalls && isFar)
    return toCheck(
      'Les provisions du décompte ne suivent pas le budget, ou les appels, du lot.',
      provisions,
    );
  return settled.adds === true || byCalls !== null
    ? proven(provisions)
    : toCheck(ALONE, provisions);
}

/** The fund, five per cent of the budget, is what a settlement counts most often besides it. */
const FAR = 0.04;

/** The lot's part of the budget hardly moves from one year to the next. */
function isFarFromBudget(
  { sources, shares, provision: { ratio }, date }: Known,
  settled: Settlement | null,
  year: Year,
): boolean {
  const budget = budgetOf(sources, year, date).value;
  const [part, base] = [shares.tantiemes.value, shares.base.value];
  if (typeof budget !== 'number' || typeof part !== 'number' || typeof base !== 'number')
    return false;
  if (!settled?.provisions || ratio === null || budget * part * base === 0) return false;
  const own = (settled.provisions.value * base) / (budget * part);
  return Math.abs(own / ratio - 1) > FAR;
}

/** Twelve months of the last call are of the same order, or the settlement is not the lot's. */
function isFarFromProvision({ last, months }: Provision, settled: Settlement | null): boolean {
  const called = last?.parts?.courantes ?? 0;
  if (!settled?.provisions || months === null || called <= 0) return false;
  const ratio = (settled.provisions.value * months) / (called * 12);
  return ratio > WIDEST_RATIO || ratio < 1 / WIDEST_RATIO;
}

/** Never better known than the provisions of the same settlement. */
function realCost(
  { sources, shares }: Known,
  settled: Settlement | null,
  provisions: Outcome,
  year: Year,
): Outcome {
  const books = sources.books.find(({ closed_on }) => closed_on === year.to);
  const whole = books && figureIn(books, 'charges_courantes');
  const [part, base] = [shares.tantiemes.value, shares.base.value];
  const estimate =
    whole && typeof part === 'number' && typeof base === 'number' && base > 0
      ? {
          value: Math.round((whole.value * part) / base),
          as_of: year.to,
          evidence: whole.evidence,
          estimate: true,
        }
      : null;
  const real = settled?.real ?? null;
  if (!settled || !real)
    return toCheck(
      'Sans décompte individuel, les charges de l’exercice aux tantièmes du lot ne sont qu’une estimation.',
      ...(estimate ? [estimate] : []),
    );
  if (settled.doubt !== null) return toCheck(settled.doubt, real);
  if (settled.adds === false || isOdd(settled)) return toCheck(ODD, real);
  const isFar =
    estimate !== null &&
    (real.value > estimate.value * WIDEST_RATIO || real.value * WIDEST_RATIO < estimate.value);
  if (isFar)
    return toCheck(
      'Le décompte est très différent de la part du lot dans les charges de l’immeuble.',
      real,
      estimate,
    );
  if (settled.adds !== true) return toCheck(ALONE, real);
  return isKnown(provisions)
    ? proven(real)
    : toCheck('Les provisions du même décompte ne sont pas sûres.', real);
}

function settlementChecks(
  name: Name,
  settled: Settlement,
  called: Called | null,
  year: Year,
): StatementCheck[] {
  const { real, provisions, difference } = settled;
  if (!real || !provisions) return [];
  const left = real.value - provisions.value;
  const of = `Exercice clos le ${frenchDay(year.to)}\u00a0: `;
  const first = checked(
    `decompte-${name}`,
    { told: left, expected: difference },
    `${of}${euros(real.value)} de charges réelles moins ${euros(provisions.value)} de provisions font ${euros(left)}${difference === null ? '' : `\u00a0; le décompte porte ${euros(difference)}`}.`,
    [`${name}-BUDGET-APPELE`, `${name}-BUDGET-REEL`],
    [...real.evidence, ...provisions.evidence],
  );
  if (!called) return [first];
  return [
    first,
    checked(
      `appels-${name}`,
      {
        told: called.courantes,
        expected: provisions.value,
        explanation:
          Math.abs(called.courantes - provisions.value) <= ROUNDING
            ? 'arrondis de chaque appel'
            : null,
      },
      `${of}les appels font ${euros(called.courantes)}, le décompte porte ${euros(provisions.value)} de provisions.`,
      [`${name}-BUDGET-APPELE`],
      provisions.evidence,
    ),
  ];
}
