// What works cost in the year, in a line under the account and no table: « Travaux et opérations exceptionnelles :
// dépenses 9 842,10 – provisions appelées 9 000,00 – solde - 842,10 ».
import type { Fact } from '@quitus/domain/reading/read-document';

import { factsOf, readCells } from '../sheet/reading.ts';
import type { AnnexePart } from './annexe-parts.ts';

/** « Travaux et opérations exceptionnelles 2025 : portail, 4 180,00 (provisions : 4 300,00) », under the table. */
const STATED =
  /^(?:(?:charges|depenses) (?:pour|de|sur) )?(?:les )?(?:travaux(?: de l'article 14-2)? et (?:autres |les )?operations exceptionnelles|operations exceptionnelles et travaux)(?: hors budget(?: previsionnel)?)?(?: (?:de l'exercice )?(?:clos )?(?:20\d{2})?)? ?(?:\((?!.*\b(?:vote|budget|prev|a voter))[^()]*\) ?)?:/;
const WITH_CENTS = /(?<![\d,.]|\d )\d+(?:[ ,.]?\d{3})*[,.]\d{2}(?![\d,.]*\d)/g;

/** What the words since the sum before say that a sum is. */
const KINDS = [
  ['OTHER', /precedent|\bn ?- ?1\b|budget|\bvotee?s?\b|previsionnel/],
  ['LEFT', /solde|excedent|insuffisance|ecart|difference/],
  ['CALLED', /provisions?|appele|produits?|recettes?|subvention/],
  ['SPENT', /depens|charges|realise|cout|factur/],
] as const;

const centsOf = (sum: string): number => Number(sum.replaceAll(/\D/g, ''));

/** One sum, or the same as the only work and as its total; of several, the cost where the balance holds. */
export function statedWorksFacts({ lines, sheet }: AnnexePart): Fact[] {
  const [line, ...others] = lines.filter(({ folded }) => STATED.test(folded));
  if (!line || others.length > 0) return [];
  const bare = line.folded.replaceAll(/\([^()]*\)/g, ' ');
  const [sum, ...more] = new Set(bare.match(WITH_CENTS) ?? []);
  const cents = sum !== undefined && more.length === 0 ? centsOf(sum) : spentIn(line.folded);
  return cents === null
    ? []
    : factsOf('charges_travaux', 'annexe-2', [readCells(cents, line.cells, sheet.page)]);
}

function spentIn(text: string): number | null {
  const start = STATED.exec(text)?.[0].length ?? 0;
  const found = [...text.matchAll(WITH_CENTS)].map(({ 0: raw, index }) => ({ raw, index }));
  const sums = found.map(({ raw, index }, at) => {
    const before = found[at - 1];
    const said = text.slice(before ? before.index + before.raw.length : start, index);
    return { cents: centsOf(raw), kind: KINDS.find(([, words]) => words.test(said))?.[0] ?? null };
  });
  const only = (kind: (typeof KINDS)[number][0]): number | null => {
    const [one, ...others] = sums.filter((sum) => sum.kind === kind);
    return one && others.length === 0 ? one.cents : null;
  };
  const [spent, called, left] = [only('SPENT'), only('CALLED'), only('LEFT')];
  const holds = spent !== null && called !== null && left !== null;
  return holds && Math.abs(called - spent) === left ? spent : null;
}
