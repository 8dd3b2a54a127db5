// The règlement de copropriété with its état descriptif de division, and the deeds that changed it.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { STREET_KINDS } from '../../french/street-kinds.ts';
import { middleOf } from '../../page/box.ts';
import { namedBuilding } from '../places/named-building.ts';
import { situatedAddresses } from '../places/situated.ts';
import { agreed, factsOf, readCells, type Reading } from '../reading.ts';
import { buildingFacts } from '../shares/holding.ts';
import { type GridRow, gridRows } from '../sheet/grid.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Story, storyOf, told } from '../sheet/story.ts';
import { changedDeeds } from './changed-deeds.ts';
import { changedShares } from './changed-shares.ts';
import { claimedShares } from './claimed-shares.ts';
import { deedAddress } from './deed-addresses.ts';
import { deedFacts } from './deed.ts';
import { type Described, describedLots, namedLots, sharesOf, shareText } from './lot-shares.ts';
import { marginLast } from './margin-notes.ts';
import { parcelFacts } from './own-parcels.ts';
import { columnShares } from './shares-in-columns.ts';

const RULE = 'reglement';
/** In words. */
const MAX_NAME = 7;
/** The head of the column of shares, in any order: those of one staircase or of the former deed have another word. */
const SHARE_WORDS = String.raw`tantiemes?|tant\.?|mill\.?|q\.? ?-?p\.?|quotites?|p\.?c\.?g?\.?|(?:dix|cent)[ -]?milliemes?|milliemes?|quotes?-?parts?|des?|du|dans|en|et|la|les?|sur|au|aux|chaque|generaux|generales?|gen\.?|copropriete|parties|communes|commune|partie|indivise?s?|nouveaux|nouvelles?|nouveau|apres|modification|attachee?s?|afferente?s?|sol|propriete|base|exprimee?s?|total|lots?|\d{1,3}(?:[ .]?\d{3})*(?:i?e(?:me)?s?)?`;
const HEADS = {
  lot: /^(?:(?:numeros?|num\.?|n°s?|nos?) ?(?:de |du |des |d'ordre des )?lots?|lots?(?: (?:n°s?|numeros?|de copropriete))?|(?:(?:numeros?|n°s?|nos?) ?(?:de |du |des )?)?(?:nouveaux? lots?|lots? (?:nouveaux?|crees?|nouvellement crees?|issus?(?: de la division)?|resultants?|apres (?:division|modification)))|nouveaux? (?:n°s?|numeros?)(?: (?:de |du |des )?lots?)?)$/,
  share: new RegExp(
    String.raw`^(?=.*(?:tantieme|\btant\b|millieme|\bmill\b|quotes?-?part|quotite|\bq\.? ?-?p\b|(?:parties communes|\bp\.?c\.?g)[^\d]*\d{3}))(?:\(?(?:${SHARE_WORDS})(?=[\s,/():-]|$)[\s,/():-]*)+$|^\(?(?:en )?\d{1,3}(?:[ .]?\d{3})+ ?-?i?e(?:me)?s?\)?$|^\(?(?:en )?\/ ?\d{1,3}(?:[ .]?\d{3})+ ?-?(?:i?e(?:me)?s?)?\)?$`,
    'u',
  ),
};
/** « Numéro | Désignation | Millièmes », in the deed that divides: lots are what is numbered. */
const NUMBERED_HEADS = { ...HEADS, lot: /^(?:n°s?|nos?|numeros?|num\.?)(?: d'ordre)?$/ };
/** « 100.000èmes », « 10.000es », as the head of the column or after its name. */
const IN_HEAD =
  /(?:^|[\n\t(]|\sen\s)\s?(?:(?<value>\d{1,3}(?:[ .]?\d{3})+)\s?-?i?e(?:me)?s?\)?|\/\s?(?<value>\d{1,3}(?:[ .]?\d{3})+))(?=\s*(?:$|[\n\t]))/;
/** « Tantièmes généraux /100000 », « base : 1000 millièmes ». */
const BASE =
  /(?:(?:tantiemes|tant\.|milliemes|mill\.|quotes?-?parts?|\bq\.? ?-?p\.?|quotites?|parties communes(?: generales)?(?= ?\/)|\bp\.?c\.?g\.?)[^\n\t]{0,40}?(?:\/\s?|\bsur\s|\ben\s|\s(?=[\d .]+i?emes))|\bbase\s*(?:de|:)?\s*|\bsur (?:un total|une base) de\s+)(?<value>\d{1,3}(?:[ .]?\d{3})+)(?!\d)/;
const TOTAL =
  /\btotal(?: general| des (?:tantiemes|milliemes|quotes-?parts|lots))?\s*[:=]\s*(?<value>\d{1,3}(?:[ .]?\d{3})*)(?![\d,.])/;
/** « – » or « (350) » stands where a lot was done away with: its row is one too. */
const SHARE = /^(?:\(?\d|[-–—]$|n[eé]ant\b|supprim)/i;
const whole = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,3}(?:[ .\u00a0\u202f]?\d{3})*$/.test(text.trim())
    ? Number(text.replaceAll(/\D/g, ''))
    : null;

/** The table that sums up the division: trusted where its column adds up to its total, or where the whole is told. */
function tableShares(sheets: readonly Sheet[], story: Story): Reading<string[]> | null {
  const under = (heads: typeof HEADS) =>
    sheets.flatMap((sheet) => gridRows(sheet, heads, { head: 'share', is: SHARE }));
  const named = under(HEADS);
  const rows = named.length > 0 ? named : under(NUMBERED_HEADS);
  const lots = rows.flatMap((row) => lotOf(row) ?? []);
  if (rows.some(isUnreadRow)) return null;
  const totals = rows.filter(({ cells }) => lotNumber(cells.lot?.text) === null);
  const sum = lots.reduce((all, { part }) => all + part, 0);
  const printed = [
    ...totals.map(({ cells }) => whole(cells.share?.text)),
    // « Total : 6 305 / 6 305 », under the table: of another column it may be, and proves where it fits.
    ...told(story, TOTAL).flatMap(({ value }) => (whole(value) === sum ? sum : [])),
  ];
  const bases = new Set(lots.map((one) => one.base ?? toldBase(story)));
  const [first, [base = null]] = [lots[0], bases];
  const once = new Set(lots.map(({ lot }) => lot)).size === lots.length;
  if (!first || !once || (lots.length < 2 && !isChange(story))) return null;
  const isProven = printed.includes(sum) || sum === base;
  // « Numéro » alone may be that of anything: only shares that make a whole are those of the lots.
  if (!isProven && named.length === 0) return null;
  if (!printed.includes(sum) && sheets.some(hasUnreadShare)) return null;
  if (!isProven && sheets.some((sheet) => hasGap(sheet, lots))) return null;
  const known = bases.size === 1 && base !== null && sum <= base ? base : null;
  const differs = printed.some((total) => total !== null);
  const of = printed.includes(sum) ? sum : differs ? null : known;
  if (of === null) return null;
  const own = lots.filter(({ row }) => row.sheet === first.row.sheet);
  const cells = own.flatMap(({ row }) => row.cells.share ?? []);
  return readCells(
    lots.map(({ lot, part }) => shareText({ lot, part, base: of })),
    cells,
    first.row.sheet.page,
  );
}

/** A lot stands there whose share an eye did not read, or has none under its head: the others are not all of them. */
const hasUnreadShare = (sheet: Sheet): boolean =>
  gridRows(sheet, HEADS, { head: 'lot', is: /^\d{1,5}$/ }).some(({ cells: { share } }) =>
    sheet.page.source === 'OCR' ? whole(share?.text.split('/')[0]) === null : share === undefined,
  );

/** Two rows stand further apart than the others do: an eye may have lost one between them. */
function hasGap(sheet: Sheet, lots: readonly { row: GridRow<keyof typeof HEADS> }[]): boolean {
  if (sheet.page.source !== 'OCR') return false;
  const middles = lots
    .filter(({ row }) => row.sheet === sheet)
    .flatMap(({ row }) => (row.cells.share ? [middleOf(row.cells.share.box)] : []));
  const steps = middles.slice(1).map((middle, at) => middle - (middles[at] ?? 0));
  const usual = steps.toSorted((a, b) => a - b)[Math.floor((steps.length - 1) / 2)] ?? 0;
  return steps.some((step) => step > GAP * usual);
}
const GAP = 1.6;

/** « exprimée en dix millièmes ». */
const IN_WORDS =
  /(?:tantiemes|quotes?-?parts?|parties communes|exprimee?s?)[^.;]{0,60}?\ben\s+(?<value>(?:dix|cent)[\s-]?milliemes|milliemes)\b/;
const WORDED: Record<string, string> = { dix: '10000', cen: '100000', mil: '1000' };

/** « Tantièmes généraux / 100.000 » beside « Tantièmes ascenseur / 1.000 ». */
const GENERAL_BASE =
  /(?:tantiemes|milliemes|quotes?-?parts?) (?:generaux|generales|de copropriete|des parties communes(?: generales)?)\s?(?:\/|\(\/?|sur|en)\s?(?<value>\d{1,3}(?:[ .]?\d{3})+)(?!\d)/;

/** Null where the paper tells two; in words only where no figure says it. */
function toldBase(story: Story): number | null {
  const general = agreed(
    told(story, GENERAL_BASE).map((one) => ({ ...one, value: one.value.replaceAll(/\D/g, '') })),
  );
  if (general) return whole(general.value);
  const figures = [...told(story, BASE), ...told(story, IN_HEAD)].map((one) => ({
    ...one,
    value: one.value.replaceAll(/\D/g, ''),
  }));
  const words = told(story, IN_WORDS).map((one) => ({
    ...one,
    value: WORDED[fold(one.value).slice(0, 3)] ?? '',
  }));
  return whole(agreed(figures.length > 0 ? figures : words)?.value);
}

/** « 140 », « n° 140 », « Lot 140 », « 140 (créé) ». */
const lotNumber = (text = ''): number | null =>
  whole(
    fold(text)
      .replace(/^(?:lot )?(?:(?:n°|no|numero) ?)?(?=\d)/, '')
      .replace(/(?<=\d) ?\([a-z ]+\)$/, ''),
  );

/** « 280 », or « 280 / 1000 »; « 43 (supprimé) » is a lot no more. */
function lotOf({ cells, ...row }: GridRow<keyof typeof HEADS>) {
  const [share, of] = cells.share?.text.split('/') ?? [];
  const [lot, part, base] = [lotNumber(cells.lot?.text), whole(share), whole(of)];
  return lot !== null && part !== null && lot > 0 && !isGoneRow({ cells, ...row })
    ? { lot: String(lot), part, base, row: { ...row, cells } }
    : null;
}

/** « 44 | Supprimé | 350 », « 44 (ancien) », « 44 | … | (350) », « 44 | … | néant », « 44 | … | 350 | supprimé ». */
const GONE_SHARE = /^(?:[-–—]|\(.*\)|(?:neant|supprime).*)$/;
const isGoneRow = ({ cells, text }: GridRow<keyof typeof HEADS>): boolean =>
  /supprim|annul|ancien/.test(fold(cells.lot?.text ?? '')) ||
  GONE_SHARE.test(fold(cells.share?.text ?? '').trim()) ||
  /^(?:lot )?(?:n° ?)?\d{1,5}\s+(?:lot )?(?:supprim|annul)|\s(?:lot )?(?:supprime|annule)e?$/.test(
    text.trim(),
  );

/** Two lots in one cell, or a share that is no number: the others would not be all of them. */
const LOT_NUMBERS = /^(?:lots? |n°s? ?)*\d{1,5}(?:[\s,;&/-]+(?:et )?\d{1,5})*(?: ?(?:bis|ter))?$/;
const isUnreadRow = (row: GridRow<keyof typeof HEADS>): boolean =>
  LOT_NUMBERS.test(fold(row.cells.lot?.text ?? '').trim()) &&
  lotOf(row) === null &&
  !isGoneRow(row);

/** The rules are what this deed is about, and no other deed that it cites. */
const CITED = /origine|anterieur|modifi|publie/;

/** Of a deed that changes others, those are told by what was done to them. */
const CHANGED =
  /\b(?:initialement|modifiee?s?|etablie?s?|anterieur\w*|a fait l'objet|origine)\b(?:(?!\.\s)[^;])*$/;

/** In the title; or, in a deed without one, what those who appear ask the notary to write. */
const isChange = ({ folded }: Story): boolean =>
  /modificatif|modification (?:de l'etat|du reglement)/.test(folded.slice(0, 600)) ||
  ASKS_CHANGE.test(folded.slice(0, 2000));
const ASKS_CHANGE =
  /\b(?:requis|requierent|demande|declarent?|prie)\b[^.;]{0,120}?\bmodification(?:\s[\p{L}-]+){0,3}?\s(?:de\sl'etat\sdescriptif|du\sreglement\sde\scopropriete)/u;

/** « Le lot numéro 3 est supprimé », « est divisé en deux ». */
const GONE = /^[^.;:]{0,80}?\b(?:supprim|annul|divis|subdivis|remplac|reuni)/;

/** « Le lot numéro soixante (88/1000èmes) est annulé », « suppression du lot 12 »: with the share that it had. */
const GONE_WITH_SHARE =
  /^\s*(?:\([^()]{0,80}\))?(?:,[^.;:]{0,140}?,)?\s*(?:est|sont|sera|seront|se trouve(?:nt)?|a ete|ont ete)\s(?:\p{L}+\s){0,3}?(?:supprim|annul|divis|subdivis|scind|remplac|reuni|fusionn|radi)/u;
const GONE_BEFORE =
  /(?:(?:suppression|annulation|division|subdivision|scission|reunion|fusion|remplacement)\s(?:du|des|de)|\b(?:l'|de\sl'|les\s)?anciens?|\bsupprimee?s?\s(?:le|les)?)\s*(?:l'anciens?\s)?lots?\s(?:de\scopropriete\s)?(?:(?:numeros?|n°s?)\s*)?$/;
const isGone = ({ folded }: Story, { share, place }: Described): boolean => {
  const after = folded.slice(place.end, place.end + 240);
  return (
    (share === null ? GONE : GONE_WITH_SHARE).test(after) ||
    GONE_WITH_SHARE.test(after) ||
    GONE_BEFORE.test(folded.slice(Math.max(0, place.at - 80), place.at))
  );
};

/** One weighs what all the others do together: before and after the change, and nothing said which is which. */
const isBothSides = (lots: readonly Described[]): boolean => {
  const parts = lots.map(({ share }) => share?.part ?? 0);
  const sum = parts.reduce((all, part) => all + part, 0);
  return lots.length > 2 && parts.some((part) => part * 2 === sum);
};

/** The lots that are described: all of them, which adding up proves, but in a deed that changes some. */
function proseShares(story: Story): Reading<string[]> | null {
  const lots = describedLots(story);
  const parts = lots.reduce((sum, { share }) => sum + (share?.part ?? 0), 0);
  const base = lots[0]?.share?.base ?? null;
  // What is done away with has no share any more.
  if (isChange(story)) {
    const left = lots.filter((lot) => !isGone(story, lot));
    return isBothSides(left) ? null : sharesOf(left);
  }
  if (base !== null && parts === base) return sharesOf(lots);
  const rows = describedLots(story, { bare: true });
  const sum = rows.reduce((all, { share }) => all + (share?.part ?? 0), 0);
  if (rows.length > 1 && sum === rows[0]?.share?.base) return sharesOf(rows);
  // « lot 1 (boutique, 300/1000), lot 2 (logement, 700/1000) », all in one sentence.
  const named = namedLots(story);
  const all = named.reduce((before, { share }) => before + (share?.part ?? 0), 0);
  return sharesOf(named.length > 1 && all === named[0]?.share?.base ? named : claimedShares(story));
}

const OFFICE =
  /notaire|office|maitre\b|\bscp\b|selarl|etude|associes|syndic|cabinet|reglement|division/;
/** « Règlement de copropriété et EDD »: what follows the word is the rest of the title. */
const OF_PAPER =
  /^(?:et|ou|contenant|avec|portant)\b|^(?:l')?(?:ensemble immobilier|immeuble|residence|copropriete)$|\bedd\b|descriptif|division|modificatif|reglement/;
const ADDRESS =
  /^\d{1,4}(?:\s?(?:bis|ter))?,?\s+\p{L}[^:;]{3,60}?[,\s-]+\d{5}\s+\p{Lu}[\p{L}'’ -]+$/u;
/** « 12 rue du Vincin – VANNES »: an old deed knows no postal code. */
const OLD_ADDRESS = new RegExp(
  String.raw`^\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:${STREET_KINDS})\s[^:;,]{2,50}?\s?[,–—-]\s?\p{Lu}[\p{Lu}'’ -]+$`,
  'iu',
);

/** On a cover, a name over an address; inside, « immeuble » is any building. */
function coverPlaces(sheet: Sheet) {
  return sheet.lines.flatMap(({ cells }, index) => {
    const [address, ...others] = cells;
    const above = sheet.lines[index - 1]?.cells;
    const [name] = above ?? [];
    if (!address || others.length > 0) return [];
    if (![ADDRESS, OLD_ADDRESS].some((written) => written.test(address.text))) return [];
    if (!name || above?.length !== 1 || OFFICE.test(fold(name.text))) return [];
    const isName =
      /^\p{Lu}/u.test(name.text) && name.words.length <= MAX_NAME && !/\d{3}/.test(name.text);
    return isName ? [{ name, address }] : [];
  });
}

/** « 14 quai Alexandre III », where a line of the cover ended after « Alexandre ». */
const isLonger = (address: string, cut: Fact['value']): boolean => {
  const [street = '', part = ''] = [address, String(cut)].map((one) => fold(one).split(',')[0]);
  return street.startsWith(`${part} `);
};

function placeFacts(sheets: readonly Sheet[], story: Story): Fact[] {
  const [first] = sheets;
  if (!first) return [];
  const places = situatedAddresses(story);
  const labelled = buildingFacts([first], RULE).filter(
    ({ name, value }) =>
      name !== 'syndic' &&
      !(name === 'building' && OF_PAPER.test(fold(String(value)))) &&
      !(name === 'building_address' && places.some((place) => isLonger(place.value, value))),
  );
  const has = (wanted: FactName) => labelled.some(({ name }) => name === wanted);
  const [cover, ...others] = coverPlaces(first);
  const own = cover && others.length === 0 ? cover : null;
  const situated = own ? null : (places[0] ?? deedAddress(story));
  return [
    ...labelled,
    ...(has('building')
      ? []
      : factsOf('building', RULE, [
          own ? readCells(own.name.text, [own.name], first.page) : namedBuilding(storyOf([first])),
        ])),
    ...(has('building_address')
      ? []
      : factsOf('building_address', RULE, [
          ...(own ? [readCells(own.address.text, [own.address], first.page)] : []),
          situated,
        ])),
  ];
}

export function reglement(sheets: readonly Sheet[]): Fact[] {
  const story = storyOf(sheets.map(marginLast));
  const table = tableShares(sheets, story) ?? columnShares(sheets) ?? changedShares(sheets);
  const prose = proseShares(story);
  const agree = !table || !prose || prose.value.every((share) => table.value.includes(share));
  return [
    ...placeFacts(sheets, story),
    ...deedFacts(story, RULE, isChange(story) ? CHANGED : CITED),
    ...parcelFacts(sheets, story, RULE),
    ...factsOf('lot_shares', RULE, agree ? [table ?? prose] : [table, prose]),
    ...factsOf('modifies', RULE, [isChange(story) ? changedDeeds(story, CHANGED) : null]),
  ];
}
