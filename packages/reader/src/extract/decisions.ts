import type { FactName } from '@quitus/domain/reading/facts.data';
// What resolutions decide, adopted or proposed: accounts, budget, works, the syndic's mandate.
import type { Fact } from '@quitus/domain/reading/read-document';

import { type Amount, findAmounts } from '../french/amounts.ts';
import { findDates } from '../french/dates.ts';
import { fold } from '../french/fold.ts';
import { type DatedPeriod, findPeriods } from '../french/periods.ts';
import { findWordedPeriods } from '../french/worded-periods.ts';
import { foundBox } from '../french/written.ts';
import { after } from './labelled.ts';
import { rangeFacts } from './period-facts.ts';
import { agreed, distinct, factsOf, readCells, type Reading } from './reading.ts';
import type { Resolution } from './resolutions.ts';
import { type Known, mandateFacts } from './syndic-mandate.ts';
import { amountsIn, worksFacts } from './voted-works.ts';

const ACCOUNTS = /\bcomptes\b(?! (?:bancaires?|separes?|rendus?|courants?|a rebours))/;
const NOT_ACCOUNTS = /\bbudget\b|quitus|verificat|commissaire|presentation|travaux/;
const BUDGET = /\bbudgets?\b/;
/** A budget that was voted before and is put right is another one. */
const NOT_BUDGET = /fonds (?:de )?travaux|\bajust|\brevis|\bmodificat|actualis|rectificat/;
const FUND = /fonds (?:de )?travaux/;
const SET_AT =
  /(?:arretee?|fixee?|porte|etabli|s'elevant|s'eleve|montant (?:total |global |des travaux |du devis |du marche )?(?:: ?)?|somme (?:totale )?|hauteur |total )\s*(?:a|de|d')?(?: la somme de| un montant de)?(?: ttc)?/;

const cents = (one: Reading<Amount>): Reading<number> => ({ ...one, value: one.value.cents });

/** The only amount of the text, or the only one that the text says it was set at. */
function amountOf(resolution: Resolution): Reading<number> | null {
  const all = amountsIn(resolution);
  const { passages } = resolution;
  return (
    agreed(all) ??
    agreed(passages.flatMap((passage) => after(passage, SET_AT, findAmounts).map(cents))) ??
    agreed(all.filter(({ beside }) => !beside))
  );
}

/** « fixe la cotisation annuelle au fonds de travaux à »: whatever else the text fixes. */
const DUES =
  /cotisation(?: [^.;€\d]{0,70}?)? (?:a|de|est de|s'eleve a|soit)(?: la somme de| un montant de)?/;

/** « 2 615 €, soit 5 % du budget de 52 300 € »: the budget it is a part of is not asked here. */
const fundOf = (resolution: Resolution): Reading<number> | null =>
  agreed(amountsIn(resolution)) ??
  agreed(resolution.passages.flatMap((passage) => after(passage, DUES, findAmounts).map(cents))) ??
  amountOf(resolution) ??
  agreed(amountsIn(resolution).filter(({ budget }) => !budget));

/** « Approbation des comptes 2025 », « Budget pour 2027 »: a year alone, in the title. */
const YEAR_ALONE =
  /(?<![\d/.-]|(?:janvier|mars|juin|aout|decembre|septembre|octobre|novembre|fevrier|avril|mai|juillet) )20\d{2}(?![\d/.]| ?- ?\d)/g;

function titleYear({ subject, title, sheet }: Resolution): Reading<DatedPeriod>[] {
  const [year, ...others] = new Set(fold(subject).match(YEAR_ALONE));
  if (year === undefined || others.length > 0) return [];
  return [
    readCells({ kind: 'RANGE', from: `${year}-01-01`, to: `${year}-12-31` }, [title], sheet.page),
  ];
}

/** A year that is told twice is shown where its days are. */
const daysFirst = <R extends Reading<unknown> & { whole: boolean }>(all: readonly R[]): R[] =>
  distinct(all.toSorted((a, b) => Number(a.whole) - Number(b.whole)));

function periodOf(resolution: Resolution): Reading<DatedPeriod>[] {
  const { passages } = resolution;
  const all = passages.flatMap(({ written, page }) =>
    [...findPeriods(written), ...findWordedPeriods(written)].flatMap((one) =>
      one.value.kind === 'RANGE' || one.value.kind === 'YEAR'
        ? [
            {
              value: { ...one.value, kind: 'RANGE' as const },
              raw: one.raw,
              box: foundBox(written, one),
              page,
              whole: one.value.kind === 'YEAR',
            },
          ]
        : [],
    ),
  );
  // « Comptes 2026 (du 1er décembre 2025 au 30 novembre 2026) »: the days say which year is meant.
  const [said = []] = [all, all.filter(({ whole }) => !whole)].filter((some) => agreed(some));
  return all.length > 0 ? daysFirst(said).slice(0, 1) : titleYear(resolution);
}

/** Where one year of accounts does not start in January, « exercice 2027 » tells no days. */
const isCalendar = (periods: readonly Reading<DatedPeriod>[]): boolean =>
  periods.every(({ value }) => value.to.endsWith('-12-31'));
const isWholeYear = ({ raw }: Reading<DatedPeriod>): boolean =>
  !/\d[/. ]\d|\d\s\p{L}+\s\d{4}/u.test(raw);
const certain = (
  own: readonly Reading<DatedPeriod>[],
  every: readonly Reading<DatedPeriod>[],
): Reading<DatedPeriod>[] =>
  isCalendar(every) ? [...own] : own.filter((one) => !isWholeYear(one));

/** « exercice clos le 30 juin 2026 », where nothing tells when it began. */
const CLOSED_ON =
  /\b(?:clo[st]|clotur|arret|finiss|termin|achev)\w*(?: (?:au|le|a la date du|en date du))/;

const closedOn = (resolution: Resolution): Reading<string>[] =>
  periodOf(resolution).length > 0
    ? []
    : distinct(
        resolution.passages.flatMap((passage) => after(passage, CLOSED_ON, findDates)),
      ).slice(0, 1);

const about = (resolutions: readonly Resolution[], subject: RegExp, not?: RegExp): Resolution[] =>
  resolutions.filter((one) => subject.test(fold(one.subject)) && !not?.test(fold(one.subject)));

/** `budget` names the fact: voted in minutes, to be voted in a convocation. */
export function decisionFacts(
  resolutions: readonly Resolution[],
  budget: FactName,
  rule: string,
  known: Known,
): Fact[] {
  const budgets = about(resolutions, BUDGET, NOT_BUDGET);
  const accounts = about(resolutions, ACCOUNTS, NOT_ACCOUNTS);
  const given = (name: FactName, from: readonly Resolution[]) =>
    factsOf(name, rule, from.map(amountOf));
  const [approved, budgeted] = [accounts.flatMap(periodOf), budgets.flatMap(periodOf)];
  const every = [...approved, ...budgeted];
  return [
    ...rangeFacts(['approved_from', 'approved_to'], rule, certain(approved, every)),
    ...factsOf('approved_to', rule, accounts.flatMap(closedOn)),
    ...given(budget, budgets),
    ...rangeFacts(['budget_from', 'budget_to'], rule, certain(budgeted, every)),
    ...factsOf('cotisation_fonds_travaux', rule, about(resolutions, FUND).map(fundOf)),
    ...mandateFacts(
      resolutions,
      (one) => periodOf(one).filter((period) => !isWholeYear(period)),
      known,
      rule,
    ),
    ...worksFacts(resolutions, rule),
  ];
}
