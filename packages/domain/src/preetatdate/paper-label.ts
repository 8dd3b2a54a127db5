// What the Sources margin calls a paper: « Appel T4 2026 », « Annexe 1 au 31/12/2025 ».
import { nounOf } from '../control/described.ts';
import type { Paper } from '../control/examined.ts';
import { coveredPeriod } from '../reading/covered-period.ts';
import type { FactName } from '../reading/facts.data.ts';
import { startUpper } from '../text/first-letter.ts';
import { dayOn, type Indexed } from './paper-figures.ts';

const short = (day: string): string => day.split('-').toReversed().join('/');

const DATED_BY: readonly (readonly [FactName, string])[] = [
  ['as_of', 'au'],
  ['exercice_to', 'exercice clos le'],
  ['meeting_on', 'du'],
  ['closed_on', 'au'],
  ['updated_on', 'du'],
  ['deed_on', 'du'],
  ['made_on', 'du'],
];

const SHORT_NOUNS: ReadonlyMap<string, string> = new Map([
  ['APPEL_DE_FONDS', 'Appel'],
  ['RELEVE_DE_COMPTE', 'Relevé de compte'],
  ['DECOMPTE', 'Décompte'],
  ['ANNEXE_1', 'Annexe 1'],
  ['ANNEXE_2', 'Annexe 2'],
  ['ANNEXE_3', 'Annexe 3'],
  ['ANNEXE_4', 'Annexe 4'],
  ['ANNEXE_5', 'Annexe 5'],
]);

export function labelOf(paper: Paper & Indexed): string {
  const noun = SHORT_NOUNS.get(paper.sub_kind ?? '') ?? startUpper(nounOf(paper));
  const when = paper.sub_kind === 'APPEL_DE_FONDS' ? periodOf(paper) : dated(paper);
  return when ? `${noun} ${when}` : noun;
}

function periodOf(paper: Paper & Indexed): string | null {
  const covered = coveredPeriod([paper]);
  if (covered?.period && covered.period !== 'ANNEE') return `${covered.period} ${covered.year}`;
  if (covered?.period) return String(covered.year);
  const [from, to] = [dayOn(paper, 'period_from'), dayOn(paper, 'period_to')];
  if (from && to) return `du ${short(from)} au ${short(to)}`;
  const due = dayOn(paper, 'due_on');
  return due ? `du ${short(due)}` : null;
}

function dated(paper: Indexed): string | null {
  const [first] = DATED_BY.flatMap(([name, word]) => {
    const day = dayOn(paper, name);
    return day ? [`${word} ${short(day)}`] : [];
  });
  return first ?? null;
}
