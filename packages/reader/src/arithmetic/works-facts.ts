// What annexes 4 and 5 say of works, as facts: proven where single operations add up to the totals.
import type { Fact } from '@quitus/domain/reading/read-document';

import type { SheetLine } from './balance-sheet.ts';
import type { Row } from './figures.ts';
import { worksAccount } from './management-account.ts';
import { proven, read } from './proven-fact.ts';
import { areSumsOfCards, closedWorks, openWorks } from './works-cards.ts';

const ADDED = 'somme des opérations de l’annexe';

const factOf = ({ name, cents, figure }: SheetLine): Fact => proven(name, cents, figure, ADDED);

export const closedWorksFacts = (rows: readonly Row[]): Fact[] =>
  closedWorks(rows).map(factOf).map(read);

export function openWorksFacts(rows: readonly Row[]): Fact[] {
  const inRow = worksAccount(rows);
  const totals = inRow.length > 0 ? inRow : openWorks(rows);
  const facts = totals.map(factOf);
  return areSumsOfCards(rows, totals) ? facts : facts.map(read);
}
