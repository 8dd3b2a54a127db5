// What one owner is asked for is a share of what the assembly voted: total × tantièmes ÷ base.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact, ReadDocument } from '@quitus/domain/reading/read-document';

import { type Check, compared, sideOf } from '../check.ts';

/** Of the share of each of several lots, rounded by itself. */
const TOLERANCE = 3;
const MONTHS_A_YEAR = 12;

const readings = ({ facts }: ReadDocument, name: FactName): Fact[] =>
  facts.filter((fact) => fact.name === name);

function only(document: ReadDocument, name: FactName): Fact | null {
  const [first, ...others] = readings(document, name);
  return first && others.length === 0 ? first : null;
}
const cents = (fact: Fact | null): number | null =>
  fact && typeof fact.value === 'number' ? fact.value : null;
const text = (fact: Fact | null): string =>
  fact && typeof fact.value === 'string' ? fact.value : '';

/** Whole months from the first of one to the end of another. */
function monthsOf(call: ReadDocument): number | null {
  const [from, to] = [text(only(call, 'period_from')), text(only(call, 'period_to'))];
  const whole = /^\d{4}-\d{2}-01$/.test(from) && /^\d{4}-\d{2}-(?:2[89]|3[01])$/.test(to);
  if (!whole) return null;
  const index = (day: string) => Number(day.slice(0, 4)) * MONTHS_A_YEAR + Number(day.slice(5, 7));
  return index(to) - index(from) + 1;
}

/** The minutes whose budget is for the days of the call. */
function votedFor(call: ReadDocument, documents: readonly ReadDocument[]): ReadDocument | null {
  const [from, to] = [text(only(call, 'period_from')), text(only(call, 'period_to'))];
  const voted = documents.filter((one) => {
    const [start, end] = [text(only(one, 'budget_from')), text(only(one, 'budget_to'))];
    return one.type === 'PV_AG' && start !== '' && from !== '' && start <= from && to <= end;
  });
  const [first, ...others] = voted;
  return first && others.length === 0 ? first : null;
}

type Share = { name: string; asked: FactName; voted: FactName; words: string; voted_words: string };
const SHARES: readonly Share[] = [
  {
    name: 'appel-quote-part-budget',
    asked: 'courantes',
    voted: 'budget',
    words: 'la provision courante de l’appel',
    voted_words: 'la quote-part du budget voté',
  },
  {
    name: 'appel-quote-part-fonds-travaux',
    asked: 'fonds_travaux',
    voted: 'cotisation_fonds_travaux',
    words: 'la cotisation au fonds de travaux de l’appel',
    voted_words: 'la quote-part de la cotisation votée',
  },
];

function callChecks(call: ReadDocument, documents: readonly ReadDocument[]): Check[] {
  const minutes = votedFor(call, documents);
  const [part, base, months] = [only(call, 'tantiemes'), only(call, 'base'), monthsOf(call)];
  const [keys] = readings(call, 'tantiemes_by_cle');
  const oneKey = !keys || (Array.isArray(keys.value) && keys.value.length === 1);
  if (!minutes || !part || !base || months === null) return [];
  return SHARES.flatMap(({ name, asked, voted, words, voted_words }) => {
    // A budget shared out by several keys is not one share: only the fund is, by the general one.
    if (asked === 'courantes' && !oneKey) return [];
    const [own, whole] = [readings(call, asked), only(minutes, voted)];
    const [of, by, total] = [cents(part), cents(base), cents(whole)];
    if (own.length === 0 || !whole || of === null || !by || total === null) return [];
    const share = Math.round((total * of * months) / (by * MONTHS_A_YEAR));
    return [
      compared(
        name,
        sideOf(words, own),
        { words: voted_words, cents: share, facts: [whole, part, base] },
        TOLERANCE,
      ),
    ];
  });
}

export const shareChecks = (documents: readonly ReadDocument[]): Check[] =>
  documents
    .filter(({ sub_kind }) => sub_kind === 'APPEL_DE_FONDS')
    .flatMap((call) => callChecks(call, documents));
