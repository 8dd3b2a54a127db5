// Annexes 4 and 5 as cards or sentences, one for each operation: what was voted, spent, called for, and what is left of it. That the last is
// the difference of the two before it says that they were read right; of several cards, one may be the sum of the others.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { type Named, namedIn } from './annexe-sums.ts';
import type { SheetLine } from './balance-sheet.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { rowText } from './labels.ts';
import { isUnder } from './lanes.ts';

type Role = 'left' | 'to_receive' | 'called' | 'voted' | 'paid' | 'spent';

/** In this order: « dépenses votées » were voted, « solde (appelé – réalisé) » is left. */
const ROLES: readonly [role: Role, words: RegExp][] = [
  ['left', /solde|excedent|insuffisance|a rendre/],
  ['to_receive', /a recevoir/],
  ['called', /\bappel|provisions?\b|\brecus?\b/],
  ['voted', /\bvot/],
  ['paid', /\bpaye/],
  ['spent', /realis|depens|\bcout/],
];

export type Card = ReadonlyMap<Role, Figure>;
type Said = { role: Role; figure: Figure };

/** In rows: the lines of one card stand no further apart. */
const NEXT = 2;

function saidIn({ words, figures }: Named): Said[] {
  const [figure, ...others] = figures;
  const [role] = ROLES.find(([, pattern]) => pattern.test(words)) ?? [];
  return figure && role && others.length === 0 ? [{ role, figure }] : [];
}

function cardOf(said: readonly Said[]): Card | null {
  const card: Card = new Map(said.map(({ role, figure }) => [role, figure]));
  const [spent, called, left] = [card.get('spent'), card.get('called'), card.get('left')];
  const holds = spent && called && left && Math.abs(called.value - spent.value) === left.value;
  const [voted, due] = [card.get('voted'), card.get('to_receive')];
  // Of what was voted no more can still be received than was not called.
  const isDue = voted && called && (due?.value ?? 0) <= Math.max(0, voted.value - called.value);
  return holds && isDue && card.size === said.length ? card : null;
}

/** One line, one sum; cards may stand side by side, and one begins where a line comes again. */
function groupsOf(rows: readonly Row[]): Said[][] {
  const groups: Said[][] = [];
  for (const row of rows)
    for (const one of namedIn(row).flatMap(saidIn)) {
      const { role, figure } = one;
      const own = groups.findLast((group) => {
        const last = group.at(-1)?.figure;
        return (
          last?.page === figure.page &&
          figure.row > last.row &&
          figure.row - last.row <= NEXT &&
          isUnder(last, figure, row.height)
        );
      });
      if (own && own.every((other) => other.role !== role)) own.push(one);
      else groups.push([one]);
    }
  return groups;
}

/** With fewer lines it may be anything. */
const MIN_LINES = 4;

/** None where one of them does not hold: the others may not be all. */
function cardsOn(rows: readonly Row[]): Card[] {
  const groups = groupsOf(rows).filter(({ length }) => length >= MIN_LINES);
  const cards = groups.flatMap((group) => cardOf(group) ?? []);
  return cards.length === groups.length ? cards : [];
}

/** « Dépense votée 32 400,00 €, dépense réalisée 31 184,60 €… » */
function inSentences(rows: readonly Row[]): Said[] {
  const [first] = rows;
  if (!first) return [];
  const words = rows.flatMap(({ line }) => line.words);
  const whole = { ...first, line: { ...first.line, words }, figures: rows.flatMap(amountsIn) };
  return namedIn(whole, false).flatMap(({ words: all, figures }) =>
    saidIn({ words: all.split(/[.;](?=\s)/).at(-1) ?? '', figures }),
  );
}

/** The only card, or the one that all others make, line by line. */
function totalOf(cards: readonly Card[]): Card | null {
  const [only, ...more] = cards;
  if (more.length === 0) return only ?? null;
  const isSum = (total: Card): boolean =>
    [...total].every(([role, { value }]) => {
      const others = cards.filter((card) => card !== total);
      return others.reduce((sum, card) => sum + (card.get(role)?.value ?? 0), 0) === value;
    });
  return cards.find(isSum) ?? null;
}

const TITLE = /^\W*annexe (?:n ?° ?)?(?<number>[1-5])\b(?!.*sans objet)/;

/** Both may stand on one page: from the title of one to that of the next. */
export function ownRows(rows: readonly Row[], number: string): readonly Row[] {
  const titles = rows.flatMap((_, at) => {
    const found = TITLE.exec(rowText(rows, at))?.groups?.number;
    return found ? [{ at, number: found }] : [];
  });
  const first = titles.findIndex((title) => title.number === number);
  const next = titles.slice(first + 1).find((title) => title.number !== number);
  return first === -1 ? rows : rows.slice(titles[first]?.at, next?.at);
}

const OPEN: Partial<Record<Role, FactName>> = {
  voted: 'travaux_votes',
  paid: 'travaux_payes',
  spent: 'travaux_realises',
  called: 'travaux_appeles',
  to_receive: 'travaux_a_recevoir',
};
const CLOSED: Partial<Record<Role, FactName>> = { spent: 'charges_travaux' };

/** Whether cards of single operations make every one of these sums: then they are the totals. */
export function areSumsOfCards(rows: readonly Row[], totals: readonly SheetLine[]): boolean {
  const cards = cardsOn(ownRows(rows, '5'));
  const own = cards.filter(
    (card) => !totals.some(({ figure }) => [...card.values()].includes(figure)),
  );
  const sumOf = (name: FactName) =>
    ROLES.filter(([role]) => OPEN[role] === name)
      .flatMap(([role]) => own.map((card) => card.get(role)?.value ?? 0))
      .reduce((sum, value) => sum + value, 0);
  return own.length > 1 && totals.every(({ name, cents }) => sumOf(name) === cents);
}

/** Each operation a card, without the one that all others make. */
export function operationsOn(rows: readonly Row[]): readonly Card[] {
  const cards = cardsOn(rows);
  const said = cards.length > 0 ? null : cardOf(inSentences(rows));
  const total = cards.length > 1 ? totalOf(cards) : null;
  return said ? [said] : cards.filter((card) => card !== total);
}

function linesOf(rows: readonly Row[], names: Partial<Record<Role, FactName>>): SheetLine[] {
  const cards = cardsOn(rows);
  const total = cards.length > 0 ? totalOf(cards) : cardOf(inSentences(rows));
  return [...(total ?? [])].flatMap(([role, figure]) => {
    const name = names[role];
    return name ? [{ name, figure, cents: figure.value }] : [];
  });
}

/** Annexe 4: what was spent on works that are closed. */
export const closedWorks = (rows: readonly Row[]): SheetLine[] =>
  linesOf(ownRows(rows, '4'), CLOSED);
/** Annexe 5: works that go on. */
export const openWorks = (rows: readonly Row[]): SheetLine[] => linesOf(ownRows(rows, '5'), OPEN);
