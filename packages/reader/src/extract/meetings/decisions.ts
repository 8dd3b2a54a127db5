import type { FactName } from '@quitus/domain/reading/facts.data';
// What resolutions decide, adopted or proposed: accounts, budget, works, the syndic's mandate.
import type { Fact } from '@quitus/domain/reading/read-document';

import { type Amount, findAmounts } from '../../french/amounts.ts';
import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import { type DatedPeriod, findPeriods } from '../../french/periods.ts';
import { findWordedPeriods } from '../../french/worded-periods.ts';
import { type Found, foundBox, type Written, writtenText } from '../../french/written.ts';
import { rangeFacts } from '../figures/period-facts.ts';
import { after } from '../sheet/labelled.ts';
import { agreed, distinct, factsOf, readCells, type Reading } from '../sheet/reading.ts';
import { budgetSum, fundSums, sumsForBudget, sumsForFund } from './budget-sums.ts';
import type { Resolution } from './resolutions.ts';
import { type Known, mandateFacts } from './syndic-mandate.ts';
import { amountsIn, worksFacts } from './voted-works.ts';

const ACCOUNTS = /\bcomptes\b(?! (?:bancaires?|separes?|rendus?|courants?|a rebours))/;
const NOT_ACCOUNTS =
  /\bbudget\b|quitus|verificat|commissaire|^presentation(?!.*\bapprobation)|travaux/;
/** « Prévisions pour 2027 », « Dépenses prévues ». */
const BUDGET =
  /\bbudgets?\b|^previsions?(?: budgetaires?| de (?:depenses|charges))?(?: (?:pour|de l'exercice|de l'annee|20\d{2})\b|$)|^(?:depenses|charges) (?:prevues|previsionnelles)\b/;
/** A budget that was voted before and is put right is another one. */
const NOT_BUDGET = /fonds (?:de )?travaux|\bajust|\brevis|\bmodificat|actualis|rectificat/;
const FUND = /fonds (?:de )?travaux/;
/** What becomes of the fund is not what is paid into it. */
const NOT_FUND =
  /affect|utilis|plac(?:er|ement)|prelev|mobilis|debloc|emploi|compte|livret|financ|remboursement|restitution|transfert/;
const SET_AT =
  /(?:arretee?|fixee?|porte|etabli|s'elevant|s'eleve|montant (?:total |global |des travaux |du devis |du marche )?(?:: ?)?|somme (?:totale )?|hauteur |total )\s*(?:a|de|d')?(?: la somme de| un montant de)?(?: ttc)?/;

const cents = (one: Reading<Amount>): Reading<number> => ({ ...one, value: one.value.cents });

/** The only amount that the text says it was set at. */
const setAt = ({ passages }: Resolution): Reading<number> | null =>
  agreed(passages.flatMap((passage) => after(passage, SET_AT, findAmounts).map(cents)));

/** « fixe la cotisation annuelle au fonds de travaux à »: whatever else the text fixes. */
const DUES =
  /cotisation(?: [^.;€\d]{0,70}?)? (?:a|de|est de|s'eleve a|soit)(?: la somme de| un montant de)?/;

/** « 2 615 €, soit 5 % du budget de 52 300 € »: the budget it is a part of is not asked here. */
function fundOf(resolution: Resolution): Reading<number> | null {
  const left = fundSums(resolution);
  const isLeft = ({ value }: Reading<number>) => left.some((one) => one.value === value);
  const dues = resolution.passages.flatMap((passage) =>
    after(passage, DUES, findAmounts).map(cents),
  );
  const set = setAt(resolution);
  return (
    agreed(left) ??
    agreed(dues.filter(isLeft)) ??
    (set && isLeft(set) ? set : null) ??
    agreed(amountsIn(resolution).filter((one) => isLeft(one) && !one.beside)) ??
    agreed(amountsIn(resolution).filter((one) => isLeft(one) && !one.budget))
  );
}

/** « Approbation des comptes 2025 », « Budget pour 2027 »: a year alone, in the title. */
const YEAR_ALONE =
  /(?<![\d/.-]|(?:janvier|mars|juin|aout|decembre|septembre|octobre|novembre|fevrier|avril|mai|juillet) )20\d{2}(?![\d/.]| ?- ?\d)/g;

/** The days of a title that its column breaks: « 01/07/2026 – » over « 30/06/2027 ». */
function titleDays({ subject, title, sheet }: Resolution): Reading<DatedPeriod>[] {
  const [only, ...others] = findPeriods(writtenText(subject)).filter(
    ({ value }) => value.kind === 'RANGE',
  );
  return only && others.length === 0 ? [readCells(only.value, [title], sheet.page)] : [];
}

function titleYear({ subject, title, sheet }: Resolution): Reading<DatedPeriod>[] {
  const [year, ...others] = new Set(fold(subject).match(YEAR_ALONE));
  if (year === undefined || others.length > 0) return [];
  return [
    readCells({ kind: 'RANGE', from: `${year}-01-01`, to: `${year}-12-31` }, [title], sheet.page),
  ];
}

/** A year that is extracted twice is shown where its days are. */
const daysFirst = <R extends Reading<unknown> & { whole: boolean }>(all: readonly R[]): R[] =>
  distinct(all.toSorted((a, b) => Number(a.whole) - Number(b.whole)));

/** « Le budget 2026 est déjà voté », « pour mémoire, exercice 2025 »: another year than the one that is asked. */
function isPast({ text, starts }: Written, { from, raw }: Found<unknown>): boolean {
  const at = starts[from] ?? 0;
  const [before, rest] = [text.slice(Math.max(0, at - NEAR), at), text.slice(at + raw.length)];
  return (
    /\b(?:rappel|memoire|contre|au lieu de|precedente?|deja)\b[^.;]{0,40}$/.test(fold(before)) ||
    /^[^.;,\d]{0,25}\b(?:deja|etait|etaient)\b/.test(fold(rest.slice(0, NEAR)))
  );
}
/** In signs. */
const NEAR = 60;

function periodOf(resolution: Resolution): Reading<DatedPeriod>[] {
  const { passages } = resolution;
  const all = passages.flatMap(({ written, page }) =>
    [...findPeriods(written), ...findWordedPeriods(written)].flatMap((one) =>
      one.value.kind === 'RANGE' || (one.value.kind === 'YEAR' && !isPast(written, one))
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
  const hasDays = all.some(({ whole }) => !whole);
  if (hasDays && said.length > 0) return daysFirst(said).slice(0, 1);
  const titled = titleDays(resolution);
  if (titled.length > 0 || hasDays) return titled;
  // « Budget 2027 », and the text speaks of 2026 as well: the title says which year is asked.
  return said.length > 0 ? daysFirst(said).slice(0, 1) : titleYear(resolution);
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

/** « 5.2 Exercice 2027 », under « 5. Budget »: a part that only names its year is about what it is a part of. */
const YEAR_ONLY = /^(?:(?:pour |de )?(?:l')?(?:exercice|annee|periode)\b|du \d|20\d{2})/;
export const topicOf = ({ subject, under }: Resolution): string =>
  fold(under !== undefined && YEAR_ONLY.test(fold(subject)) ? `${under} ${subject}` : subject);

const about = (resolutions: readonly Resolution[], subject: RegExp, not?: RegExp): Resolution[] =>
  resolutions.filter((one) => subject.test(topicOf(one)) && !not?.test(topicOf(one)));

/** « Budget 2026 révisé et budget 2027 »: the next one is asked too, and where one sum is extracted for one year it is its own. */
const PUT_RIGHT =
  /\b(?:(?:revision|modification|ajustement|actualisation|rectification) du budget|budget\b[^,;]{0,30}?\b(?:ajust|revis|modifi|actualis|rectifi)\w*)(?: (?:20\d{2}|(?:de l'exercice )?en cours|de l'exercice 20\d{2}))?/;
function asksNextToo(resolution: Resolution): boolean {
  const subject = fold(resolution.subject);
  const rest = subject.replace(PUT_RIGHT, '');
  const [sums, [period, ...periods]] = [amountsIn(resolution), periodOf(resolution)];
  const put_right = /20\d{2}/.exec(PUT_RIGHT.exec(subject)?.[0] ?? '')?.[0];
  // « Révision du budget en cours et vote du budget 2027 »: or the next one has its year.
  const asked = /20\d{2}/.exec(rest)?.[0];
  return (
    BUDGET.test(rest) &&
    !NOT_BUDGET.test(rest) &&
    periods.length === 0 &&
    period !== undefined &&
    (sums.length === 1 || isSetFor(resolution, period.value.from.slice(0, 4))) &&
    (put_right === undefined
      ? asked === period.value.from.slice(0, 4)
      : period.value.from > `${put_right}-12-31`)
  );
}

/** Of several sums, the one that the text sets stands in a sentence that names the year, and no other. */
function isSetFor(resolution: Resolution, year: string): boolean {
  const set = setAt(resolution);
  const sentences = resolution.passages.flatMap(({ written }) =>
    written.text.split(/[.;]\s+(?=\p{Lu})/u),
  );
  const own = sentences.find((one) => set !== null && one.includes(set.raw)) ?? '';
  return new Set(own.match(/\b20\d{2}\b/g)).size === 1 && own.includes(year);
}

/** « Budget 2027 et fonds de travaux »: two things are asked; « fonds de travaux (5 % du budget) » is one. */
const BOTH =
  /\bbudgets?\b[^%]*?(?:\bet\b|[,+&/])[^%]*?\bfonds (?:de )?travaux|\bfonds (?:de )?travaux\b[^%]*?(?:\bet\b|[,+&/])[^%]*?\bbudgets?\b/;

/** « Budget 2027 », and not « Révision du budget 2026 ». */
export const asksForBudget = (one: Resolution): boolean =>
  about([one], BUDGET, NOT_BUDGET).length > 0 ||
  about([one], BOTH, NOT_FUND).length > 0 ||
  (about([one], NOT_BUDGET).length > 0 && asksNextToo(one));

/** « Cotisation au fonds de travaux », and not « Placement du fonds de travaux ». */
export const asksForFund = (one: Resolution): boolean =>
  about([one], FUND, NOT_FUND).length > 0 || about([one], /\bcotisation\b/, NOT_FUND).length > 0;

export const asksForAccounts = (one: Resolution): boolean =>
  about([one], ACCOUNTS, NOT_ACCOUNTS).length > 0;

/** What is paid into the fund: a question of its own, or what the words beside a sum give to it in that of the budget. */
function fundsOf(
  resolutions: readonly Resolution[],
  both: readonly Resolution[],
  budgets: readonly Resolution[],
): (Reading<number> | null)[] {
  const own = about(resolutions, FUND, NOT_FUND).filter((one) => !both.includes(one));
  const others = [...both, ...(own.length > 0 ? [] : budgets)];
  return [...own.map(fundOf), ...others.map((one) => agreed(sumsForFund(one)))];
}

/** `budget` names the fact: voted in minutes, to be voted in a convocation. */
export function decisionFacts(
  resolutions: readonly Resolution[],
  budget: FactName,
  rule: string,
  known: Known,
): Fact[] {
  const both = about(resolutions, BOTH, NOT_FUND);
  const budgets = [
    ...about(resolutions, BUDGET, NOT_BUDGET),
    ...about(resolutions, NOT_BUDGET).filter(asksNextToo),
  ];
  const accounts = about(resolutions, ACCOUNTS, NOT_ACCOUNTS);
  const yearsOf = (one: Resolution) =>
    [...periodOf(one).filter((period) => !isWholeYear(period)), ...titleYear(one)].flatMap(
      ({ value }) => [value.from.slice(0, 4), value.to.slice(0, 4)],
    );
  const sums = [
    ...budgets.map((one) => budgetSum(one, yearsOf(one)) ?? setAt(one)),
    ...both.map((one) => agreed(sumsForBudget(one, yearsOf(one)))),
  ];
  const [approved, budgeted] = [
    accounts.flatMap(periodOf),
    [...budgets, ...both].flatMap(periodOf),
  ];
  const every = [...approved, ...budgeted];
  return [
    ...rangeFacts(['approved_from', 'approved_to'], rule, certain(approved, every)),
    ...factsOf('approved_to', rule, accounts.flatMap(closedOn)),
    ...factsOf(budget, rule, sums),
    ...rangeFacts(['budget_from', 'budget_to'], rule, certain(budgeted, every)),
    ...factsOf('cotisation_fonds_travaux', rule, fundsOf(resolutions, both, budgets)),
    ...mandateFacts(
      resolutions,
      (one) => periodOf(one).filter((period) => !isWholeYear(period)),
      known,
      rule,
    ),
    ...worksFacts(resolutions, rule),
  ];
}
