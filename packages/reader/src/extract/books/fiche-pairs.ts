// A summary sheet as labels and values, wherever both stand: after a colon, in the next cell, in the cell
// below. Words decide what a label is about, in whatever order they come; the strict wordings of the
// decree (fiche-words.data.ts) are asked first.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { amountOf, findAmounts } from '../../french/amounts.ts';
import { fold } from '../../french/fold.ts';
import { findAll, foundBox, writtenWords } from '../../french/written.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import { cellUnder } from '../sheet/blocks.ts';
import { foundIn, flowTextOf } from '../sheet/flow-text.ts';
import { labelledParts } from '../sheet/label-parts.ts';
import { agreed, type Reading, readWords } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { countOf, isCount } from './fiche-counts.ts';
import { withHeading } from './fiche-headings.ts';
import { EACH } from './fiche-prose.ts';

export type Pair = { label: string; value: Cell; sheet: Sheet };

/** Words that a label has, and words that make it another one. */
type About = readonly [FactName, RegExp, RegExp];

const ANOTHER_DAY = /date|existence|presence|taux|cotisation|quote/;
const ABOUT_AMOUNTS: readonly About[] = [
  [
    'charges_travaux',
    /(?:charges?|depenses?|travaux).*(?:exceptionnel|hors budget)|(?:charges?|depenses?|montant).*\btravaux\b|^exceptionnelles$/,
    /fonds|courantes|vote|fournisseurs|\bdate/,
  ],
  [
    'charges_courantes',
    /(?:charges?|depenses?|operations) .*courantes|(?:charges|depenses) courantes/,
    /travaux|exceptionnel|fournisseurs|budget/,
  ],
  [
    'dette_fournisseurs',
    /(?:dettes?|\bdue?s?\b|\bdoit\b|a payer|a regler).*(?:fournisseurs|prestataires)|fournisseurs.*(?:dettes?|\bdue?s?\b|a payer|a regler|impaye)|^fournisseurs/,
    /^$/,
  ],
  [
    'impayes',
    /(?:\bdue?s?\b|impayes?|creances?|dettes|arrieres?|a (?:recevoir|encaisser|recouvrer)).*coproprietaires|(?:doivent|devaient|restent devoir) (?:les )?coproprietaires|coproprietaires.*(?:impaye|debit|exigib|non regle|\bdue?s?\b|doivent|devaient|\bdevoir\b)|^impayes?\b|charges impayees/,
    /nombre|fournisseurs|300|plus de|excede|superieur|seuil/,
  ],
  ['fonds_travaux', /fonds (?:de |des )?travaux|fonds alur/, ANOTHER_DAY],
];

const ABOUT_COUNTS: readonly About[] = [
  [
    'debtors_count',
    /(?:coproprietaires?|lots).*(?:debit|redevable|impaye|retard|dette|devant|doivent|dont l[ae])|debiteurs|300 ?(?:€|euros)/,
    /montant|sommes|total des/,
  ],
  [
    'homes_count',
    /habitations?|logements?|lots principaux|appartements/,
    /stationnement|parking|garage|cave|annexes?|surface|periode|usage exclusif/,
  ],
  [
    'parking_count',
    /stationnements?|parkings?|garages?|\bbox\b|emplacements/,
    /habitation|logement|cave|velo/,
  ],
  [
    'lots_count',
    /(?:nombre|total|\bnb\b|effectif|quantite).*\blots\b|^lots\b/,
    /principa|habitation|stationnement|parking|garage|logement|dont|commerce|cave|debit/,
  ],
  [
    'buildings_count',
    /batiments?|immeubles?/,
    /period|classe|etiquette|energ|adresse|construction|nom\b|dpe|amiante/,
  ],
  ['lifts_count', /ascenseurs?/, /contrat|societe|entretien|controle/],
];

/** In heights of a line. */
const BELOW = 2.4;

/** Label and value in one cell, in two beside one another, in two of a card. */
export function pairsOf(sheet: Sheet): Pair[] {
  const { lines, height } = sheet;
  return lines.flatMap(({ cells }, row) =>
    cells.flatMap((cell, index): Pair[] => {
      const parts = labelledParts(cell);
      const inside = parts.flatMap((part) => cutAtColon(part, sheet));
      const next = cells[index + 1];
      const last = parts.at(-1) ?? cell;
      const isNamed = /\p{L}{3}/u.test(last.text);
      // « Copropriétaires : sommes exigibles | 9 870,00 » is a label with a colon in it.
      const isLabel = isNamed && !/\d/.test(last.text) && next !== undefined && isValue(next);
      const bare = isNamed && (isLabel || !/:\s*\S/.test(last.text));
      if (!bare) return inside;
      const more = restOf(cell, lines[row + 1]?.cells ?? [], height);
      const label = fold([last.text, more?.text ?? ''].join(' ')).replace(/[\s:.]+$/, '');
      const value = next && isMeasured(label, next) ? cells[index + 2] : next;
      const beside = value ? [{ label, value, sheet }] : [];
      // What a label ends with is not its value.
      const under = next && isValue(next) ? null : cellUnder(sheet, more ?? cell);
      return [...inside, ...beside, ...(under ? [{ label, value: under, sheet }] : [])];
    }),
  );
}

/** « Débiteurs | > 300 € | 14 »: how many they are comes after what they are measured against. */
const isMeasured = (label: string, { text }: Cell): boolean =>
  /debiteurs?|dette/.test(label) && /^[>(]? ?300(?:,00)? ?(?:€|euros?)\)?$/.test(fold(text));

/** « dont lots à usage de stationnement » is a row of its own; « dont la dette dépasse 300 € » goes on. */
const PART = /^dont (?!l[ae]s? )/;

/** « et 14 stationnements » under « Lots »: a count of its own, and no word of the label. */
const COUNTS =
  /\d\s+(?:lots?|stationnements?|parkings?|garages?|places?|emplacements?|caves?|habitations?|logements?|appartements?|batiments?|ascenseurs?)\b/;

/** A label goes on under itself, in small letters. */
function restOf(cell: Cell, below: readonly Cell[], height: number): Cell | undefined {
  return below.find(
    ({ box, text }, at) =>
      !(below[at + 1] && isValue(below[at + 1] ?? cell)) &&
      Math.abs(box[0] - cell.box[0]) < height / 2 &&
      middleOf(box) - middleOf(cell.box) < BELOW * height &&
      /^[\p{Ll}(/]/u.test(text) &&
      !PART.test(fold(text)) &&
      !COUNTS.test(fold(text)) &&
      !isValueText(text),
  );
}

function cutAtColon(part: Cell, sheet: Sheet): Pair[] {
  const { starts, words } = writtenWords(part.words);
  const at = part.text.search(/\s?:(?:\s|$)/);
  const value = words.filter((_, index) => at !== -1 && (starts[index] ?? 0) > at + 1);
  const own = value.filter(({ text }) => /[\p{L}\d]/u.test(text));
  if (own.length === 0) return [];
  const label = withHeading(fold(part.text.slice(0, at)), part, sheet);
  return [{ label, value: cellOf(own), sheet }];
}

export const isValueText = (text: string): boolean =>
  amountOf(text) !== null || isCount(fold(text));
const isValue = ({ text }: Cell): boolean => isValueText(text);

const isAbout = (label: string, [, words, others]: About): boolean =>
  words.test(label) && !others.test(label);

/** What a label is about is what the first of its kind says. */
const namedBy = (pairs: readonly Pair[], all: readonly About[], name: FactName): Pair[] =>
  pairs.filter(({ label }) => all.find((about) => isAbout(label, about))?.[0] === name);

export const amountsIn = (pairs: readonly Pair[], name: FactName): Reading<number>[] =>
  extracted(
    namedBy(pairs, ABOUT_AMOUNTS, name).filter(
      ({ label, value }) => !isMeasure(label, amountOf(value.text)?.cents ?? 0),
    ),
    (text) => amountOf(text)?.cents ?? null,
  );

/** « à usage d’habitation, de commerces et de bureaux »: of which the homes alone are a part. */
export const isWide = (label: string): boolean =>
  /commerc|bureau|profession|lots principaux/.test(label);

const widest = (pairs: readonly Pair[]): readonly Pair[] => {
  const wide = pairs.filter(({ label, value }) => isWide(label) && isValue(value));
  return wide.length > 0 ? wide : pairs;
};

export const countsIn = (pairs: readonly Pair[], name: FactName): Reading<number>[] =>
  extracted(widest(namedBy(pairs, ABOUT_COUNTS, name)), (text) => {
    const { count, noun } = countOf(fold(text));
    const named = ABOUT_COUNTS.filter((about) => isAbout(noun, about)).map(([one]) => one);
    // « Deux bâtiments » under « Garages » counts no garages; « 12 lots » may be those of any label.
    const isAnother = named.length > 0 && !named.includes(name) && !named.includes('lots_count');
    return isAnother || amountOf(text) !== null ? null : count;
  });

/** What is extracted in words: only where it is of its kind. */
const KINDS: readonly (readonly [FactName, RegExp, RegExp])[] = [
  [
    'build_period',
    /construction|construit|epoque/,
    /^(?!(?:a|au|et) \d|.*(?:exercice|comptes|assemblee|ascenseur|\.\s|\ba ete\b|\best\b)).{0,50}(?:\d{4}|siecle)/,
  ],
  [
    'heating',
    /chauffage/,
    // « Classe DPE collectif », beside « Chauffage » over its own value, is another label.
    /^(?!(?:classe|etiquette|type|nombre|periode|date|annee|mode|nature|performance|diagnostic|audit)\b|.*\bdpe\b).*(?:collectif|individuel|mixte|urbain|gaz|fioul|electri|bois|pompe|central|radiateur|reseau|aucun|sans)/,
  ],
];

export const isOfKind = (name: FactName, text: string): boolean =>
  KINDS.find(([one]) => one === name)?.[2].test(fold(text)) ?? true;

export function textsIn(pairs: readonly Pair[], name: FactName): Reading<string>[] {
  const [, label] = KINDS.find(([one]) => one === name) ?? [name, /^(?!)/];
  const readings = pairs
    .filter((pair) => label.test(pair.label) && isOfKind(name, pair.value.text))
    .map(({ value, sheet }) => readWords(value.text, value.text, value.words, sheet.page));
  return [agreed(readings)].flatMap((one) => one ?? []);
}

/** « Elle comprend 9 lots, dont 5 à usage d’habitation », « 2 bâtiments – 4 ascenseurs ». */
const COUNTED = String.raw`(?<![\p{L}\d,./°-]|\d )(?<count>\d{1,3}(?: \d{3})*|\d{1,5})\s+`;
const counted = (words: string): RegExp => new RegExp(COUNTED + words, 'gu');
const IN_PROSE: readonly (readonly [FactName, RegExp])[] = [
  [
    'lots_count',
    /(?:compren\p{L}+|compos\p{L}+ de|comport\p{L}+|compt\p{L}+|constitu\p{L}+ de|divis\p{L}+ en)\s+(?:au total\s+)?(?<count>\d{1,3}(?: ?\d{3})*)\s+lots\b|(?<=^|\n|\t|[:;.,]\s|\bet\s|\bde\s|\ben\s)(?<whole>\d{1,3}(?: \d{3})*)\s+lots\b(?=[\s,(:-]+(?:dont|soit|:|au total|en tout)\b)/gu,
  ],
  [
    'homes_count',
    counted(
      String.raw`(?:lots\s+)?(?:(?:a\s+usage\s+)?d'habitation|logements|appartements|habitations|(?:lots\s+)?principaux)\b`,
    ),
  ],
  [
    'parking_count',
    counted(
      String.raw`(?:lots\s+)?(?:(?:a\s+usage\s+)?de\s+stationnement|(?:places|emplacements|aires)\s+de\s+(?:parking|stationnement)|parkings|garages|stationnements)\b`,
    ),
  ],
  ['buildings_count', counted(String.raw`(?:batiments?|immeubles?)\b`)],
  ['lifts_count', counted(String.raw`ascenseurs?\b(?!\s${EACH})`)],
  [
    'debtors_count',
    counted(
      String.raw`(?:coproprietaires\s+)?(?:(?:(?:sont|etaient)\s+)?(?:debiteurs|redevables)|en\s+(?:impaye|retard)|(?:doivent|devaient|restent\s+devoir|restaient\s+devoir)\s+(?:chacun\s+)?plus|(?:ont|avaient)\s+une\s+dette|dont\s+la\s+dette)\b`,
    ),
  ],
];

/** A figure that is alone in its cell is not counted by the words of the next line, nor of the next label. */
function isOverLabel({ 0: raw, index }: RegExpExecArray, text: string): boolean {
  const row = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
  if (row !== '' && !row.endsWith('\t')) return false;
  return /^\d+ *\n/.test(raw) || (/^\d+ *\t/.test(raw) && /\p{L}/u.test(row));
}

export function proseCounts(sheets: readonly Sheet[], name: FactName): Reading<number>[] {
  const pattern = IN_PROSE.find(([one]) => one === name)?.[1];
  if (!pattern) return [];
  const readings = sheets.flatMap(({ written, page }) =>
    findAll(written, fold, pattern, (match, text) =>
      isOverLabel(match, text)
        ? null
        : Number((match.groups?.['count'] ?? match.groups?.['whole'])?.replaceAll(' ', '')),
    ).map((one) => ({ value: one.value, raw: one.raw, box: foundBox(written, one), page })),
  );
  return [agreed(readings)].flatMap((one) => one ?? []);
}

/** Two values of one name are none. */
function extracted(
  pairs: readonly Pair[],
  read: (text: string) => number | null,
): Reading<number>[] {
  const readings = pairs.flatMap(({ value, sheet }) => {
    const number = read(value.text);
    return number === null ? [] : [readWords(number, value.text, value.words, sheet.page)];
  });
  return [agreed(readings)].flatMap((one) => one ?? []);
}

/** « Les charges courantes se sont élevées à 52 310,00 € »: by the words since the amount before, then those after. */
export function proseAmounts(sheets: readonly Sheet[], name: FactName): Reading<number>[] {
  const flowText = flowTextOf(sheets);
  const amounts = foundIn(flowText, findAmounts);
  const own = amounts.flatMap((one, index): Reading<number>[] => {
    const since = Math.max(amounts[index - 1]?.end ?? 0, one.at - REACH);
    // A row whose amount nobody could read is not the label of the next one's.
    const rows = [...flowText.written.text.slice(since, one.at).matchAll(/\n(?=\p{Lu})/gu)];
    const said =
      flowText.folded
        .slice(since + (rows.at(-1)?.index ?? 0), one.at)
        .split(/[.;]\s|\n(?=\d)/)
        .at(-1) ?? '';
    // Nor does the next row say what this one's is.
    const row = flowText.written.text.slice(one.end).search(/\n(?=\p{Lu})/u);
    const reach = row === -1 ? REACH : Math.min(row, REACH);
    const next = flowText.folded.slice(one.end, one.end + reach).split(/[.,;\t]|\bet\b/)[0] ?? '';
    const labels = [said, `${said} ${next}`].map((text) => text.replaceAll(/\s+/g, ' ').trim());
    const [about] = labels.flatMap(
      (label) => ABOUT_AMOUNTS.find((all) => isAbout(label, all))?.[0] ?? [],
    );
    return about === name && !THRESHOLD.test(said) && !isMeasure(said, one.value.cents)
      ? [{ ...one, value: one.value.cents }]
      : [];
  });
  return [agreed(own)].flatMap((one) => one ?? []);
}
/** « débiteurs de plus de 300 € »: what they owe is not extracted. */
const THRESHOLD =
  /(?:plus de|plus que|superieure?s? a|exced\p{L}*|depass\p{L}*|au-dela de|seuil(?: de)?|>|\(dette)\s*$/u;
/** « Débiteurs > 300 € » of which OCR lost the sign. */
const isMeasure = (label: string, cents: number): boolean =>
  cents === 300_00 && /debiteurs?\W*$/.test(label);
/** In signs. */
const REACH = 110;
