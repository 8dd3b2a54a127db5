// Whose letterhead a paper has: what it opens with, or the firm that shows itself at its head or in small at its foot.
import { fold, plain } from '../../french/fold.ts';
import { writtenWords } from '../../french/written.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { heightOf } from '../../page/box.ts';
import { findAddresses } from '../places/addresses.ts';
import { only, plainAddress } from '../places/agreed-address.ts';
import { buildingOf } from '../places/building.ts';
import { isCoded } from '../places/place-labels.ts';
import { type Block, blocksOf, cellUnder } from '../sheet/blocks.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { formedBesideTitles, isBesideTitle } from './beside-titles.ts';
import {
  bareName,
  cellReading,
  FORM,
  nameOf,
  OF_TRADE,
  ONLY_ACRONYM,
  saysTitle,
} from './firm-names.ts';
import { asPrinted, hasNumber, isCalledAsBuildings } from './firms-or-buildings.ts';
import { SCREENS } from './foot-lines.ts';
import { legalLine } from './legal-lines.ts';
import { isAsLarge, letterOf, usualLetter } from './letter-sizes.ts';
import { headOf, isGreeting, isOverBuilding } from './office-heads.ts';
import { isOtherTrade } from './other-trades.ts';
import { printingFirm, signingFirm } from './signing-firms.ts';
import { webNamed } from './web-names.ts';

/** Of the height of a page. */
const TOP = 0.25;
const OF_BUILDING =
  /^(?:la )?(?:residence|copropriete|immeuble|sdc|syndicat des? coproprietaires)\b/;
const TOWN_AFTER = /\s[–—-]\s\d{5}\s\p{Lu}/u;
/** Of the height of an ordinary line. */
const LARGE = 1.25;

/** « 0126 LES ORMEAUX – AG du 12/06/2026   Page 1 / 3 »: what every page has over its head. */
const RUNNING = /\bpage \d{1,3} ?(?:\/|sur|-) ?\d{1,3}$/;

/** « COPRO SUD   Relevé de compte – page 1 / 3 » over « 3 rue Haute 44000 NANTES »: an office, where the building stands elsewhere. */
function isOfficeOver(sheet: Sheet, [opening, ...others]: readonly Cell[]): boolean {
  const under = opening && others.length > 0 ? cellUnder(sheet, opening) : null;
  // « COPRO SUD – 3 rue Haute – 44000 NANTES   page 1 / 3 »: in one line.
  const [beside] = opening && others.length > 0 ? findAddresses(writtenWords(opening.words)) : [];
  const [below] = under ? findAddresses(writtenWords(under.words)) : [];
  const office = beside ?? (below?.from === 0 ? below : undefined);
  return (
    office !== undefined &&
    buildingOf(sheet).addresses.some(
      ({ value }) => plainAddress(value) !== plainAddress(office.value),
    )
  );
}

/** What the page opens with, when an address, a form of company or its size says that it is a name. */
function letterhead(sheet: Sheet): Reading<string>[] {
  const [opening, ...others] =
    sheet.lines.find(
      ({ folded, cells }) =>
        !(RUNNING.test(folded) && !isOfficeOver(sheet, cells)) &&
        !ONLY_ACRONYM.test(cells[0]?.text ?? ''),
    )?.cells ?? [];
  // The building at the left, who manages it at the right.
  const manager = others.find(({ text }) => FORM.test(fold(text)));
  const cell = manager && opening && OF_BUILDING.test(fold(opening.text)) ? manager : opening;
  const block = blocksOf(sheet).find(({ lines }) =>
    lines.slice(0, 2).some((line) => line.cell === cell),
  );
  if (!cell || !block || cell.box[1] > sheet.page.height * TOP || isGreeting(cell)) return [];
  const [name] = nameOf(wrappedName(sheet, cell));
  // A brand in small letters is one word; several are a sentence.
  if (!name || /^\p{Ll}\S*\s/u.test(name.value)) return [];
  const text = fold(name.value);
  const about = fold(
    block.lines
      .slice(0, 4)
      .map((line) => line.cell.text)
      .join(' '),
  );
  if (
    saysTitle(text) ||
    hasNumber(text, about) ||
    isOtherTrade(headOf(block.lines.slice(0, 4))) ||
    isCalledAsBuildings(text)
  )
    return [];
  const row = rowOfOffice(block);
  // « BELLE RIVE » over the only address of the page, without a word that a firm would say: a building as well.
  const isFirm =
    FORM.test(text) ||
    OF_TRADE.test(about) ||
    // « Alpine de Copropriété »: what else it may say, no title and no building.
    /\bcoproprietes?$/.test(text) ||
    FIRM_MARKS.some((mark) => mark.test(about));
  if (row <= 4 && !isFirm && findAddresses(sheet.written).length < 2) return [];
  const usual = sheet.lines.map(({ line }) => heightOf(line.box)).toSorted((a, b) => a - b);
  const isLarge = heightOf(cell.box) >= LARGE * (usual[Math.floor(usual.length / 2)] ?? Infinity);
  const isShown =
    row <= 4 ||
    FORM.test(text) ||
    (others.some(({ text: beside }) => isCoded(codedPart(beside))) &&
      others.some(({ words }) => findAddresses(writtenWords(words)).length > 0)) ||
    isLarge ||
    isBrand(sheet, cell) ||
    // « EXEMPLO COPRO » in wide letters, its office at the other side.
    (OF_TRADE.test(text) && letterOf(cell) > LARGER_CAPITALS * usualLetter(sheet)) ||
    // « AGIM OISE – 60000 BEAUVAIS », beside the building.
    (TOWN_AFTER.test(cell.text) && others.some((other) => OF_BUILDING.test(fold(other.text)))) ||
    isOverBuilding(sheet, cell, text) ||
    /\s[-|·•]\s*(?:copropriete|residence|immeuble|sdc)\b/.test(fold(cell.text));
  return isShown ? [asPrinted(cell.text, name)] : [];
}

/** The line of a card that tells where its firm is: under a title, or after another name, the address is another's. */
function rowOfOffice({ written, lines }: Block): number {
  const [address] = findAddresses(written);
  const before = address ? written.text.slice(0, written.starts[address.from]).split('\n') : [];
  const isAnothers =
    lines.slice(1, before.length - 1).some(({ cell }) => saysTitle(fold(cell.text))) ||
    // « Le Phare, 3 rue Haute » is where an office is, « Le Phare · 3 rue Haute » a building and its address.
    (before.length > 1 && /^[^·|]+\s[·|]\s*$/u.test(before.at(-1) ?? ''));
  return address && !isAnothers ? before.length : Infinity;
}

/** « 02117 – LA VERRERIE – 128 boulevard Chave »: beside whoever manages it. */
const codedPart = (text: string): string =>
  text
    .split(/\s+[–—-]\s+/)
    .slice(0, 2)
    .join(' ');

/** Of the height of a page. */
const HEAD = 0.17;

/** Of the usual letter of a page. */
const [LARGER, LARGER_CAPITALS] = [1.35, 1.8];

/** « exemplo », « EXEMPLO »: one word in wide letters, and the building that the page is about is another. */
function isBrand(sheet: Sheet, cell: Cell): boolean {
  const isSmall = /\p{Ll}/u.test(cell.text);
  const isWide = letterOf(cell) > (isSmall ? LARGER : LARGER_CAPITALS) * usualLetter(sheet);
  if (!isWide || !/^[\p{L}\d&]{3,}(?:\.\p{L}{3,})?[.!®™]?$/u.test(cell.text)) return false;
  return (
    /^\p{Ll}/u.test(cell.text) ||
    buildingOf(sheet).names.some(({ value }) => !fold(value).includes(fold(cell.text)))
  );
}

/** « Sud Copro » over « Conseil », both in larger letters than the rest; or three lines of it, in a narrow column. */
function wrappedName(sheet: Sheet, cell: Cell) {
  const words = [...cell.words];
  let last = cell;
  for (let line = 1; line < MOST_LINES; line += 1) {
    const below = cellUnder(sheet, last);
    const isSame =
      below &&
      letterOf(cell) > LARGER * usualLetter(sheet) &&
      isAsLarge(cell, below) &&
      Math.abs(below.box[0] - cell.box[0]) < sheet.height &&
      below.words.length <= 2 &&
      /^\p{Lu}[\p{L}' -]+$/u.test(below.text) &&
      // « PRÉ-ÉTAT DATÉ » under it is what the paper is.
      !saysTitle(fold(`${cell.text} ${below.text}`));
    if (!isSame) break;
    words.push(...below.words);
    last = below;
  }
  return cellReading(sheet, last === cell ? cell : cellOf(words));
}
const MOST_LINES = 3;

/** « ALPES SYNDIC STATIONS », « DAUMONT GESTION », wherever the head of a page has it. */
const tradeNamed = (sheet: Sheet): Reading<string>[] =>
  sheet.lines
    .filter(({ box }) => box[3] < sheet.page.height * HEAD)
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => nameOf(wrappedName(sheet, cell)))
    .filter(({ value }) => {
      const text = fold(value);
      return (
        /^(?:\p{Lu}[\p{L}\d'&.-]*|de|du|des|et|la|le|les|d'immeubles?)(?: (?:\p{Lu}[\p{L}\d'&.-]*|de|du|des|et|la|le|les|&|immobili[eè]re?))+$/u.test(
          plain(value),
        ) &&
        OF_TRADE.test(text) &&
        !saysTitle(text) &&
        !isOtherTrade(text) &&
        !/\d/.test(text)
      );
    });

const PROPER =
  /^(?:\p{Lu}[\p{L}\d'&.-]*|de|du|des|et|la|le|les|en|sur|&)(?: (?:\p{Lu}[\p{L}\d'&.-]*|de|du|des|et|la|le|les|en|sur|&))+$/u;
/** A brand, and the same with its town under it or beside it: the whole is the name. */
const branded = (sheet: Sheet): Reading<string>[] =>
  nameOfBrand(
    sheet,
    sheet.lines.filter(({ box }) => box[3] < sheet.page.height * HEAD),
  );
/** Or at the foot, with its form: where nothing else tells. */
const brandedAtFoot = (sheet: Sheet): Reading<string>[] =>
  nameOfBrand(
    sheet,
    sheet.lines.filter(({ box }) => box[1] > sheet.page.height * BRANDED_FOOT),
  );
/** Of the height of a page. */
const BRANDED_FOOT = 0.9;

function nameOfBrand(sheet: Sheet, lines: Sheet['lines']): Reading<string>[] {
  const top = lines.flatMap(({ cells }) => cells);
  const opening = sheet.lines.slice(0, 2).flatMap(({ cells }) => cells);
  return top.flatMap((cell) => {
    const [name] = nameOf(cellReading(sheet, cell));
    const brand = opening.find(
      (other) =>
        other !== cell &&
        name &&
        PROPER.test(plain(name.value)) &&
        /^\p{L}[\p{L}&.' -]{2,24}$/u.test(brandIn(other)) &&
        fold(name.value).startsWith(`${fold(brandIn(other))} `),
    );
    return name && brand && !saysTitle(fold(name.value)) && !isOtherTrade(fold(name.value))
      ? [name]
      : [];
  });
}

/** « EXEMPLO – 3 rue Haute »: its brand alone before its street. */
const brandIn = ({ text }: Cell): string => text.split(/\s[–—-]\s(?=\d)/)[0] ?? '';

/**
 * Wherever the head of a page has it, a firm shows itself: under its name its trade, its address, its
 * telephone, its numbers of the registers. Two of these, and no other firm: who sends the paper.
 */
function firmBlock(sheet: Sheet): Reading<string>[] {
  const firms = blocksOf(sheet).flatMap((block) => {
    // « Toulon, le 18/12/2025 », « Page 1/2 » may stand over it.
    const first = block.lines.findIndex((line) => !DATED.test(fold(line.cell.text)));
    const cell = block.lines[first]?.cell;
    if (!cell || cell.box[1] > sheet.page.height * TOP || isGreeting(cell)) return [];
    const [address] = findAddresses(block.written);
    const row = address
      ? block.written.text.slice(0, block.written.starts[address.from]).split('\n').length
      : Infinity;
    const shown = block.lines.slice(first, first + SHOWN).map((line) => fold(line.cell.text));
    const about = shown.join('\n');
    const [name] = nameOf(wrappedName(sheet, cell));
    const text = fold(name?.value ?? '');
    const isFirm =
      name &&
      !saysTitle(text) &&
      !hasNumber(text, about) &&
      !isOtherTrade(headOf(block.lines.slice(first, first + SHOWN))) &&
      !isPerson(text) &&
      !isCalledAsBuildings(text);
    const proofs = [
      row - first <= SHOWN - 1,
      FORM.test(text),
      isBesideTitle(sheet, block),
      ...FIRM_MARKS.map((mark) => mark.test(about)),
    ];
    // At the right and not at the very top is the window of an envelope: there a firm may be written to.
    const isWindow =
      cell.box[0] > sheet.page.width * WINDOW && cell.box[1] > sheet.page.height * OPENING;
    const isShown = !isWindow || FIRM_MARKS.some((mark) => mark.test(about));
    return isFirm && isShown && proofs.filter(Boolean).length >= 2
      ? [asPrinted(cell.text, name)]
      : [];
  });
  return only(firms, bareName);
}
/** Of the width and of the height of a page. */
const [WINDOW, OPENING] = [0.45, 0.1];
/** In lines. */
const SHOWN = 5;
const DATED =
  /^(?:page \d|(?:[\p{L}']+(?:[ -][\p{L}']+){0,3},? )?(?:le |date : ?|edite le |imprime le )?\d{1,2}[ /.]\S+)/u;
const FIRM_MARKS = [
  /\btel(?:ephone|\.)?\b|(?<!\d)0\d(?:[ .]\d{2}){4}(?!\d)/,
  /@|www\.|\.fr\b/,
  /\bsire[tn]\b|\brcs\b|au capital/,
  /\bcpi\b|carte (?:professionnelle|[gst]\b)|garantie/,
  /(?:^|\n)[^\n]{0,30}(?:syndic|administrat(?:eurs?|ion) de biens|gerance|transaction|gestion (?:immobiliere|d'immeubles|locative|de copropriete))/,
];
const isPerson = (text: string): boolean =>
  /^(?:m\.|mr|mme|mlle|monsieur|madame|mademoiselle|sci|indivision|succession|consorts)(?![a-z])/.test(
    text,
  );

/** From the surest to the least sure. */
export const LETTERHEADS = [
  branded,
  letterhead,
  firmBlock,
  legalLine,
  tradeNamed,
  webNamed,
  brandedAtFoot,
  ...SCREENS,
  signingFirm,
  printingFirm,
  formedBesideTitles,
] as const;
