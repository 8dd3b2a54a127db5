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
const LOW = { wide: 0.8, tall: 0.56 };
const FULL = { wide: 1, tall: 1 };
const BETWEEN_ROWS = 7;
const RISE = 5;

/** A document never changes place: windows follow the order of the list, from the left, from the top. */
export function placeWindows(row: Row, count: number, width = OPEN_WIDTH): Place[] {
  const across = count > MOST_IN_A_ROW ? Math.ceil(count / 2) : count;
  const two = count > across;
  const most = two ? LOW : FULL;
  const bay = row.width / across;
  const shrunk = Math.min(1, bay / width / most.wide);
  const wide = round(most.wide * shrunk, 100);
  const tall = round(most.tall * shrunk, 100);
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / across);
    const top = two ? row.y - RISE + line * (row.height * most.tall + BETWEEN_ROWS) : row.y;
    return {
      x: round(row.left + bay * ((index % across) + 0.5), 10),
      // A narrower window stands on the same sill as a full one.
      y: round(top + row.height * (most.tall - tall), 10),
      wide,
      tall,
      bay,
    };
  });
}

/** What moves a drawing made around 0 0 to its place. */
export const placed = ({ x, y, wide, tall }: Omit<Place, 'bay'>): string =>
  `translate(${x} ${y})${wide === 1 && tall === 1 ? '' : `scale(${wide} ${tall})`}`;

const round = (value: number, parts: number) => Math.round(value * parts) / parts;
