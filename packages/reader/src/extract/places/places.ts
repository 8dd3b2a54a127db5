// Every address of a page, and whose it is: what stands before it says so, on its line, at its left or above.
import { fold } from '../../french/fold.ts';
import { type Found, foundBox, writtenText } from '../../french/written.ts';
import { middleOf } from '../../page/box.ts';
import { isOverItsLabel, isUnderItsValue } from '../names/names-over-labels.ts';
import { isNoName } from '../names/no-names.ts';
import { ALONE } from '../names/person-names.ts';
import { type Block, blocksOf } from '../sheet/blocks.ts';
import { labelledParts } from '../sheet/label-parts.ts';
import { oncePerSheet } from '../sheet/once-per-sheet.ts';
import { ARTICLED, BUILDING_NAME } from '../sheet/place-words.data.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { findAddresses, findBareAddresses } from './addresses.ts';
import { isHeadedName } from './building-name.ts';
import { ENDS_ADDRESS, FIRM, isOfLetterhead } from './letterhead-addresses.ts';
import { itemOver } from './listed-addresses.ts';
import { isOfLots } from './lots-on-line.ts';
import { isPart } from './name-parts.ts';
import { opensWithBuilding } from './opening-head.ts';
import { titleOver } from './part-titles.ts';
import { IS_ANOTHER, isCoded, labelIn, wholeLabel } from './place-labels.ts';
import { type Owner, saidBy } from './said-by.ts';
import { streetsOver } from './stacked-streets.ts';
import { withTowns } from './towns-beside.ts';

export type Place = Reading<string> & {
  /** Null when nothing says it. */
  of: Owner | null;
  /** Street and town only. */
  bare: boolean;
  /** What stands right before it, nearest first, as printed: a name perhaps. */
  before: readonly string[];
  /** What follows on its line. */
  after: string;
  /** Told in one line with its owner and the lots, or labelled so: where they are, and not where somebody lives. */
  ofLots: boolean;
};

const SEPARATOR = /\s+[–—-]\s+|\s*[|·•;\n\t]\s*|(?<=[\p{Ll}\d)])\.\s+(?=\p{Lu})/u;
/** In lines. */
const ABOVE = 5;
/** Of the height of the page. */
const [LETTERHEAD, ADDRESSEE, FOOT] = [0.16, 0.35, 0.9];

/** « …, lot 23 », « – Immatriculation AC5120937 », « · lots 8 et 31 ». */
const OF_PLACE_AFTER =
  /^[\s,–—|·•;(-]{0,4}(?:"[^"]{3,40}"[\s,–—|·•;(-]{1,4})?(?:(?:vos? |votre |dont )?lots?\b|(?:n°\s*)?(?:d')?immat(?:ricul|\.)(?!ee?s? (?:au|aux) (?:rcs|r\.c\.s|registre du commerce|repertoire))|rnc\b|(?:inscrite?s? |immatriculee?s? )?(?:au |du )?registre[^\d\n]{0,50}[a-z]{2}-?\d[- ]?\d{3}[- ]?\d{3}\b|[a-z]{2}\d[- ]?\d{3}[- ]?\d{3}\b|appartement|appt|etage\b|bat(?:iment|\.)?\s)/;

/** « Immatriculation AC5120937 », on the line under the address: buildings have such a number, and people none. */
const NUMBERED =
  /^(?:n°\s*)?(?:(?:d')?immatriculation|rnc\b|registre)[^\d\n]{0,40}[a-z]{2}-?\d[- ]?\d{3}[- ]?\d{3}\b/;

/** « Atlantis Copropriété » manages some, and is none. */
const isCompany = (piece: string): boolean =>
  /^(?!votre|vos|notre|nos|adresse|nom|la\s|cette|syndicat|sdc|ref)\p{L}[\p{L}&'-]+(?: [\p{L}&'-]+)* coproprietes?$/u.test(
    fold(piece).trim(),
  ) && /^\p{Lu}.* \p{Lu}\p{L}+$/u.test(piece.trim());

/** « Copropriété HÔTEL DES MONNAIES »: what it is called after that is a name, whatever else the words say. */
const opensAsPlace = (piece: string): boolean =>
  OPENS_AS_PLACE.test(piece.trim()) &&
  !/\b(?:par|syndic|cabinet|agence|siege|c\/o|chez|gestion|gerance|immobiliere?|regie|services)\b/.test(
    fold(piece),
  );
const OPENS_AS_PLACE =
  /^(?:La |la |Votre )?(?:Copropri[eé]t[eé]|COPROPRI[EÉ]T[EÉ]|copropri[eé]t[eé]|(?:Copro|COPRO)\.|S\.?D\.?C\.?|Syndicat des copropri[eé]taires|R[eé]sidence|R[EÉ]SIDENCE|(?:Immeuble|IMMEUBLE)(?=\s*:?\s+«))\s*:?\s+(?:«\s?)?\p{Lu}[\p{L}'’-]/u;

/** « Objet : LE CLOS DU PORT, 3 rue Haute… »: what a letter is about, where the line says of nobody else. */
const isSubject = (onLine: string): boolean =>
  /^\s*(?:objet|concerne|affaire)\s?:\s*\S/.test(fold(onLine)) && saidBy(onLine) === null;

/** « 02117 – LA VERRERIE »: the number goes with the name. */
const withCodes = (pieces: readonly string[]): string[] =>
  pieces.map((piece, at) => {
    const before = pieces[at - 1]?.trim() ?? '';
    return /^(?:n°\s?)?\d{2,6}$/.test(before) ? `${before} - ${piece.trim()}` : piece;
  });

/** « Copropriété » as the head of a card beside « Copropriétaire »: what stands at the left is of that other card. */
const isHeaded = ({ lines: [head] }: Block): boolean =>
  head !== undefined &&
  head.left !== null &&
  /^(?:la |votre |notre |ma |mon |l')?(?:copropriete|immeuble|residence)$/.test(
    fold(head.cell.text).trim(),
  );

/** Of a block that opens with the address: the cell over it, where lines are set far apart. */
function farAbove({ lines, height }: Sheet, { lines: [top] }: Block): string[] {
  if (!top) return [];
  const { box } = top.cell;
  const over = lines
    .flatMap(({ cells }) => cells)
    .findLast(
      (cell) =>
        cell.box[3] <= box[1] + 1 &&
        middleOf(box) - middleOf(cell.box) < FAR * height &&
        cell.box[0] < box[2] &&
        box[0] < cell.box[2],
    );
  return over ? [over.text] : [];
}
/** In heights of a line. */
const FAR = 2.6;

/** « L’assemblée se tiendra à la Résidence Les Mouettes, 3 rue du Phare »: where people meet is no building of theirs. */
export const MEETS =
  /\b(?:se (?:tiendra|tient|reunira|reunit|sont reunis|deroulera)|aura lieu|s'est (?:tenue|reunie|deroulee)|lieu (?:de (?:la )?reunion|de l'assemblee)\s?:)(?:(?!copropri|syndicat)[^.;])*$/;

/** « Tél. 01 47 … » under an address of which nothing is said: whoever can be called there has an office. */
const OF_FIRM_BELOW =
  /^(?:tel(?:ephone)?\b|fax\b|siret\b|siren\b|r\.?c\.?s\b|(?:e-?)?mail\b|courriel\b|www\.|\S+@|syndic professionnel|administrat(?:eurs?|ion) de biens)/;

/** « 3 rue Haute 44000 NANTES – EXEMPLO SAS, RCS Nantes »: what is registered there is a company. */
const OF_FIRM_AFTER =
  /^[\s,|·•;(-]{0,4}(?:[^,;|·•:-][^,;|·•:]{1,50}[\s,|·•-]+)?(?:r\.?c\.?s\.?(?![a-z])|(?:sasu?|sarl|eurl|s\.a\.s\.?|s\.a\.r\.l\.?|sa) au capital|au capital de|carte (?:professionnelle|[gts]\b)|cpi \d)/;

/** « …, 44000 NANTES – 02 40 00 00 00 »: who can be called there has an office, or a home. */
const CALLED_AT = /^[\s,|·•;(-]{0,4}(?:tel[^\d\n]{0,12})?0\d(?:[ .]?\d){8}(?!\d)/;

/** « Votre compte de copropriétaire »: the title of a paper, and nobody. */
const OF_PAPER =
  /^(?:votre |mon |le |la )?(?:extrait |detail |situation |releve |etat |historique )?(?:de |du |d')?(?:votre )?(?:compte|releve|situation|decompte|appel|charges)\b[^:,]{0,30}\bcoproprietaires?$/;

/** « Cabinet X, 3 rue Haute, Nantes », with or without its postcode: a line that has a place of its own. */
const hasPlace = (text: string): boolean =>
  ENDS_ADDRESS.test(text) ||
  (/\d[^,]*,\s*\p{Lu}[\p{L} '’-]+$/u.test(text) && findBareAddresses(writtenText(text)).length > 0);

/** « Madame ROUX, », « Chers copropriétaires, »: a letter begins. */
const GREETS =
  /^(?:(?:cher|chere|chers|cheres|bonjour) |madame|monsieur|mesdames|messieurs)[^:;\d]{0,50},$/;

/** « Adresse de l’immeuble », at the left of it: nobody lives there as far as this paper tells. */
const OWN_ADDRESS =
  /^adresses?(?:\(s\))? (?:(?:complete|postale|principale|exacte) )?(?:de (?:la |l')?|du )(?:copropriete|immeuble|residence|syndicat|ensemble immobilier|batiment)\b/;

/** « Immeuble : LE MÔLE, 3 rue Haute », under the line of an owner: whose it is was extracted. */
const OWN_LABEL = /^\s*(?:immeuble|copropriete|sdc|syndicat des? coproprietaires)\s?:\s/;

function placeOf(
  sheet: Sheet,
  block: Block,
  one: Found<string>,
  { bare }: { bare: boolean },
): Place {
  const { text, starts } = block.written;
  const at = text.indexOf(one.raw, starts[one.from] ?? 0);
  const row = text.slice(0, at).split('\n').length - 1;
  const onLine = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const rest = text.slice(at + one.raw.length).split('\n')[0] ?? '';
  const pieces = withCodes(onLine.split(SEPARATOR).filter((piece) => !isPart(piece))).toReversed();
  // Under another address, what stands over that one says whose that one is.
  // What stands over the greeting of a letter is not about what its sentences tell.
  const other = block.lines
    .slice(0, row)
    .findLastIndex(({ cell }) => hasPlace(cell.text) || GREETS.test(fold(cell.text)));
  // Beside another address, what stands at the left is of another card.
  const isCard =
    block.lines.some(({ left }) => left && ENDS_ADDRESS.test(left.text)) || isHeaded(block);
  const above = block.lines
    .slice(Math.max(0, row - ABOVE, other + 1), row)
    .toReversed()
    .flatMap(({ cell, left }) => [
      labelledParts(cell)[0]?.text ?? cell.text,
      isCard ? '' : labelIn(left),
    ]);
  if (above.length === 0) above.push(...farAbove(sheet, block));
  // Under the name of a building, what stands at the left is about something else.
  const beside = block.lines[row]?.left ?? null;
  const isOther =
    isCoded(above[0] ?? '') ||
    isNamedBuilding(above[0] ?? '') ||
    opensAsPlace(above[0] ?? '') ||
    // « Les Ormeaux – 3 rue Haute », beside the letterhead of whoever manages them.
    (isNamedBuilding(pieces.find((piece) => piece.trim() !== '') ?? '') &&
      saidBy(labelIn(beside)) === 'OFFICE') ||
    isUnderItsValue(beside, block.lines[row - 1]?.left ?? null);
  const left = isOther || isHeaded(block) ? '' : wholeLabel(sheet, beside);
  // « Cabinet X | 3 quai Nord, 39100 Dole | Le Clos, 4 rue Neuve… »: before another place, what stands is of that one.
  const placed = pieces.findIndex((piece) => ENDS_ADDRESS.test(piece.trim()));
  const before = [...pieces.slice(0, placed === -1 ? undefined : placed), left, ...above]
    .map((piece) => piece.replaceAll(/^[\s,:–—-]+|[\s,:–—-]+$/g, ''))
    .filter((piece) => piece !== '');
  const box = foundBox(block.written, one);
  const streets = onLine.trim() === '' ? streetsOver(block, row) : [];
  const field = block.lines[row]?.left ?? null;
  const listed = itemOver(block, row, onLine);
  const isFormField =
    field !== null &&
    /^adresses?(?:\(s\))?(?: (?:complete|postale|principale))?\s*:?$/.test(fold(field.text));
  const next = text.slice(at + one.raw.length).split('\n')[1] ?? '';
  const ofLots =
    isOfLots(pieces, rest, next, isNamedBuilding) ||
    OWN_ADDRESS.test(fold(beside?.text ?? '')) ||
    OWN_LABEL.test(fold(onLine));
  const said =
    (!ofLots && isOfLetterhead(sheet, block.lines[row]?.cell, before)) ||
    MEETS.test(fold(onLine)) ||
    CALLED_AT.test(fold(rest))
      ? 'OFFICE'
      : ofLots ||
          OF_PLACE_AFTER.test(fold(rest)) ||
          (rest.trim() === '' && NUMBERED.test(fold(next))) ||
          isSubject(onLine) ||
          block.lines.slice(row, row + 2).some(({ cell }) => isOverItsLabel(sheet, cell))
        ? 'PLACE'
        : (listed ??
          before.reduce<Owner | null>(
            (known, piece, order) =>
              known ??
              (isCompany(piece)
                ? 'OFFICE'
                : isCoded(piece) || opensAsPlace(piece) || isHeadedName(piece, before[order + 1])
                  ? 'PLACE'
                  : OF_PAPER.test(fold(piece))
                    ? null
                    : saidBy(piece)),
            null,
          ) ??
          (isFormField ? titleOver(sheet, field) : null));
  return {
    value: [...streets, one.value].join(', '),
    raw: one.raw.replaceAll(/\s+/g, ' '),
    box,
    page: sheet.page,
    of:
      said ??
      (OF_FIRM_BELOW.test(fold(next)) || OF_FIRM_AFTER.test(fold(rest)) ? 'OFFICE' : null) ??
      (isNamedAfterAnother(pieces)
        ? null
        : byPosition(sheet, block, middleOf(box), { first: other === -1 })),
    bare,
    // Right before the first of its streets.
    before: before.filter((piece) => !streets.includes(piece)),
    after: rest,
    ofLots,
  };
}

const isNamedBuilding = (text: string): boolean =>
  BUILDING_NAME.test(fold(text)) && saidBy(text) !== 'OFFICE' && !FIRM.test(fold(text));

/** « COPRO SUD – LE CLOS DU PORT – 3 rue Haute… », the head of a page: who manages, then what, and where that is. */
function isNamedAfterAnother(pieces: readonly string[]): boolean {
  const [nearest = '', ...others] = pieces.filter((piece) => piece.trim() !== '');
  const name = nearest.trim().replace(/,$/, '');
  return (
    others.length > 0 &&
    (ARTICLED.test(fold(name)) || isNamedBuilding(name)) &&
    /^\p{Lu}[\p{L}\d'’ -]{4,40}$/u.test(name) &&
    saidBy(name) === null &&
    !FIRM.test(fold(name)) &&
    !isNoName(name)
  );
}

/** A letterhead is what the page opens with; a window of an envelope is at the right, under it. */
function byPosition(
  sheet: Sheet,
  { lines: [top] }: Block,
  middle: number,
  { first }: { first: boolean },
): Owner | null {
  const { page, lines } = sheet;
  if (middle > page.height * FOOT) return 'OFFICE';
  // « LE CLOS DES LILAS » over its address is neither a firm nor somebody who is written to.
  if (first && isNamedBuilding(top?.cell.text ?? '')) return null;
  const opens = lines[0]?.cells[0];
  if (first && top?.cell === opens && opensWithBuilding(sheet)) return null;
  if (first && opens && top?.cell === opens && middle < page.height * LETTERHEAD) return 'OFFICE';
  const isRight = (top?.cell.box[0] ?? 0) > page.width * 0.45;
  return isRight && middle < page.height * ADDRESSEE ? 'PERSON' : null;
}

/** A person stands over it, alone on a line. */
export const isHome = ({ before, ofLots }: Place): boolean =>
  !ofLots &&
  before.some(
    (piece) =>
      saidBy(piece) === 'PERSON' &&
      // « Propriétaire : Mme X » over her street.
      [piece, piece.replace(/^[^:]{3,60}:\s*/, '')].some((name) => ALONE.test(fold(name))),
  );

export const placesOf = oncePerSheet((printed): Place[] => {
  const sheet = withTowns(printed);
  return blocksOf(sheet)
    .flatMap((block) => [
      ...findAddresses(block.written).map((one) => placeOf(sheet, block, one, { bare: false })),
      ...findBareAddresses(block.written).map((one) => placeOf(sheet, block, one, { bare: true })),
    ])
    .filter(({ before }) => !IS_ANOTHER.test(fold(before[0] ?? '')));
});
