// Lines that add up to totals: a column of amounts read as a tree of sums, whether totals stand under or over what they add.
import type { Figure } from './figures.ts';

/** One amount of a column, in the order of the page. `closes`: words beside it say that it is a total. */
export type Amount = { figure: Figure; cents: number; closes: boolean };
/** A leaf has no terms. */
export type Sum = Amount & { terms: readonly Sum[] };

const leafOf = (amount: Amount): Sum => ({ ...amount, terms: [] });

/** As many of the last amounts as add up to this one; 0 where none do. */
function termsBefore(stack: readonly Sum[], { cents, closes }: Amount): number {
  let sum = 0;
  for (let count = 1; count <= stack.length; count += 1) {
    sum += stack[stack.length - count]?.cents ?? 0;
    // One term alone is a total only where words say so: two cellars may pay the same.
    if (sum === cents && (count > 1 || closes)) return count;
  }
  return 0;
}

function parsed(amounts: readonly Amount[]): Sum[] {
  const stack: Sum[] = [];
  for (const amount of amounts) {
    const count = termsBefore(stack, amount);
    const terms = count > 0 ? stack.splice(stack.length - count, count) : [];
    stack.push({ ...leafOf(amount), terms });
  }
  return stack;
}

/** Totals under what they add, and totals over it. Amounts of nothing add nothing. */
export function sumsOf(amounts: readonly Amount[]): Sum[][] {
  const some = amounts.filter(({ cents }) => cents !== 0);
  return [parsed(some), parsed(some.toReversed()).toReversed()];
}

export const leavesOf = (sum: Sum): Sum[] =>
  sum.terms.length === 0 ? [sum] : sum.terms.flatMap(leavesOf);

/** Itself and all sums inside it, the outermost first. */
export const nestedIn = (sum: Sum): Sum[] => [sum, ...sum.terms.flatMap(nestedIn)];
