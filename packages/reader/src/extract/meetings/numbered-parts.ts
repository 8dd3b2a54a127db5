// Questions that are voted in parts: « 12. Toiture », then « 12.1 Entreprise », « 12.2 Honoraires », each with its
// own answer; « 7 a) » and « 7 b) », « 9 bis ». Parts go up by one too, or the list is not extracted.
import { fold } from '../../french/fold.ts';
import { cellOf } from '../../layout/cells.ts';
import { type Head, isAside, type Place, type Run } from '../sheet/resolution-head.ts';
import { flatAnswers, isAdopted } from './votes.ts';

const KIND = '(?:(?:projet de )?resolution|question|point|decision|deliberation)';
const PART = new RegExp(
  String.raw`^(?:${KIND}\s*)?(?:n°\s?)?(?<number>\d{1,3})(?:(?<sign>[.-])(?<figure>\d{1,2})(?:\s?[.):°/-]+\s*|\s+)|(?<letter>[.-]?\s?[a-h]|\s?(?:bis|ter|quater))\s?[.):°/-]+\s*)(?=["«(]?\p{L})`,
  'u',
);
const ORDER: readonly string[] = ['bis', 'ter', 'quater'];
/** In heights of a line: the parts of one question start at the same place. */
const ALIGNED = 1.2;

type Part = Head & { rank: number };

const rankOf = ({ figure, letter = '' }: Record<string, string | undefined>): number => {
  if (figure !== undefined) return Number(figure);
  const name = letter.replaceAll(/[^a-z]/g, '');
  return ORDER.includes(name)
    ? ORDER.indexOf(name) + 1
    : name.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
};

function partOf(place: Place, at: number, like: Head): Part | null {
  const match = PART.exec(place.line.folded);
  const { number, sign, figure, letter } = match?.groups ?? {};
  if (!match || number === undefined) return null;
  const votes = place.line.cells.findIndex(({ text }, index) => index > 0 && isAside(fold(text)));
  const cells = place.line.cells.slice(0, votes === -1 ? undefined : votes);
  const title = cellOf(cells.flatMap(({ words }) => words));
  const from = match[0].length;
  if (!/^["«(]?\p{Lu}/u.test(title.text.slice(from))) return null;
  const aside = place.line.cells[votes]?.box[0] ?? null;
  return {
    ...place,
    style: like.style,
    number: Number(number),
    label: `${Number(number)}${figure === undefined ? (letter ?? '') : `${sign}${figure}`}`,
    rank: rankOf({ figure, letter }),
    at,
    aside,
    room: null,
    title,
    from,
  };
}

/** Each line that is numbered as a part: « 11.1 Toiture ». */
export const partsIn = (places: readonly Place[]): { number: number; at: number }[] =>
  places.flatMap(({ line }, at) => {
    const { number, figure } = PART.exec(line.folded)?.groups ?? {};
    return number === undefined || figure === undefined ? [] : [{ number: Number(number), at }];
  });

/** Printed in one column, from the first on, without a gap. */
const areParts = (parts: readonly Part[]): boolean =>
  parts.every(
    ({ rank, line, sheet }, at) =>
      rank === at + 1 &&
      Math.abs(line.box[0] - (parts[0]?.line.box[0] ?? 0)) < ALIGNED * sheet.height,
  );

const writtenOf = (places: readonly Place[]): string =>
  places.map(({ line }) => line.cells.map(({ text }) => text).join('\t')).join('\n');

/** One has an answer before the next, or all stand in a list, one right under the other; what is only explained in parts is one question. */
function areAsked(parts: readonly Part[], places: readonly Place[], end: number): boolean {
  const [first, ...others] = parts;
  // « 3.1 Choix du devis », alone, is the question itself; « 3 bis » is another.
  if (!first || (others.length === 0 && !/(?:bis|ter)$/.test(first.label ?? ''))) return false;
  const ends = parts.map((_, index) => parts[index + 1]?.at ?? end);
  const isAnswered = ({ at }: Part, index: number) => {
    const text = flatAnswers(writtenOf(places.slice(at, ends[index])));
    return isAdopted(text) !== null || /\b(?:sans|pas de) vote\b/.test(text);
  };
  const isListed = ({ at }: Part, index: number) => ends[index] === at + 1;
  // After the last one the whole end of the paper may stand.
  const shown = others.length === 0 ? parts : parts.slice(0, -1);
  return shown.some(isAnswered) || parts.every(isListed);
}

/** The run with the parts of each question after it; a question whose parts do not follow one another is torn. */
export function withParts(run: Run, places: readonly Place[]): Run {
  const [first] = run.heads;
  if (!first || first.number !== 1) return run;
  const heads = run.heads.flatMap((head, index): Head[] => {
    const next = run.heads[index + 1];
    const last = next?.number === head.number + 1 ? head.number : head.number + 1;
    const parts = places
      .slice(head.at + 1, next?.at)
      .flatMap((place, row) => partOf(place, head.at + 1 + row, head) ?? [])
      // Of a question that has no title of its own, the parts stand after the one before it.
      .filter(({ number }) => number === head.number || number === last);
    if (!areAsked(parts, places, next?.at ?? places.length)) return [head];
    const groups = [...Map.groupBy(parts, ({ number }) => number).values()];
    return groups.every(areParts) ? [head, ...parts] : [{ ...head, torn: true }];
  });
  return { ...run, heads };
}
