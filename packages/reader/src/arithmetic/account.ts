// An owner's account by its arithmetic: opening + debits − credits = balance, row by row or by its totals. Which column is
// which is what makes the rows add up; words only say which side is which.
import { movementDays } from './account-days.ts';
import { closingFigure, nothingBefore, openedBy } from './account-ends.ts';
import { type Column, columnsOf, type Entry, entriesOf, sideSign } from './account-rows.ts';
import { sumsShown } from './account-totals.ts';
import type { Figure, Row } from './figures.ts';
import { rowText } from './labels.ts';

export type Movement = { row: number; figure: Figure; cents: number };
export type Account = {
  /** Positive: owed by the owner. */
  balance: { figure: Figure; cents: number };
  total_debit: { figure: Figure; cents: number } | null;
  total_credit: { figure: Figure; cents: number } | null;
  opening: { figure: Figure; cents: number } | null;
  movements: readonly Movement[];
  /** How many printed figures the movements explain. */
  proofs: number;
};

const DEBIT_WORDS =
  /\bappels?\b|\bprovisions?\b|\bprov\b|\bcharges\b|fonds (?:de )?travaux|\bfrais\b|cotisation|regularisation|\btravaux\b|honoraires/;
const CREDIT_WORDS =
  /\bvirements?\b|\bvir\b|reglements?\b|\bcheques?\b|\bchq\b|prelevements?\b|\bprlvt?\b|paiements?\b|versements?\b|\bcarte\b|encaissements?\b|\brecu\b|\bmerci\b|\bcb\b/;

/** One reading of the columns: which moves the balance up, which down, which prints it. */
export type Roles = {
  debit: Column | null;
  credit: Column | null;
  signed: Column | null;
  /** Of a signed column: whether a plus is owed or owned. */
  plus: 1 | -1;
  running: Column | null;
};

function* rolesAmong(columns: readonly Column[]): Generator<Roles> {
  for (const running of [...columns, null]) {
    const others = columns.filter((column) => column !== running);
    for (const signed of others)
      for (const plus of [1, -1] as const)
        yield { debit: null, credit: null, signed, plus, running };
    for (const debit of others)
      for (const credit of others)
        if (credit !== debit) yield { debit, credit, signed: null, plus: 1, running };
  }
}

const signOf = ({ negative, side }: Figure): 1 | -1 => (negative || side === 'CREDIT' ? -1 : 1);

function movedBy({ amounts }: Entry, { debit, credit, signed, plus }: Roles): number | null {
  const [up, down, both] = [debit, credit, signed].map((column) =>
    column ? amounts.get(column) : undefined,
  );
  if (both) return both.value * (both.side ? sideSign(both) : plus * signOf(both));
  if (!up && !down) return null;
  // A row moves the account one way: a sum on each side is a movement and a balance.
  if (up && down && up.value > 0 && down.value > 0) return null;
  return (
    (up?.value ?? 0) * (up?.negative ? -1 : 1) - (down?.value ?? 0) * (down?.negative ? -1 : 1)
  );
}

export type Explained = {
  roles: Roles;
  movements: Movement[];
  opening: number;
  opening_figure: Figure | null;
  closing: number;
  steps: number;
  misses: number;
  flip: 1 | -1;
};

/** Row by row, from the first or from the last: how many printed balances follow from the movements before them. */
function explainedBy(entries: readonly Entry[], roles: Roles, flip: 1 | -1): Explained | null {
  let [balance, known, steps, misses]: [number, boolean, number, number] = [
    0,
    roles.running === null,
    0,
    0,
  ];
  let [opening, opening_figure]: [number, Figure | null] = [0, null];
  const movements: Movement[] = [];
  for (const entry of entries) {
    const printed = roles.running ? entry.amounts.get(roles.running) : undefined;
    const shown = printed ? printed.value * signOf(printed) * flip : null;
    if (entry.kind === 'CLOSING') continue;
    const moved = movedBy(entry, roles);
    if (entry.kind === 'OPENING') {
      const figure = [...entry.amounts.values()].at(-1) ?? null;
      // An account is opened before anything moves; what is carried over to the next page moves nothing.
      if (movements.length > 0 && entry.page !== movements[0]?.figure.page.number) continue;
      if (movements.length > 0) return null;
      opening = moved ?? shown ?? 0;
      [balance, known, opening_figure] = [opening, true, figure];
      if (shown !== null && shown !== opening) misses += 1;
      continue;
    }
    if (moved === null && shown !== null && !known) {
      // « Position à l’ouverture »: a balance that nothing has moved yet.
      [opening, balance, known, opening_figure] = [shown, shown, true, printed ?? null];
    }
    if (moved === null) continue;
    const figure = [roles.debit, roles.credit, roles.signed].flatMap(
      (column) => (column && entry.amounts.get(column)) ?? [],
    )[0];
    if (figure) movements.push({ row: entry.row, figure, cents: moved });
    if (shown !== null && !known) [opening, balance, known] = [shown - moved, shown, true];
    else {
      balance += moved;
      if (shown !== null) {
        if (shown === balance) steps += 1;
        else [misses, balance] = [misses + 1, shown];
      }
    }
  }
  return movements.length < 2
    ? null
    : { roles, movements, opening, opening_figure, closing: balance, steps, misses, flip };
}

/** Most movements of an account are paid by what its words say: calls are debits, transfers credits. */
function leaning(rows: readonly Row[], movements: readonly Movement[]): number {
  return movements.reduce((sum, { row, cents }) => {
    const text = rowText(rows, row);
    const [debit, credit] = [DEBIT_WORDS.test(text), CREDIT_WORDS.test(text)];
    if (debit === credit) return sum;
    return sum + (debit === cents > 0 ? 1 : -1);
  }, 0);
}

const LONG_ENOUGH = 3;

/** Four movements that lead to a printed sum do so by no accident. */
const closingProof = (closing: Figure | null, { closing: cents, movements }: Explained): number =>
  closing === null ? 0 : cents !== 0 && movements.length > LONG_ENOUGH ? LONG_ENOUGH : 2;

export function accountOf(rows: readonly Row[]): Account | null {
  const days = movementDays(rows);
  const dated = [...days.keys()];
  if (dated.length < LONG_ENOUGH) return null;
  const columns = columnsOf(rows, dated)
    .filter(({ figures }) => figures.length > 0)
    .slice(0, 5);
  const entries = entriesOf(rows, dated, columns);
  const ends = new Set(entries.flatMap(({ kind, row }) => (kind === 'MOVEMENT' ? [] : [row])));
  const moving = dated.filter((row) => !ends.has(row));
  const orders = [entries, entries.toReversed()];
  const tried = orders.flatMap((ordered) =>
    [...rolesAmong(columns)].flatMap((roles) =>
      ([1, -1] as const).flatMap((flip) => {
        const explained = explainedBy(ordered, roles, flip);
        if (!explained) return [];
        const lean = leaning(rows, explained.movements);
        const sums = sumsShown(rows, ordered, explained);
        const closing = closingFigure(rows, dated, explained);
        // Opened by a row that is called otherwise: what was there before and what is left are both printed.
        const opened =
          closing || explained.opening_figure || roles.running
            ? null
            : openedBy(rows, days, explained);
        const proofs =
          explained.steps +
          (sums.total_debit ? 2 : 0) +
          (sums.total_credit ? 2 : 0) +
          closingProof(closing, explained);
        if (opened)
          return [
            {
              explained: opened.explained,
              lean,
              sums,
              closing: opened.closing,
              proofs: proofs + LONG_ENOUGH,
            },
          ];
        return [{ explained, lean, sums, closing, proofs }];
      }),
    ),
  );
  // Of a short account every row with a day is a movement, or both its totals are printed.
  const isLong = ({ explained: { movements }, sums }: (typeof tried)[number]) =>
    movements.length > LONG_ENOUGH ||
    movements.length * 5 >= dated.length * 4 ||
    (sums.total_debit !== null && sums.total_credit !== null);
  const sound = tried.filter(
    (one) =>
      one.lean > 0 &&
      one.closing &&
      one.proofs >= LONG_ENOUGH &&
      one.explained.misses === 0 &&
      one.explained.movements.length * 5 >= moving.length * 4 &&
      isLong(one),
  );
  const [best] = sound.toSorted(
    (a, b) => b.proofs - a.proofs || a.explained.misses - b.explained.misses || b.lean - a.lean,
  );
  if (!best?.closing) return null;
  const rivals = sound.filter(
    ({ proofs, explained }) =>
      proofs === best.proofs && explained.closing !== best.explained.closing,
  );
  if (rivals.length > 0) return null;
  const { explained, sums, closing, proofs } = best;
  return {
    balance: { figure: closing, cents: explained.closing },
    ...sums,
    opening: explained.opening_figure
      ? { figure: explained.opening_figure, cents: explained.opening || 0 }
      : explained.opening === 0
        ? nothingBefore(rows, days, explained)
        : null,
    movements: explained.movements,
    proofs,
  };
}
