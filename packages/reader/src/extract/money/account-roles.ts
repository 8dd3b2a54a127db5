// What the columns of an account are: what is asked, what is paid, what is left. Heads say it, or the order
// that all accounts have: debit before credit, the balance last. The account's own arithmetic then proves it.
import { fold } from '../../french/fold.ts';
import { hasCents } from '../../layout/columns.ts';
import { labelOf, type Row, type Table } from '../../layout/tables.ts';

export type Role = 'DEBIT' | 'CREDIT' | 'BALANCE' | 'OWED' | 'IN_FAVOUR' | 'MOVED';

export function roleOf(head: string): Role | null {
  const folded = fold(head);
  const debit =
    /\bdebit|\bdev(?:ez|iez|oir)\b|\bdoit\b|a votre charge|appele|\bappels?\b|\bdue?s?\b|facture|a payer|\bprovisions?\b|^charges\b|demande/.test(
      folded,
    );
  const credit =
    /\bcredit|votre faveur|\bverse|regle|\bpaye|paiement|encaisse|\brecue?s?\b|recettes|acomptes?\b|^avoirs?$/.test(
      folded,
    );
  if (debit && credit) return null;
  if (/\bsolde|cumul|progressif|position|^reste\b/.test(folded)) {
    // « Solde D | Solde C ».
    const side = /\bsoldes? ?[(:.-]?(?:(?<owed>d|db|dt)|(?<favour>c|cr|ct))\b/.exec(folded)?.groups;
    if (debit || side?.['owed']) return 'OWED';
    return credit || side?.['favour'] ? 'IN_FAVOUR' : 'BALANCE';
  }
  if (debit || credit) return debit ? 'DEBIT' : 'CREDIT';
  return /montant|mouvement/.test(folded) ? 'MOVED' : null;
}

export function namedRoles({ columns }: Table): readonly (Role | null)[] {
  const roles = columns.map(({ head }) => roleOf(head));
  const [owed, favour, ...others] = roles.flatMap((role, at) => (role === 'BALANCE' ? [at] : []));
  // « Soldes » over two columns: what is owed stands before what is not, as debits before credits.
  const isTwo = owed !== undefined && favour === owed + 1 && others.length === 0;
  return isTwo
    ? roles.map((role, at) => (at === owed ? 'OWED' : at === favour ? 'IN_FAVOUR' : role))
    : roles;
}

const ORDERS: readonly (readonly Role[])[] = [
  ['DEBIT', 'CREDIT', 'BALANCE'],
  ['DEBIT', 'CREDIT', 'OWED', 'IN_FAVOUR'],
  ['MOVED', 'BALANCE'],
  ['DEBIT', 'CREDIT'],
  ['MOVED'],
];
const MIN_DATED = 2;
const isDated = (row: Row): boolean =>
  /^\d{1,2}(?:er)?(?:[/.-]\d{1,2}|\s\p{L}{3,9}\.?\s20\d\d)/u.test(labelOf(row, 0)?.text ?? '');

/** One way for each order: of tables of dated rows that have as many columns of money. */
export const UNNAMED: readonly ((table: Table) => readonly (Role | null)[])[] = ORDERS.map(
  (order) => (table) => {
    const sums = [...table.columns.keys()].filter((at) =>
      table.rows.some(({ values }) => values[at] && hasCents(values[at])),
    );
    const isOne = sums.length === order.length && table.rows.filter(isDated).length >= MIN_DATED;
    return table.columns.map((_, at) => (isOne ? (order[sums.indexOf(at)] ?? null) : null));
  },
);
