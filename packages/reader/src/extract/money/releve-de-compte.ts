// An owner's account: what is owed on which day, and every movement that led to it.
import type { Box } from '@quitus/domain/reading/box';
import type { Fact } from '@quitus/domain/reading/read-document';

import { findAmounts } from '../../french/amounts.ts';
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
import { saidTantiemes } from '../shares/said-tantiemes.ts';
import { statedFacts } from '../shares/share-keys.ts';
import { statedShares } from '../shares/stated-shares.ts';
import { cellUnder } from '../sheet/blocks.ts';
import { amountsUnder, datesAfter, periodsAfter } from '../sheet/labelled.ts';
import { labelsFirst } from '../sheet/labels-last.ts';
import { agreed, distinct, factsOf, readCells, type Reading, readWords } from '../sheet/reading.ts';
import { areAsPrinted } from '../sheet/seen-labels.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';
import { cardBalances, cardEntries, cardTotals, movedBalance } from './account-cards.ts';
import { UNREAD } from './account-days.ts';
import { asOf } from './account-last-day.ts';
import { listedEntries } from './account-list.ts';
import { accountNumbers } from './account-number.ts';
import { type Account, accountsOf } from './account-table.ts';
import { BALANCE, FOR_PERIOD, OWED, OWN_PERIOD, SINCE } from './account-words.data.ts';
import { facingTotals } from './facing-totals.ts';
import { looseBalances, provenBalances } from './loose-balances.ts';
import { withSaidSide } from './said-side.ts';
import { type SeenTotals, seenTotals } from './seen-totals.ts';
import { type Balance, sidedBalance, sideIn, signedBalance } from './signed-balance.ts';
import { statedAccount } from './stated-account.ts';
import { settlingTotals, type StatedTotals, statedTotals } from './stated-totals.ts';
import { twoSidedAccount } from './two-sided-account.ts';

const RULE = 'releve-de-compte';

export function releveDeCompte(printed: readonly Sheet[]): Fact[] {
  const sheets = printed.map(labelsFirst);
  const named = sheets.flatMap(statedBalances);
  const extracted = withSaidSide(named.length > 0 ? named : sheets.flatMap(saidNil), sheets);
  const ends = statedPeriods(sheets);
  const periods = ends.length > 0 ? ends : periodsSince(sheets, asOf(sheets, ends, []));
  const loose = looseBalances(sheets);
  const followed = accountsOf(sheets, extracted, periods);
  const accounts =
    followed.length > 0 ? followed : accountsOf(sheets, [...extracted, ...loose], periods);
  const account = isOne(accounts) ? (accounts.at(-1) ?? null) : null;
  const halves = accounts.length === 0 ? twoSidedAccount(sheets, extracted) : null;
  const sided = halves?.balance ?? (accounts.length === 0 ? movedBalance(sheets, extracted) : null);
  const [day] = asOf(sheets, ends, accounts);
  const written = accounts.length === 0 && extracted.length === 0 ? statedAccount(sheets) : null;
  const named_last = sided ?? written?.balance ?? null;
  const balances = named_last ? [named_last] : balancesOf(extracted, account, day?.value ?? '');
  const isOpen = balances.length === 0 && extracted.every(({ signed }) => !signed);
  return [
    ...holdingFacts(printed, RULE),
    ...rangeFacts(['period_from', 'period_to'], RULE, periods),
    ...factsOf('as_of', RULE, asOf(sheets, ends, accounts)),
    ...factsOf('account', RULE, accountNumbers(sheets)),
    ...factsOf(
      'balance',
      RULE,
      account && isOpen ? provenBalances(loose, account.balance) : balances,
    ),
    ...(account
      ? totalFacts(account, statedTotals(sheets, accounts))
      : accounts.length === 0
        ? settledTotals(sheets, extracted, halves?.totals ?? written)
        : []),
    ...factsOf('iban', RULE, distinct(sheets.flatMap(ibansOf))),
    ...movementFacts(accounts),
    ...(accounts.length === 0
      ? factsOf('entries', `${RULE}/list`, [
          halves
            ? halves.entries
            : (listedEntries(sheets, extracted) ?? cardEntries(sheets, extracted)),
        ])
      : []),
    ...sharesStated(sheets.slice(0, 1).map(aboveTables)),
  ];
}

/** Of a base or, where none is extracted, alone. */
function sharesStated(heads: readonly Sheet[]): Fact[] {
  const extracted = statedShares(heads);
  return extracted.length > 0
    ? statedFacts(extracted, RULE)
    : factsOf('tantiemes', RULE, [saidTantiemes(heads)]);
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

const totalFacts = ({ debits, credits, page }: Account, extracted: StatedTotals): Fact[] => [
  ...factsOf('total_debit', RULE, [
    debits ? readCells(debits.cents, [debits.cell], page) : extracted.debits,
  ]),
  ...factsOf('total_credit', RULE, [
    credits ? readCells(credits.cents, [credits.cell], page) : extracted.credits,
  ]),
];

function settledTotals(
  sheets: readonly Sheet[],
  extracted: readonly Balance[],
  halves: SeenTotals | null,
): Fact[] {
  const totals =
    halves ??
    seenTotals(sheets, extracted) ??
    facingTotals(sheets, extracted) ??
    cardTotals(sheets, extracted) ??
    settlingTotals(sheets, extracted);
  return [
    ...factsOf('total_debit', RULE, [totals && totals.debits]),
    ...factsOf('total_credit', RULE, [totals && totals.credits]),
  ];
}

/** Each part starts from where the one before ended; parts that do not are blocks of an account unknown as a whole. */
const isOne = (accounts: readonly Account[]): boolean =>
  accounts.every(({ opening }, at) => at === 0 || opening === accounts[at - 1]?.balance);

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

/** Over several pages each starts from where the one before ended; shown where the account begins. */
function movementFacts(accounts: readonly Account[]): Fact[] {
  const [first] = accounts;
  const movements = accounts.flatMap((account) => account.movements);
  const isRead = movements.every(({ day }) => day !== UNREAD) && areAsPrinted(movements);
  if (!first || !isOne(accounts) || !isRead) return [];
  return factsOf('entries', `${RULE}/running-balance`, [
    readCells(
      movements.map(({ day, label, cents }) => `${day} ${cents} ${label}`),
      first.rows.flatMap(({ texts }) => texts[0] ?? []),
      first.page,
    ),
  ]);
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

/** The account's own arithmetic signs a balance that no word does, and shows a wrong one. */
function balancesOf(
  extracted: readonly Balance[],
  account: Account | null,
  as_of: string,
): Reading<number>[] {
  const sided = extracted.filter((one) => one.signed || one.value === 0);
  if (!account) {
    const clear = sided.filter(({ minus }) => !minus);
    const isSeen = clear.some(({ page }) => page.source === 'OCR');
    return isSeen ? asSeen(clear) : [agreed(latest(clear, as_of))].flatMap((one) => one ?? []);
  }
  const { balance, last, page, reversed, opening } = account;
  const isSeen = page.source === 'OCR';
  const same = extracted.filter(({ value }) => Math.abs(value) === Math.abs(balance));
  const agrees = same.filter((one) => !one.signed || one.value === balance);
  // What an account that proves itself does not say, OCR misread; what it starts from is extracted too. With a
  // minus for what is owed, a figure alone does not say the side.
  const others = sided.filter(
    ({ value }) => value !== balance && value !== opening && (!reversed || value !== -balance),
  );
  // « Solde débiteur » of what the table calls a credit: the paper says two things, and both are shown.
  const denied = isSeen ? [] : others.filter(({ value }) => value === -balance);
  if (!isSeen && others.length > denied.length && agrees.length === 0) return [];
  const printed = last ? [readCells(balance, last, page)] : [];
  return distinct([...denied, ...agrees.map((one) => ({ ...one, value: balance })), ...printed]);
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

/** Of an account that OCR could not follow: the one balance it has words for, which is not where it starts. */
function asSeen(sided: readonly Balance[]): Reading<number>[] {
  const only = agreed(sided);
  return only && only.value !== 0 ? [only] : [];
}
