// The year's real charges of one owner, against what was called.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findPeriods } from '../french/periods.ts';
import { holdingFacts } from './holding.ts';
import { after, amountsAfter } from './labelled.ts';
import { rangeFacts } from './period-facts.ts';
import { agreed, factsOf, readCells, type Reading } from './reading.ts';
import { keyFacts } from './share-keys.ts';
import { shareRows, type ShareRow, sumOf } from './share-table.ts';
import type { Sheet } from './sheet.ts';
import { signedBalance } from './signed-balance.ts';

const RULE = 'decompte';
const CHARGES =
  /total (?:de )?(?:votre |vos )(?:quote-?parts?|charges)|total (?:des )?charges(?: reelles)?(?=[\t:])|votre quote-part totale/;
const PROVISIONS = /(?:total (?:des )?)?provisions (?:appelees|versees|deja appelees)/;
const DIFFERENCE =
  /solde (?:a votre charge|en votre faveur|debiteur|crediteur)|complement a votre charge|trop[ -]percu en votre faveur/;
const RECOVERABLE =
  /dont (?:charges )?(?:recuperables?|locatives?|deductibles?)|(?<=\n)charges recuperables/;

export function decompte(sheets: readonly Sheet[]): Fact[] {
  const rows = sheets.flatMap(shareRows);
  const cents = (label: RegExp): Reading<number>[] =>
    sheets.flatMap((sheet) =>
      amountsAfter(sheet, label).map((one) => ({ ...one, value: one.value.cents })),
    );
  const provisions = agreed(cents(PROVISIONS));
  const difference = agreed(sheets.flatMap((sheet) => signedBalance(sheet, DIFFERENCE)));
  const charges = chargesOf(rows, cents(CHARGES), provisions, difference);
  const known = charges && provisions && difference;
  const wrong = known && charges.value - provisions.value !== difference.value;
  return [
    ...holdingFacts(sheets, RULE),
    ...rangeFacts(
      ['exercice_from', 'exercice_to'],
      RULE,
      sheets
        .slice(0, 1)
        .flatMap((sheet) => after(sheet, /exercice(?: comptable)?|periode/, findPeriods)),
    ),
    ...factsOf('charges_reelles', RULE, [charges]),
    ...factsOf('provisions', RULE, [wrong ? null : provisions]),
    ...factsOf('difference', RULE, [wrong ? null : difference]),
    ...factsOf('recoverable', RULE, [agreed(cents(RECOVERABLE))]),
    ...keyFacts(rows, RULE),
  ];
}

/** The printed total, where the lines add up to it or the settlement does. */
function chargesOf(
  rows: readonly ShareRow[],
  told: readonly Reading<number>[],
  provisions: Reading<number> | null,
  difference: Reading<number> | null,
): Reading<number> | null {
  const lines = rows.filter(({ kind, quote }) => kind === 'LINE' && quote !== null);
  const sum = sumOf(lines.map(({ quote }) => quote));
  const sound = lines.length > 0 && lines.every(({ proven }) => proven !== false);
  const totals = rows.flatMap(({ kind, quote, page }) =>
    kind === 'TOTAL' && quote?.cents === sum ? [readCells(quote.cents, [quote.cell], page)] : [],
  );
  const printed = agreed([...told, ...totals]);
  if (!printed) return null;
  const settled = provisions && difference && printed.value - provisions.value === difference.value;
  const added = sound && printed.value === sum;
  return settled || added || lines.length === 0 ? printed : null;
}
