// The year's real charges of one owner, against what was called. Three sums that settle one another:
// charges less provisions is what is left; words say which may be which, arithmetic which are.
import {
  type AmountLine,
  amountLines,
  amountsNamed,
  cardLines,
  figureLines,
  linesNamed,
} from '../figures/amount-lines.ts';
import { ibansOf } from '../figures/ibans.ts';
import { rangeFacts } from '../figures/period-facts.ts';
import { statedAmounts } from '../figures/stated-amounts.ts';
import { holdingFacts } from '../shares/holding.ts';
import { besideRoll, ownRow } from '../shares/owners-roll.ts';
import { ownPartOf } from '../shares/proven-share.ts';
import { shareFacts } from '../shares/share-facts.ts';
import { flowTextOf } from '../sheet/flow-text.ts';
import { amountsAfter, amountsUnderHead } from '../sheet/labelled.ts';
import { labelsFirst } from '../sheet/labels-last.ts';
import { agreed, distinct, factsOf, type Reading } from '../sheet/reading.ts';
import { type Finding, type RefusedFact, refusedFacts } from '../sheet/refused-fact.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { accountNumbers } from './account-number.ts';
import { followedBy } from './called-names.ts';
import { rolledYear } from './rolled-year.ts';
import { unopposed } from './seen-settlement.ts';
import { settledColumns } from './settled-columns.ts';
import type { Labelled } from './settled-sums.ts';
import { settledYear } from './settled-year.ts';
import { clausesOf } from './settlement-clauses.ts';
import {
  CHARGES,
  CHARGES_IS,
  CHARGES_STEMS,
  DIFFERENCE,
  DIFFERENCE_IS,
  IS_RECOVERABLE,
  LEFT_STEMS,
  OF_BUILDING,
  PROVISIONS,
  PROVISIONS_IS,
  PROVISIONS_STEMS,
  RECOVERABLE,
  RECOVERABLE_IS,
} from './settlement-words.data.ts';
import { type Balance, sidedBalance, sideIn, signedBalance } from './signed-balance.ts';
import { linesOfYear } from './year-columns.ts';

const RULE = 'decompte';
type Settlement = {
  charges: Reading<number> | null;
  provisions: Reading<number> | null;
  difference: Reading<number> | null;
};

export function decompte(printed: readonly Sheet[]): Finding[] {
  const sheets = printed.map(labelsFirst);
  const own_row = sheets.map(ownRow).find((one) => one !== null) ?? null;
  // What a list of all the owners adds up to is nobody's.
  const around = sheets.map(besideRoll);
  const extracted = around.flatMap(amountLines);
  const year = settledYear(sheets[0]);
  const settled_in = year[0]?.value.to.slice(0, 4) ?? '';
  const settlement =
    (own_row && rolledYear(own_row)) ??
    looseSettlement(around.flatMap((sheet) => linesOfYear(sheet, settled_in))) ??
    settlementOf(around, extracted);
  const { charges, provisions, difference } = settlement;
  return [
    ...holdingFacts(printed, RULE),
    ...factsOf('account', RULE, accountNumbers(sheets)),
    ...rangeFacts(['exercice_from', 'exercice_to'], RULE, year),
    ...factsOf('charges_reelles', RULE, [charges]),
    ...factsOf('provisions', RULE, [provisions]),
    ...factsOf('difference', RULE, [difference]),
    ...notRecoverable([provisions, difference]),
    ...(settlement === CONTRADICTED
      ? refusedFacts(['charges_reelles', 'provisions', 'difference'], RULE, 'CONTRADICTED')
      : []),
    ...factsOf('recoverable', RULE, [
      agreed(plain(amountsNamed(extracted, RECOVERABLE))) ?? statedRecoverable(sheets, charges),
    ]),
    ...shareFacts(sheets, RULE),
    ...factsOf('iban', RULE, distinct(sheets.flatMap(ibansOf))),
  ];
}

/** What was paid and what is left of it are no charges that a tenant owes. */
const notRecoverable = (sums: readonly (Reading<number> | null)[]): RefusedFact[] =>
  sums.flatMap((one) =>
    one
      ? [
          {
            name: 'recoverable',
            value: Math.abs(one.value),
            rule: RULE,
            refused: 'OF_ANOTHER',
          },
        ]
      : [],
  );

const plain = (readings: readonly Reading<{ cents: number }>[]): Reading<number>[] =>
  distinct(readings.map((one) => ({ ...one, value: Math.abs(one.value.cents) })));

function settlementOf(sheets: readonly Sheet[], extracted: readonly AmountLine[]): Settlement {
  const under = (words: RegExp) => sheets.flatMap((sheet) => amountsUnderHead(sheet, words));
  const provisions = plain([...amountsNamed(extracted, PROVISIONS), ...under(PROVISIONS)]);
  const left = distinct(
    [
      ...linesNamed(extracted, DIFFERENCE).flatMap((line) =>
        line.amounts.map((one) => sidedBalance(one, `${line.label} ${sideIn(line.tail)}`)),
      ),
      ...under(DIFFERENCE).map((one) => sidedBalance(one, '')),
    ].flatMap((one) => one ?? []),
  );
  const [across, ...more] = sheets.flatMap(settledColumns);
  const isLast = ({ difference }: Settlement) =>
    left.every((one) => fits(one, difference?.value ?? 0));
  if (across && more.length === 0 && isLast(across)) return across;
  const own_lines = extracted.filter(({ label, tail }) => !OF_BUILDING.test(`${label} ${tail}`));
  const named = plain([...amountsNamed(own_lines, CHARGES), ...under(CHARGES)]);
  const charges = distinct(named);
  const said = (words: RegExp) => plain(sheets.flatMap((sheet) => amountsAfter(sheet, words)));
  const saidLeft = sheets.flatMap((sheet) => signedBalance(sheet, DIFFERENCE_IS));
  const settled = distinct([...charges, ...said(CHARGES_IS)]).flatMap((one) =>
    distinct([...provisions, ...said(PROVISIONS_IS)]).flatMap((paid) =>
      distinct([...left, ...saidLeft]).flatMap((balance) => {
        const owed = one.value - paid.value;
        return fits(balance, owed)
          ? [{ charges: one, provisions: paid, difference: { ...balance, value: owed } }]
          : [];
      }),
    ),
  );
  // A part of the year, settled beside the whole, leaves as much: the whole is the largest.
  const least = Math.max(0, ...settled.map((one) => one.charges?.value ?? 0));
  const [only, ...others] = settled.filter(({ charges: one }) => one && one.value >= least);
  if (only && others.length === 0) return only;
  const proven = settled.length === 0 ? anySettlement(sheets) : null;
  if (proven) return proven;
  const own = ownPart(sheets, charges);
  if (own) return looseSettlement(clausesOf(sheets), own) ?? { ...NOTHING, charges: own };
  // Sums that are all there and do not settle one another are not what they seem.
  const open = charges.length === 0 || provisions.length === 0 || left.length === 0;
  return open
    ? {
        charges: agreed(named),
        provisions: agreed(provisions),
        difference: unopposed(agreed(left.filter(({ signed }) => signed)), extracted),
      }
    : CONTRADICTED;
}

const NOTHING: Settlement = { charges: null, provisions: null, difference: null };
const CONTRADICTED: Settlement = { ...NOTHING };

/** Of a sum that is the building's, the share that the paper tells and prints. */
function ownPart(
  sheets: readonly Sheet[],
  charges: readonly Reading<number>[],
): Reading<number> | null {
  const printed = statedAmounts(flowTextOf(sheets));
  return agreed(charges.flatMap(({ value }) => ownPartOf(value, sheets, printed) ?? []));
}

/** In cards, under figures, then in the sentences of a letter. */
const anySettlement = (sheets: readonly Sheet[]): Settlement | null =>
  looseSettlement(sheets.flatMap(cardLines)) ??
  looseSettlement(sheets.flatMap(figureLines)) ??
  looseSettlement(clausesOf(sheets));

/** By stems of words in any place, where the three sums settle one another in one way only. */
function looseSettlement(
  extracted: readonly Labelled[],
  own: Reading<number> | null = null,
): Settlement | null {
  const alone = extracted.filter(({ amounts }) => amounts.length === 1);
  const named = (stems: RegExp) => alone.filter(({ label }) => stems.test(label));
  const cents = (lines: readonly Labelled[]) =>
    plain(lines.flatMap(({ amounts }) => amounts)).filter(({ value }) => value !== 0);
  const charges = own ? [own] : cents(named(CHARGES_STEMS));
  const left = named(LEFT_STEMS).flatMap((line) =>
    line.amounts.flatMap((one) => sidedBalance(one, `${line.label} ${sideIn(line.tail)}`) ?? []),
  );
  const found = charges.flatMap((one) =>
    cents(named(PROVISIONS_STEMS)).flatMap((paid) =>
      distinct(left).flatMap((balance) => {
        const owed = one.value - paid.value;
        return owed !== 0 && fits(balance, owed)
          ? [{ charges: one, provisions: paid, difference: { ...balance, value: owed } }]
          : [];
      }),
    ),
  );
  const [only, ...others] = found;
  return only && others.length === 0 ? only : null;
}

const fits = ({ value, signed }: Balance, owed: number): boolean =>
  value === owed || (!signed && value === -owed);

/** « La part que vous pouvez récupérer auprès de votre locataire s’élève à 412,00 € ». */
function statedRecoverable(
  sheets: readonly Sheet[],
  charges: Reading<number> | null,
): Reading<number> | null {
  const extracted = agreed(
    plain(
      sheets.flatMap((sheet) => [
        ...amountsAfter(sheet, RECOVERABLE_IS),
        ...followedBy(sheet, IS_RECOVERABLE),
      ]),
    ),
  );
  return extracted && charges && extracted.value > charges.value ? null : extracted;
}
