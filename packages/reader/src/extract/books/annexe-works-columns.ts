// Which column of annexe 5 is which: A to F, by their letters or their words.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import type { Column } from '../../layout/columns.ts';

const ROLES: readonly (readonly [FactName, RegExp])[] = [
  [
    'travaux_a_recevoir',
    /^f\b|\(f\)|a recevoir|(?:restante?s?|reste) a |\ba (?:appeler|emettre)\b/,
  ],
  ['solde_travaux', /^e\b|\(e\)|solde|en attente/],
  ['travaux_appeles', /^d\b|\(d\)|appel|recus|subvention/],
  ['travaux_payes', /^b\b|\(b\)|paye/],
  ['travaux_realises', /^c\b|\(c\)|realise/],
  ['travaux_votes', /^a\b|\(a\)|vote/],
];

/** What a head, or the words before a sum, say that it is. */
export const workRole = (head: string): FactName | null =>
  ROLES.find(([, words]) => words.test(head))?.[0] ?? null;

/** « Dépenses », and the decree means those that were made: what was voted says so. */
export const spentRole = (head: string): FactName | null =>
  workRole(head) ?? (/\bdepenses?\b/.test(head) ? 'travaux_realises' : null);

/** A to F, the order of the decree: one head that nobody could read, or half of it, is the one that is missing. */
const DECREE: readonly FactName[] = [
  'travaux_votes',
  'travaux_payes',
  'travaux_realises',
  'travaux_appeles',
  'solde_travaux',
  'travaux_a_recevoir',
];
export const inOrder = (roles: readonly (FactName | null)[]): readonly (FactName | null)[] =>
  roles.length === DECREE.length &&
  roles.filter((role, at) => role === DECREE[at]).length === DECREE.length - 1
    ? DECREE
    : roles;

/** A line of as many heads as columns, each of which says another thing: they are theirs, wherever they stand. */
export function headedInOrder(
  columns: readonly Column[],
  header: readonly (readonly Cell[])[],
  floor: number,
): Column[] | null {
  const heads = header
    .map((cells) => cells.filter(({ box }) => box[0] > floor).map(({ text }) => text))
    .find((texts) => {
      const roles = texts.flatMap((text) => workRole(fold(text)) ?? []);
      return texts.length === columns.length && new Set(roles).size === columns.length;
    });
  return heads ? columns.map((column, at) => ({ ...column, head: heads[at] ?? '' })) : null;
}
