// Shares that a paper states, as facts: the building's, and those of its keys. Those that make a sum name themselves
// (`arithmetic`).
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { factsOf } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { saidTantiemes } from './said-tantiemes.ts';
import { GENERAL, isKeyName, isPost, NO_KEY, SPECIAL } from './share-words.data.ts';
import { type StatedShare, statedShares } from './stated-shares.ts';

/** Of a base or, where none is stated, alone. */
export function shareFacts(sheets: readonly Sheet[], rule: string): Fact[] {
  const stated = statedShares(sheets);
  return stated.length > 0
    ? statedFacts(stated, rule)
    : factsOf('tantiemes', rule, [saidTantiemes(sheets)]);
}

export function statedFacts(stated: readonly StatedShare[], rule: string): Fact[] {
  const general = stated.filter(({ key }) => GENERAL.test(fold(key)));
  const isNamed = stated.every(({ key }) => key !== '');
  // « Ascenseur (112/1000) » alone is what the owner has of the lift.
  const isSpecial = stated.every(({ key }) => SPECIAL.test(fold(key)));
  return [
    ...(isSpecial ? [] : buildingsShare(general.length > 0 ? general : stated, rule)),
    ...(isNamed ? keysFact(namedKeys(stated), rule) : []),
  ];
}

const shareOf = ({ part, base }: StatedShare): string => `${part}/${base}`;

/** One share, however often it is stated. */
function buildingsShare(stated: readonly StatedShare[], rule: string): Fact[] {
  const [first] = stated;
  if (!first || stated.some((one) => shareOf(one) !== shareOf(first))) return [];
  return [
    ...factsOf('tantiemes', rule, [{ ...first.reading, value: first.part }]),
    ...factsOf('base', rule, [{ ...first.reading, value: first.base }]),
  ];
}

/** Several names of one share are several keys, unless they are what the money went to. */
function namedKeys(stated: readonly StatedShare[]): StatedShare[] {
  const groups = [...Map.groupBy(stated, shareOf).values()];
  const kept = groups.flatMap((group): (StatedShare | null)[] => {
    const distinct = [...Map.groupBy(group, ({ key }) => fold(key)).values()].flatMap(
      ([first]) => first ?? [],
    );
    if (distinct.length === 1) return distinct;
    if (distinct.every(({ key }) => isKeyName(fold(key)) && !isPost(fold(key)))) return distinct;
    return [distinct.find(({ key }) => GENERAL.test(fold(key))) ?? null];
  });
  const whole = kept.flatMap((one) => one ?? []);
  const isClear =
    whole.length === kept.length &&
    whole.every(({ key }) => /\p{L}{3}/u.test(key) && !NO_KEY.test(fold(key))) &&
    !isTwice(whole) &&
    !whole.every(isPaidFor);
  return isClear ? stated.filter((one) => whole.includes(one)) : [];
}

/** « Générale 320 », « Générale 8 »: of each lot, and neither is what the owner has of it. */
const isTwice = (keys: readonly StatedShare[]): boolean =>
  new Set(keys.map((one) => `${fold(one.key)} ${shareOf(one)}`)).size !==
  new Set(keys.map(({ key }) => fold(key))).size;

/** « Honoraires du syndic » is what is paid for: alone, it names no key. */
const isPaidFor = ({ key }: StatedShare): boolean => isPost(fold(key)) && !isKeyName(fold(key));

function keysFact(keys: readonly StatedShare[], rule: string): Fact[] {
  const [first] = keys;
  const value = keys.map((one) => `${one.key} : ${shareOf(one)}`);
  return first ? factsOf('tantiemes_by_cle', rule, [{ ...first.reading, value }]) : [];
}
