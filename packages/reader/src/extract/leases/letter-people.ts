// Who writes a letter and whom it is sent to: each stands over a street and a town at the head of the first page, the
// writer first or at the left. An office that one of them lives by is neither.
import type { Box } from '@quitus/domain/reading/box';

import { fold, plain } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import { isGivenName } from '../names/given-names.ts';
import { personIn } from '../names/person-names.ts';
import { type Reading, readCells } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const TITLE = String.raw`(?:(?:M\.|Mr|Mme|Mlle|Monsieur|Madame|Mademoiselle) )?`;
const GIVEN = String.raw`\p{Lu}[\p{Ll}'-]+(?:-\p{Lu}\p{Ll}+)?`;
const PARTICLE = String.raw`(?:(?:de|du|des|DE|DU|DES|la|le|LA|LE) |[dD]')`;
const FAMILY = String.raw`${PARTICLE}{0,2}\p{Lu}'?\p{Lu}[\p{Lu}'-]*(?: ${PARTICLE}{0,2}\p{Lu}[\p{Lu}'-]+){0,3}`;
const ONE = String.raw`${TITLE}(?:(?:${GIVEN} ){1,3}${FAMILY}|${FAMILY}(?: ${GIVEN}){1,3})`;
/** Without a title, a writer's name has its family name in capitals: « Luc et Anne DURAND », « Luc DURAND et Anne MARTIN ». */
const WRITTEN = new RegExp(
  String.raw`^(?:${ONE}|${GIVEN}(?: ${GIVEN}){0,2} (?:et|&) ${ONE}|${ONE} (?:et|&) ${ONE})$`,
  'u',
);
/** « Anne Durand », over her address: the first word is a name that people are given. */
const IN_SMALL = new RegExp(String.raw`^${TITLE}${GIVEN}(?: ${PARTICLE}{0,2}${GIVEN}){1,3}$`, 'u');
const STREET =
  /^(?:\d{1,4}\b|(?:residence|res|bat|batiment|appt?|appartement|entree|escalier|lieu-?dit|chez|bp|cs|rue|avenue|chemin|route|place|impasse|allee|boulevard|quai)\b).*\p{L}{3}/u;
const TOWN = /^\d{5}\s\p{Lu}/u;
/** A manager, a notary or a bailiff is no party, nor is who works there. */
const OFFICE =
  /\b(?:agence|cabinet|immobili|gestion|gerance|regie|syndic|notaire|etude|huissier|commissaire|avocat|maitre|foncier|service|direction|office|mairie|caisse|banque|assurance)/;

/** Somebody's name and nothing else. */
export function isPersonName(text: string): boolean {
  const name = plain(text).trim();
  return WRITTEN.test(name) || personIn(name) === name;
}

export const mayBeName = (text: string): boolean => {
  const name = plain(text).trim();
  if (OFFICE.test(fold(name))) return false;
  const [first = ''] = name.replace(new RegExp(`^${TITLE}`, 'u'), '').split(' ');
  return isPersonName(name) || (IN_SMALL.test(name) && isGivenName(first));
};

type Card = { names: Cell[]; place: Cell[] };

/** In heights of a line. */
const NEXT = 2.6;

/** The cells that stand one under the other from this one on, with the same left side. */
function columnFrom({ lines, height }: Sheet, first: Cell): Cell[] {
  const column = [first];
  for (const { cells } of lines) {
    const last = column.at(-1) ?? first;
    const next = cells.find(({ box }) => {
      const gap = middleOf(box) - middleOf(last.box);
      return gap > height / 2 && gap < NEXT * height && Math.abs(box[0] - first.box[0]) < height;
    });
    if (next) column.push(next);
  }
  return column;
}

const cellAbove = ({ lines, height }: Sheet, below: Box): Cell | undefined =>
  lines
    .flatMap(({ cells }) => cells)
    .find(({ box }) => {
      const gap = middleOf(below) - middleOf(box);
      return gap > height / 2 && gap < NEXT * height && Math.abs(box[0] - below[0]) < height;
    });

/** « Agence DU PORT » over « Mme X »: she works there. */
export const isOfOffice = (sheet: Sheet, { box }: Pick<Cell, 'box'>): boolean =>
  OFFICE.test(fold(cellAbove(sheet, box)?.text ?? ''));

/** Names over a street and a town, and nothing else between them; null where an office stands over them. */
function cardFrom(sheet: Sheet, first: Cell): Card | null {
  // Whoever stands under another name is of that card.
  if (isOfOffice(sheet, first) || mayBeName(cellAbove(sheet, first.box)?.text ?? '')) return null;
  const [names, place]: [Cell[], Cell[]] = [[], []];
  for (const cell of columnFrom(sheet, first)) {
    const text = cell.text.trim();
    const isPlace = STREET.test(fold(text)) || TOWN.test(text);
    if (isPlace) place.push(cell);
    else if (place.length === 0 && mayBeName(text)) names.push(cell);
    else if (place.length === 0) return null;
    else break;
    if (TOWN.test(text)) return place.length > 1 ? { names, place } : null;
  }
  return null;
}

/** Of the height of the page, and of its width. */
const [HEAD, RIGHT] = [0.45, 0.42];

export type Correspondents = {
  writer: Reading<string> | null;
  addressee: Reading<string> | null;
};

/** Null where nobody, or more than two, stand there. */
export function correspondents(sheet: Sheet | undefined): Correspondents {
  const none = { writer: null, addressee: null };
  if (!sheet) return none;
  const { page } = sheet;
  const cards = sheet.lines
    .flatMap(({ cells }) => cells)
    .filter(({ text, box }) => box[1] < page.height * HEAD && mayBeName(text))
    .flatMap((cell) => cardFrom(sheet, cell) ?? [])
    .toSorted((a, b) => topOf(a) - topOf(b) || leftOf(a) - leftOf(b));
  const read = ({ names }: Card): Reading<string> => ({
    ...readCells('', names, page),
    value: names.map(({ text }) => text.trim()).join(' et '),
  });
  const [first, second, ...others] = cards;
  if (!first || others.length > 0) return none;
  const isAtRight = (card: Card) => leftOf(card) >= page.width * RIGHT;
  if (!second)
    return isAtRight(first) || isHeaded(sheet, first)
      ? { writer: null, addressee: read(first) }
      : { writer: read(first), addressee: null };
  // Side by side the writer is at the left; one under the other, first.
  if (isAtRight(first) && !isAtRight(second))
    return { writer: read(second), addressee: read(first) };
  return { writer: read(first), addressee: read(second) };
}
/** Somebody else's name is all that the first line says: they write. */
function isHeaded({ lines: [head] }: Sheet, { names }: Card): boolean {
  const [cell, ...others] = head?.cells ?? [];
  return cell !== undefined && others.length === 0 && !names.includes(cell) && mayBeName(cell.text);
}
const topOf = ({ names }: Card): number => names[0]?.box[1] ?? 0;
const leftOf = ({ names }: Card): number => names[0]?.box[0] ?? 0;
