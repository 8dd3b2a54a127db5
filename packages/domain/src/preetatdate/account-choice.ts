// Which statements of account speak for the day: the newest of each group of lots, recent enough.
import { addDays, daysBetween, frenchDay } from '../documents/calendar.ts';
import { dueAfter, rhythmOf } from './account-rhythm.ts';
import type { Account } from './account.ts';
import type { Instalment } from './instalments.ts';
import { sumOf } from './paper-figures.ts';

/** One for each group of lots, the newest; a sentence where nobody can tell which. */
export function chosenAccounts(
  accounts: readonly Account[],
  sold: readonly string[],
  date: string,
): readonly Account[] | string {
  const usable = accounts.filter(({ as_of }) => as_of <= date);
  const pool = usable.length > 0 ? usable : accounts.slice(-1);
  const isWhole = ({ lots }: Account): boolean =>
    lots.length === 0 || sold.every((lot) => lots.includes(lot));
  const [newest] = pool;
  if (!newest) return [];
  if (pool.every(isWhole)) {
    const same = pool.filter(({ as_of }) => as_of === newest.as_of);
    if (new Set(same.map(({ balance }) => balance)).size > 1)
      return 'Deux relevés de compte de la même date donnent des soldes différents.';
    return newest.lots.length === 0 && pool.some((one) => one !== newest && isAnother(one, newest))
      ? 'Les relevés de compte semblent être ceux de comptes différents.'
      : [newest];
  }
  const chosen: Account[] = [];
  for (const account of pool)
    if (!chosen.some(({ lots }) => lots.some((lot) => account.lots.includes(lot))))
      chosen.push(account);
  const covered = chosen.flatMap(({ lots }) => lots);
  const isExact =
    covered.length === new Set(covered).size && sold.every((lot) => covered.includes(lot));
  return isExact
    ? chosen
    : 'Les relevés de compte ne couvrent pas tous les lots vendus, ou se recouvrent.';
}

/** Of another number, or with a balance that the newest never passed through. */
function isAnother(older: Account, newest: Account): boolean {
  if (older.number !== null && newest.number !== null && older.number !== newest.number)
    return true;
  const { entries, opening, from } = newest;
  const first = from ?? entries[0]?.on;
  if (opening === null || first === undefined || entries.length === 0) return false;
  if (older.as_of < first || older.standing === 'BROKEN' || newest.standing === 'BROKEN')
    return false;
  const days = [first, ...entries.map(({ on }) => on)].filter(
    (on) => on <= addDays(older.as_of, POSTED_WITHIN_DAYS),
  );
  // Payments are posted at the day of the bank, some days after it.
  const balances = days.map(
    (day) => opening + sumOf(entries.filter(({ on }) => on <= day).map(({ cents }) => cents)),
  );
  return ![opening, ...balances].includes(older.balance);
}

const POSTED_WITHIN_DAYS = 10;

/** An older statement of account tells nothing of today (domain rule). */
export const FRESH_DAYS = 60;

/** Why the account tells nothing of the day; null when it does. */
export function staleness(
  account: Account,
  instalments: readonly Instalment[],
  date: string,
): string | null {
  const { as_of } = account;
  if (daysBetween(as_of, date) > FRESH_DAYS)
    return `Le relevé de compte du ${frenchDay(as_of)} a plus de ${FRESH_DAYS} jours\u00a0: demandez-en un récent.`;
  const since = instalments.find(({ due_on }) => due_on > as_of && due_on <= date);
  const expected = dueAfter(as_of, rhythmOf(account, instalments));
  const due = since?.due_on ?? (expected <= date ? expected : null);
  if (due === null) return null;
  const verb = since ? 'est devenu' : 'a dû devenir';
  return `Un appel ${verb} exigible le ${frenchDay(due)}, après le relevé de compte du ${frenchDay(as_of)}.`;
}
