// Names of buildings that nothing labels: under the title of a paper, right before an address that is nobody's, over a town.
import { fold, plain } from '../../french/fold.ts';
import { cellUnder } from '../sheet/blocks.ts';
import { ARTICLED, BUILDING_NAME } from '../sheet/place-words.data.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { nameIn } from './building-name.ts';
import type { Place } from './places.ts';
import { saidBy } from './said-by.ts';

/** « Fiche synthétique » over « Les Balcons du Nivolet », « Carnet d’entretien – LE VERCORS »: whose it is. */
const TITLED =
  /^(?:fiche synthetique|carnet d'entretien|carnet de l'immeuble)(?: d(?:e la|e l'|u) ?(?:copropriete|immeuble|residence|batiment))?\s*[:-]?\s*/;

export const underTitle = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.slice(0, MAX_TITLE).flatMap(({ cells }, row) => {
    const [cell, ...others] = cells;
    const length = cell ? (TITLED.exec(fold(cell.text))?.[0].length ?? 0) : 0;
    if (!cell || length === 0 || others.length > 0) return [];
    const rest = cell.text.slice(length);
    const own = rest === '' ? (sheet.lines[row + 1]?.cells ?? []) : [];
    const name = nameIn(rest === '' && own.length === 1 ? (own[0]?.text ?? '') : rest)?.name;
    const box = own[0]?.box ?? cell.box;
    return name && (IN_CAPITALS.test(plain(name)) || MIXED.test(plain(name)))
      ? [{ value: name, raw: name, box, page: sheet.page }]
      : [];
  });
/** In lines: a title stands at the head. */
const MAX_TITLE = 8;

const IN_CAPITALS = /^\p{Lu}[\p{Lu}\d' -]{3,}$/u;

/**
 * « LE CLOS DU TEST, 41 rue de Blanzat »: nothing says that it is a building, but it stands right before
 * an address that is nobody's, and is named as buildings are: on its line, with an article, or twice.
 */
export function unlabelled(sheet: Sheet, places: readonly Place[]): Reading<string>[] {
  const text = fold(sheet.written.text).replaceAll(/\s+/g, ' ');
  return places.flatMap(({ before: [first], raw, box, page }) => {
    const name = first === undefined ? undefined : nameIn(first)?.name;
    if (name === undefined) return [];
    const folded = fold(name);
    const line = sheet.lines.find((one) => one.box[1] <= box[1] + 1 && one.box[3] >= box[1] + 1);
    const isBeside = IN_CAPITALS.test(plain(name)) && (line?.folded ?? '').startsWith(folded);
    const isNamed =
      ARTICLED.test(folded) && (IN_CAPITALS.test(plain(name)) || MIXED.test(plain(name)));
    const isRepeated = text.split(folded).length > 2 && name.includes(' ');
    const isPerson = text
      .split(folded)
      .slice(0, -1)
      .some((before) => /(?:\bm\.|\bmme|\bmr|monsieur|madame) (?:[a-z'-]+ )?$/.test(before));
    return (isBeside || isNamed || isRepeated) && !isPerson
      ? [{ value: name, raw, box, page }]
      : [];
  });
}
/** « Les Jardins d’Ariane »: every word that is not small has its capital. */
const MIXED =
  /^\p{Lu}[\p{L}']*(?: (?:(?:de|du|des|la|le|les|et|en|aux?|sur|del|dels|di|da|dou|ar|an|d'|l') ?)*\p{Lu}[\p{L}'-]*)+$/u;

/** « LE PHARE – Anse Noire » over « 97229 LES ANSES »: a place without a street, at the head of a paper. */
export const overTown = (sheet: Sheet): Reading<string>[] =>
  sheet.lines
    .filter(({ box }) => box[3] < sheet.page.height * HEAD)
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => {
      const [first = ''] = cell.text.split(/\s[–—-]\s/);
      const name = nameIn(first)?.name;
      const isNamed =
        name !== undefined &&
        ARTICLED.test(fold(name)) &&
        IN_CAPITALS.test(plain(name)) &&
        saidBy(cell.text) !== 'OFFICE' &&
        ONLY_TOWN.test(cellUnder(sheet, cell)?.text ?? '');
      return isNamed ? [{ value: name, raw: cell.text, box: cell.box, page: sheet.page }] : [];
    });
const ONLY_TOWN = /^\d{5} \p{Lu}[\p{L}' ’-]+$/u;
/** Of the height of a page. */
const HEAD = 0.17;

/** « 3 rue Haute, 44000 Nantes · « Le Clos du Port » · lots 3, 9 »: what its address is called. */
export const citedAfter = (places: readonly Place[]): Reading<string>[] =>
  places.flatMap(({ after, raw, box, page }) => {
    const cited = CITED_AFTER.exec(plain(after))?.groups?.['name'];
    // Whatever else its words say, in guillemets it is called so: « Hôtel du Port ».
    const name = cited === undefined ? undefined : nameIn(`Copropriété ${cited}`)?.name;
    return name ? [{ value: name, raw: `${raw}${after}`, box, page }] : [];
  });
const CITED_AFTER = /^[\s,|·•;(-]{0,4}"\s?(?<name>[^"]{3,40}?)\s?"/u;

/** « ANNEXE 1   État financier   Les Bouleaux du Port », « LES BOULEAUX – Procès-verbal »: at an end of the line of the title, called as buildings are. */
export const besideTitle = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.slice(0, TITLE_LINES).flatMap(({ cells }) => {
    const parts = cells.flatMap(({ text, box }) =>
      text.split(/\s[–—|·-]\s/).map((part) => ({ text: part.trim(), box })),
    );
    const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : [];
    return ends.flatMap((part) => {
      const isTitled = parts.some((other) => other !== part && PAPER_TITLE.test(fold(other.text)));
      const name = part && isTitled ? nameIn(part.text)?.name : undefined;
      const isNamed =
        name !== undefined &&
        BUILDING_NAME.test(fold(name)) &&
        saidBy(name) !== 'OFFICE' &&
        (IN_CAPITALS.test(plain(name)) || MIXED.test(plain(name)));
      return part && isNamed
        ? [{ value: name, raw: part.text, box: part.box, page: sheet.page }]
        : [];
    });
  });
/** « LE CLOS DES LILAS – lots 3 et 12 – 412 tantièmes », on a line of its own: lots are of a building. */
export const besideLots = (sheet: Sheet): Reading<string>[] =>
  sheet.lines
    .filter(({ box }) => box[3] < sheet.page.height / 2)
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => {
      const [first = '', next = ''] = cell.text.split(/\s[–—|·-]\s|\s?[,(]\s?/);
      const name = /^(?:vos? )?lots? (?:n\S{0,3} ?)?\d/.test(fold(next))
        ? nameIn(first)?.name
        : undefined;
      const isNamed =
        name !== undefined &&
        BUILDING_NAME.test(fold(name)) &&
        saidBy(name) === null &&
        (IN_CAPITALS.test(plain(name)) || MIXED.test(plain(name)));
      return isNamed ? [{ value: name, raw: cell.text, box: cell.box, page: sheet.page }] : [];
    });

/** In lines. */
const TITLE_LINES = 3;
const PAPER_TITLE =
  /^(?:annexe (?:n[o°] ?)?\d|proces-verbal|convocation|appel (?:de|d')|releve de|decompte (?:de|annuel|individuel)|carnet d'entretien|fiche synthetique|feuille de presence|pouvoir\b|formulaire de vote|(?:charges|comptes|budget|ag|assemblee generale|repartition)(?: (?:des|de l'|du|de la|annuelle?|exercice|annee|charges|depenses))* (?:19|20)\d{2}\b)/;
