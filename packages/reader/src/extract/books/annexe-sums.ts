// Which rows of an account of the year its total is made of: lines may be details of the line above
// (« 60 Achats », « 601 dont eau ») or sums of lines above. Arithmetic says which way of counting is right.
import { sumOf, type Money } from '../shares/share-money.ts';

type Counted = { label: string; account: string; cents: Money | null };

type Ways = (rows: readonly Counted[]) => Counted[];

const isWithin = ({ label }: Counted): boolean => /\bdont\b|\by compris\b/.test(label);
const isUnder = (account: string, parent: string): boolean =>
  parent !== '' && account.length > parent.length && account.startsWith(parent);

const WAYS: readonly Ways[] = [
  (rows) => [...rows],
  (rows) => rows.filter((row) => !isWithin(row)),
  // The accounts of two figures and not what they hold, or the other way round.
  (rows) => rows.filter((row) => !rows.some((other) => isUnder(row.account, other.account))),
  (rows) => rows.filter((row) => !rows.some((other) => isUnder(other.account, row.account))),
  (rows) => rows.filter(({ account }) => account !== ''),
  withoutSums,
];

/** A row that is what the rows since the last such one add up to is their sum. */
function withoutSums(rows: readonly Counted[]): Counted[] {
  const kept: Counted[] = [];
  let since: Counted[] = [];
  for (const row of rows) {
    const sum = sumOf(since.map(({ cents }) => cents));
    const isSum = since.length > 1 && sum !== 0 && row.cents?.cents === sum;
    if (isSum || /^(?:s(?:ous)?[ /-]*)?tota(?:l|ux)\b/.test(row.label)) since = [];
    else {
      kept.push(row);
      since.push(row);
    }
  }
  return kept;
}

export const addUpTo = (rows: readonly Counted[], cents: number): boolean =>
  WAYS.some((way) => sumOf(way(rows).map((row) => row.cents)) === cents);
