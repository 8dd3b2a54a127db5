// The year that a settlement is of. Its sentences speak of other days: the call on which the rest will be taken, the
// year that runs, the meeting. A part of a year is the settled one only where it is called the year of account.
import { daysBetween } from '@quitus/domain/documents/calendar';

import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import { type DatedPeriod, findPeriods } from '../../french/periods.ts';
import { writtenWords } from '../../french/written.ts';
import { headPeriods } from '../figures/period-facts.ts';
import { endsAYear } from '../figures/years-about.ts';
import { following, foundIn, type FlowText, flowTextOf } from '../sheet/flow-text.ts';
import { after } from '../sheet/labelled.ts';
import { agreed, readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const YEAR =
  /exercice(?: (?:comptable|clos|budgetaire|de charges))?|periode|annee|charges|du(?= \d)/;
const NAMED = /exercice(?: (?:comptable|clos|budgetaire))?|periode/;
const [OPENED, CLOSED] = [
  /\b(?:ouverte?|debutant|commencant|commencee?|debutee?|a compter)(?: (?:le|du|au))?|\bdate (?:d'ouverture|de debut)(?: (?:de l'|d')exercice)?|\b(?:ouverture|debut) (?:de l'|d')exercice(?: (?:le|au))?/,
  /\b(?:close?|cloture|cloturee?|arretee?|termine|acheve|finissant|se terminant|s'achevant)(?: (?:le|au|du))?|\bdate (?:de cloture|de fin|d'arrete)(?: (?:de l'|d')exercice)?|\b(?:cloture|fin) (?:de l'|d')exercice(?: (?:le|au))?/,
] as const;

const daysIn = ({ from, to }: DatedPeriod): number => daysBetween(from, to) + 1;
const [MIN_DAYS, MAX_DAYS] = [360, 732];
const isYear = (period: DatedPeriod): boolean => daysIn(period) >= MIN_DAYS;

/** « Exercice clos le 30/06/2026 »: whatever other years are spoken of, the settled one ends on that day. */
const YEAR_CLOSED =
  /\bexercice(?: (?:comptable|de charges|annuel))?,? (?:close?|clotur(?:e|ee|ant)|arretee?|se terminant|s'achevant|termine|acheve) (?:le|au|a la date du)/;

const lastDay = (sheet: Sheet): string | null => {
  const flowText = flowTextOf([sheet]);
  return agreed(following(flowText, foundIn(flowText, findDates), YEAR_CLOSED))?.value ?? null;
};

/** « Exercice clos le 30/06/2026 (ouvert le 01/07/2025) »: two days, each with its word. */
function openedAndClosed(sheet: Sheet): Reading<DatedPeriod>[] {
  const flowText: FlowText = flowTextOf([sheet]);
  const days = foundIn(flowText, findDates);
  const [from, to] = [OPENED, CLOSED].map((words) => agreed(following(flowText, days, words)));
  if (!from || !to) return [];
  const value: DatedPeriod = { kind: 'RANGE', from: from.value, to: to.value };
  return isYear(value) && daysIn(value) <= MAX_DAYS ? [{ ...to, value }] : [];
}

const HEAD =
  /^(?:exercice|periode|annee)(?: (?:comptable|de charges|clos|concernee?|regularisee?))?\s?:?$/;

/** « Exercice » over « 01.04.2025 » over « 31.03.2026 », in a narrow column: each alone in its cell. */
function stackedDays({ lines, page, height }: Sheet): Reading<DatedPeriod>[] {
  const cells = lines.flatMap((line) => line.cells);
  return cells.flatMap((head) => {
    if (!HEAD.test(fold(head.text))) return [];
    const under = cells
      .filter(({ box }) => box[1] > head.box[1] && Math.abs(box[0] - head.box[0]) < height)
      .slice(0, 2);
    const days = under.flatMap(({ words, text }) => {
      const [only, ...others] = findDates(writtenWords(words));
      const isAlone = text.replace(/^(?:du|au|le|-|–)\s/i, '').length === only?.raw.length;
      return only && others.length === 0 && isAlone ? [only.value] : [];
    });
    const [from, to] = days;
    if (!from || !to) return [];
    const value: DatedPeriod = { kind: 'RANGE', from, to };
    return isYear(value) && daysIn(value) <= MAX_DAYS ? [readCells(value, under, page)] : [];
  });
}

export function settledYear(sheet: Sheet | undefined): Reading<DatedPeriod>[] {
  if (!sheet) return [];
  const named = after(sheet, NAMED, findPeriods).filter(
    ({ value: { kind } }) => kind === 'RANGE' || kind === 'YEAR',
  );
  const years = after(sheet, YEAR, findPeriods).filter(({ value }) => isYear(value));
  const head = headPeriods(sheet, (line) => /exercice|annee/.test(line)).filter(
    ({ value: { kind } }) => kind === 'RANGE' || kind === 'YEAR',
  );
  const year = headPeriods(sheet, () => true).filter(({ value }) => isYear(value));
  const last = lastDay(sheet);
  // A year of which OCR misread a day is no year any more.
  const extracted = [
    ...named,
    ...openedAndClosed(sheet),
    ...stackedDays(sheet),
    ...years,
    ...head,
    ...year,
  ].filter(
    (one) =>
      (last === null || one.value.to === last) &&
      (one.page.source !== 'OCR' || (endsAYear(one) && isYear(one.value))),
  );
  return extracted.length > 0 ? extracted.slice(0, 1) : titledYear(sheet);
}

/** « RÉGULARISATION DES CHARGES 2025 », at the head of a neighbour's paper: the only year that a title tells. */
const TITLE =
  /\b(?:regularisation|decompte|repartition|reddition|comptes?|charges)\b(?: (?!20)[\p{L}']+){0,4} (?<year>20\d\d)(?![\d/-]| ?[-/] ?\d)/u;
const MAX_TITLE = 80;

function titledYear({ lines, page }: Sheet): Reading<DatedPeriod>[] {
  const titles = lines.filter(
    ({ folded, box }) =>
      folded.length < MAX_TITLE &&
      TITLE.test(folded) &&
      !/[.;]$|assemblee|budget|appel|provision/.test(folded) &&
      box[3] < page.height / 2,
  );
  const years = new Set(titles.map(({ folded }) => TITLE.exec(folded)?.groups?.['year'] ?? ''));
  const [first] = titles;
  const [year] = years;
  if (!first || !year || years.size > 1 || page.source === 'OCR') return [];
  const value: DatedPeriod = { kind: 'YEAR', from: `${year}-01-01`, to: `${year}-12-31` };
  return [readCells(value, first.cells, page)];
}
