// An owner's account: what is owed, on which day. Its movements name themselves (`arithmetic`).
import type { Box } from '@quitus/domain/reading/box';

import { amountOf, findAmounts } from '../../french/amounts.ts';
import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import type { DatedPeriod } from '../../french/periods.ts';
import { findAll, foundBox, wordsOf, writtenText, writtenWords } from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import type { Table } from '../../layout/tables.ts';
import type { Word } from '../../page/page.ts';
import { amountLines, linesNamed } from '../figures/amount-lines.ts';
import { NIL, OWED_BEFORE } from '../figures/call-words.data.ts';
import { ibansOf } from '../figures/ibans.ts';
import { headPeriods, rangeFacts } from '../figures/period-facts.ts';
import { holdingFacts } from '../shares/holding.ts';
import { shareFacts } from '../shares/share-facts.ts';
import { cellUnder } from '../sheet/blocks.ts';
import { amountsUnder, datesAfter, periodsAfter } from '../sheet/labelled.ts';
import { labelsFirst } from '../sheet/labels-last.ts';
import { agreed, distinct, factsOf, type Reading, readWords } from '../sheet/reading.ts';
import { agreedOrRefused, type Finding } from '../sheet/refused-fact.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';
import { overName } from '../sheet/values-over-labels.ts';
import { asOf } from './account-last-day.ts';
import { accountNumbers } from './account-number.ts';
import { BALANCE, FOR_PERIOD, OWED, OWN_PERIOD, SINCE } from './account-words.data.ts';
import { withSaidSide } from './said-side.ts';
import { type Balance, sidedBalance, sideIn, signedBalance } from './signed-balance.ts';
import { statedAccount } from './stated-account.ts';
import { settlingTotals } from './stated-totals.ts';

const RULE = 'releve-de-compte';

export function releveDeCompte(printed: readonly Sheet[]): Finding[] {
  const sheets = printed.map(labelsFirst);
  const named = sheets.flatMap(statedBalances);
  const extracted = withSaidSide(named.length > 0 ? named : sheets.flatMap(saidNil), sheets);
  const ends = statedPeriods(sheets);
  const days = asOf(sheets, ends);
  const written = extracted.length === 0 ? statedAccount(sheets) : null;
  const totals = written ?? settlingTotals(sheets, extracted);
  return [
    ...holdingFacts(printed, RULE),
    ...rangeFacts(
      ['period_from', 'period_to'],
      RULE,
      ends.length > 0 ? ends : periodsSince(sheets, days),
    ),
    ...factsOf('as_of', RULE, days),
    ...factsOf('account', RULE, accountNumbers(sheets)),
    ...(written
      ? factsOf('balance', RULE, [written.balance])
      : balanceFacts(extracted, days[0]?.value ?? '')),
    ...factsOf('total_debit', RULE, [totals && totals.debits]),
    ...factsOf('total_credit', RULE, [totals && totals.credits]),
    ...factsOf('iban', RULE, distinct(sheets.flatMap(ibansOf))),
    ...shareFacts(sheets.slice(0, 1).map(aboveTables), RULE),
  ];
}

/** At the head; or in a sentence of its own, wherever that is. */
function statedPeriods(sheets: readonly Sheet[]): Reading<DatedPeriod>[] {
  const head = headPeriods(
    sheets[0],
    (line, { kind }, before) =>
      // « Octobre 2026 », alone over some of the movements, is of those only.
      !(kind === 'MONTH' && MONTH_ALONE.test(line)) &&
      (!/exercice|budget|trim/.test(line) || OWN_PERIOD.test(before) || SHOWN.test(line)),
  );
  const said = agreed(sheets.flatMap((sheet) => periodsAfter(sheet, FOR_PERIOD)));
  return head.length > 0 || !said ? head : [said];
}

/** « Afficher : exercice en cours, du … au … », on a screen. */
const SHOWN = /^\W*(?:afficher|affichage|filtre[rs]?|filtrer|selection)\b/;
const MONTH_ALONE = /^\p{L}{3,9} 20\d\d$/u;

/** Shares are extracted at the head of a statement; among its movements, figures are other things. */
function aboveTables(sheet: Sheet): Sheet {
  const bottom = sheet.tables[0]?.box[1] ?? sheet.page.height;
  const words = sheet.page.words.filter(({ box }) => box[3] < bottom);
  return sheetOf({ ...sheet.page, words });
}

/** « Situation arrêtée au 14/09/2026 – mouvements depuis le 01/01/2026 ». */
function periodsSince(
  sheets: readonly Sheet[],
  days: readonly Reading<string>[],
): Reading<DatedPeriod>[] {
  const [since, to] = [
    agreed(sheets.slice(0, 1).flatMap((sheet) => datesAfter(sheet, SINCE))),
    agreed(days),
  ];
  return since && to && since.value < to.value
    ? [{ ...since, value: { kind: 'RANGE', from: since.value, to: to.value } }]
    : [];
}

/** A movement that is called « Solde exercice 2025 » starts with its day. */
function statedBalances(sheet: Sheet): Balance[] {
  const lines = linesNamed(amountLines(sheet), BALANCE).filter(
    ({ label }) => !/^\d{1,2}[/.-]\d{1,2}/.test(label),
  );
  return [
    ...lines.flatMap(({ amounts, label, tail }) =>
      amounts.length === 1
        ? amounts.map((one) => dated(sidedBalance(one, `${label} ${sideIn(tail)}`), label))
        : [],
    ),
    ...signedBalance(sheet, OWED),
    ...signedBalance(sheet, OWED_BEFORE),
    ...amountsUnder(sheet, BALANCE)
      .filter(({ box }) => !sheet.tables.some((table) => isRowOf(table, box)))
      .map((one) => sidedBalance(one, '')),
    ...balancesUnder(sheet),
    ...cardBalances(sheet),
  ].flatMap((one) => one ?? []);
}

/** « Votre compte est soldé », where no figure says it; not « si votre compte est soldé ». */
const saidNil = ({ written, page }: Sheet): Balance[] =>
  findAll(written, fold, new RegExp(NIL.source, 'gu'), ({ index }, text) =>
    /\b(?:si|lorsque|des que|quand|afin que|pour que|sauf)\b[^.;\n]{0,40}$/.test(
      text.slice(0, index),
    )
      ? null
      : 0,
  ).map((one) => ({ value: 0, raw: one.raw, box: foundBox(written, one), page, signed: true }));

function dated(balance: Balance | null, label: string): Balance | null {
  const [day, ...others] = findDates(writtenText(label));
  return balance && day && others.length === 0 ? { ...balance, day: day.value } : balance;
}

const NAMED = new RegExp(`^(?:${BALANCE.source})`, 'u');

/** The name of a balance, and its day. */
const OF_BALANCE = new RegExp(
  String.raw`(?:${BALANCE.source})(?:[^\d:]{0,20}\b(?:au|le|a ce jour)\b[^:]{0,45})?`,
  'u',
);

/** « 94,52 € » over « reste à payer au 15 décembre », on a card. */
const cardBalances = (sheet: Sheet): (Balance | null)[] =>
  overName(sheet, OF_BALANCE, amountOf).map((one) => sidedBalance(one, nameUnder(sheet, one)));

function nameUnder(sheet: Sheet, { box }: Reading<unknown>): string {
  const cells = sheet.lines.flatMap((line) => line.cells);
  const own = cells.find((cell) => cell.box[0] === box[0] && cell.box[1] === box[1]);
  return fold((own && cellUnder(sheet, own)?.text) ?? '');
}

/** « 312,45 € (vous devez) » under « Solde de votre compte au 30/09/2026 ». */
const balancesUnder = (sheet: Sheet): (Balance | null)[] =>
  sheet.lines.flatMap(({ cells }) =>
    cells
      .filter(({ text, words }) => NAMED.test(fold(text)) && !hasAmount(words) && !areHeads(cells))
      .map((cell) => {
        const below = cellUnder(sheet, cell);
        const line = sheet.lines.find((one) => below && one.cells.includes(below));
        const rest = line?.cells.slice(line.cells.indexOf(below ?? cell)) ?? [];
        const written = writtenWords(rest.flatMap(({ words }) => words));
        const [only, ...others] = findAmounts(written);
        if (!only || only.from !== 0 || others.length > 0) return null;
        const read = readWords(only.value, only.raw, wordsOf(written, only), sheet.page);
        const isRow = sheet.tables.some((table) => isRowOf(table, read.box));
        const tail = `${fold(written.text).slice(only.raw.length)} ${wordsBelow(sheet, below)}`;
        return isRow ? null : sidedBalance(read, `${fold(cell.text)} ${tail}`);
      }),
  );
/** « à régler », alone under the figure of a card. */
function wordsBelow(sheet: Sheet, figure: Cell | null): string {
  const below = figure && cellUnder(sheet, figure);
  const line = sheet.lines.find(({ cells }) => below !== null && cells.includes(below));
  const words = line?.cells.length === 1 ? line.folded : '';
  return words.length < MAX_SIDE && !/\d/.test(words) ? words : '';
}
/** In signs. */
const MAX_SIDE = 30;

/** « Date | Libellé | … | Solde »: under it stands the first row, not the last. */
const areHeads = (cells: readonly Cell[]): boolean =>
  cells.some(({ text }) =>
    /^(?:dates?|jour|le|(?:libelle|intitule|operations?|designation|nature|ecritures?)\b.*)$/.test(
      fold(text),
    ),
  );
const hasAmount = (words: readonly Word[]): boolean => findAmounts(writtenWords(words)).length > 0;

/** Under the head of a column stands its first figure, which is not the last. */
const isRowOf = ({ rows, box }: Table, [, top, , bottom]: Box): boolean =>
  rows.length > 1 && top >= box[1] - 1 && bottom <= box[3] + 1;

function balanceFacts(extracted: readonly Balance[], as_of: string): Finding[] {
  const clear = extracted.filter((one) => (one.signed || one.value === 0) && !one.minus);
  const isSeen = clear.some(({ page }) => page.source === 'OCR');
  return isSeen
    ? factsOf('balance', RULE, asSeen(clear))
    : agreedOrRefused('balance', RULE, latest(clear, as_of));
}

/** « Solde au 31/12/2025 », then « Solde au 30/06/2026 », or « Solde restant dû »: the account went from one to the other. */
function latest(extracted: readonly Balance[], as_of: string): readonly Balance[] {
  const last = extracted
    .flatMap(({ day }) => day ?? [])
    .toSorted()
    .at(-1);
  const isLast = extracted.every(({ day }) => day !== undefined);
  return extracted.filter(({ day }) => (isLast ? day === last : day === undefined || day >= as_of));
}

/** Where OCR may have lost another: the one balance it has words for, which is not where the account starts. */
function asSeen(sided: readonly Balance[]): Reading<number>[] {
  const only = agreed(sided);
  return only && only.value !== 0 ? [only] : [];
}
