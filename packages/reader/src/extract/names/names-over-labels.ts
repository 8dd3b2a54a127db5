// Screens and their prints set a name large and what it is in small letters under it: « Anne DURAND » over
// « copropriétaire », « Le Clos des Lilas » over « votre copropriété – 3 rue Haute, 44000 Nantes ».
import { fold, plain } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { heightOf, middleOf } from '../../page/box.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { cellOver } from '../sheet/values-over-labels.ts';
import { isGivenName } from './given-names.ts';
import { joined } from './narrow-names.ts';

/** A label under its value opens with a small letter; alone, or before what is said of it. */
const OWNER =
  /^(?:le |la |votre )?(?:co)?propri[eé]taires?(?: (?:vendeurs?|bailleurs?|du (?:bien|logement|lot)))?(?=$|\s[-·|]\s|\s?,)/u;
const BUILDING =
  /^(?:la |votre |cette )?(?:copropri[eé]t[eé]|r[eé]sidence|(?:l')?immeuble)(?=$|\s[-·|]\s|\s?,)/u;

/** The nearest cell right over a label that opens where it does. */
const nameOver = (sheet: Sheet, label: Cell): Cell | undefined =>
  cellOver(sheet, label, ({ box }) => Math.abs(box[0] - label.box[0]) < sheet.height / 2);

const over = (sheet: Sheet, label: RegExp): Reading<string>[] =>
  sheet.lines.flatMap(({ cells }) =>
    cells
      .filter(
        ({ text }, at) =>
          label.test(plain(text)) && !GOES_ON.test(plain(cells[at - 1]?.text ?? '')),
      )
      .concat(cells.filter((cell) => isCapital(cell, label) && isSetUnder(sheet, cells, cell)))
      .flatMap((cell) => {
        const name = nameOver(sheet, cell);
        const value = name ? wholeOver(sheet, name) : '';
        return name && /^\p{Lu}[^:€]*$/u.test(value)
          ? [{ value, raw: value, box: name.box, page: sheet.page }]
          : [];
      }),
  );

/** « LE » over « CHÂTELET » over « copropriété », in a narrow cell: what a line opens the next one ends. */
function wholeOver(sheet: Sheet, name: Cell): string {
  const above = nameOver(sheet, name);
  const goesOn =
    above &&
    middleOf(name.box) - middleOf(above.box) < ONE_CELL * heightOf(name.box) &&
    (OPENS_NEXT.test(fold(above.text)) ||
      ENDS_LAST.test(fold(name.text)) ||
      isGivenName(name.text));
  return goesOn ? joined(above.text, name.text) : name.text;
}
/** Of the height of its letters, from one line of a cell to the next. */
const ONE_CELL = 1.7;
const OPENS_NEXT =
  /(?:^|\s)(?:les?|la|du|des?|aux?|et|&|residence|domaine|villa|parc|clos|m\.|mr|mme|monsieur|madame)$|['/-]$/;
const ENDS_LAST = /^(?:des?|du|et|&|aux?)\s|^d'/;

/** « Copropriété », with its capital: a label like those that stand over values. */
const isCapital = ({ text }: Cell, { source }: RegExp): boolean =>
  /^\p{Lu}/u.test(text) && new RegExp(`${source}$`, 'u').test(plain(text).toLowerCase());

/** In a row of labels, in smaller letters than what is over it and nearer to it than to what is under it: its value is over it. */
function isSetUnder(sheet: Sheet, row: readonly Cell[], label: Cell): boolean {
  const value = nameOver(sheet, label);
  if (!value || row.some(({ text }) => /\d/.test(text))) return false;
  const below = sheet.lines
    .flatMap(({ cells }) => cells)
    .filter(
      ({ box }) => box[1] > middleOf(label.box) && box[0] < label.box[2] && label.box[0] < box[2],
    )
    .map(({ box }) => middleOf(box) - middleOf(label.box));
  const above = middleOf(label.box) - middleOf(value.box);
  return (
    heightOf(label.box) < SMALLER * heightOf(value.box) && Math.min(...below) > FURTHER * above
  );
}
/** Of the height of a value, and of the way up to it. */
const [SMALLER, FURTHER] = [0.9, 1.6];

const OWN_ADDRESS =
  /^(?:(?:votre|l')\s?)?adresse (?:postale )?(?:de (?:la |l'|votre )?|du )(?:copropriete|immeuble|residence|syndicat(?: des? coproprietaires)?|batiment)$/;
/** « 3 rue Haute 44000 NANTES » over « Adresse de la copropriété ». */
export const isOverItsLabel = (sheet: Sheet, address: Cell): boolean =>
  sheet.lines.some(({ cells }) =>
    cells.some(
      (label) =>
        OWN_ADDRESS.test(fold(label.text)) &&
        isSetUnder(sheet, cells, label) &&
        nameOver(sheet, label) === address,
    ),
  );

/** « Fiche   synthétique   de   copropriété »: the last word of a title that is set apart, and no label. */
const GOES_ON = /(?:^|\s)(?:de|du|des|la|le|les|en|votre|l'|d')$/iu;

export const overOwner = (sheet: Sheet): Reading<string>[] => over(sheet, OWNER);
/** « Anne Durand » over « Copropriétaire », in letters of one size, as sites show who is logged in: no proof without a given name. */
export const overRole = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const name = ROLE.test(cell.text.trim()) ? nameOver(sheet, cell) : undefined;
      return name ? [{ value: name.text, raw: name.text, box: name.box, page: sheet.page }] : [];
    }),
  );
const ROLE = /^Copropri[eé]taire(?: occupante?| bailleur| bailleresse)?$/u;
export const overBuilding = (sheet: Sheet): Reading<string>[] => over(sheet, BUILDING);

/** « copropriétaire » at the left of an address is the label of the name over it, and none of the address. */
export const isUnderItsValue = (left: Cell | null, above: Cell | null): boolean =>
  left !== null &&
  above !== null &&
  (OWNER.test(plain(left.text)) || BUILDING.test(plain(left.text))) &&
  Math.abs(left.box[0] - above.box[0]) < left.box[3] - left.box[1];
