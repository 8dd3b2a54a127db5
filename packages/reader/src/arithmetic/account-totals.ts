// What an account prints as the sum of each of its sides: of all movements, or with what it opened with.
import type { Column, Entry } from './account-rows.ts';
import type { Account, Explained } from './account.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { besideOf, overOf, rowText } from './labels.ts';

type Totals = Pick<Account, 'total_debit' | 'total_credit'>;

export function sumsShown(
  rows: readonly Row[],
  entries: readonly Entry[],
  { roles, movements, opening }: Explained,
): Totals {
  const [debits, credits] = ([1, -1] as const).map((sign) =>
    movements.filter(({ cents }) => cents * sign > 0).map(({ cents }) => Math.abs(cents)),
  );
  const [debit, credit] = [total(debits), total(credits)];
  const shown = (column: Column | null, cents: number, more: number) => {
    const figures = column
      ? entries
          .filter(({ kind }) => kind === 'CLOSING')
          .flatMap(({ amounts }) => amounts.get(column) ?? [])
      : [];
    return told(
      figures.find(({ value }) => value > 0 && (value === cents || value === cents + more)),
    );
  };
  const moved = new Set(movements.map(({ figure }) => figure));
  const apart = rows.flatMap(amountsIn).filter((one) => !moved.has(one) && one.value > 0);
  // In a box over the rows: « Sommes portées au débit ».
  const named = (words: RegExp, cents: number) =>
    told(
      apart.find(
        (one) =>
          one.value === cents &&
          words.test(`${besideOf(rows, one)} ${overOf(rows, one)} ${rowText(rows, one.row)}`),
      ),
    );
  const sums = {
    total_debit: shown(roles.debit, debit, Math.max(0, opening)) ?? named(/debit/, debit),
    total_credit: shown(roles.credit, credit, Math.max(0, -opening)) ?? named(/credit/, credit),
  };
  // Whatever they are called: both are printed, and each is the sum of several.
  const [up, down] = [debit, credit].map((cents) => apart.find(({ value }) => value === cents));
  const areSums = isSeveral(debits) && isSeveral(credits) && debit !== credit;
  return {
    total_debit: sums.total_debit ?? (areSums && down ? told(up) : null),
    total_credit: sums.total_credit ?? (areSums && up ? told(down) : null),
  };
}

const told = (figure: Figure | undefined): Account['total_debit'] =>
  figure ? { figure, cents: figure.value } : null;
const total = (amounts: readonly number[] = []): number =>
  amounts.reduce((sum, cents) => sum + cents, 0);
const isSeveral = (amounts: readonly number[] = []): boolean => amounts.length > 1;
