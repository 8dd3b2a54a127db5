// A line that names a family, and nobody of it: « M. ou Mme DUPONT », « Indivision DUPONT - MARTIN ».
import { CIVILITY, fold, peopleIn, sorted, spaced, surnamesOf, wordsIn } from './person-name.ts';

const HOUSEHOLD =
  /^(?:m|mr|monsieur)\.?(?:,| et| ou|\/)+ ?(?:mme|madame)\b|^(?:les )?(?:indivision|succession|hoirie|consorts|heritiers|epoux|m et mme|m ou mme)\b/;
const OF_HOUSEHOLD = /^(?:et|ou|les|hoirie|heritiers|de)$/;

/** « M. ou Mme DUPONT », « Succession DUPONT Jean »: the family, by a surname of one of these. */
export function isFamilyOf(line: string, owners: readonly string[]): boolean {
  const words = wordsIn(line)
    .map(fold)
    .filter((word) => !CIVILITY.test(word) && !OF_HOUSEHOLD.test(word));
  const family = spaced(words.join(' '));
  const isDead = /^succession|^hoirie|^heritiers/.test(fold(line.trim()));
  return (
    HOUSEHOLD.test(fold(line.trim()).replaceAll(/\s+/g, ' ')) &&
    surnamesOf(owners).some(
      (name) => name === family || (isDead && ` ${family} `.includes(` ${name} `)),
    )
  );
}

/** « M. CHATEL », « Mme veuve PONSARD »: the surname of one of these, and nobody's first name. */
export const isSurnameOf = (line: string, owners: readonly string[]): boolean => {
  const words = wordsIn(line).map(fold);
  const name = words.filter((word) => !CIVILITY.test(word));
  return name.length < words.length && surnamesOf(owners).includes(sorted(spaced(name.join(' '))));
};

/** « Indivision DUPONT - MARTIN », « Mme MARTIN et M. DUPONT »: the surnames of all these, which differ, and no more. */
export function isSurnamesOf(line: string, owners: readonly string[]): boolean {
  const words = wordsIn(line).map(fold);
  const named = words.filter((word) => !CIVILITY.test(word) && !OF_HOUSEHOLD.test(word));
  const surnames = owners.flatMap((owner) => surnamesOf([owner]));
  // One each: where nothing tells a surname from a first name there are two.
  const isTold = surnames.length === owners.length && new Set(surnames).size === owners.length;
  const inOrder = (names: readonly string[]) =>
    names
      .flatMap((name) => spaced(name).split(' '))
      .toSorted()
      .join(' ');
  return (
    owners.length > 1 &&
    isTold &&
    named.length < words.length &&
    inOrder(named) === inOrder(surnames)
  );
}

/** « Indivision DUPONT Anne et Luc »: the first name and the surname of each of these, and no other word. */
export function isNamesOf(line: string, owners: readonly string[]): boolean {
  const inWords = (words: readonly string[]) => words.flatMap((word) => spaced(word).split(' '));
  const named = new Set(
    inWords(
      wordsIn(line)
        .map(fold)
        .filter((word) => !CIVILITY.test(word) && !OF_HOUSEHOLD.test(word)),
    ),
  );
  const known = owners.flatMap(peopleIn).map(({ words }) => inWords(words));
  return (
    known.length > 1 &&
    known.every((words) => words.length > 1 && words.every((word) => named.has(word))) &&
    [...named].every((word) => known.some((words) => words.includes(word)))
  );
}

/** « M. et Mme DUPONT », « M. OU MME DUPONT LUC ». */
const COUPLE = /^(?:m|mr|monsieur)\.?(?:,| et| ou| &|\/)* ?(?:mme|madame)\b/;

/** One name for a man and a woman. */
export const isCouple = (line: string): boolean =>
  COUPLE.test(fold(line.trim()).replaceAll(/\s+/g, ' ')) && peopleIn(line).length === 1;
