// What a sale needs of the charges: the call that covers today. Settlements, where there are some, are
// those of the last two years.
import { addMonths, frenchDay } from '../documents/calendar.ts';
import type { ControlledFile } from './control.ts';
import { listed, theLots } from './described.ts';
import {
  evidenceOf,
  failed,
  onlyDay,
  type Paper,
  papersOf,
  passed,
  readingsOf,
  type Rule,
  seenOf,
  textsIn,
  undecided,
} from './examined.ts';
import { lotNumber } from './lot-match.ts';
import { type Lacking, notRead } from './unread.ts';

export const callsIn = (papers: readonly Paper[]): Paper[] =>
  papers.filter(({ sub_kind }) => sub_kind === 'APPEL_DE_FONDS');

export const covers = (paper: Paper, today: string): boolean => {
  const [from, to] = [onlyDay(paper, 'period_from'), onlyDay(paper, 'period_to')];
  return from !== null && to !== null && from.value <= today && today <= to.value;
};

const YEARS = 2;
/** Accounts are approved within six months, and settled after that. */
const SETTLED_WITHIN_MONTHS = 24;

export const chargesComplete: Rule = ({ papers, files, dossier, today }) => {
  const calls = callsIn(papers);
  const seen = evidenceOf(papers);
  if (calls.length === 0)
    return papers.every(({ sub_kind }) => sub_kind !== null)
      ? failed(
          'MISSING_LAST_APPEL',
          'Aucun appel de fonds n’a été reconnu.',
          `l’appel de fonds qui couvre le ${frenchDay(today)}`,
          seen,
        )
      : undecided('Un document de charges n’est pas reconnu précisément.', seen);
  const current = calls.filter((call) => covers(call, today));
  const [silent, ...alike] = withoutAmount(current.length > 0 ? current : calls, files);
  if (silent) return notRead(silent, ...alike);
  const uncovered = missingLots(current, dossier.lots);
  if (uncovered.length > 0)
    return undecided(`Aucun appel de fonds ne couvre ${theLots(uncovered)}.`, seen);
  return settlements(papers, today);
};

/** A call that was cut has lost its sum: that one is there, whoever read it, is enough. */
function withoutAmount(calls: readonly Paper[], files: readonly ControlledFile[]): Lacking[] {
  const read = papersOf(files, () => true);
  const isTold = (call: Paper): boolean => {
    const same = read.filter(
      ({ file_id, document }) => file_id === call.file_id && document === call.document,
    );
    return readingsOf(same, 'total', 'to_pay').length > 0;
  };
  return calls
    .filter((call) => !isTold(call))
    .map((paper) => ({ paper, names: ['total'] as const }));
}

/** Of the lots sold, those that the calls leave out; calls that print no lot leave out none. */
function missingLots(calls: readonly Paper[], lots: readonly string[]): string[] {
  const called = new Set(readingsOf(calls, 'lots').flatMap(textsIn).map(lotNumber));
  return called.size === 0 ? [] : lots.filter((lot) => !called.has(lotNumber(lot)));
}

function settlements(papers: readonly Paper[], today: string) {
  const settled = papers.filter(({ sub_kind }) => sub_kind === 'DECOMPTE');
  const ends = [
    ...new Set(settled.flatMap((paper) => onlyDay(paper, 'exercice_to')?.value ?? [])),
  ].toSorted();
  const expected = 'les décomptes de charges des deux derniers exercices';
  // The call is what the sale waits for; somebody who bought lately has no settlement at all.
  if (settled.length === 0)
    return passed(
      `L’appel de fonds en cours est là. Pour le pré-état daté, ajoutez ${expected}.`,
      evidenceOf(papers),
    );
  const [endless, ...alike] = settled
    .filter((paper) => onlyDay(paper, 'exercice_to') === null)
    .map((paper) => ({ paper, names: ['exercice_to'] as const }));
  if (endless) return notRead(endless, ...alike);
  const [last = ''] = ends.toReversed();
  const isRecent = last !== '' && addMonths(last, SETTLED_WITHIN_MONTHS) > today;
  const follow = last !== '' && ends.includes(addMonths(last, -12));
  const description = `Exercices clos le ${listed(ends.map(frenchDay))}.`;
  const seen = seenOf(readingsOf(settled, 'exercice_to'));
  return ends.length >= YEARS && isRecent && follow
    ? passed(description, seen)
    : undecided(`${description} Attendu\u00a0: ${expected}.`, seen);
}
