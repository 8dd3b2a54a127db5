// What the computation says of a field, against what a careful person would write.
import { compareAddresses } from '@quitus/domain/control/french-address';
import { lotNumber } from '@quitus/domain/control/lot-match';
import { compareOwners, peopleIn } from '@quitus/domain/control/person-name';
import { rnc } from '@quitus/domain/control/rnc';
import { searchWords } from '@quitus/domain/portfolios/search';
import { FIELDS, type FieldReference } from '@quitus/domain/preetatdate/fields.data';
import type {
  FieldValue,
  ScheduleLine,
  Statement,
  VotedWorks,
} from '@quitus/domain/preetatdate/statement';

import type { Instalment, Sale, SaleTruth, Work } from './sale.ts';

/** SILENT: nothing is said where nothing can be known, or where papers disagree. */
export const VERDICTS = ['RIGHT', 'WRONG', 'MISSING', 'SILENT'] as const;
export type Verdict = (typeof VERDICTS)[number];

export type JudgedField = {
  reference: FieldReference;
  verdict: Verdict;
  expected: SaleTruth;
  told: FieldValue | null;
  state: string;
  note: string | null;
};

export function judged(truth: Sale['truth'], { fields }: Statement): JudgedField[] {
  return fields.flatMap(({ reference, value, state, note }) => {
    const expected = truth[reference];
    if (expected === undefined) return [];
    const verdict = verdictOf(reference, expected, value);
    return [{ reference, verdict, expected, told: value, state, note }];
  });
}

function verdictOf(
  reference: FieldReference,
  expected: SaleTruth,
  told: FieldValue | null,
): Verdict {
  const isUntold = expected === null || expected === 'contradictory';
  if (told === null) return isUntold ? 'SILENT' : 'MISSING';
  if (isUntold) return 'WRONG';
  return isRight(reference, expected, told) ? 'RIGHT' : 'WRONG';
}

function isRight(
  reference: FieldReference,
  expected: NonNullable<SaleTruth>,
  told: FieldValue,
): boolean {
  if (typeof expected === 'boolean') return expected === told;
  if (typeof expected === 'number')
    return FIELDS[reference].kind === 'AREA'
      ? Math.round(expected * 100) === told
      : expected === told;
  if (typeof expected === 'string')
    return typeof told === 'string' && sameText(reference, expected, told);
  if (typeof told !== 'object') return false;
  if ('schedule' in expected) return sameSchedule(expected.schedule, told.filter(isLine));
  if ('works' in expected) return sameWorks(expected.works, told.filter(isWorks));
  return sameList(
    reference,
    expected,
    told.filter((one) => typeof one === 'string'),
  );
}

type Item = string | ScheduleLine | VotedWorks;
const isLine = (item: Item): item is ScheduleLine => typeof item === 'object' && 'cents' in item;
const isWorks = (item: Item): item is VotedWorks => typeof item === 'object' && 'label' in item;

function sameText(reference: FieldReference, expected: string, told: string): boolean {
  if (reference === 'RNC') return rnc(expected) === rnc(told);
  if (reference === 'IMMEUBLE')
    return (
      ['SAME', 'LIKELY'].includes(compareAddresses(told, expected)) ||
      searchWords(expected).every((word) => searchWords(told).includes(word))
    );
  if (FIELDS[reference].kind !== 'TEXT') return expected === told;
  const [a, b] = [wordsOf(expected), wordsOf(told)];
  if (reference === 'VIE-ASSURANCE' && numberIn(b) !== '' && numberIn(a) !== numberIn(b))
    return false;
  if (isNone(expected) && isNone(told)) return true;
  return a.every((word) => b.includes(word)) || b.every((word) => a.includes(word));
}

/** « Néant » and « Aucun » say the same. */
const isNone = (text: string): boolean => /^(?:n[ée]ant|aucune?s?|non)$/iu.test(text.trim());

/** « police 57-2204 » and « contrat n° 57-2204 » say the same. */
const INTRODUCING = new Set(
  // And « une procédure contre le lot 18 » is one of which the lot 18 was told.
  ['contrat', 'police', 'numero', 'no', 'n', 'reference', 'ref', 'contre', 'de', 'du', 'le', 'la'],
);
const wordsOf = (text: string): string[] =>
  searchWords(text).filter((word) => !INTRODUCING.has(word));

/** Cut short it would be another. */
const numberIn = (words: readonly string[]): string =>
  words.filter((word) => /\d/.test(word)).join('');

function sameList(
  reference: FieldReference,
  expected: readonly string[],
  told: readonly string[],
): boolean {
  if (reference === 'VENDEUR')
    return (
      expected.every((one) => compareOwners(peopleIn(one), told) === 'SAME') &&
      told.every((one) => compareOwners(peopleIn(one), expected) === 'SAME')
    );
  const folded = (list: readonly string[]) => list.map(lotNumber).toSorted().join();
  return folded(expected) === folded(told);
}

const sameSchedule = (expected: readonly Instalment[], told: readonly ScheduleLine[]): boolean =>
  expected.length === told.length &&
  expected.every(({ day, cents }, index) => {
    const line = told[index];
    return line !== undefined && line.cents === cents && (day === null || day === line.on);
  });

/** What is left unsaid of a work is not wrong. */
function sameWorks(expected: readonly Work[], told: readonly VotedWorks[]): boolean {
  const agrees = (said: number | null, truth: number | null): boolean =>
    said === null || said === truth;
  return (
    expected.length === told.length &&
    told.every((one) =>
      expected.some(
        ({ title, voted, share, called, left }) =>
          shareWords(title, one.label) &&
          agrees(one.total_cents, voted) &&
          agrees(one.lot_cents, share) &&
          agrees(one.called_cents, called) &&
          agrees(one.remaining_cents, left),
      ),
    )
  );
}

const shareWords = (one: string, other: string): boolean =>
  searchWords(one).some((word) => word.length > 3 && searchWords(other).includes(word));
