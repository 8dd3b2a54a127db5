// « Résolution | Pour | Contre | Résultat », then « 1 | 655 | 0 | Adoptée »: what became of the questions, all together
// at the end. Each row is of the question that has its number, and none is of the last question's text.
import { fold } from '../../french/fold.ts';
import { cellOf } from '../../layout/cells.ts';
import { isAside, type Place } from '../sheet/resolution-head.ts';
import { flatAnswers, isAdopted } from './votes.ts';

type TableAnswers = {
  lines: ReadonlySet<Place>;
  rows: ReadonlySet<Place['line']>;
  byLabel: ReadonlyMap<string, boolean>;
};
const NO_ANSWERS: TableAnswers = { lines: new Set(), rows: new Set(), byLabel: new Map() };

const NUMBER =
  /^(?:(?:resolution|question|point|decision)\s?)?(?:n° ?)?(?<number>\d{1,3})[.)°-]*(?=\s)/;

type Row = { place: Place; label: string; adopted: boolean };

/** A number, figures, an answer, and no other word: a title would be one. */
function rowOf(place: Place): Row[] {
  const text = fold(cellOf(place.line.line.words).text);
  const match = NUMBER.exec(text);
  const rest = text.slice(match?.[0].length ?? 0).trim();
  const label = match?.groups?.['number'];
  const adopted = isAdopted(flatAnswers(`. ${rest.replace(/^[\d\s.,/%-]+/, '')}.`));
  const isVotes = place.line.cells.slice(1).every((cell) => isAside(fold(cell.text)));
  return label !== undefined && adopted !== null && isVotes && /\d/.test(rest)
    ? [{ place, label: String(Number(label)), adopted }]
    : [];
}

/** Only where each question has its row, once; what heads the rows goes with them. */
export function answersInATable(places: readonly Place[], labels: readonly string[]): TableAnswers {
  const rows = places.flatMap(rowOf);
  const isWhole =
    rows.length === labels.length && labels.every((label, at) => rows[at]?.label === label);
  const first = rows[0];
  if (!isWhole || !first) return NO_ANSWERS;
  const from = places.indexOf(first.place);
  const heads = places.slice(Math.max(0, from - HEADS), from).filter(isHead);
  return {
    lines: new Set([...heads, ...rows.map(({ place }) => place)]),
    rows: new Set(rows.map(({ place }) => place.line)),
    byLabel: new Map(rows.map(({ label, adopted }) => [label, adopted])),
  };
}
/** In lines. */
const HEADS = 2;
const isHead = ({ line }: Place): boolean =>
  /\bpour\b.{0,20}\bcontre\b|\bresultats?\b/.test(line.folded);
