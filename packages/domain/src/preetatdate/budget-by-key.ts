// What each call of a year asks of the owner, from the budget that annexe 3 tells key by key. It is believed where the
// budget of the running year, shared out in the same way, gives to the cent what is called.
import { lotNumber } from '../control/lot-match.ts';
import type { Instalment } from './instalments.ts';
import { isSameKey, keyLineIn, type KeyShare, keyShareIn } from './key-shares.ts';
import { evidenceOn } from './outcome.ts';
import { sumOf, textsOn } from './paper-figures.ts';
import { coversAll } from './shares.ts';
import type { SourcePaper, SourcePapers } from './source-papers.ts';
import type { Evidence } from './statement.ts';

export type CallByKeys = { cents: number; evidence: readonly Evidence[] };

type Asked = {
  /** Of the running year. */
  instalments: readonly Instalment[];
  /** What each of them asks for. */
  usual: number;
  /** Calls in a year. */
  count: number;
  /** The budget that was voted for the year after. */
  voted: number;
};

export function callByKeys(sources: SourcePapers, asked: Asked): CallByKeys | null {
  const { papers, dossier } = sources;
  const sold = dossier.lots.map(lotNumber);
  const calls = asked.instalments.flatMap((one) => one.calls.map(({ paper }) => paper));
  const settlements = papers.filter(
    (paper) => paper.sub_kind === 'DECOMPTE' && coversAll(paper, sold),
  );
  const isByLot = calls.map(partsOn).some(isApart);
  const parts = [...calls, ...settlements].map(partsOn).filter((one) => !isByLot || isApart(one));
  const found = papers.flatMap((annexe): CallByKeys[] => {
    const budget = budgetOn(annexe, asked.voted);
    if (!budget) return [];
    return [...calls, ...settlements].flatMap((paper) => {
      const partsOfKey = (key: KeyShare) => (sold.length === 1 ? [key.part] : partsOf(key, parts));
      const keys = budgetOfOwner(budget, ownKeys(paper), partsOfKey);
      const cents = keys && nextCall(keys, asked);
      const evidence = [
        ...evidenceOn(annexe, ['budget_a_voter_by_cle'], null),
        ...evidenceOn(paper, ['tantiemes_by_cle', 'key_lines'], null),
      ];
      return cents === null ? [] : [{ cents, evidence }];
    });
  });
  const [first] = found;
  return first && found.every(({ cents }) => cents === first.cents) ? first : null;
}

type KeyBudget = { name: string; now: number; next: number };

/** « Ascenseur : 3 655,20 ». */
const KEY_SUM = /^(.*?)\s*:\s*([\d\s]+),(\d{2})$/s;

const sumsIn = (texts: readonly string[]): { name: string; cents: number }[] =>
  texts.flatMap((text) => {
    const [, name, euros = '', cents = ''] = KEY_SUM.exec(text) ?? [];
    const digits = `${euros}${cents}`.replaceAll(/\s/g, '');
    return name === undefined ? [] : [{ name, cents: Number(digits) }];
  });

/** Of this year and of the next; null where its keys do not make up what was voted. */
function budgetOn(paper: SourcePaper, voted: number): KeyBudget[] | null {
  const [now, next] = (['budget_en_cours_by_cle', 'budget_a_voter_by_cle'] as const).map((name) =>
    sumsIn(textsOn(paper, name)),
  );
  if (!now || !next || sumOf(next.map(({ cents }) => cents)) !== voted) return null;
  const keys = next.flatMap(({ name, cents }) => {
    const own = now.find((one) => one.name === name);
    return own ? [{ name, now: own.cents, next: cents }] : [];
  });
  return keys.length === next.length && keys.length === now.length ? keys : null;
}

type OwnKeys = { keys: readonly KeyShare[]; is_all: boolean };

/** Those that a paper lists, else those that its lines were worked out by, works and funds among them. */
function ownKeys(paper: SourcePaper): OwnKeys {
  const listed = textsOn(paper, 'tantiemes_by_cle').flatMap((text) => keyShareIn(text) ?? []);
  return listed.length > 0
    ? { keys: listed, is_all: true }
    : { keys: textsOn(paper, 'key_lines').flatMap((text) => keyLineIn(text) ?? []), is_all: false };
}

type OwnBudget = KeyBudget & { base: number; parts: readonly number[] };

/** Null where a key of the owner is not one of the budget, or nobody tells how it is rounded. */
function budgetOfOwner(
  budget: readonly KeyBudget[],
  { keys, is_all }: OwnKeys,
  partsOfKey: (key: KeyShare) => readonly number[] | null,
): OwnBudget[] | null {
  const own = keys.map((key) => ({
    key,
    budgets: budget.filter(({ name }) => isSameKey(name, key.name)),
  }));
  const matched = own.filter(({ budgets }) => is_all || budgets.length > 0);
  const all = matched.flatMap(({ key, budgets: [one, ...others] }): OwnBudget[] => {
    const parts = partsOfKey(key);
    return one && parts && others.length === 0 ? [{ ...one, base: key.base, parts }] : [];
  });
  const isOnce = new Set(all.map(({ name }) => name)).size === all.length;
  // A key that asks for nothing this year would not be missed.
  const others = budget.filter(({ name }) => all.every((one) => one.name !== name));
  const isProvable = others.every(({ now, next }) => now > 0 || next === 0);
  return all.length > 0 && all.length === matched.length && isOnce && isProvable ? all : null;
}

type Parts = { base: number; parts: readonly number[] };

/** What stands beside one total: the part of the owner, or that of each lot, and their sum perhaps. */
function partsOn(paper: SourcePaper): Parts[] {
  const lines = textsOn(paper, 'key_lines').flatMap((text) => keyLineIn(text) ?? []);
  const groups = Map.groupBy(lines, ({ total, base }) => `${total}/${base}`);
  return [...groups.values()].map((own) => ({
    base: own[0]?.base ?? 0,
    parts: [...new Set(own.map(({ part }) => part))],
  }));
}

/** Lots have lines of their own, and are rounded apart. */
const isApart = (all: readonly Parts[]): boolean => all.some(({ parts }) => parts.length > 1);

/** As it is rounded: each lot that papers tell, else all together; null where no paper works it out. */
function partsOf({ part, base }: KeyShare, papers: readonly (readonly Parts[])[]): number[] | null {
  const own = papers.flat().filter((one) => one.base === base);
  const apart = own
    .map(({ parts }) => parts.filter((one) => one !== part))
    .find((parts) => sumOf(parts) === part);
  return apart ?? (own.some(({ parts }) => parts.includes(part)) ? [part] : null);
}

type Sharing = (keys: readonly OwnBudget[], year: 'now' | 'next', count: number) => number;

/** Each line of a call. */
const byLine: Sharing = (keys, year, count) =>
  sumOf(
    keys.flatMap((key) =>
      key.parts.map((part) => Math.round((key[year] * part) / (key.base * count))),
    ),
  );

/** Where no call tells its lines: each of them, each key of a year, or the whole. */
const ANY: readonly Sharing[] = [
  byLine,
  (keys, year, count) =>
    Math.round(
      sumOf(
        keys.flatMap((key) => key.parts.map((part) => Math.round((key[year] * part) / key.base))),
      ) / count,
    ),
  (keys, year, count) =>
    Math.round(sumOf(keys.map((key) => (key[year] * sumOf(key.parts)) / key.base)) / count),
];

/** As this year's is: null where none gives it, or those that do give different ones. */
function nextCall(keys: readonly OwnBudget[], { usual, count, instalments }: Asked): number | null {
  const hasLines = instalments.some(({ calls }) =>
    calls.some(({ paper }) => textsOn(paper, 'key_lines').length > 1),
  );
  const told = (hasLines ? [byLine] : ANY)
    .filter((sharing) => sharing(keys, 'now', count) === usual)
    .map((sharing) => sharing(keys, 'next', count));
  const [first] = told;
  return first !== undefined && told.every((cents) => cents === first) ? first : null;
}
