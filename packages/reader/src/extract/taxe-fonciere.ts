// The property tax of a year: what is due, for which owner, and the part that a tenant owes.
import type { Fact } from '@quitus/domain/reading/read-document';

import { amountOf } from '../french/amounts.ts';
import { fold } from '../french/fold.ts';
import { findTaxNumbers } from '../french/identifiers.ts';
import { findAll, foundBox } from '../french/written.ts';
import { boxAround, middleOf } from '../page/box.ts';
import { amountsAfter, amountsUnder, datesAfter, textsAfter } from './labelled.ts';
import { agreed, distinct, factsOf, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { storyOf, told as toldIn } from './story.ts';
import { wasteShares } from './tax-waste.ts';

const RULE = 'taxe-fonciere';
/** The street stands in the table of the calculation, the town above it. */
const STREET = /adresse(?: du bien)?/;
const TOWN =
  /commune\s*(?:de |: ?)\s*(?:\d{3}\s+)?(?<value>\p{L}[\p{L}' -]{1,40}?)(?=\s*(?:[.,;(\n\t]|$))/u;
const YEAR =
  /(?:avis d'impots?|taxes? foncieres?|impots? locaux)(?:[ -]+(?:pour|de|l'annee|annee|bati|sur les proprietes baties))*[ :-]*(?<year>20\d{2})(?!\d)/g;
const TOTAL =
  /(?:montant (?:total )?de (?:votre|l')\s?(?:impot|taxe|imposition)|(?:somme|montant|net|total|reste)(?: total| net)? (?:a (?:payer|regler)|due?))/;
const PARTS = /total des cotisations(?: (?:baties|dues|20\d\d))*/;
const FEES =
  /frais(?: de gestion(?: de la fiscalite directe locale)?| d'assiette[^\n\t\d]{0,40}|(?= *\t))/;
const WASTE =
  /dont (?:(?:part |montant )?(?:de la )?taxe d'enlevement des )?(?:teom|ordures menageres)/;
const [PAY_BY, LIMIT] = [
  /date limite de paiement/,
  /(?:payer|regler|paiement)[^;.\n]{0,40}(?:au plus tard|avant) le/,
] as const;

export function taxeFonciere(sheets: readonly Sheet[]): Fact[] {
  const cents = (label: RegExp): Reading<number> | null =>
    agreed(
      sheets
        .flatMap((sheet) => [...amountsAfter(sheet, label), ...amountsUnder(sheet, label)])
        .map((one) => ({ ...one, value: one.value.cents })),
    );
  /** Whole euros without a sign: an amount only where the three of them add up. */
  const whole = (label: RegExp): Reading<number> | null =>
    agreed(
      sheets
        .flatMap((sheet) => textsAfter(sheet, label))
        .flatMap((one) => {
          const read = amountOf(one.value, true);
          return read ? [{ ...one, value: read.cents }] : [];
        }),
    );
  const total = cents(TOTAL);
  const [parts, fees] = [cents(PARTS) ?? whole(PARTS), cents(FEES) ?? whole(FEES)];
  const addsUp =
    total &&
    fees &&
    (parts
      ? parts.value + fees.value === total.value
      : rowTotals(sheets).includes(total.value - fees.value));
  const wrong = total && parts && fees && !addsUp;
  const told = cents(WASTE);
  const waste = told
    ? [told]
    : distinct(sheets.flatMap((sheet) => wasteShares(sheet, parts?.value ?? null)));
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
    ...factsOf('tax_fees', RULE, [addsUp || cents(FEES) ? (wrong ? null : fees) : null]),
    ...factsOf('teom', RULE, waste.length === 1 ? waste : []),
    ...factsOf('tax_number', RULE, distinct(placed)),
    ...factsOf('pay_by', RULE, payBy(sheets)),
    ...factsOf('property_address', RULE, addresses(sheets)),
    ...factsOf(
      'owner',
      RULE,
      distinct(
        sheets.flatMap((sheet) =>
          textsAfter(
            sheet,
            /debiteurs?(?:\(s\))? leg(?:al|aux)(?:\(aux\))?|(?:co-?)?proprietaires?(?:\(s\))?/,
          ).flatMap(firstName),
        ),
      ),
    ),
  ];
}

/** Up to what is said of the person, or to the next one. */
function firstName(one: Reading<string>): Reading<string>[] {
  const [value = ''] = one.value.split(/\s+[–—-]\s+|\s*[(;,|]/);
  return /^\p{Lu}[\p{L}'’. -]+$/u.test(value) ? [{ ...one, value: value.trim() }] : [];
}

/** What a row of contributions ends with: « Cotisations 2026 … 1174 ». */
const rowTotals = (sheets: readonly Sheet[]): number[] =>
  sheets
    .flatMap(({ lines }) => lines)
    .filter(({ folded, cells }) => /^cotisations?\b/.test(folded) && cells.length > 2)
    .flatMap(({ cells }) => amountOf(cells.at(-1)?.text ?? '', true)?.cents ?? []);

function payBy(sheets: readonly Sheet[]): Reading<string>[] {
  const named = distinct(sheets.flatMap((sheet) => datesAfter(sheet, PAY_BY)));
  return named.length > 0 ? named : distinct(sheets.flatMap((sheet) => datesAfter(sheet, LIMIT)));
}

const ROWS = /^(?:base|taux|cotisations?|variation|total|montant|adresse)\b/;
/** « 14 Rue du » is half of a street. */
const ENDS = /(?:\b(?:du|de|des|la|le|les|et)|['’])$/i;
/** In heights of a line. */
const WRAP = 1.7;

/** A narrow column breaks a street in two. */
function wholeStreet({ lines, height }: Sheet, one: Reading<string>): Reading<string> {
  const rest = lines
    .flatMap(({ cells }) => cells)
    .find(({ text, box }) => {
      const below = middleOf(box) - middleOf(one.box);
      const under = box[0] < one.box[2] && one.box[0] - box[0] < MAX_LABEL * height;
      return (
        below > 0 &&
        below < WRAP * height &&
        under &&
        /^[\p{L}'’ -]+$/u.test(text) &&
        !ROWS.test(fold(text))
      );
    });
  return rest
    ? { ...one, value: `${one.value} ${rest.text}`, box: boxAround([one.box, rest.box]) }
    : one;
}
/** How far « Adresse : » may stand before the street it names. */
const MAX_LABEL = 6;

function addresses(sheets: readonly Sheet[]): Reading<string>[] {
  const town = agreed(toldIn(storyOf(sheets), TOWN));
  const streets = sheets
    .flatMap((sheet) =>
      textsAfter(sheet, STREET).map((one) =>
        POSTCODE.test(one.value) ? one : wholeStreet(sheet, one),
      ),
    )
    .filter(({ value }) => (/^\d{1,4}\s/.test(value) || POSTCODE.test(value)) && !ENDS.test(value));
  return distinct(
    streets.map((one) => {
      const value = one.value.replace(/^0+(?=\d)/, '');
      const whole = POSTCODE.test(value) || !town;
      return { ...one, value: whole ? value : `${value}, ${town.value}` };
    }),
  );
}
const POSTCODE = /\d{5}\s+\p{L}/u;
