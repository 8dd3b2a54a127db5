// The table that sums up a division, « N° du lot | Nature | Quote-part »: its columns extracted by their heads.
import { fold } from '../../french/fold.ts';
import { middleOf } from '../../page/box.ts';
import { type FlowText, extracted } from '../sheet/flow-text.ts';
import { type GridRow, gridRows } from '../sheet/grid.ts';
import { agreed, readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isChange } from './changed-deeds.ts';
import { shareText } from './lot-shares.ts';

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

/** The table that sums up the division: trusted where its column adds up to its total, or where the whole is extracted. */
export function tableShares(
  sheets: readonly Sheet[],
  flowText: FlowText,
): Reading<string[]> | null {
  const under = (heads: typeof HEADS) =>
    sheets.flatMap((sheet) => gridRows(sheet, heads, { head: 'share', is: SHARE }));
  const named = under(HEADS);
  const rows = named.length > 0 ? named : under(NUMBERED_HEADS);
  const lots = rows.flatMap((row) => lotOf(row) ?? []);
  if (rows.some(isUnreadRow)) return null;
  const totals = rows.filter((row) => lotOfRow(row) === null);
  const sum = lots.reduce((all, { part }) => all + part, 0);
  const printed = [
    ...totals.map(({ cells }) => whole(cells.share?.text)),
    // « Total : 6 305 / 6 305 », under the table: of another column it may be, and proves where it fits.
    ...extracted(flowText, TOTAL).flatMap(({ value }) => (whole(value) === sum ? sum : [])),
  ];
  const bases = new Set(lots.map((one) => one.base ?? headBase(sheets) ?? statedBase(flowText)));
  const [first, [base = null]] = [lots[0], bases];
  const once = new Set(lots.map(({ lot }) => lot)).size === lots.length;
  if (!first || !once || (lots.length < 2 && !isChange(flowText))) return null;
  const isProven = printed.includes(sum) || sum === base;
  // « Numéro » alone may be that of anything: only shares that make a whole are those of the lots.
  if (!isProven && named.length === 0 && !isSomePages(lots, rows, sheets)) return null;
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

/**
 * « N° | Étage | Désignation | 5.000èmes », over lots 10 to 13 and 27: some pages of a long division. Every row is a
 * lot with what it is, numbers go up and leap or start late, and the head of the shares names the whole.
 */
function isSomePages(
  lots: readonly { lot: string }[],
  rows: readonly GridRow<keyof typeof HEADS>[],
  sheets: readonly Sheet[],
): boolean {
  const numbers = lots.map(({ lot }) => Number(lot));
  const rises = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
  const isPart = numbers.at(-1) !== numbers.length;
  return (
    rises &&
    isPart &&
    lots.length > 2 &&
    lots.length === rows.length &&
    rows.every(({ text, sheet }) => NATURE.test(fold(text)) && sheet.page.source === 'TEXT') &&
    sheets.some(({ lines }) =>
      lines.some(({ cells }) => cells.some(({ text }) => WHOLE_HEAD.test(fold(text)))),
    )
  );
}
const NATURE =
  /\b(?:appartements?|logements?|studios?|caves?|garages?|box|parkings?|emplacements?|magasins?|boutiques?|loca(?:l|ux)|chambres?|greniers?|celliers?|bureaux?|remises?|places?)\b/;
const WHOLE_HEAD = /^\(?(?:en )?\/? ?\d{1,3}(?:[ .]?\d{3})+ ?-?(?:i?e(?:me)?s?)\)?$/;

/** A lot stands there whose share OCR did not read, or has none under its head: the others are not all of them. */
const hasUnreadShare = (sheet: Sheet): boolean =>
  gridRows(sheet, HEADS, { head: 'lot', is: /^\d{1,5}$/ }).some(({ cells: { share } }) =>
    sheet.page.source === 'OCR' ? whole(share?.text.split('/')[0]) === null : share === undefined,
  );

/** Two rows stand further apart than the others do: OCR may have lost one between them. */
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

/** « Q.-p. générales /10 000 », over the shares themselves. */
function headBase(sheets: readonly Sheet[]): number | null {
  const heads = sheets
    .flatMap(({ lines }) => lines.flatMap(({ cells }) => cells))
    .filter(({ text }) => HEADS.share.test(fold(text)));
  const bases = new Set(
    heads.flatMap(({ text }) => whole(IN_ITS_HEAD.exec(fold(text))?.groups?.['base']) ?? []),
  );
  const [base, ...others] = bases;
  return base !== undefined && others.length === 0 ? base : null;
}
const IN_ITS_HEAD = /(?:\/ ?|[( ])(?<base>\d{1,3}(?:[ .]?\d{3})+)(?= ?-?(?:i?e(?:me)?s?)?\)?$)/;

/** Null where the paper tells two; in words only where no figure says it. */
function statedBase(flowText: FlowText): number | null {
  const general = agreed(
    extracted(flowText, GENERAL_BASE).map((one) => ({
      ...one,
      value: one.value.replaceAll(/\D/g, ''),
    })),
  );
  if (general) return whole(general.value);
  const figures = [...extracted(flowText, BASE), ...extracted(flowText, IN_HEAD)].map((one) => ({
    ...one,
    value: one.value.replaceAll(/\D/g, ''),
  }));
  const words = extracted(flowText, IN_WORDS).map((one) => ({
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
  const [lot, part, base] = [lotOfRow({ cells, ...row }), whole(share), whole(of)];
  return lot !== null && part !== null && lot > 0 && !isGoneRow({ cells, ...row })
    ? { lot: String(lot), part, base, row: { ...row, cells } }
    : null;
}

/** « 131 (nouveau) Bât. B, rez-de-chaussée », so near the next column that both seem one cell. */
const BESIDE_NAME =
  /^(?:lot )?(?:n° ?)?\d{1,4}(?: ?\([a-z ]+\))?(?= (?!(?:et|ou|a|au|bis|ter)\b)\p{L})/u;
const lotOfRow = ({ cells, text }: GridRow<keyof typeof HEADS>): number | null =>
  lotNumber(cells.lot?.text) ?? lotNumber(BESIDE_NAME.exec(text.trim())?.[0]);

/** « 44 | Supprimé | 350 », « 44 (ancien) », « 44 | … | (350) », « 44 | … | néant », « 44 | … | 350 | supprimé ». */
const GONE_SHARE =
  /^(?:[-–—]|\(.*\)|(?:neant|supprime).*|\d[\d .]*[ ,(–—-]*(?:supprim|annul)\p{L}+\)?)$/u;
const isGoneRow = ({ cells, text }: GridRow<keyof typeof HEADS>): boolean =>
  /supprim|annul|ancien/.test(fold(cells.lot?.text ?? '')) ||
  GONE_SHARE.test(fold(cells.share?.text ?? '').trim()) ||
  /^(?:lot )?(?:n° ?)?\d{1,5}\s+(?:lot |\()?(?:supprim|annul)|\s(?:lot )?(?:supprime|annule)e?$/.test(
    text.trim(),
  );

/** Two lots in one cell, or a share that is no number: the others would not be all of them. */
const LOT_NUMBERS = /^(?:lots? |n°s? ?)*\d{1,5}(?:[\s,;&/-]+(?:et )?\d{1,5})*(?: ?(?:bis|ter))?$/;
const isUnreadRow = (row: GridRow<keyof typeof HEADS>): boolean =>
  LOT_NUMBERS.test(fold(row.cells.lot?.text ?? '').trim()) &&
  lotOf(row) === null &&
  !isGoneRow(row);
