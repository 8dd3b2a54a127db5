import type { Row } from './measures.ts';

/** Where one window stands: middle of its top edge, and its width and height beside a full one. */
export interface Place {
  x: number;
  y: number;
  wide: number;
  tall: number;
  /** Piece of wall that the window has for itself. */
  bay: number;
}

/** A row tightens up to ten windows; from the eleventh there are two rows. */
const MOST_IN_A_ROW = 10;
/** A window with its two shutters folded back on the wall. */
const OPEN_WIDTH = 48;
/** In two rows, at most: a window that is as squat as this still looks like one. */
const LOW_WIDTH = 0.8;
/** Between the glass of two rows: a sill, a lintel and some wall. */
const BETWEEN_ROWS = 11;

export const inTwoRows = (count: number): boolean => count > MOST_IN_A_ROW;

/** A document never changes place: windows follow the order of the list, from the left, from the top. */
export const placeWindows = (row: Row, count: number, width = OPEN_WIDTH): Place[] =>
  inTwoRows(count) ? twoRows(row, count) : oneRow(row, count, width);

function oneRow({ y, height, left, width: wall }: Row, count: number, width: number): Place[] {
  const bay = wall / count;
  const size = round(Math.min(1, bay / width), 100);
  return Array.from({ length: count }, (_, index) => ({
    x: round(left + bay * (index + 0.5), 10),
    // A narrower window stands on the same sill as a full one.
    y: round(y + height * (1 - size), 10),
    wide: size,
    tall: size,
    bay,
  }));
}

/** Each row has half of the wall; the more windows, the narrower, and always as tall. */
function twoRows({ top, bottom, height, left, width }: Row, count: number): Place[] {
  const across = Math.ceil(count / 2);
  const bay = width / across;
  const half = (bottom - top) / 2;
  const wide = floor(Math.min(LOW_WIDTH, bay / OPEN_WIDTH), 100);
  const tall = floor((half - BETWEEN_ROWS) / height, 100);
  return Array.from({ length: count }, (_, index) => ({
    x: round(left + bay * ((index % across) + 0.5), 10),
    y: round(top + half * Math.floor(index / across) + (half - height * tall) / 2, 10),
    wide,
    tall,
    bay,
  }));
}

/** What moves a drawing made around 0 0 to its place. */
export const placed = ({ x, y, wide, tall }: Omit<Place, 'bay'>): string =>
  `translate(${x} ${y})${wide === 1 && tall === 1 ? '' : `scale(${wide} ${tall})`}`;

const floor = (value: number, parts: number) => Math.floor(value * parts) / parts;
const round = (value: number, parts: number) => Math.round(value * parts) / parts;
