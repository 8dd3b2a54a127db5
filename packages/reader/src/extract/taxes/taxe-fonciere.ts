// The property tax of a year: what is due, for which owner, and the part that a tenant owes.
import { findDates } from '../../french/dates.ts';
import { fold, plain } from '../../french/fold.ts';
import { findTaxNumbers } from '../../french/identifiers.ts';
import { STREET_KINDS } from '../../french/street-kinds.ts';
import { findAll, foundBox, writtenText } from '../../french/written.ts';
import { boxAround, middleOf } from '../../page/box.ts';
import { usageName } from '../names/usage-name.ts';
import { findAddresses, findStreets } from '../places/addresses.ts';
import { plainAddress } from '../places/agreed-address.ts';
import { parcelFacts } from '../places/own-parcels.ts';
import { blocksOf } from '../sheet/blocks.ts';
import { foundIn, flowTextOf, extracted as statedIn } from '../sheet/flow-text.ts';
import { datesAfter, datesUnder, textsAfter, under } from '../sheet/labelled.ts';
import { agreed, distinct, factsOf, type Reading } from '../sheet/reading.ts';
import { type Finding, statedOrRefused } from '../sheet/refused-fact.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { lastDays } from './tax-days.ts';
import { taxedOwners } from './tax-owners.ts';
import { taxSums } from './tax-sums.ts';
import { wasteShares } from './tax-waste.ts';
import { taxedPlaces } from './taxed-place.ts';

const RULE = 'taxe-fonciere';
/** The street stands in the table of the calculation, the town above it. */
const STREET =
  /(?:(?:adresse|situation|localisation)(?: d(?:u|e la|e l'|es) ?)?)?(?:biens?|local|locaux|proprietes?|immeuble|logement) (?:impose|taxe|concerne|situe)e?s?(?: (?:a|au))?|(?:adresse|situation|localisation) d(?:u|e la|e l'|es) ?(?:biens?|local|locaux|propriete|immeuble|logement)|adresse|(?:propriete(?: batie)?|designation)(?= ?:)|lieu d'imposition/;
const TOWN =
  /commune\s*(?:de |: ?)\s*(?:\d{3}\s+)?(?<value>\p{L}[\p{L}' -]{1,40}?)(?=\s*(?:[.,;(\n\t]|\s-\s|$))/u;
/** Set in large letters, its words stand apart. */
const YEAR =
  /(?<title>avis[ \t]+d'[ \t]?im ?pots?|(?<=(?:^|\n)[ \t]*)avis(?=[ \t]+20\d{2}(?!\d))|taxes?[ \t]+foncieres?|impots?[ \t]+locaux)(?:[ \t-]+(?:pour|de|l'annee|annee|bati|sur les proprietes baties))*[ \t:-]*(?<year>20\d{2})(?!\d)/g;
const [PAY_BY, LIMIT] = [
  /date limite (?:de paiement|pour payer)(?: ?\([^()\n\t]{0,60}\))?(?: (?:est|etait)(?: fixee)? (?:au|le))?/,
  /(?:payer|regler|paiement|impot)[^;.]{0,60}(?:au plus tard|avant) le(?:\s?(?:\(\d\)|\*+))?/,
] as const;

export function taxeFonciere(sheets: readonly Sheet[]): Finding[] {
  const placed = sheets.flatMap(({ written, page }) =>
    findTaxNumbers(written).map((one) => ({ ...one, box: foundBox(written, one), page })),
  );
  const years = sheets.flatMap(({ written, page }) =>
    findAll(written, fold, YEAR, ({ groups }) => ({
      year: Number(groups?.['year']),
      isTitle: groups?.['title']?.startsWith('avis') === true,
    })).map((one) => ({
      ...one,
      value: one.value.year,
      isTitle: one.value.isTitle,
      box: foundBox(written, one),
      page,
    })),
  );
  // A notice recalls the tax of the year before: its own year is that of its title.
  const said = agreed(years) ?? agreed(years.filter(({ isTitle }) => isTitle));
  const owners = taxedOwners(sheets);
  const { total, totals, fees, parts } = taxSums(sheets, said?.value ?? null);
  const waste = agreed(
    sheets.flatMap((sheet) => wasteShares(sheet, parts, said?.value ?? null) ?? []),
  );
  return [
    ...statedOrRefused('tax_year', RULE, said, years),
    ...statedOrRefused('tax_total', RULE, total, totals),
    ...factsOf('tax_fees', RULE, [fees]),
    ...factsOf('teom', RULE, [waste]),
    ...factsOf(
      'tax_number',
      RULE,
      distinct(placed.length > 0 ? placed : sheets.flatMap(numbersUnder)),
    ),
    ...factsOf('pay_by', RULE, payBy(sheets)),
    ...placeFacts(sheets, owners),
    ...factsOf('owner', RULE, owners),
    ...factsOf('usage_name', RULE, [usageName(flowTextOf(sheets))]),
    ...parcelFacts(sheets, flowTextOf(sheets), RULE),
  ];
}

/** Where no place is named, the address under the name of the owner is where the notice was sent. */
function placeFacts(sheets: readonly Sheet[], owners: readonly Reading<string>[]): Finding[] {
  const places = taxedAt(sheets);
  if (places.length > 0) return factsOf('property_address', RULE, places);
  const names = owners.map(({ value }) => fold(value));
  const within = sheets
    .flatMap(blocksOf)
    .filter(({ written }) => names.some((name) => fold(written.text).includes(name)));
  return [{ name: 'property_address', rule: RULE, refused: 'OF_ANOTHER', within }];
}

function taxedAt(sheets: readonly Sheet[]): readonly Reading<string>[] {
  const found = addresses(sheets);
  return found.length > 0 ? found : distinct(sheets.flatMap(taxedPlaces));
}

/** « N° fiscal » as the head of a column. */
const numbersUnder = (sheet: Sheet): Reading<string>[] =>
  under(sheet, /(?:n°|numero) fiscal(?: du (?:redevable|contribuable|proprietaire))?/, (text) => {
    const digits = text.replaceAll(/\s/g, '');
    return /^[0-3]\d{12}$/.test(digits) ? digits : null;
  });

/** The day for those who pay on the net, or that the bank is asked on, is another one. */
function payBy(sheets: readonly Sheet[]): Reading<string>[] {
  const flowText = flowTextOf(sheets);
  const days = foundIn(flowText, findDates).filter(({ at, end }) => {
    const before = flowText.folded.slice(Math.max(0, at - AROUND), at).split(/[.;\n\t]|\s-\s/);
    // « (en ligne : 20 octobre 2025) » after it tells another day.
    const after = flowText.folded
      .slice(end, end + AROUND)
      .replace(/^[^\S\n]*\([^()]*\d[^()]*\)?/, '')
      .split(/[.;)\n\t]|\s-\s/);
    return !OTHER_WAY.test(`${before.at(-1)}|${after[0]}`);
  });
  const own = (all: readonly Reading<string>[]) =>
    distinct(all).filter(({ value }) => days.some((day) => day.value === value));
  const named = own(sheets.flatMap((sheet) => datesAfter(sheet, PAY_BY)));
  const said = own(sheets.flatMap((sheet) => datesAfter(sheet, LIMIT)));
  const carded = own(sheets.flatMap(lastDays));
  const headed = [PAY_BY, LIMIT].map((label) =>
    own(sheets.flatMap((sheet) => datesUnder(sheet, label))),
  );
  // « Somme à payer » over « 1 402 € » over « Au plus tard le 15/10/2025 », beside the references of the notice.
  const stacked = own(
    sheets.flatMap((sheet) =>
      blocksOf(sheet).flatMap((block) => [
        ...datesAfter(block, PAY_BY),
        ...datesAfter(block, LIMIT),
      ]),
    ),
  );
  const [first] = [named, said, carded, ...headed, stacked].filter((some) => some.length > 0);
  return first ?? [];
}
const OTHER_WAY = /en ligne|internet|\bnet\b|smartphone|minuit|prelev|debite|application/;
/** In signs. */
const AROUND = 80;

const ROWS =
  /^(?:bases?|taxes?|commune|intercommunalite|interco|epci|syndicat|gemapi|ordures|taux|cotisations?|variation|total|montant|adresse)\b/;
/** « 14 Rue du », « 14 RUE » are half of a street. */
const ENDS = new RegExp(
  String.raw`(?:(?<!\p{L})(?:du|de|des|la|le|les|et)|['’]|^\d{1,4}(?: (?:bis|ter|[a-d]))? (?:${STREET_KINDS}))$`,
  'iu',
);
/** In heights of a line; how far « Adresse : » may stand before the street it names. */
const [WRAP, MAX_LABEL] = [1.7, 6];

/** A narrow column breaks a street in two. */
function wholeStreet({ lines, height }: Sheet, one: Reading<string>): Reading<string> {
  const rest = lines
    // « Commune | TSE | Total »: the heads of the table are not the rest of a street.
    .filter(({ cells }) => cells.filter(({ text }) => ROWS.test(fold(text))).length < 2)
    .flatMap(({ cells }) => cells)
    .find(({ text, box }) => {
      const below = middleOf(box) - middleOf(one.box);
      const isUnder = box[0] < one.box[2] && one.box[0] - box[0] < MAX_LABEL * height;
      return (
        below > 0 &&
        below < WRAP * height &&
        isUnder &&
        /^[\p{L}'’ -]+$/u.test(text) &&
        !ROWS.test(fold(text))
      );
    });
  return rest
    ? { ...one, value: `${one.value} ${rest.text}`, box: boxAround([one.box, rest.box]) }
    : one;
}

function addresses(sheets: readonly Sheet[]): Reading<string>[] {
  const town = agreed(statedIn(flowTextOf(sheets), TOWN));
  const posted = sheets.flatMap(postedAddresses);
  const streets = sheets
    .flatMap((sheet) =>
      textsAfter(sheet, STREET).map((one) =>
        POSTCODE.test(one.value) ? one : wholeStreet(sheet, one),
      ),
    )
    .filter(
      ({ value }) =>
        (/^\d{1,4},?\s(?=\p{L})/u.test(value) || POSTCODE.test(value)) && !ENDS.test(value),
    );
  const alone = agreed(
    sheets
      .flatMap((sheet) =>
        lonelyStreets(sheet).map((one) => (ENDS.test(one.value) ? wholeStreet(sheet, one) : one)),
      )
      .filter(({ value }) => !ENDS.test(value)),
  );
  const placed = distinct(
    (streets.length > 0 || !alone ? streets : [alone]).map((one) => {
      // « 14 IMP DE KERLAERON base »: in capitals up to where they end.
      const value = withoutHome(one.value)
        .replace(/^0+(?=\d)/, '')
        .replace(/(?<=\p{Lu}{3})\s+(?!(?:et|de|du|des|la|le|les|bis|ter)\s)\p{Ll}{3}.*$/u, '')
        // « … 32000 AUCH s’établit comme suit »: a town ends where its capitals do.
        .replace(AFTER_TOWN, '')
        // « … 33000 BORDEAUX (lot 14). »: what it is follows where it is.
        .replace(/(?<=\d{5}\s+\p{L}[^()]*)\s*\([^()]*\)[\s.;]*$|[\s.;,]+$/u, '');
      // Who is written to lives there: the envelope has the postcode.
      const home = posted.find((other) =>
        plainAddress(other).startsWith(`${plainAddress(value)} `),
      );
      const isWhole = POSTCODE.test(value) || !town;
      return { ...one, value: isWhole ? value : (home ?? `${value}, ${town.value}`) };
    }),
  );
  // « 9 RUE DU MAREYEUR » in one place, with its town in another.
  return placed.filter(({ value }) =>
    placed.every((other) => !other.value.startsWith(`${value}, `)),
  );
}
/** « 18 RUE HAUTE, 44000 NANTES – bât. A, 3e étage, lot 14 »: where it is, and none of what it is. */
function withoutHome(text: string): string {
  const [street = '', ...others] = text.split(/\s+[–—-]\s+|[;·]|\.\s+(?=\p{Lu}\p{Ll})/u);
  const town = others[0] !== undefined && POSTCODE.test(others[0]) ? ` – ${others[0]}` : '';
  return `${street}${town}`.replaceAll(HOME, '').trim();
}
const HOME =
  /[\s,]+(?:b[aâ]t(?:iment)?|esc(?:alier)?|niv(?:eau)?|entr[eé]e|porte|appt?|appartement|lots?|local|locaux|cave|garage|emplacement|parking|stationnement|box|nature|\d{1,2}(?:er|e|[eè]me) [eé]t(?:age)?)\b(?!['’]?\s*(?:de|du|des)\s)[^,]*?(?=,|\s\d{5}\s|$)/giu;
const AFTER_TOWN =
  /(?<=\d{5}\s+\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)*)\s(?!(?:de|du|des|la|le|les|sur|sous|en|et|lès|aux?)\s)\p{Ll}.*$/u;
const POSTCODE = /\d{5}\s+\p{L}/u;

const postedAddresses = (sheet: Sheet): string[] =>
  blocksOf(sheet).flatMap(({ written }) => findAddresses(written).map(({ value }) => value));

/** « Détail de votre impôt – NANTES – 14 RUE DU MARCHÉ »: whoever is written to has a postcode under it. */
function lonelyStreets(sheet: Sheet): Reading<string>[] {
  const posted = postedAddresses(sheet).map(plainAddress);
  return sheet.lines
    .flatMap(({ cells }) => {
      // Beside its bases, a street is that of the property.
      const isRow =
        cells.filter(({ text }) => /^\d{1,3}(?: ?\d{3})*$/.test(plain(text))).length > 2;
      return cells.map(({ text, box }) => ({ text, box, isRow }));
    })
    .flatMap(({ text, box, isRow }) =>
      text.split(/\s+[–—·•-]\s+|\s*[|;:]\s*/).flatMap((said) => {
        // « Propriété bâtie 18 CHE DU MOULIN, base 2106 ».
        const piece = BUILT.exec(said)?.groups?.['street'] ?? said;
        const [street] = findStreets(writtenText(piece));
        // « Propriétés bâties – 18 CHE DU MOULIN » is extracted of the property, whoever lives there.
        const isStated = isRow || piece !== said || (piece !== text && TAXED.test(fold(text)));
        const isPosted = !isStated && posted.some((one) => one.startsWith(plainAddress(piece)));
        return street?.from === 0 && piece.length < MAX_STREET && !isPosted
          ? [{ value: piece, raw: piece, box, page: sheet.page }]
          : [];
      }),
    );
}
const BUILT = /(?<!\p{L})propri[eé]t[eé]s?(?: b[aâ]ties?)?,? (?<street>\d[^,]+)/iu;
const MAX_STREET = 50;
const TAXED =
  /^(?:commune|proprietes? (?:non )?bati|detail|adresse|bien|local|situation|immeuble impose)/;
