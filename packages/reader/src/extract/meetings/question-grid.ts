// « 3 | Quitus | Quitus donné au syndic | 812 | 0 | ADOPTÉE »: questions in a grid. A title is all that stands in its
// cell, and the number is beside its first line, or in the middle of its height. Rows that cannot be told apart are not.
import { fold } from '../../french/fold.ts';
import { cellOf } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import type { Word } from '../../page/page.ts';
import { type GridCell, gridColumns, isBeside, isWithin } from '../sheet/grid-cells.ts';
import { type Head, isAside, type Place, type Run } from '../sheet/resolution-head.ts';

const NUMBER = /^(?<number>\d{1,3})[.)°-]*$/;
/** Fewer rows show no grid. */
const MIN_ROWS = 3;
/** In heights of a line: numbers are flush left, flush right or centred. */
const ALIGNED = 1;

type Row = Place & { number: number; word: Word; at: number };

/** Days under a title are its own, « Art. 24 » is how it is voted. */
const isHow = (text: string): boolean => isAside(fold(text)) && /\p{L}/u.test(text);

/** « 24 | 3 | Quitus », « – | 4 | Rapport »: the article of the law, without a word that says so. */
const ARTICLE_ALONE = /^(?:2[4-6](?:-1)?|[–—-])$/;

/** « ADOPTÉE | 3 | Quitus », « Art. 24 | 3 | Quitus »: the answer or the majority may come before the number. */
const numbersIn = ({ line: { line } }: Place): Word[] => {
  const { words } = line;
  const [first, second] = words;
  const isSecond =
    ARTICLE_ALONE.test(first?.text ?? '') && NUMBER.test(second?.text ?? '') ? second : undefined;
  if (first && NUMBER.test(first.text)) return isSecond ? [first, isSecond] : [first];
  if (isSecond) return [isSecond];
  const after = words.findIndex(
    ({ text }, index) =>
      index > 0 && NUMBER.test(text) && isHow(cellOf(words.slice(0, index)).text),
  );
  return words.slice(Math.max(0, after), Math.max(0, after) + 1);
};

const rowsAt = (place: Place, at: number): Row[] =>
  numbersIn(place).flatMap((word): Row[] => {
    const number = NUMBER.exec(word.text)?.groups?.['number'];
    return number === undefined ? [] : [{ ...place, number: Number(number), word, at }];
  });

/** The numbers of one sheet that go up by one, in one column. */
function rowsFrom(next: number, rows: readonly Row[]): Row[] {
  const chain: Row[] = [];
  for (const row of rows) {
    const [first = row] = chain;
    const isNext = row.number === next + chain.length;
    if (isNext && Math.abs(row.word.box[0] - first.word.box[0]) < ALIGNED * row.sheet.height)
      chain.push(row);
  }
  return chain;
}

const textOf = ({ parts }: GridCell): string =>
  parts.map(({ words }) => cellOf(words).text).join(' ');
const isSentence = (cell: GridCell): boolean => /\p{Ll}{4}\.(?:\s\p{Lu}|$)/u.test(textOf(cell));
/** « Pour 6 905 – Contre 118 – Abst. 0 », all in one cell, and « Unanimité » where nobody was against. */
const COUNTS =
  /^(?:(?:votes?|votants|exprimes|pour|contre|abst[a-z]*\.?|blancs?|oui|non)\s?[:=]?\s?[\d-][\d\s/]*(?:voix|tantiemes|milliemes)?[\s,;|·/-]*){2,5}$/;
/** « Adopté à la majorité (contre : M. X, 95) ». */
const ANSWERED =
  /^(?:non |pas )?(?:adopte|approuve|rejete|refuse|accepte|repousse|vote|ajourne|reporte)e?s?(?:$|[\s,:;(-]+(?:a l'unanimite|a la majorite|par \d|pour\b|contre\b|art|unanimite|majorite|faute).{0,80}$)|^(?:oui |accord |vote )?(?:a l')?unanimite\b.{0,40}$/;
/** « ADOPTÉE (art. » over « 24) » is one answer, « Pour : 810 » over « Contre : 0 » are two. */
const isVotes = (cell: GridCell): boolean =>
  [COUNTS, ANSWERED].some((words) => words.test(fold(textOf(cell)))) ||
  isAside(fold(textOf(cell))) ||
  cell.parts.every(({ words }) => isAside(fold(cellOf(words).text)));
/** « Président : Mme Roy », « Quitus est donné »: words in most rows, and no votes. */
const areTexts = (cells: readonly GridCell[], rows: number): boolean =>
  cells.filter((cell) => !isVotes(cell) && /\p{L}{2}.*\s.*\p{L}{2}/u.test(textOf(cell))).length *
    2 >
  rows;

/** « art. 24 », « – ». */
const isHowOrNone = (cell: GridCell): boolean =>
  isHow(textOf(cell)) || /^[\s–—-]*$/.test(textOf(cell));

/** Without a column of their own texts may stand under the titles; what goes on in small letters is no text. */
const goesOnOnly = (cell: GridCell): boolean =>
  cell.parts.every(
    (part, index) =>
      (index === 0 || /^[\p{Ll}\d(–-]/u.test(cellOf(part.words).text)) &&
      !/[.:;€]$|\.\s|\s:\s/u.test(cellOf(part.words).text),
  );

function headsOf(rows: readonly Row[], places: readonly Place[]): Head[] | null {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const { sheet } = first;
  const numbers = new Set(rows.map(({ word }) => word));
  const grid = gridColumns(places, first.at, last.at, [...numbers]);
  const isBefore = first.word !== first.line.line.words[0];
  if (isBefore && !grid.cells[0]?.every(isVotes)) return null;
  const starts = grid.starts.slice(isBefore ? 1 : 0);
  const columns = grid.cells.slice(isBefore ? 1 : 0);
  const isNumbers = columns[0]?.every(({ parts }) =>
    parts.every(({ words }) => words.every((word) => numbers.has(word))),
  );
  const numbered = isNumbers ? 1 : 0;
  // « 3 | art. 24 | Quitus »: the majority may stand between the number and the title.
  const isMajority = columns[numbered]?.every(isHowOrNone) ?? false;
  const before = numbered + (isMajority ? 1 : 0);
  const [titles = [], ...others] = columns.slice(before);
  const beside = starts.slice(before + 1);
  const areVotes = others.map((cells) => cells.every(isVotes));
  const votes = areVotes.lastIndexOf(false) + 1;
  if (!isBefore && !isMajority && !areVotes.includes(true)) return null;
  // Figures beside numbers are votes of questions that are asked elsewhere.
  if (!titles.every((cell) => /\p{L}{3}/u.test(textOf(cell)))) return null;
  const owned = rows.map(({ word }) => titles.filter((cell) => isWithin(word, cell)));
  const own = owned.flatMap((cells) => cells.slice(0, 1));
  const isStated =
    owned.every((cells) => cells.length === 1) &&
    new Set(own).size === rows.length &&
    titles.every((cell) => own.includes(cell));
  if (!isStated) return null;
  const texts = others.findIndex((cells) => areTexts(cells, rows.length));
  const isWhole = texts !== -1 ? own.every((cell) => !isSentence(cell)) : own.every(goesOnOnly);
  return rows.flatMap((row, index): Head[] => {
    const cell = own[index];
    if (!cell) return [];
    const words = cell.parts
      .slice(0, isWhole ? undefined : 1)
      .filter((part, at) => at === 0 || !isHow(cellOf(part.words).text))
      .flatMap((part) => part.words)
      .filter((word) => word !== row.word);
    const rest = others.flatMap((cells) => cells.filter((one) => isBeside(one, cell)));
    const top = Math.min(cell.top, row.word.box[1], ...rest.map((one) => one.top));
    const at = places.findIndex((place) => place.sheet === sheet && middleOf(place.line.box) > top);
    return [
      {
        sheet,
        line: row.line,
        number: row.number,
        style: 'NUMBERED',
        title: cellOf([row.word, ...words]),
        from: row.word.text.length + 1,
        aside: beside[votes] ?? null,
        room: beside[texts] ?? null,
        columns: [...starts.slice(0, isBefore ? 1 : 0), ...beside.slice(0, votes + 1)],
        at,
        ...(isWhole ? { whole: true } : {}),
      },
    ];
  });
}

/** Over several sheets where its numbers go on. */
export function questionGrid(places: readonly Place[]): Run | null {
  const rows = places.flatMap(rowsAt);
  const sheets = [...new Set(places.map(({ sheet }) => sheet))];
  const heads: Head[] = [];
  for (const sheet of sheets) {
    if (sheet.page.source === 'OCR') return null;
    const own = rowsFrom(
      heads.length + 1,
      rows.filter((row) => row.sheet === sheet),
    );
    if (own.length < (heads.length > 0 ? 1 : MIN_ROWS)) continue;
    const extracted = headsOf(own, places);
    if (!extracted) return null;
    heads.push(...extracted);
  }
  return heads.length >= MIN_ROWS && heads.every(({ title, from }) => title.text.length > from)
    ? { style: 'NUMBERED', heads }
    : null;
}
