// What the arithmetic of a paper proves, as facts, each with the sum that proves it.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { factOf, readWords } from '../extract/reading.ts';
import type { PaperKind } from '../model/fact-model.ts';
import type { Page } from '../page/page.ts';
import { namedMovements } from './account-entries.ts';
import { accountOf } from './account.ts';
import { balanceSheet, type SheetLine } from './balance-sheet.ts';
import { boundedPeriod, type Period } from './bounded-period.ts';
import { callOf } from './call.ts';
import { type Figure, type Row, rowsOf } from './figures.ts';
import { heldSums } from './held-sums.ts';
import { generalKey, keysOf } from './keys.ts';
import { managementAccount, worksAccount } from './management-account.ts';
import { settledWorks } from './settled-works.ts';
import { settlementOf } from './settlement.ts';
import type { ShareLine } from './shares.ts';

const RULE = 'arithmetic';

const euros = (cents: number): string => {
  const [whole, rest] = [
    Math.trunc(Math.abs(cents) / 100),
    String(Math.abs(cents) % 100).padStart(2, '0'),
  ];
  return `${cents < 0 ? '−' : ''}${String(whole).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0')},${rest}`;
};
const grouped = (number: number): string => String(number).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');

/** « + 12,00 », « − 12,00 ». */
const signed = (cents: number): string => `${cents < 0 ? '−' : '+'} ${euros(Math.abs(cents))}`;

/** More terms than this are not spelled out. */
const MOST_TERMS = 6;
const added = (terms: readonly number[]): string =>
  terms.length > MOST_TERMS ? `somme de ${terms.length} lignes` : terms.map(euros).join(' + ');

const proven = (
  name: FactName,
  value: Fact['value'],
  { words, box, page }: Figure,
  because: string,
): Fact => ({
  ...factOf(name, RULE, { value, raw: words.map(({ text }) => text).join(' '), box, page }),
  proof: 'PROVEN',
  because,
});

/** That sums hold does not say what they are of: words do, and heads. Such a fact is read, by one more reader. */
const read = (fact: Fact): Fact => ({ ...fact, proof: 'READ', because: null });

const workedOut = ({ total, part, base, share, calls }: ShareLine): string =>
  `${euros(share.value)} = ${euros(total.value)} × ${grouped(part)} ÷ ${grouped(base)}${calls > 1 ? ` ÷ ${calls}` : ''}`;

/** `is_whole`: no line of the paper is left out. */
function keyFacts(rows: readonly Row[], lines: readonly ShareLine[], is_whole: boolean): Fact[] {
  const keys = keysOf(rows, lines);
  const general = generalKey(keys, is_whole);
  const [first] = general?.lines ?? [];
  const [any] = lines;
  if (!any) return [];
  const lists = [
    proven(
      'key_lines',
      lines.map((line) => {
        const { label = '' } = keys.find((key) => key.lines.includes(line)) ?? {};
        return `${label}\u00a0: ${workedOut(line)}`;
      }),
      any.share,
      workedOut(any),
    ),
  ];
  if (!general || !first) return lists;
  return [
    ...lists,
    proven('tantiemes', general.part, first.share, workedOut(first)),
    proven('base', general.base, first.share, workedOut(first)),
  ];
}

function callFacts(rows: readonly Row[]): Fact[] {
  const { lines, total, to_pay, parts } = callOf(rows);
  const isWhole = total?.lines.every(({ share }) => share !== null) ?? false;
  const keys = keyFacts(
    rows,
    lines.flatMap(({ share }) => share ?? []),
    isWhole,
  );
  if (!total) return keys;
  const sum = (own: readonly { cents: number }[], cents: number) =>
    `${added(own.map((one) => one.cents))} = ${euros(cents)}`;
  const before = to_pay?.before;
  return [
    ...keys,
    proven('total', total.cents, total.figure, sum(total.lines, total.cents)),
    ...parts.flatMap(({ category, lines: own, cents }) =>
      own[0] ? [read(proven(category, cents, own[0].figure, sum(own, cents)))] : [],
    ),
    ...(to_pay
      ? [
          proven(
            'to_pay',
            to_pay.cents,
            to_pay.figure,
            before
              ? `${euros(total.cents)} ${signed(before.cents)} = ${euros(to_pay.cents)}`
              : sum(total.lines, total.cents),
          ),
        ]
      : []),
    ...(to_pay && before
      ? [
          proven(
            'solde_anterieur',
            before.cents,
            before.figure,
            `${euros(to_pay.cents)} − ${euros(total.cents)} = ${euros(before.cents)}`,
          ),
        ]
      : []),
  ];
}

function accountFacts(rows: readonly Row[]): Fact[] {
  const account = accountOf(rows);
  if (!account) return [];
  const { balance, total_debit, total_credit, opening, movements } = account;
  const side = (sign: 1 | -1) => movements.filter(({ cents }) => cents * sign > 0).length;
  const because = `${euros(opening?.cents ?? 0)} et ${movements.length} mouvements = ${euros(balance.cents)}`;
  const named = namedMovements(rows, movements);
  const [first] = movements;
  return [
    proven('balance', balance.cents, balance.figure, because),
    ...(named && first
      ? [
          proven(
            'entries',
            named.map(({ on, cents, label }) => `${on} ${cents} ${label}`),
            first.figure,
            because,
          ),
        ]
      : []),
    ...(total_debit
      ? [proven('total_debit', total_debit.cents, total_debit.figure, `somme de ${side(1)} débits`)]
      : []),
    ...(total_credit
      ? [
          proven(
            'total_credit',
            total_credit.cents,
            total_credit.figure,
            `somme de ${side(-1)} crédits`,
          ),
        ]
      : []),
    ...(opening
      ? [
          proven(
            'solde_anterieur',
            opening.cents,
            opening.figure,
            `${euros(balance.cents)} après ${movements.length} mouvements`,
          ),
        ]
      : []),
  ];
}

const heldFacts = (rows: readonly Row[]): Fact[] =>
  heldSums(rows).map(({ name, cents, figure }) => read(proven(name, cents, figure, '')));

/** That there were none is said by words: the row that they stand in is their place. */
const worksFacts = (rows: readonly Row[]): Fact[] =>
  settledWorks(rows).flatMap(({ name, cents, row, figure }) => {
    const { line, page } = rows[row] ?? {};
    if (figure) return [read(proven(name, cents, figure, ''))];
    if (!line || !page) return [];
    const raw = line.words.map(({ text }) => text).join(' ');
    return [factOf(name, RULE, readWords(cents, raw, line.words, page))];
  });

function settlementFacts(rows: readonly Row[]): Fact[] {
  const settlement = settlementOf(rows);
  if (!settlement) return [];
  const { lines, charges, provisions, difference } = settlement;
  const because = `${euros(charges.cents)} − ${euros(provisions.cents)} = ${euros(difference.cents)}`;
  return [
    ...keyFacts(rows, lines, false),
    proven('charges_reelles', charges.cents, charges.figure, because),
    proven('provisions', provisions.cents, provisions.figure, because),
    proven('difference', difference.cents, difference.figure, because),
  ];
}

function sheetFacts(lines: readonly SheetLine[], because: string): Fact[] {
  return lines.map(({ name, cents, figure }) => read(proven(name, cents, figure, because)));
}

const IN_COLUMN = 'les lignes de la colonne s’additionnent';

function yearFacts(rows: readonly Row[]): Fact[] {
  const account = managementAccount(rows);
  if (!account) return [];
  const [first] = account.by_key;
  const keys = account.by_key.map(({ label, figure }) => `${label} : ${figure.value}`);
  return [
    ...sheetFacts(account.lines, IN_COLUMN),
    ...(first ? [read(proven('charges_by_cle', keys, first.figure, IN_COLUMN))] : []),
  ];
}

/** « du 01/10/2026 au 31/12/2026 »: the calendar says that the two days belong together, and not of what. */
const periodFacts =
  (from: FactName, to: FactName, lengths: readonly number[]) =>
  (rows: readonly Row[]): Fact[] => {
    const period = boundedPeriod(rows, lengths);
    if (!period) return [];
    const { page } = period.row;
    const stated = (name: FactName, { day, words }: Period['from']): Fact =>
      factOf(name, RULE, readWords(day, words.map(({ text }) => text).join(' '), words, page));
    return [stated(from, period.from), stated(to, period.to)];
  };
const ofCall = periodFacts('period_from', 'period_to', [1, 2, 3, 4, 6]);
const ofYear = periodFacts('exercice_from', 'exercice_to', [12]);

const OF_PAPER: Partial<Record<PaperKind, (rows: readonly Row[]) => Fact[]>> = {
  APPEL_DE_FONDS: (rows) => [...callFacts(rows), ...ofCall(rows)],
  RELEVE_DE_COMPTE: (rows) => [...accountFacts(rows), ...heldFacts(rows)],
  DECOMPTE: (rows) => [
    ...settlementFacts(rows),
    ...ofYear(rows),
    ...heldFacts(rows),
    ...worksFacts(rows),
  ],
  ANNEXE_1: (rows) => sheetFacts(balanceSheet(rows), 'les deux côtés s’additionnent au même total'),
  ANNEXE_2: (rows) => [
    ...yearFacts(rows).filter(({ name }) => name !== 'charges_by_cle'),
    ...ofYear(rows),
  ],
  ANNEXE_3: (rows) => [...yearFacts(rows), ...ofYear(rows)],
  ANNEXE_5: (rows) => sheetFacts(worksAccount(rows), 'E = D − C'),
};

export function assembledFacts(paper: PaperKind, pages: readonly Page[]): Fact[] {
  const assemble = OF_PAPER[paper];
  return assemble ? assemble(rowsOf(pages)) : [];
}
