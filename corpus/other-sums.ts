// Every sum of an owner's or a building's accounts multiplied by the same number: what adds up still does.
import { FACTS } from '@quitus/domain/reading/facts.data';
import type { SubKind } from '@quitus/domain/reading/read-document';

import type { Either, Paper, Truth, Value } from './paper.ts';

/** Other papers hold figures that look like sums, and sums in words. */
const ACCOUNTS: ReadonlySet<SubKind | null> = new Set([
  'APPEL_DE_FONDS',
  'RELEVE_DE_COMPTE',
  'DECOMPTE',
  'ANNEXE_1',
  'ANNEXE_2',
  'ANNEXE_3',
  'ANNEXE_4',
  'ANNEXE_5',
]);
const TEXT = /(?<=^|>)[^<]+/g;
/** « 1 234,56 », « 1.234,56 » or « 1234,56 », but for shares and surfaces. */
const SUM =
  /(?<![\d.,/])(?<whole>\d{1,3}(?:[\u00a0\u202f .]\d{3})+|\d+),(?<cents>\d{2})(?![.,]?\d|[\u00a0\u202f ]?(?:%|‰|m[²³23]|kWh|\/))/g;
const THOUSANDS = /\d(?<sign>[\u00a0\u202f .])\d{3},\d{2}/;
const ENTRY = /^(?<day>\d{4}-\d{2}-\d{2}) (?<cents>-?\d+)\b/;

const centsOf = (whole: string, cents: string): number =>
  Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents);

/** The same paper where one of its sums is not printed in figures. */
export function withSumsTimes(paper: Paper, factor: number): Paper {
  const { pages, documents } = paper;
  const printed = new Set(pages.flatMap(sumsIn));
  const isPrinted = (value: Value) =>
    typeof value !== 'number' || value === 0 || printed.has(Math.abs(value));
  const all = documents.every(
    ({ sub_kind, facts }) =>
      ACCOUNTS.has(sub_kind) &&
      Object.entries(facts).every(
        ([name, fact]) => !isSum(name) || valuesOf(fact).every(isPrinted),
      ),
  );
  if (!all) return paper;
  return {
    ...paper,
    pages: pages.map((page) => pageTimes(page, factor)),
    documents: documents.map((truth) => ({ ...truth, facts: factsTimes(truth.facts, factor) })),
  };
}

const isSum = (name: string): boolean =>
  Object.entries(FACTS).some(([fact, { kind }]) => fact === name && kind === 'CENTS');

const valuesOf = (fact: Value | Either): readonly Value[] =>
  typeof fact === 'object' && 'either' in fact ? fact.either : [fact];

const sumsIn = (page: string): number[] =>
  [...page.matchAll(TEXT)].flatMap(([text]) =>
    [...text.matchAll(SUM)].map(({ groups }) =>
      centsOf(groups?.['whole'] ?? '', groups?.['cents'] ?? ''),
    ),
  );

function pageTimes(page: string, factor: number): string {
  const thousands = THOUSANDS.exec(page)?.groups?.['sign'] ?? '';
  return page.replaceAll(TEXT, (text) =>
    text.replaceAll(SUM, (_, whole: string, cents: string) => {
      const sum = centsOf(whole, cents) * factor;
      const units = String(Math.trunc(sum / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, thousands);
      return `${units},${String(sum % 100).padStart(2, '0')}`;
    }),
  );
}

function factsTimes(facts: Truth['facts'], factor: number): Truth['facts'] {
  const times = (name: string, value: Value): Value => {
    if (isSum(name)) return typeof value === 'number' ? value * factor : value;
    return name === 'entries' && typeof value === 'object'
      ? value.map((entry) => entryTimes(entry, factor))
      : value;
  };
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'object' && 'either' in fact
        ? { either: fact.either.map((value) => times(name, value)) }
        : times(name, fact),
    ]),
  );
}

const entryTimes = (entry: string, factor: number): string =>
  entry.replace(ENTRY, (_, day: string, cents: string) => `${day} ${Number(cents) * factor}`);
