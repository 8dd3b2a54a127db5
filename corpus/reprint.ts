// A paper printed again in other letters and widths, under other names and with other sums, and its truth with it. What
// the reader loses then hung on where a line broke, or on a name: it is what papers that nobody has seen would lose.
import { type Chance, createChance } from '@quitus/papers/samples/chance';

import { BUILDINGS, FAMILIES, OFFICES } from './other-names.data.ts';
import { withSumsTimes } from './other-sums.ts';
import type { Either, Paper, Truth, Value } from './paper.ts';

const inLetters = (family: string, more = ''): string =>
  `& { font-family: '${family}' !important; ${more} } & * { font-family: inherit !important }`;
/** A sheet drawn smaller holds as many of wider letters. */
const smaller = (zoom: number): string =>
  `zoom: ${zoom}; width: ${210 / zoom}mm !important; height: ${296.5 / zoom}mm !important`;
const LOOKS = [
  inLetters('Nimbus Sans Narrow'),
  inLetters('Nimbus Sans Narrow', 'padding: 12mm 28mm !important'),
  inLetters('Carlito', 'padding: 12mm 22mm !important'),
  `${inLetters('Nimbus Roman')} & td, & th { border-color: transparent !important }`,
  inLetters('DejaVu Serif Condensed', smaller(0.86)),
  inLetters('DejaVu Sans', smaller(0.82)),
] as const;

/** Of the sums; 1 leaves them. */
const FACTORS = [1, 2, 3, 7] as const;

/** « Résidence » may stay before whatever name. */
const KIND = /^(?:r[ée]sidence|copropri[ée]t[ée]|immeuble|ensemble immobilier|sdc)\s+/i;
const PERSON = /^(?:M\.|Mme|Monsieur|Madame)\s(?:.*\s)?(?<family>\p{Lu}[\p{L}’'-]{3,})$/u;
/** Shorter ones are parts of other words. */
const MIN_NAME = 4;

const asWritten = (former: string, name: string): string =>
  former === former.toUpperCase() ? name.toUpperCase() : name;
/** As HTML prints it. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;');

type Swap = { from: string; to: string };

function swapsOf({ facts }: Truth, chance: Chance): Swap[] {
  const textOf = (name: keyof typeof facts): string => {
    const value = facts[name];
    return typeof value === 'string' ? value : '';
  };
  const building = textOf('building').replace(KIND, '');
  const office = PERSON.test(textOf('syndic')) ? '' : textOf('syndic');
  const families = (['owner', 'landlord', 'tenant'] as const).flatMap(
    (name) => PERSON.exec(textOf(name))?.groups?.['family'] ?? [],
  );
  return [
    { from: building, to: asWritten(building, chance.pick(BUILDINGS)) },
    { from: office, to: asWritten(office, chance.pick(OFFICES)) },
    ...families.map((from) => ({ from, to: asWritten(from, chance.pick(FAMILIES)) })),
  ].filter(({ from }) => from.length >= MIN_NAME);
}

/** Every name at once: one that was put in is not swapped again. */
function swapped(text: string, swaps: readonly Swap[], written = (name: string) => name): string {
  const [first, ...others] = swaps;
  if (!first) return text;
  return text
    .split(written(first.from))
    .map((part) => swapped(part, others, written))
    .join(written(first.to));
}

const swappedValue = (value: Value, swaps: readonly Swap[]): Value => {
  if (typeof value === 'string') return swapped(value, swaps);
  return typeof value === 'object' ? value.map((one) => swapped(one, swaps)) : value;
};
const swappedFact = (fact: Value | Either, swaps: readonly Swap[]): Value | Either =>
  typeof fact === 'object' && 'either' in fact
    ? { either: fact.either.map((one) => swappedValue(one, swaps)) }
    : swappedValue(fact, swaps);

export function reprinted(paper: Paper, seed: string): Paper {
  const chance = createChance(`${paper.name}/${seed}`);
  const all = paper.documents.flatMap((truth) => swapsOf(truth, chance));
  const swaps = [...new Map(all.map((swap) => [swap.from, swap])).values()].toSorted(
    (a, b) => b.from.length - a.from.length,
  );
  const renamed: Paper = {
    ...paper,
    css: `${paper.css}; ${chance.pick(LOOKS)}`,
    pages: paper.pages.map((page) => swapped(page, swaps, escaped)),
    documents: paper.documents.map((truth) => ({
      ...truth,
      facts: Object.fromEntries(
        Object.entries(truth.facts).map(([name, fact]) => [name, swappedFact(fact, swaps)]),
      ),
    })),
  };
  return withSumsTimes(renamed, chance.pick(FACTORS));
}
