// What the columns of the annexes are: of which year, and done or only planned. Heads that do not say
// both leave their column without a name, and nobody picks a figure from it.
import { fold } from '../../french/fold.ts';
import type { Column } from '../../layout/columns.ts';

export type AnnexeColumn = 'PREVIOUS' | 'CLOSED_BUDGET' | 'CLOSED' | 'CURRENT' | 'NEXT';

type Reads = (head: string, closed_year: number | null) => AnnexeColumn | null;

const PLANNED =
  /budget|\bvotee?s?\b|previsionnel|\ba voter\b|\bprev(?:ue?s?|isions?)\b|\bproposee?s?\b|\bprojet\b/;

/** « Exercice clos N », « N (2025) », « N – 2025 », « N 31/03/2026 ». */
const ONLY_N =
  /^(?:exercice |annee )?(?:clos )?\(?n\)?(?: ?[-:,/]? ?\(?(?:au |le )?(?:\d{2}[/.-]\d{2}[/.-])?(?:20)?\d{2}(?:\s?[/-]\s?(?:20)?\d{2})?\)?)?$/;

/** « N », « N+1 »: N is the year that was closed. */
const relative: Reads = (head) => {
  const offset = /(?:^|[\s(])n\s?(?<by>[+-]\s?[12])?(?![\p{L}\d])/u.exec(head);
  const by = offset?.groups?.['by']?.replaceAll(' ', '') ?? '';
  if (!offset) return null;
  if (by === '-1') return PLANNED.test(head) ? null : 'PREVIOUS';
  if (by !== '')
    return /realise/.test(head) ? null : by === '+1' ? 'CURRENT' : by === '+2' ? 'NEXT' : null;
  if (/realise|a approuver/.test(head)) return 'CLOSED';
  if (PLANNED.test(head)) return 'CLOSED_BUDGET';
  return ONLY_N.test(head) ? 'CLOSED' : null;
};

/** The words of the decree. « à approuver » is not « approuvé ». */
const named: Reads = (head) => {
  if (/precedent/.test(head)) return PLANNED.test(head) ? null : 'PREVIOUS';
  if (/\bclos\b/.test(head)) return PLANNED.test(head) ? 'CLOSED_BUDGET' : 'CLOSED';
  if (PLANNED.test(head))
    return /a voter/.test(head) ? 'NEXT' : /en cours/.test(head) ? 'CURRENT' : null;
  if (/realise/.test(head))
    return /a approuver/.test(head) ? 'CLOSED' : /\bapprouvee?s?\b/.test(head) ? 'PREVIOUS' : null;
  return null;
};

/** A year alone, or the day it ended on. */
const ONLY_YEAR =
  /^(?:au |le |solde au |exercice |annee )?(?:\d{2}[/.-]\d{2}[/.-])?20\d{2}(?:\s?[/-]\s?(?:20)?\d{2})?$/;

/** « 2024-2025 », « 2024/25 »: a year that is closed in the second. */
const SEASON = /(?<!\d|\d[/.-])(?:20)?(?<from>\d{2})\s?[/-]\s?(?:20)?(?<to>\d{2})(?!\d|[/.-]\d)/g;

/** « 01/11/2024 - 31/10/2025 »: a year is named after the day it ends on. */
const FROM_TO =
  /(?:du )?(?:\d{2}[/.-]){2}20\d{2}\s?(?:-|au?|\/)\s?(?<end>(?:\d{2}[/.-]){2}20\d{2})/g;
/** « 31/12/25 ». */
const SHORT_DAY = /(?<![\d/.])(?<day>(?:\d{2}[/.]){2})(?<year>[0-4]\d)(?!\d|[/.,]\d)/g;

function yearsIn(head: string): Set<number> {
  const seasons = [...head.matchAll(SEASON)].filter(
    ({ groups }) => Number(groups?.['to']) === Number(groups?.['from']) + 1,
  );
  const years =
    seasons.length > 0
      ? seasons.map(({ groups }) => `20${groups?.['to']}`)
      : [...head.matchAll(/(?<!\d)20\d{2}(?!\d)/g)].map(([text]) => text);
  return new Set(years.map(Number));
}

const byYear: Reads = (head, closed_year) => {
  const [year, ...others] = yearsIn(head);
  if (year === undefined || others.length > 0 || closed_year === null) return null;
  const by = year - closed_year;
  const done = /realise|depense|approuve/.test(head);
  if (PLANNED.test(head) && !done)
    return by === 0 ? 'CLOSED_BUDGET' : by === 1 ? 'CURRENT' : by === 2 ? 'NEXT' : null;
  return done || ONLY_YEAR.test(head) || /exercice|\bclos\b/.test(head)
    ? by === 0
      ? 'CLOSED'
      : by === -1
        ? 'PREVIOUS'
        : null
    : null;
};

/** Over several columns: what the figures are for, not what they are. */
const PURPOSE =
  /pour (?:l')?approbation des comptes(?: par l'assemblee generale)?|pour le vote du budget(?: previsionnel)?/g;

/** « 2025 1 »: a rule beside the year, as OCR reads it. */
const RULED = /(?<=\b20\d{2}) [1li|!]$|^[1li|!] (?=20\d{2}$)/;

const headOf = ({ head }: Column): string =>
  fold(head)
    .replace(PURPOSE, ' ')
    .trim()
    .replace(RULED, '')
    .replaceAll(SHORT_DAY, '$<day>20$<year>')
    .replaceAll(FROM_TO, '$<end>');

export function annexeColumn(column: Column, closed_year: number | null): AnnexeColumn | null {
  const head = headOf(column);
  const said = [relative, named, byYear].flatMap((read) => read(head, closed_year) ?? []);
  return new Set(said).size === 1 ? (said[0] ?? null) : null;
}
