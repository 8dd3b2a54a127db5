// The check of a statement of account: its movements lead to its balance, or a call repeats the balance.
import { frenchDay } from '../documents/calendar.ts';
import { type Account, isRepeatedOn, movedOn } from './account.ts';
import type { Call } from './calls.ts';
import { checked, type Compared } from './checked.ts';
import { euros, evidenceOn } from './outcome.ts';
import { centsOn } from './paper-figures.ts';
import type { StatementCheck } from './statement.ts';

export function accountAddsUp(account: Account, calls: readonly Call[]): StatementCheck {
  const { paper, as_of } = account;
  const { compared, words } = sumsOf(account, calls);
  return checked(
    `releve-${as_of}`,
    compared,
    `Relevé de compte au ${frenchDay(as_of)}\u00a0: ${words}`,
    ['I-A-1-a', 'I-A-1-b', 'I-A-2', 'I-A-5', 'II-C'],
    evidenceOn(paper, ['balance', 'entries'], as_of),
  );
}

const SWAPPED = 'Des débits et des crédits semblent inversés.';

type Sums = { compared: Compared; words: string };

function sumsOf(account: Account, calls: readonly Call[]): Sums {
  const { paper, standing, balance, entries } = account;
  const moved = movedOn(paper, entries);
  const before = centsOn(paper, 'solde_anterieur');
  const [call] = calls.filter((one) => isRepeatedOn(account, one));
  const shown = call ? centsOn(call.paper, 'solde_anterieur') : null;
  const solde = `le solde est de ${euros(balance)}`;
  // What proves it is not its movements: some of them, or what was owed before, were not read.
  if (standing === 'PROVEN' && call && shown !== null && moved !== balance && before === null)
    return {
      compared: { told: balance, expected: shown },
      words: `${solde}\u00a0; l’appel du ${frenchDay(call.due_on)} porte un solde antérieur de ${euros(shown)}.`,
    };
  if (moved === null)
    return {
      compared: { told: balance, expected: null },
      words: `${solde}\u00a0; aucun mouvement n’a été lu.`,
    };
  if (standing === 'READ')
    return {
      compared: { told: moved, expected: null },
      words: `les mouvements font ${euros(moved)}\u00a0; ${solde}, et le solde antérieur n’est pas imprimé.`,
    };
  const isWhole = moved === balance || before === null;
  const told = isWhole ? moved : before + moved;
  return {
    compared: {
      told,
      expected: balance,
      doubt: standing === 'BROKEN' && told === balance ? SWAPPED : null,
    },
    words: isWhole
      ? `les mouvements font ${euros(moved)}, ${solde}.`
      : `le solde antérieur de ${euros(before)} et les mouvements de ${euros(moved)} font ${euros(told)}\u00a0; ${solde}.`,
  };
}
