// The property tax of a year: what is due, for which owner, and the part that a tenant owes.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../french/fold.ts';
import { findTaxNumbers } from '../french/identifiers.ts';
import { findAll, foundBox } from '../french/written.ts';
import { amountsAfter, amountsUnder, datesAfter, textsAfter } from './labelled.ts';
import { agreed, distinct, factsOf, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';

const RULE = 'taxe-fonciere';
const YEAR = /(?:avis d'impot|taxes? foncieres?)(?: pour)? (?<year>20\d{2})(?!\d)/g;
const TOTAL = /montant de votre impot|(?:somme|montant) a payer/;
const PARTS = /total des cotisations/;
const FEES = /frais de gestion(?: de la fiscalite directe locale)?/;
const WASTE = /dont taxe d'enlevement des ordures menageres|dont (?:teom|ordures menageres)/;

export function taxeFonciere(sheets: readonly Sheet[]): Fact[] {
  const cents = (label: RegExp): Reading<number> | null =>
    agreed(
      sheets
        .flatMap((sheet) => [...amountsAfter(sheet, label), ...amountsUnder(sheet, label)])
        .map((one) => ({ ...one, value: one.value.cents })),
    );
  const [total, parts, fees] = [cents(TOTAL), cents(PARTS), cents(FEES)];
  const wrong = total && parts && fees && parts.value + fees.value !== total.value;
  const placed = sheets.flatMap(({ written, page }) =>
    findTaxNumbers(written).map((one) => ({ ...one, box: foundBox(written, one), page })),
  );
  const years = sheets.flatMap(({ written, page }) =>
    findAll(written, fold, YEAR, ({ groups }) => Number(groups?.['year'])).map((one) => ({
      ...one,
      box: foundBox(written, one),
      page,
    })),
  );
  return [
    ...factsOf('tax_year', RULE, distinct(years)),
    ...factsOf('tax_total', RULE, [wrong ? null : total]),
    ...factsOf('tax_fees', RULE, [wrong ? null : fees]),
    ...factsOf('teom', RULE, [cents(WASTE)]),
    ...factsOf('tax_number', RULE, distinct(placed)),
    ...factsOf(
      'pay_by',
      RULE,
      distinct(sheets.flatMap((sheet) => datesAfter(sheet, /date limite de paiement/))),
    ),
    ...factsOf(
      'owner',
      RULE,
      distinct(
        sheets.flatMap((sheet) =>
          textsAfter(sheet, /debiteurs?(?:\(s\))? leg(?:al|aux)(?:\(aux\))?/),
        ),
      ),
    ),
  ];
}
