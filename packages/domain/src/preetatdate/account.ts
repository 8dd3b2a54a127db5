// The owner's account with the syndicat as a statement of account tells it, and whether it adds up.
import { lotNumber } from '../control/lot-match.ts';
import { daysBetween } from '../documents/calendar.ts';
import { entriesIn, type Entry } from '../reading/account-entry.ts';
import type { Proof } from '../reading/proof.ts';
import { isAskedLabel, isPaidLabel } from './account-labels.ts';
import type { Call } from './calls.ts';
import { centsOn, dayOn, factsNamed, isTorn, sumOf, textOn, textsOn } from './paper-figures.ts';
import { proofOn } from './proof-levels.ts';
import type { SourcePaper } from './source-papers.ts';

export type Account = {
  paper: SourcePaper;
  as_of: string;
  from: string | null;
  /** Positive: owed by the owner. */
  balance: number;
  entries: readonly Entry[];
  /** Owed when the entries begin. */
  opening: number | null;
  /** PROVEN: entries or totals lead to the balance. */
  standing: 'PROVEN' | 'READ' | 'BROKEN';
  /** How well its balance and its entries are read. */
  proof: Proof;
  lots: readonly string[];
  /** Its number, signs and blanks left out. */
  number: string | null;
};

export const accountsIn = (papers: readonly SourcePaper[], date: string): Account[] =>
  papers
    .filter(({ sub_kind }) => sub_kind === 'RELEVE_DE_COMPTE')
    .flatMap((paper) => accountOf(paper, date) ?? [])
    .toSorted((a, b) => b.as_of.localeCompare(a.as_of));

function accountOf(paper: SourcePaper, date: string): Account | null {
  const balance = centsOn(paper, 'balance');
  const entries = entriesIn(textsOn(paper, 'entries'));
  const as_of = dayOn(paper, 'as_of') ?? lastDayOf(paper, entries, date);
  if (as_of === null || balance === null) return null;
  const moved = sumOf(entries.map(({ cents }) => cents));
  const printed = centsOn(paper, 'solde_anterieur');
  return {
    paper,
    as_of,
    from: dayOn(paper, 'period_from'),
    balance,
    entries,
    opening: entries.length === 0 ? printed : balance - moved,
    standing: isSwapped({ entries })
      ? 'BROKEN'
      : standingOf(paper, balance, entries.length === 0 ? null : moved, printed),
    proof: proofOn(paper, [
      'balance',
      ...(entries.length > 0 ? (['entries'] as const) : (['total_debit', 'total_credit'] as const)),
    ]),
    lots: [...new Set(textsOn(paper, 'lots').map(lotNumber))],
    number:
      textOn(paper, 'account')
        ?.value.replace(/[^\p{L}\d]/gu, '')
        .toUpperCase() ?? null,
  };
}

/** Without a day of its own, or for a year that ends after the day, the account speaks until its last entry. */
function lastDayOf(paper: SourcePaper, entries: readonly Entry[], date: string): string | null {
  const to = dayOn(paper, 'period_to');
  if (to !== null && to <= date) return to;
  const days = entries.map(({ on }) => on).filter((on) => on <= date);
  return days.toSorted().at(-1) ?? null;
}

/** What its entries come to, else its printed totals; null where neither was read. */
export const movedOn = (paper: SourcePaper, entries: readonly Entry[]): number | null =>
  entries.length > 0 ? sumOf(entries.map(({ cents }) => cents)) : turnedOn(paper);

function turnedOn(paper: SourcePaper): number | null {
  const [debit, credit] = [centsOn(paper, 'total_debit'), centsOn(paper, 'total_credit')];
  return debit === null || credit === null ? null : debit - credit;
}

function standingOf(
  paper: SourcePaper,
  balance: number,
  moved: number | null,
  opening: number | null,
): Account['standing'] {
  const turned = turnedOn(paper);
  const leads = (sum: number | null): boolean =>
    sum !== null && (sum === balance || (opening !== null && sum + opening === balance));
  if (isTorn(paper, 'balance')) return 'BROKEN';
  if (moved === null) return leads(turned) ? 'PROVEN' : turned === null ? 'READ' : 'BROKEN';
  // Entries that lead elsewhere than the totals were not all read.
  if (turned !== null && moved !== turned && !leads(moved)) return 'BROKEN';
  if (leads(moved)) return 'PROVEN';
  // Read balance after balance: all are there, and what was owed before them is not printed.
  const isRunning = factsNamed(paper, 'entries').some(({ rule }) => rule.endsWith(RUNNING));
  return isRunning && opening === null ? 'READ' : 'BROKEN';
}

const RUNNING = '/running-balance';

/** Calls are written some weeks before they are due. */
export const WRITTEN_WITHIN_DAYS = 50;

/** A call of that time shows the same balance. */
export const isRepeatedOn = ({ balance, as_of }: Account, { paper, due_on }: Call): boolean =>
  centsOn(paper, 'solde_anterieur') === balance &&
  Math.abs(daysBetween(as_of, due_on)) <= WRITTEN_WITHIN_DAYS;

/** A call that shows the same balance bears it out. */
export function borneOut(account: Account, calls: readonly Call[]): Account {
  const isRepeated = calls.some((call) => isRepeatedOn(account, call));
  return account.standing === 'READ' && account.balance !== 0 && isRepeated
    ? { ...account, standing: 'PROVEN' }
    : account;
}

/** Calls in the column of payments: its two columns were taken for each other. */
const isSwapped = ({ entries }: Pick<Account, 'entries'>): boolean => {
  const wrong = entries.filter(
    ({ cents, label }) => (cents < 0 && isAskedLabel(label)) || (cents > 0 && isPaidLabel(label)),
  );
  const calls = entries.filter(({ label }) => isAskedLabel(label));
  const credited = calls.filter(({ cents }) => cents < 0);
  return wrong.length * 2 > entries.length || credited.length * 2 > calls.length;
};
