import type { FactName } from '@quitus/domain/reading/facts.data';
// A call for funds: what is asked, for which days, and what each part pays for.
import type { Fact } from '@quitus/domain/reading/read-document';

import { CALL_CATEGORIES, categoryOfRow } from './call-category.ts';
import { holdingFacts } from './holding.ts';
import { amountsAfter, amountsUnder, datesAfter, datesUnder } from './labelled.ts';
import { periodFacts } from './period-facts.ts';
import { agreed, distinct, factsOf, readCells, type Reading } from './reading.ts';
import { ibansOf } from './rib.ts';
import { keyFacts } from './share-keys.ts';
import { cellsOfMoney, shareRows, type ShareRow, sumOf } from './share-table.ts';
import type { Sheet } from './sheet.ts';
import { signedBalance } from './signed-balance.ts';

const RULE = 'appel-de-fonds';
const DUE =
  /exigibles? (?:le|au|a compter du)|date d'exigibilite|exigibilite|(?:payer|regler) avant le|date limite de (?:paiement|reglement)|date d'echeance/;
const CALLED =
  /montant (?:total )?(?:de (?:l'|votre )|des |du present )?appels?(?: de (?:fonds|provisions|charges))?|total (?:de l'appel|des appels)(?: de (?:fonds|provisions|charges))?/;
const BEFORE =
  /(?<![\p{L}])(?:solde (?:anterieur|precedent|reporte)|report de solde|arriere)(?: (?:debiteur|crediteur))?/u;
const DAY = String.raw`(?:\d{1,2}(?:er)?\s+\p{L}+\s+\d{4}|[\d/.]{8,10})`;
const TO_PAY = new RegExp(
  String.raw`(?:total|montant|net|reste) (?:net )?a (?:payer|regler)(?:\s+(?:avant le|pour le|au|le)\s+${DAY})?`,
  'u',
);

type Line = { sheet: Sheet; row: ShareRow };

export function appelDeFonds(sheets: readonly Sheet[]): Fact[] {
  const rows = sheets.flatMap((sheet) => shareRows(sheet).map((row): Line => ({ sheet, row })));
  const lines = rows.filter(({ row }) => row.kind === 'LINE' && row.quote !== null);
  const asked = amountsOf(sheets, rows);
  const trusted =
    asked.total !== null &&
    asked.total.value === sumOf(lines.map(({ row }) => row.quote)) &&
    lines.every(({ row }) => row.proven !== false);
  const of = (name: FactName, reading: Reading<Fact['value']> | null) =>
    factsOf(name, RULE, [reading]);
  return [
    ...holdingFacts(sheets, RULE),
    ...periodFacts(sheets, RULE),
    ...factsOf(
      'due_on',
      RULE,
      distinct(sheets.flatMap((sheet) => [...datesAfter(sheet, DUE), ...datesUnder(sheet, DUE)])),
    ),
    ...of('total', asked.total),
    ...of('solde_anterieur', asked.before),
    ...of('to_pay', asked.to_pay),
    ...(trusted ? parts(lines) : []),
    ...(trusted ? recoverable(rows) : []),
    ...keyFacts(
      rows.map(({ row }) => row),
      RULE,
    ),
    ...factsOf('iban', RULE, distinct(sheets.flatMap(ibansOf))),
  ];
}

type Asked = {
  total: Reading<number> | null;
  before: Reading<number> | null;
  to_pay: Reading<number> | null;
};

/** The call, what was owed before, and their sum: what does not add up is left out. */
function amountsOf(sheets: readonly Sheet[], rows: readonly Line[]): Asked {
  const sum = sumOf(rows.filter(({ row }) => row.kind === 'LINE').map(({ row }) => row.quote));
  const hasLines = rows.some(({ row }) => row.kind === 'LINE' && row.quote !== null);
  const totals = rows.flatMap(({ row: { kind, quote, page } }) =>
    kind === 'TOTAL' && quote?.cents === sum ? [readCells(quote.cents, [quote.cell], page)] : [],
  );
  const inTable = (reading: Reading<unknown>) =>
    rows.some(
      ({ row }) => row.kind === 'TOTAL' && row.page === reading.page && isInside(reading, row),
    );
  const told = sheets
    .flatMap((sheet) => cents(amountsAfter(sheet, CALLED)))
    .filter((reading) => !inTable(reading));
  const to_pay = agreed(
    sheets.flatMap((sheet) =>
      cents([...amountsAfter(sheet, TO_PAY), ...amountsUnder(sheet, TO_PAY)]),
    ),
  );
  const before = agreed(sheets.flatMap((sheet) => signedBalance(sheet, BEFORE)));
  const total = agreed([...totals, ...told]);
  const addsUp = (value: number) =>
    to_pay !== null && before !== null && value + before.value === to_pay.value;
  if (total === null || (hasLines && total.value !== sum && !addsUp(total.value))) {
    const computed = hasLines && addsUp(sum) && told.length === 0;
    return computed
      ? { total: summed(rows), before, to_pay }
      : { total: null, before: null, to_pay };
  }
  if (to_pay !== null && before !== null && !addsUp(total.value))
    return { total, before: null, to_pay: null };
  // A balance of which nothing proves the side is not given.
  return {
    total,
    before: before && (before.signed || before.value === 0 || addsUp(total.value)) ? before : null,
    to_pay,
  };
}

const isInside = (
  { box }: Reading<unknown>,
  { quote, total, recoverable: let_out }: ShareRow,
): boolean =>
  [quote, total, let_out].some(
    (one) =>
      one !== null &&
      one.cell.box[0] <= box[0] + 1 &&
      one.cell.box[1] <= box[1] + 1 &&
      one.cell.box[2] >= box[2] - 1 &&
      one.cell.box[3] >= box[3] - 1,
  );

const cents = (readings: readonly Reading<{ cents: number }>[]): Reading<number>[] =>
  readings.map((one) => ({ ...one, value: one.value.cents }));

function summed(lines: readonly Line[]): Reading<number> | null {
  const quotes = lines.filter(({ row }) => row.kind === 'LINE').map(({ row }) => row.quote);
  const [first] = lines;
  return first && lines.every(({ row }) => row.page === first.row.page)
    ? readCells(sumOf(quotes), cellsOfMoney(quotes), first.row.page)
    : null;
}

/** One line that cannot be told leaves it open which sums are whole: only the funds named as such are given. */
function parts(lines: readonly Line[]): Fact[] {
  const told = lines.map(({ sheet, row }) => ({ row, category: categoryOfRow(sheet, row) }));
  const open = told.some(({ category }) => category === null);
  return CALL_CATEGORIES.flatMap((category) => {
    const rows = told.filter((one) => one.category === category).map(({ row }) => row);
    const [first] = rows;
    const unsure = open && (category === 'courantes' || category === 'travaux');
    if (!first || unsure || rows.some(({ page }) => page !== first.page)) return [];
    const quotes = rows.map(({ quote }) => quote);
    return factsOf(category, `${RULE}/lines`, [
      readCells(sumOf(quotes), cellsOfMoney(quotes), first.page),
    ]);
  });
}

/** A total that stands alone in the column may be the call's own, with its currency. */
function recoverable(rows: readonly Line[]): Fact[] {
  const of = (kind: ShareRow['kind']) =>
    rows.flatMap(({ row }) => (row.kind === kind && row.quote ? (row.recoverable ?? []) : []));
  const [lines, totals] = [of('LINE'), of('TOTAL')];
  const [first] = rows;
  const contradicted = totals.length > 0 && !totals.some((one) => one.cents === sumOf(lines));
  const apart = rows.some(({ row }) => row.page !== first?.row.page);
  if (!first || lines.length === 0 || contradicted || apart) return [];
  return factsOf('recoverable', `${RULE}/lines`, [
    readCells(sumOf(lines), cellsOfMoney(lines), first.row.page),
  ]);
}
