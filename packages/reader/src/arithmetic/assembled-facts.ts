// What the arithmetic of a paper proves, as facts, each with the sum that proves it.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { factOf, readWords } from '../extract/sheet/reading.ts';
import type { PaperKind } from '../model/fact-model.ts';
import { boxAround } from '../page/box.ts';
import type { Page } from '../page/page.ts';
import { type NamedMovement, namedMovements } from './account-entries.ts';
import { accountOf } from './account.ts';
import { attendanceOf } from './attendance.ts';
import { balanceSheet, type SheetLine } from './balance-sheet.ts';
import { boundedPeriod, type Period } from './bounded-period.ts';
import { callOf } from './call.ts';
import { changedLots } from './changed-lots.ts';
import { countedHeirs } from './counted-heirs.ts';
import { isCountedOtherwise } from './counted-lots.ts';
import { divisionOf } from './division-table.ts';
import { amountsIn, type Row, rowsOf } from './figures.ts';
import { heldSums } from './held-sums.ts';
import { keyFacts, sharedKeys } from './key-facts.ts';
import { managementAccount } from './management-account.ts';
import { roomFacts } from './measured-rooms.ts';
import { added, euros, grouped, proven, read, RULE, signed } from './proven-fact.ts';
import { type Recoverable, recoverableOf } from './recoverable.ts';
import { settledWorks } from './settled-works.ts';
import { settlementOf } from './settlement.ts';
import { shareLines } from './shares.ts';
import { closedWorksFacts, openWorksFacts } from './works-facts.ts';
import type { YearName } from './year-heads.ts';

function callFacts(rows: readonly Row[]): Fact[] {
  const { lines, total, to_pay, parts } = callOf(rows);
  const besides = parts.flatMap((part) => (part.category === 'courantes' ? [] : part.lines));
  const isWhole =
    total?.lines.every((line) => line.share !== null || besides.includes(line)) ?? false;
  const shares = lines.flatMap(({ share }) => share ?? []);
  const keys = keyFacts(rows, shares, isWhole);
  if (!total) return keys;
  const sum = (own: readonly { cents: number }[], cents: number) =>
    `${added(own.map((one) => one.cents))} = ${euros(cents)}`;
  const before = to_pay?.before;
  return [
    ...keys.filter(({ name }) => !OF_ALL_LOTS.includes(name) || !isCountedOtherwise(rows, total)),
    proven(
      'total',
      total.cents,
      total.figure,
      total.lines.length > 0 || !before
        ? sum(total.lines, total.cents)
        : `${euros(to_pay.cents)} − ${euros(before.cents)} = ${euros(total.cents)}`,
    ),
    ...recoverableFacts(recoverableOf(rows, shares, total.figure)),
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
    ...(to_pay?.nothing_owed ? [settled(to_pay.nothing_owed)] : []),
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

const OF_ALL_LOTS: readonly string[] = ['tantiemes', 'tantiemes_by_cle'];

/** What is to be paid is what is called for, and words say why. */
const settled = ({ line, page }: Row): Fact =>
  factOf(
    'solde_anterieur',
    RULE,
    readWords(0, line.words.map(({ text }) => text).join(' '), line.words, page),
  );

function accountFacts(rows: readonly Row[]): Fact[] {
  const account = accountOf(rows);
  if (!account) return [];
  const { balance, total_debit, total_credit, opening, movements } = account;
  const side = (sign: 1 | -1) => movements.filter(({ cents }) => cents * sign > 0).length;
  const because = `${euros(opening?.cents ?? 0)} et ${movements.length} mouvements = ${euros(balance.cents)}`;
  const named = namedMovements(rows, movements);
  return [
    proven('balance', balance.cents, balance.figure, because),
    ...(named ? entriesFact(rows, named, because) : []),
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

/** It stands on all words of its rows: what was guessed of one of them is told of none. */
function entriesFact(
  rows: readonly Row[],
  named: readonly NamedMovement[],
  because: string,
): Fact[] {
  const own = named.flatMap(({ row }) => rows[row] ?? []);
  const [first] = own;
  if (!first) return [];
  const words = own.flatMap(({ page, line }) => (page === first.page ? line.words : []));
  const entries = named.map(({ on, cents, label }) => `${on} ${cents} ${label}`);
  const box = boxAround(words.map((word) => word.box));
  return [proven('entries', entries, { words, box, page: first.page }, because)];
}

const heldFacts = (rows: readonly Row[]): Fact[] =>
  heldSums(rows).map(({ name, cents, figure }) => read(proven(name, cents, figure, '')));

/** That there were none is said by words: the row that they stand in is their place. */
function worksFacts(rows: readonly Row[]): Fact[] {
  const settlement = settlementOf(rows);
  const year = settlement && ([settlement.provisions.cents, settlement.charges.cents] as const);
  return settledWorks(rows, year).flatMap(({ name, cents, row, figure }) => {
    const { line, page } = rows[row] ?? {};
    if (figure) return [read(proven(name, cents, figure, ''))];
    if (!line || !page) return [];
    const raw = line.words.map(({ text }) => text).join(' ');
    return [factOf(name, RULE, readWords(cents, raw, line.words, page))];
  });
}

function settlementFacts(rows: readonly Row[]): Fact[] {
  const settlement = settlementOf(rows);
  if (!settlement) return keysAlone(rows);
  const { lines, is_whole, keys, charges, provisions, difference } = settlement;
  const because = `${euros(charges.cents)} − ${euros(provisions.cents)} = ${euros(difference.cents)}`;
  return [
    ...keyFacts(rows, lines, is_whole),
    ...(keys ? sharedKeys(keys, charges.figure) : []),
    proven('charges_reelles', charges.cents, charges.figure, because),
    proven('provisions', provisions.cents, provisions.figure, because),
    proven('difference', difference.cents, difference.figure, because),
    ...recoverableFacts(recoverableOf(rows, lines, charges.figure)),
  ];
}

/** Of a settlement whose provisions were not found: the shares of its lines make a sum that is printed. */
function keysAlone(rows: readonly Row[]): Fact[] {
  const lines = shareLines(rows);
  const shares = [...new Set(lines.map(({ share }) => share))];
  const cents = shares.reduce((sum, { value }) => sum + value, 0);
  const isPrinted = rows.flatMap(amountsIn).some(({ value }) => value === cents);
  return shares.length > 1 && isPrinted ? keyFacts(rows, lines, true) : [];
}

const OF_RECOVERABLE = {
  MARKED: 'somme des lignes marquées récupérables',
  COLUMN: 'somme de la colonne des charges récupérables',
  PARTS: 'somme des parts récupérables',
} as const;

function recoverableFacts(found: Recoverable | null): Fact[] {
  if (!found) return [];
  const { figure, because } = found;
  const fact = proven('recoverable', figure.value, figure, because ? OF_RECOVERABLE[because] : '');
  return [because ? fact : read(fact)];
}

function attendanceFacts(rows: readonly Row[]): Fact[] {
  const attendance = attendanceOf(rows);
  if (!attendance) return [];
  const { present, base, proof } = attendance;
  const because = proof
    ? `${proof.map(({ value }) => grouped(value / 100)).join(' + ')} = ${grouped(proof.reduce((sum, { value }) => sum + value, 0) / 100)}`
    : '';
  const facts = [
    proven('tantiemes_present', present.value / 100, present, because),
    proven('base', base.value / 100, base, because),
  ];
  return proof ? facts : facts.map(read);
}

function divisionFacts(rows: readonly Row[]): Fact[] {
  const division = divisionOf(rows);
  if (!division) return [];
  const { lots, base, figure } = division;
  const because = `les tantièmes de ${lots.length} lots font ${grouped(base)}`;
  const shares = lots.map(({ lot, part }) => `${lot}:${part}/${base}`);
  return [
    proven('lot_shares', shares, figure, because),
    proven('base', base, figure, because),
    // Whatever their numbers, no other lot is left.
    proven('lots_count', lots.length, figure, because),
  ];
}

function changedFacts(rows: readonly Row[]): Fact[] {
  const changed = changedLots(rows);
  if (!changed) return [];
  const { lots, base, figure } = changed;
  const parts = lots.map(({ part }) => part);
  const because = `les tantièmes d’avant reviennent : ${parts.join(' + ')} = ${parts.reduce((sum, part) => sum + part, 0)}`;
  const shares = lots.map(({ lot, part }) => `${lot}:${part}/${base}`);
  return [proven('lot_shares', shares, figure, because)];
}

function heirFacts(rows: readonly Row[]): Fact[] {
  const heirs = countedHeirs(rows);
  if (!heirs) return [];
  const { names, words, row } = heirs;
  const raw = words.map(({ text }) => text).join(' ');
  return [factOf('buyers', RULE, readWords(names, raw, words, row.page))];
}

function sheetFacts(lines: readonly SheetLine[], because: string): Fact[] {
  return lines.map(({ name, cents, figure }) => read(proven(name, cents, figure, because)));
}

const IN_COLUMN = 'les lignes de la colonne s’additionnent';

function yearFacts(rows: readonly Row[]): Fact[] {
  const account = managementAccount(rows);
  if (!account) return [];
  return [
    ...sheetFacts(account.lines, IN_COLUMN),
    ...BY_KEY.flatMap(([year, name]) => {
      const keys = account.by_key.map(({ label, figures }) => ({ label, figure: figures[year] }));
      const told = keys.map(({ label, figure }) => `${label} : ${euros(figure?.value ?? 0)}`);
      const [first] = keys;
      const isWhole = keys.every(({ figure }) => figure);
      return first?.figure && isWhole ? [read(proven(name, told, first.figure, IN_COLUMN))] : [];
    }),
  ];
}

const BY_KEY = [
  ['charges_courantes', 'charges_by_cle'],
  ['budget_en_cours', 'budget_en_cours_by_cle'],
  ['budget_a_voter', 'budget_a_voter_by_cle'],
] as const satisfies readonly (readonly [YearName, FactName])[];

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
  PV_AG: attendanceFacts,
  CARREZ: roomFacts,
  ATTESTATION_DE_PROPRIETE: heirFacts,
  RCP: divisionFacts,
  EDD: divisionFacts,
  MODIFICATIF: changedFacts,
  DECOMPTE: (rows) => [
    ...settlementFacts(rows),
    ...ofYear(rows),
    ...heldFacts(rows),
    ...worksFacts(rows),
  ],
  ANNEXE_1: (rows) => {
    const lines = balanceSheet(rows);
    const facts = sheetFacts(lines, 'les deux côtés s’additionnent au même total');
    return [...facts, ...unpaidFacts(lines)];
  },
  ANNEXE_2: (rows) => [
    ...yearFacts(rows).filter(({ name }) => BY_KEY.every(([, one]) => one !== name)),
    ...ofYear(rows),
  ],
  ANNEXE_3: (rows) => [
    ...yearFacts(rows).filter(({ name }) => name !== 'charges_travaux'),
    ...ofYear(rows),
  ],
  ANNEXE_4: closedWorksFacts,
  ANNEXE_5: openWorksFacts,
};

/** What all owners owe: accounts 45 and 459 together. */
function unpaidFacts(lines: readonly SheetLine[]): Fact[] {
  const due = lines.find(({ name }) => name === 'creances_exigibles');
  const doubtful = lines.find(({ name }) => name === 'creances_douteuses');
  if (!due || !doubtful) return [];
  const cents = due.cents + doubtful.cents;
  const because = `${added([due.cents, doubtful.cents])} = ${euros(cents)}`;
  return [read(proven('impayes', cents, due.figure, because))];
}

export function assembledFacts(paper: PaperKind, pages: readonly Page[]): Fact[] {
  const assemble = OF_PAPER[paper];
  return assemble ? assemble(rowsOf(pages)) : [];
}
