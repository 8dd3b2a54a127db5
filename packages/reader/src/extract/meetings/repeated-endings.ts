// « Quitus Art. 24 Voir la résolution », « Budget Art. 24 Voir la résolution »: on a page of a customer area each title
// has its buttons beside it. Words that end most titles alike, from a capital on, are no part of any of them.
import { fold } from '../../french/fold.ts';

/** Fewer titles do not show what comes back. */
const MIN_TITLES = 3;
/** Of the titles: as many end alike. */
const MOST = 0.75;
/** In words: one may end many titles by chance, more are sentences. */
const [MIN_WORDS, MAX_WORDS] = [2, 8];

/** The last words of a title, figures alike, where they start with a capital and something is left before them. */
function endingOf(subject: string, count: number): string | null {
  const words = subject.split(' ');
  const own = words.slice(-count);
  return words.length > count && /^[(\p{Lu}]/u.test(own[0] ?? '')
    ? fold(own.join(' ')).replaceAll(/\d+/g, '#')
    : null;
}

export function withoutRepeatedEndings<T extends { subject: string }>(all: readonly T[]): T[] {
  if (all.length < MIN_TITLES) return [...all];
  for (let count = MAX_WORDS; count >= MIN_WORDS; count -= 1) {
    const groups = Map.groupBy(all, ({ subject }) => endingOf(subject, count));
    const [most] = [...groups]
      .flatMap(([ending, own]) => (ending === null ? [] : [own]))
      .toSorted((a, b) => b.length - a.length);
    if (!most || most.length < MIN_TITLES || most.length < MOST * all.length) continue;
    return all.map((one) =>
      most.includes(one)
        ? { ...one, subject: one.subject.split(' ').slice(0, -count).join(' ') }
        : one,
    );
  }
  return [...all];
}
