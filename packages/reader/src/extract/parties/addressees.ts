// Whom a paper is sent to: the people in the window of its envelope, alone on their lines, one under the other.
import { fold, plain } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { boxAround, middleOf } from '../../page/box.ts';
import { isGivenName } from '../names/given-names.ts';
import { widened } from '../names/narrow-names.ts';
import {
  ALONE,
  CAPITALS,
  isEstate,
  personIn,
  SALUTATION,
  SPEAKS_FOR_ANOTHER,
} from '../names/person-names.ts';
import { isCommonName } from '../names/small-names.ts';
import { findAddresses } from '../places/addresses.ts';
import { type Block, blocksOf, cellUnder } from '../sheet/blocks.ts';
import { BUILDING_NAME } from '../sheet/place-words.data.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { closingRow } from './closing-lines.ts';
import { OF_TRADE } from './firm-names.ts';
import { isOfOffice } from './office-people.ts';
import { withoutRights } from './owners-rights.ts';

export const LINKED = /\s(?:et|ou|&)\s/;

export const both = (
  one: Reading<string>,
  other: Pick<Reading<string>, 'value' | 'raw' | 'box'>,
): Reading<string> => ({
  ...one,
  value: `${one.value} et ${other.value}`,
  raw: `${one.raw} ${other.raw}`,
  box: boxAround([one.box, other.box]),
});

/** Those who stand one under the other: an address of two, or of all the heirs. */
export function couples(sheet: Sheet, all: readonly Extracted[]): Extracted[] {
  const [first, ...others] = all;
  if (!first || others.length === 0 || LINKED.test(fold(first.value))) return [...all];
  const isColumn = others.every((other, at) => isUnder(sheet, all[at] ?? first, other));
  if (!isColumn || (others.length > 1 && !endsAddress(sheet, all))) return [...all];
  if (all.some(({ value }) => isEstate(value))) return others.length === 1 ? [first] : [...all];
  return [
    others.reduce<Extracted>(
      (one, other) => ({ ...both(one, other), cut: (one.cut ?? false) || (other.cut ?? false) }),
      first,
    ),
  ];
}

function isUnder({ height }: Sheet, one: Extracted, other: Extracted): boolean {
  const gap = middleOf(other.box) - middleOf(one.box);
  const isAligned = (side: 0 | 2) => Math.abs(one.box[side] - other.box[side]) < height;
  return gap > 0 && gap < UNDER * height && (isAligned(0) || isAligned(2));
}
/** Three and more are a list of people, unless they are in the window of an envelope, over their street. */
function endsAddress(sheet: Sheet, all: readonly Extracted[]): boolean {
  const last = all.at(-1);
  const cell = sheet.lines.flatMap(({ cells }) => cells).find(({ box }) => box === last?.box);
  const under = cell ? cellUnder(sheet, cell) : null;
  return (
    under !== null &&
    under.box[0] > sheet.page.width * WINDOW &&
    under.box[3] < sheet.page.height * WINDOW &&
    /^(?:\(?(?:indivision|indivisaires|coindivisaires)\)?$|\d)/.test(fold(under.text))
  );
}
/** Of the width and of the height of a page. */
const WINDOW = 0.4;
/** In heights of a line. */
const UNDER = 2.4;

/** « Mme Anne DURAND » over « et M. Luc PETIT ». */
const LINK_AT_EDGE = /^\s*(?:et|ou|&)\s+|\s+(?:et|ou|&)\s*$/giu;

/** « Mme Anne DURAND (lots 5 et 11) », « , lot 5 », « (usufruitière) ». */
const NOTED_AFTER =
  /\s*,\s*(?:propri[eé]taire des? |vos? )?lots? (?:n° ?)?\d[\d ,et]*$|\s*\((?:lots?|cpte|compte|n°|r[eé]f|usufruiti|nue?[- ]propri|indivisaire|copropri[eé]taire|bailleur)[^)]{0,40}\)\s*$/iu;

/** « À M. Luc DURAND », at the head of a letter; « à l’attention de » names who opens it for somebody. */
const SENT_TO = /^\s*[ÀàA] (?=\p{Lu})/u;

/** What dashes, bars and « c/o » part, save the two names of heirs. */
export function partsOf(text: string): string[] {
  const person = personIn(text) ?? '';
  const heirs = /\s[–—-]\s/.test(person) ? person : '';
  const parts = text.slice(heirs.length).split(/\s+[–—-]\s+|\s*[|·•;]\s*|\s+(?=[Cc]\/[Oo]\s)/);
  return [`${heirs}${parts[0] ?? ''}`, ...parts.slice(1)];
}

/** `cut` where a name goes on, and nothing tells how: then nobody is extracted. */
export type Extracted = Reading<string> & { cut?: boolean };

/** A person alone in a part of a line, in the upper half: « M. X – lots 6 et 19 – … ». */
export function alone(sheet: Sheet, beside = /(?:)/): Extracted[] {
  const closing = closingRow(sheet);
  return sheet.lines
    .filter(
      ({ box, folded }, row) =>
        row < closing && box[3] < sheet.page.height / 2 && beside.test(folded),
    )
    .flatMap(({ cells }) =>
      cells
        .filter(
          (cell, at) =>
            !/\bsyndic\b/.test(fold(cell.text)) &&
            // « Mme Anne ROUX » over « Syndic bénévole »; beside a letterhead, what the next line of that says is its own.
            !/^(?:votre )?syndic\b/.test(fold(cellUnder(sheet, cell)?.text ?? '')) &&
            !isOfOffice(sheet, cells, at) &&
            // What stands at the left is of another card.
            beside.test(
              fold(
                cells
                  .slice(at)
                  .map(({ text }) => text)
                  .join(' '),
              ),
            ),
        )
        .flatMap((cell) =>
          partsOf(cell.text)
            .map((part) =>
              withoutRights(part.replaceAll(LINK_AT_EDGE, '').replace(SENT_TO, '')).replace(
                NOTED_AFTER,
                '',
              ),
            )
            .filter(
              (part) =>
                ALONE.test(fold(part).trim()) &&
                // « M. Roux Immobilier » is an office that is called after its owner.
                (isEstate(part) || !OF_TRADE.test(fold(part))) &&
                !SPEAKS_FOR_ANOTHER.test(fold(part)) &&
                !SALUTATION.test(fold(part).trim()) &&
                part.split(' ').length <= MAX_WORDS,
            )
            .map((part) => ({
              ...(losesDash(sheet, cells, cell, part)
                ? { value: part.trim(), cut: true }
                : widened(sheet, cell, part.trim())),
              raw: cell.text,
              box: cell.box,
              page: sheet.page,
            })),
        ),
    );
}
/** « Mme Roux   212   453,68   22,68 »: in a table of all the owners nobody is the one who is written to. */
export function outOfRows({ lines }: Sheet, all: readonly Extracted[]): readonly Extracted[] {
  const rowOf = ({ box }: Extracted): number =>
    lines.findIndex(({ cells }) => cells.some((cell) => cell.box === box));
  const figuresAt = (row: number): number =>
    (lines[row]?.cells ?? []).filter(({ text }) => FIGURES.test(text)).length;
  const others = all.filter((one) => figuresAt(rowOf(one)) < MIN_FIGURES);
  if (others.length > 0) return others;
  // Their only row may be theirs; among rows of as many figures it is of one of many.
  return all.filter((one) => {
    const row = rowOf(one);
    return ![row - 1, row + 1].some((beside) => figuresAt(beside) === figuresAt(row));
  });
}
const FIGURES = /^[\d\s.,/€-]+$/u;
const MIN_FIGURES = 2;

/** « INDIVISION ROUX   PETIT »: OCR lost the dash between the names of two heirs. */
const losesDash = ({ page }: Sheet, cells: readonly Cell[], cell: Cell, part: string): boolean =>
  page.source === 'OCR' &&
  isEstate(part) &&
  cell.text.trimEnd().endsWith(part.trim()) &&
  /^\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+)?$/u.test(cells[cells.indexOf(cell) + 1]?.text ?? '');
/** In words. */
const MAX_WORDS = 10;

/** « Madame et Monsieur » over « Paul GUERIN »: a line of titles goes on under itself. */
export const titled = (sheet: Sheet): Reading<string>[] =>
  sheet.lines
    .filter(({ box }) => box[3] < sheet.page.height / 2)
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => {
      const name =
        SALUTATION.test(fold(cell.text)) && !cell.text.endsWith(',')
          ? cellUnder(sheet, cell)
          : null;
      const isTwo =
        LINKED.test(fold(cell.text)) &&
        (TWO_NAMED.test(plain(name?.text ?? '')) || TWO_GIVEN.test(plain(name?.text ?? '')));
      return name && (isTwo || NAMED.test(plain(name.text)))
        ? [
            {
              value: `${cell.text} ${name.text}`,
              raw: `${cell.text} ${name.text}`,
              box: boxAround([cell.box, name.box]),
              page: sheet.page,
            },
          ]
        : [];
    });
const NAMED_SOURCE = String.raw`(?:\p{Lu}[\p{L}'.-]* ){0,3}(?:(?:de|du|des|la|le|van|von|der|den|dos|da) |d'){0,3}\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{L}'-]*){0,2}`;
const NAMED = new RegExp(`^${NAMED_SOURCE}$`, 'u');
/** « Monsieur et Madame » over « ROUX Paul et Anne ». */
const TWO_GIVEN =
  /^(?:\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+){0,2} \p{Lu}\p{Ll}[\p{L}'-]* (?:et|&) \p{Lu}\p{Ll}[\p{L}'-]*|\p{Lu}\p{Ll}[\p{L}'-]* (?:et|&) \p{Lu}\p{Ll}[\p{L}'-]* \p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+){0,2})$/u;
/** « Monsieur ou Madame » over « ROUX Paul – PETIT Anne ». */
const TWO_NAMED = new RegExp(`^${NAMED_SOURCE} - ${NAMED_SOURCE}$`, 'u');

/** « Lettre recommandée avec AR », « LRAR n° 1A 204 »: what the post is extracted stands over the name. */
const OF_POST =
  /^(?:lettre (?:recommandee|simple|suivie|verte)|l\.?r\.?a\.?r|recommandee? (?:avec|ar|a\.r|n°|electronique)|(?:par|envoi par|envoi en) (?:lettre|courri|recommand|voie)|a l'attention de$|courrier (?:simple|suivi))/;

/** Names in capitals over a street and a town, at the right of the page: no « M. » is needed there. */
export function addressee(sheet: Sheet): Reading<string>[] {
  return blocksOf(sheet).flatMap((block: Block) => {
    const [address] = findAddresses(block.written);
    const first = block.lines.findIndex(({ cell }) => !OF_POST.test(fold(cell.text)));
    const top = block.lines[first];
    if (!top || top.cell.box[0] < sheet.page.width * 0.45) return [];
    const name = top.cell;
    const isHigh = name.box[3] < sheet.page.height * 0.35;
    const extracted = [{ value: name.text, raw: name.text, box: name.box, page: sheet.page }];
    const isFirm = isHigh && isCompany(sheet, block.lines.slice(first));
    // Abroad, addresses are written otherwise: who runs the company tells that it is written to.
    const isRun = RUNS_IT.test(fold(block.lines[first + 1]?.cell.text ?? ''));
    if (!address) return isFirm && isRun ? extracted : [];
    const row =
      block.written.text.slice(0, block.written.starts[address.from]).split('\n').length -
      1 -
      first;
    const isWritten = row >= 1 && row <= 3 && isHigh;
    if (isWritten && isFirm) return extracted;
    if (isWritten && isCommonName(name.text)) return extracted;
    const isName =
      isWritten &&
      (/^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,4}$/u.test(plain(name.text)) ||
        TWO_GIVEN.test(plain(name.text))) &&
      CAPITALS.test(name.text) &&
      !BUILDING_NAME.test(fold(name.text)) &&
      !/recommande|lettre|resid|immeuble|copro|syndic|cabinet|agence|\b(?:services?|gestion|gerance|regie|immobiliere?|immo|groupe|sarl|sas|eurl)\b/.test(
        fold(name.text),
      );
    return isName ? extracted : [];
  });
}

/** « ROUX Anne », « Anne Roux » over her street, at the left of a page that another opens: the window of other envelopes. */
export const addresseeAtLeft = (sheet: Sheet): Reading<string>[] =>
  blocksOf(sheet).flatMap(({ lines, written }) => {
    const first = lines.findIndex(({ cell }) => !OF_POST.test(fold(cell.text)));
    const name = lines[first]?.cell;
    const [address] = findAddresses(written);
    const row = address
      ? written.text.slice(0, written.starts[address.from]).split('\n').length
      : 0;
    const isWindow =
      name &&
      name.box[1] > sheet.page.height * OPENING &&
      name.box[3] < sheet.page.height * LEFT_WINDOW &&
      name !== sheet.lines[0]?.cells[0] &&
      [2, 3, 4].includes(row - first) &&
      !lines.some(({ cell }) => OF_SENDER.test(fold(cell.text)));
    const isName =
      isWindow &&
      (isCommonName(name.text) ||
        (BOTH_NAMES.test(plain(name.text)) &&
          name.text.split(/[ -]/).some((word) => /\p{Ll}/u.test(word) && isGivenName(word))));
    return isName ? [{ value: name.text, raw: name.text, box: name.box, page: sheet.page }] : [];
  });
/** « Votre syndic : Cabinet X » is said to somebody else. */
const OF_SENDER = /^(?!(?:votre |le )?syndic\s?:).*syndic|\btel\b|@|siret|\brcs\b/;
const BOTH_NAMES =
  /^(?:\p{Lu}[\p{Lu}'-]+(?: (?:- )?\p{Lu}[\p{Lu}'-]+){0,3}(?: \p{Lu}\p{Ll}[\p{L}-]*){1,2}|(?:\p{Lu}\p{Ll}[\p{L}-]* ){1,2}\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+){0,2})$/u;
/** Of the height of a page. */
const LEFT_WINDOW = 0.3;

/** « SARL PHARMACIE DU PORT » in the window of an envelope: a shop owns lots too. Whoever shows a trade of offices or a telephone sends it. */
function isCompany(sheet: Sheet, lines: Block['lines']): boolean {
  const [top, second] = lines;
  const about = fold(lines.map(({ cell }) => cell.text).join('\n'));
  return (
    top !== undefined &&
    (top.cell.box[1] > sheet.page.height * OPENING ||
      RUNS_IT.test(fold(second?.cell.text ?? ''))) &&
    /^(?:SARL|SASU?|EURL|SNC|SCM|SELARL|SCP|SCCV|ASSOCIATION|COMMUNE DE|Association|Commune de) \p{Lu}[\p{L}\d'’&. -]+$/u.test(
      top.cell.text,
    ) &&
    !/syndic|gestion|gerance|regie|immobili|immo\b|administrat|copro|\btel\b|@|\brcs\b|siret|diagnosti|expert|notaire/.test(
      about,
    )
  );
}
/** « SARL DU PORT » over « M. Luc ROUX, gérant »: a syndic does not write its own so. */
const RUNS_IT = /^(?:m\.|mr|mme|monsieur|madame) [^,;:]{3,40}, (?:co-?)?(?:gerante?|presidente?)$/;
/** Of the height of a page: what stands higher opens it. */
const OPENING = 0.08;
