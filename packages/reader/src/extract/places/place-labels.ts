// What stands at the left of an address: its label, over one line or two, or the number and the name of its building.
import { fold, plain } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { cellUnder } from '../sheet/blocks.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** In words. */
const MAX_LABEL = 8;

/** « 0126 LES ORMEAUX », « IMM. 0126 LES ORMEAUX », « LES ORMEAUX (4417) »: syndics number their buildings, and nobody else's. */
const CODED =
  /^(?:(?:(?:IMM(?:EUBLE)?|Imm(?:euble)?|COPRO|Copro|R[EÉ]S|R[eé]s|SDC)\.?\s?:?\s)?(?:n°\s?)?\d{2,6}\s?[-:]?\s?\p{Lu}[\p{Lu}'-]*(?: \p{Lu}[\p{Lu}\d'-]*){0,6}|\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}\d'-]*){0,6} \(\d{2,6}\))$/u;
/** « Les Ormeaux (04417) »: in small letters, where it is called as buildings are. */
const CODED_SMALL =
  /^(?:L[ea]s? |L'|R[eé]sidence |Villa |Clos |Parc |Domaine )[\p{L}\d' -]{3,40} \(\d{3,6}\)$/u;
export const isCoded = (piece: string): boolean => {
  const text = plain(piece).trim();
  return CODED.test(text) || CODED_SMALL.test(text);
};

/** A postcode and its town look like a building's number and its name. */
const TOWN = /^\d{5}\s\p{L}/u;

/** « Fiche synthétique de copropriété », large at the left of a letterhead: what the paper is, and no label. */
const TITLE =
  /^(?:fiche synth|proces-verbal|convocation|appel (?:de|d')|releve (?:de|d')|decompte|carnet (?:de|d')|pre-etat|assemblee gen)/;
/** What stands at the left names it, unless it says something of its own. */
export const labelIn = (left: Cell | null): string =>
  left &&
  left.words.length <= MAX_LABEL &&
  !TITLE.test(fold(left.text)) &&
  (!/\d/.test(left.text) || (isCoded(left.text) && !TOWN.test(left.text)))
    ? left.text
    : '';

/** « IMM. 0027 », in a cell of its own before the name. */
export const ONLY_CODE =
  /^(?:imm(?:euble)?|copro(?:priete)?|res(?:idence)?|sdc|syndicat)\.?\s?:?\s?(?:n°\s?)?\d{2,6}$/;
function codeBefore({ lines }: Sheet, left: Cell): string {
  const cells = lines.find((line) => line.cells.includes(left))?.cells ?? [];
  const before = cells[cells.indexOf(left) - 1]?.text ?? '';
  return ONLY_CODE.test(fold(before).trim()) ? `${before.trim()} ` : '';
}

/** « Adresses » over « complémentaires »: a narrow column breaks its labels. */
export function wholeLabel(sheet: Sheet, left: Cell | null): string {
  const code = left ? codeBefore(sheet, left) : '';
  if (left && code !== '') return `${code}${left.text}`;
  const under =
    left && /^(?:autres )?adresses?$/.test(fold(left.text)) ? cellUnder(sheet, left) : null;
  return under && IS_ANOTHER.test(`adresses ${fold(under.text)}`)
    ? `${left?.text} ${under.text}`
    : labelIn(left);
}

/** « Adresse(s) complémentaire(s) »: a building may have several, and only one is its own. */
export const IS_ANOTHER =
  /^(?:autres? )?adresses?(?:\(s\))? (?:complementaire|secondaire|supplementaire)|^autres? adresses?\b/;
