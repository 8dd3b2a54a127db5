// The title of one question put to a meeting: where it stands, and what stands beside it.
import type { Cell } from '../../layout/cells.ts';
import type { Sheet, SheetLine } from './sheet.ts';

export type Place = { sheet: Sheet; line: SheetLine };
/** BARE is a number and nothing that says so: only a run that misses none is one. */
export type Style = 'NAMED' | 'NUMBERED' | 'BARE';
export type Head = Place & {
  number: number;
  /** « 12.1 », where a question is voted in parts. */
  label?: string;
  style: Style;
  /** As printed, with the number and the majority. */
  title: Cell;
  /** Where the subject starts in the title. */
  from: number;
  /** Where the column of the votes starts. */
  aside: number | null;
  /** Where that of the texts starts, beside the titles. */
  room: number | null;
  /** Where each column beside the titles starts, in a grid. */
  columns?: readonly number[];
  /** Of its line among all those of the paper. */
  at: number;
  /** All that stands in its cell is in the title. */
  whole?: true;
  /** Its title stands under its number, in a column beside that of the texts. */
  below?: true;
  /** The number was read, the title was not. */
  torn?: true;
};
export const labelOf = ({ number, label }: Head): string => label ?? String(number);
export type Run = { style: Style; heads: readonly Head[] };

/** In the columns beside a title: votes, boxes to tick, the answer; « Pour 6 905 – Contre » goes on under itself. */
const VOTE =
  /^(?:[\d\s.,/%☐☒☑□-]+|(?:[\d\s.,/%-]+(?:voix\s+)?)?(?:non |pas )?(?:adopte|approuve|rejete|refuse|accepte)e?s?\s*[-:,/]\s*(?:art\b.*|maj\b.*|majorite.*|unanimite.*)?|[\d\s.,/%-]+(?:non |pas )?(?:adopte|approuve|rejete|refuse|accepte)e?s?\b.{0,30}|\d[\d\s]*(?:voix |tantiemes )?(?:pour|contre|abst[a-z]*\.?)|(?:adopte|approuve|rejete|refuse|acceptee?|pour|contre|abst)[a-z]*\.?|(?:repousse|ajourne|reporte|retire|valide|accorde|ratifie)e?s?|pour\s*:?\s*\d[\d\s]*(?:voix |tantiemes )?[-,;·|/].{0,60}|(?:pour|contre|abst[a-z]*\.?)\s*:\s*[\d-][\d\s]*(?:voix|tantiemes|\/\s*[\d\s]+)?|(?:non |pas )?(?:adopte|rejete|approuve)e?\s*\(.*|non (?:adopte|approuve)e?|(?:sans|pas de|non soumise? au) vote|(?:point d')?information|neant|sans objet|(?:premier|second|1er|2e|2nd) (?:vote|tour))$/u;
/** « Majorité : art. 24 », « Art. 25 / 25-1 », « Majorité simple »: how it is voted. */
const BY_MAJORITY =
  /^\(?(?:vote a la )?(?:maj(?:orite|\.)?\b|art(?:icles?|\.)?\s?\d|unanimite\b)[^;]{0,36}$/u;
/** « Clé 001 – Charges générales – Majorité : art. 24 », « Clé : bâtiment B »: who votes. « Clés des caves » is a question. */
const BY_KEY =
  /^\(?(?:cle(?: de (?:vote|repartition))?(?:\s?:|\s(?:n°\s?)?\d)[^;]{0,70}|(?:cle|charges?|base|tantiemes|repartition)\b[^;.]{0,50}\s(?:-\s)?\(?(?:maj(?:orite|\.)?|art(?:icles?|\.)?\s?2[4-6])\b[^;]{0,24})$/u;
export const isAside = (text: string): boolean =>
  VOTE.test(text) || BY_MAJORITY.test(text) || BY_KEY.test(text);

/** In heights of a line: titles of one run start at the same place. */
const ALIGNED = 1.2;

/** From the margin where two sheets did not lie on the glass alike. */
export const isAligned = (run: readonly Head[], head: Head): boolean => {
  const [first] = run;
  if (!first) return false;
  const isNear = (one: number, other: number) =>
    Math.abs(one - other) < ALIGNED * head.sheet.height;
  const [from, to] = [first.line.box[0], head.line.box[0]];
  return (
    isNear(from, to) ||
    (first.sheet !== head.sheet &&
      head.sheet.page.source === 'OCR' &&
      isNear(from - marginOf(first.sheet), to - marginOf(head.sheet)))
  );
};

/** Where the leftmost lines start, but for a stain. */
const marginOf = ({ lines, height }: Sheet): number => {
  const lefts = lines.map(({ box }) => box[0]).toSorted((a, b) => a - b);
  return lefts.find((left, index) => (lefts[index + 1] ?? Infinity) - left < height) ?? 0;
};
