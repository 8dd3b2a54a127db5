// The titles of the questions put to a meeting. An agenda lists them, drafts or minutes take them up again
// one by one, and a question may hold a numbered list of its own: what goes up by one is a run.
import { fold } from '../../french/fold.ts';
import { cellOf } from '../../layout/cells.ts';
import { lineOf } from '../../layout/lines.ts';
import { middleOf } from '../../page/box.ts';
import {
  type Head,
  isAligned,
  isAside,
  type Place,
  type Run,
  type Style,
} from '../sheet/resolution-head.ts';
import { bodyLines, type Sheet, type SheetLine } from '../sheet/sheet.ts';
import { downTheColumns } from './agenda-columns.ts';
import { partsIn } from './numbered-parts.ts';
import { questionGrid } from './question-grid.ts';
import { withTextsBeside } from './texts-beside-titles.ts';
import { withTitlesUnder } from './titles-under-numbers.ts';
import { completed, withLostNumbers, withLostStart } from './unread-heads.ts';
import { withColumnsAside } from './vote-columns.ts';

const ORDINALS: readonly string[] =
  'premiere deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme onzieme douzieme treizieme quatorzieme quinzieme seizieme dix-septieme dix-huitieme dix-neuvieme vingtieme vingt-et-unieme vingt-deuxieme vingt-troisieme vingt-quatrieme vingt-cinquieme'.split(
    ' ',
  );
const ROMANS: readonly string[] =
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv'.split(
    ' ',
  );
const KIND = '(?:(?:projet de )?resolution|question|point|decision|deliberation)';
const NAMED = new RegExp(
  String.raw`^(?:${KIND}\s*(?:n°|n\b|numero)?\s*(?:20\d{2}\s?[/.-]\s?)?(?<number>\d{1,3})(?:\s?/\s?\d{1,3})?(?![\d,/]|[.-]\d)|${KIND}\s*(?:n°|n\b|numero)?\s*(?<roman>[ivx]{1,5})(?=\s*(?:[:.)-]|$))|${KIND}s\s*(?:n°s?|nos?\b|numeros?)?\s*(?<number>\d{1,3})(?:\s*(?:,|et|a|-)\s*\d{1,3})+(?![\d,/])|res(?:ol)?\.?\s*(?:n°\s*)?(?<number>\d{1,3})(?=\s*(?:[:-]|$))|[qr]\.?\s?(?<number>\d{1,3})(?=\s?[.):°/-])|[qr](?<number>\d{2})(?=\s)|(?<number>\d{1,3})\s?[.)°-]*\s*projet de (?:resolution|decision|deliberation)(?=\s*(?:[:-]|$))|(?<nth>\d{1,2})(?:ere|re|er|e|eme|nde?) ${KIND}|(?<ordinal>seconde|${ORDINALS.join('|').replaceAll('-', '[ -]')}) ${KIND})(?:\s+(?:de|a|inscrite? a) l'ordre du jour)?[\s:.)-]*`,
);
/** A letter alone is no title; « VŒUX » is one: for `\b` its second letter would end the word. */
const NUMBERED =
  /^(?:n° ?|# ?|(?:§|odj\b\.?) ?)?(?:(?<number>\d{1,3}(?=\s?[.):°/|•·▪►>→-])|(?<=(?:§|odj\.?) ?)\d{1,2}(?=\s)|0\d(?=\s)|(?<=(?:n°|#) ?)\d{1,3})(?:\.0(?=\s))?|(?<roman>[ivx]{1,5})(?=\s?[.):°/|-]))\s?[.):°/|•·▪►>→-]*\s*[-.]?\s*(?=\p{L})(?!(?!m\.\s)[a-z](?![\p{L}\d']))/u;
/** « · article 24 », « (majorité de l’article 25) », and nothing else. */
const ONLY_MAJORITY =
  /^[\s·•|,;:([-]*(?:majorite (?:de l'|requise :? ?)?)?art(?:icle|\.)? ?2[4-6](?:-1)?[\s)\]]*$/u;
const IN_CELL = /^(?:n° ?)?(?<number>\d{1,3})[.)°-]*$/;
/** A text of its own, or a sum: « Fonds travaux | 490 € par an ». */
const BESIDE = /^(?:["«“\p{Lu}]|\d[\d ,.]*\s?[€%])/u;
/** « 4 Rapport du conseil », in a box whose lines are the title and the votes; or the number over its title. */
const BARE =
  /^(?:(?<number>\d{1,3})(?:\s+(?=\p{Lu}[\p{L}'’]+)|$)|(?<roman>[IVX]{1,5})\s+(?=\p{Lu}[\p{L}'’]+))/u;
/** A number may be missing, but questions only go up. */
const MAX_STEP = 3;
/** Fewer numbers in a row are amounts or addresses. */
const MIN_BARE = 2;

const numberOf = ({ number, nth, ordinal, roman }: Record<string, string | undefined>): number => {
  if (roman !== undefined) return ROMANS.indexOf(roman) + 1;
  if (ordinal === 'seconde') return 2;
  return ordinal === undefined
    ? Number(number ?? nth)
    : ORDINALS.indexOf(ordinal.replaceAll(' ', '-')) + 1;
};

function headOf(place: Place, at: number): Head | null {
  const { folded } = place.line;
  const votes = place.line.cells.findIndex(({ text }, index) => index > 0 && isAside(fold(text)));
  const cells = place.line.cells.slice(0, votes === -1 ? undefined : votes);
  const title = cellOf(cells.flatMap(({ words }) => words));
  const aside = place.line.cells[votes]?.box[0] ?? null;
  const named = NAMED.exec(folded);
  // « Résolution 4 · article 24 » is a number, and its title stands under it.
  const rest = fold(title.text).slice(named?.[0].length ?? 0);
  const isNumber = ONLY_MAJORITY.test(rest);
  if (named)
    return {
      ...place,
      at,
      aside,
      room: null,
      title,
      number: numberOf(named.groups ?? {}),
      style: 'NAMED',
      from: isNumber ? title.text.length : named[0].length,
    };
  const [first, second, third] = cells;
  const alone = first && second ? IN_CELL.exec(fold(first.text)) : null;
  const match =
    NUMBERED.exec(folded) ?? (alone && /^\p{Lu}/u.test(second?.text ?? '') ? alone : null);
  if (!match) return bareHead(place, at, { title, aside });
  const from = match === alone ? match[0].length + 1 : match[0].length;
  // « 3 », « Quitus », « Quitus au syndic »: the text has a column of its own.
  const isApart = match === alone && first && second && third && BESIDE.test(third.text);
  const own = isApart ? cellOf([...first.words, ...second.words]) : title;
  return /^\p{Lu}/u.test(title.text.slice(from))
    ? {
        ...place,
        at,
        aside,
        room: isApart ? third.box[0] : null,
        title: own,
        number: numberOf(match.groups ?? {}),
        style: 'NUMBERED',
        from,
      }
    : null;
}

function bareHead(place: Place, at: number, own: Pick<Head, 'title' | 'aside'>): Head | null {
  const match = BARE.exec(own.title.text);
  return match
    ? {
        ...place,
        ...own,
        at,
        room: null,
        number: numberOf({ ...match.groups, roman: match.groups?.['roman']?.toLowerCase() }),
        style: 'BARE',
        from: match[0].length,
      }
    : null;
}

/** Of a question that is only asked in parts, « 11.1 » and « 11.2 », the number stands nowhere alone. */
type InParts = readonly { number: number; at: number }[];

function follows(run: readonly Head[], { number, style, at }: Head, parts: InParts): boolean {
  const last = run.at(-1);
  const isInParts = (asked: number) =>
    parts.some((part) => part.number === asked && part.at > (last?.at ?? -1) && part.at < at);
  let next = (last?.number ?? 0) + 1;
  while (isInParts(next)) next += 1;
  return number > (last?.number ?? 0) && number < next + (style === 'BARE' ? 1 : MAX_STEP);
}

/** Under an agenda, the texts of the questions that have one: they need not start with the first, where another follows. */
const isDraft = (agenda: readonly Head[], { number }: Head, next: Head | undefined): boolean =>
  agenda.length > MAX_STEP &&
  agenda[0]?.number === 1 &&
  (number <= MAX_STEP || (next?.number === number + 1 && number < (agenda.at(-1)?.number ?? 0)));

/** Runs of one style. A list inside a question ends where the questions go on. */
function runsOf(style: Style, heads: readonly Head[], parts: InParts): Run[] {
  const done: Head[][] = [];
  let outer: Head[] | null = null;
  let run: Head[] = [];
  for (const [index, head] of heads.entries()) {
    const goesOn = outer && follows(outer, head, parts) && isAligned(outer, head);
    if (outer && goesOn && !(follows(run, head, parts) && isAligned(run, head))) {
      run = outer;
      outer = null;
      run.push(head);
    } else if (
      run.length === 0 ||
      (follows(run, head, parts) && (style === 'NAMED' || isAligned(run, head)))
    ) {
      run.push(head);
    } else if (head.number === 1 || (!outer && isDraft(run, head, heads[index + 1]))) {
      if (outer) done.push(outer);
      outer = run;
      run = [head];
    }
  }
  return [...done, ...(outer ? [outer] : []), run]
    .filter((one) => one.length > (style === 'BARE' ? MIN_BARE : 0))
    .map((one) => ({ style, heads: one }));
}

const inRomans = ({ style, title }: Head): boolean =>
  style !== 'NAMED' && /^[ivx]{1,5}(?!\p{L})/u.test(fold(title.text));

export const placesOf = (sheets: readonly Sheet[]): Place[] =>
  sheets.flatMap((sheet) =>
    downTheColumns(withNumbersBeside(sheet).map((line) => ({ sheet, line }))),
  );

/** In heights of a line: a number in a badge stands a little lower than its title, or higher. */
const BESIDE_TITLE = 0.8;

function withNumbersBeside(sheet: Sheet): SheetLine[] {
  const lines: SheetLine[] = [];
  for (const line of bodyLines(sheet)) {
    const before = lines.at(-1);
    const joined = before && (beside(before, line, sheet) ?? beside(line, before, sheet));
    if (joined) lines.splice(-1, 1, joined);
    else lines.push(line);
  }
  return lines;
}

function beside(number: SheetLine, title: SheetLine, { height }: Sheet): SheetLine | null {
  const isBeside =
    number.cells.length === 1 &&
    IN_CELL.test(number.folded) &&
    number.box[2] < title.box[0] &&
    /^\p{L}/u.test(title.folded) &&
    Math.abs(middleOf(number.box) - middleOf(title.box)) < BESIDE_TITLE * height;
  if (!isBeside) return null;
  const cells = [...number.cells, ...title.cells];
  const line = lineOf(cells.flatMap(({ words }) => words));
  return { cells, folded: fold(cellOf(line.words).text), box: line.box, line };
}

/** In the order of the paper. */
export function headRuns(places: readonly Place[]): Run[] {
  // « 000 – Absents : 3 800 » is the end of a figure.
  const read = places
    .flatMap((place, at) => headOf(place, at) ?? [])
    .filter(({ number }) => number > 0);
  const heads = withLostNumbers(withLostStart(read, places), places);
  const parts = partsIn(places);
  // « II – TRAVAUX » is the heading of a part, where its questions go on, « 6. », « 7. »
  const of = (style: Style) =>
    [false, true].flatMap((isRoman) =>
      runsOf(
        style,
        heads.filter((head) => head.style === style && inRomans(head) === isRoman),
        parts,
      ),
    );
  const named = [...of('NAMED'), ...of('NUMBERED')].map((run) => completed(run, heads, places));
  const runs = [...named, ...of('BARE')];
  const grid = questionGrid(places);
  const [from, to] = [grid?.heads[0]?.at ?? 0, grid?.heads.at(-1)?.at ?? -1];
  // What the grid holds is extracted by its rows.
  const others = runs.filter(({ heads: own }) => !own.some(({ at }) => at >= from && at <= to));
  return [...(grid ? [grid] : []), ...others]
    .map((run) => withTextsBeside(withTitlesUnder(withColumnsAside(run), places)))
    .toSorted((a, b) => (a.heads[0]?.at ?? 0) - (b.heads[0]?.at ?? 0));
}
