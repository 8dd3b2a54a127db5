// What annexes 4 and 5 say of works, as facts: proven where single operations add up to the totals.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { factOf, readWords } from '../extract/sheet/reading.ts';
import type { SheetLine } from './balance-sheet.ts';
import type { Row } from './figures.ts';
import { worksAccount } from './management-account.ts';
import { proven, read, RULE } from './proven-fact.ts';
import { areSumsOfCards, closedWorks, openWorks, operationsOn, ownRows } from './works-cards.ts';
import { nameOver } from './works-names.ts';

const ADDED = 'somme des opérations de l’annexe';

const lineFact = ({ name, cents, figure }: SheetLine): Fact => proven(name, cents, figure, ADDED);

/** The operations by name, where each has one. */
function nameFacts(name: FactName, rows: readonly Row[], annexe: '4' | '5'): Fact[] {
  const named = operationsOn(ownRows(rows, annexe)).map((card) =>
    nameOver(rows, [...card.values()]),
  );
  const names = named.flatMap((one) => (one ? [one.name] : []));
  const [first] = named;
  if (!first || names.length < named.length) return [];
  const raw = first.words.map(({ text }) => text).join(' ');
  return [factOf(name, RULE, readWords(names, raw, first.words, first.page))];
}

export const closedWorksFacts = (rows: readonly Row[]): Fact[] => [
  ...closedWorks(rows).map(lineFact).map(read),
  ...nameFacts('travaux_clos', rows, '4'),
];

export function openWorksFacts(rows: readonly Row[]): Fact[] {
  const inRow = worksAccount(rows);
  const totals = inRow.length > 0 ? inRow : openWorks(rows);
  const facts = totals.map(lineFact);
  return [
    ...(areSumsOfCards(rows, totals) ? facts : facts.map(read)),
    ...nameFacts('travaux_en_cours', rows, '5'),
  ];
}
