// A building that never changes, as few paths as there are colours: a street of them stays light.
import { buildingPlaces } from './building-places.ts';
import { CLOSED_FLOORS, STOREYS } from './floors.ts';
import { HINGE, ROOF, ROWS } from './measures.ts';
import type { Place } from './place-windows.ts';

const places = buildingPlaces(CLOSED_FLOORS);
const windows = STOREYS.flatMap((storey) =>
  places[storey].map((place) => ({ ...place, storey, height: ROWS[storey].height })),
);
const onTheWall = windows.filter(({ storey }) => storey !== 'roof');

type StillWindow = (typeof windows)[number];

const draw = <P extends Place>(all: readonly P[], path: (place: P) => string): string =>
  all.map(path).join('');

const LEAF = 11;
const SILL = 70;
const dormerFoot = Math.min(SILL, Math.round(ROOF.bottom - ROWS.roof.y));

/** A slat's worth of room above and below the louvres. */
const louvre = (x: number, { y, height }: StillWindow) => `M${x} ${y + 3.1}v${height - 5}`;
const opening = ({ x, y, height }: StillWindow) =>
  `M${x - HINGE} ${y}h${2 * HINGE}v${height}h-${2 * HINGE}z`;
const folded = (x: number, { y, height }: StillWindow) => `M${x} ${y}h${LEAF}v${height}h-${LEAF}z`;

export const STILL = {
  dormers: draw(
    places.roof,
    ({ x, y }) => `M${x - 30} ${y + dormerFoot}V${y - 8}q30-30 60 0V${y + dormerFoot}z`,
  ),
  dormerTops: draw(places.roof, ({ x, y }) => `M${x - 35} ${y - 5}q35-34 70 0l-4 3q-31-28-62 0z`),
  frames: draw(
    onTheWall,
    ({ x, y, height }) => `M${x - 15} ${y - 6}h30v4h-30zm0 ${height + 7}h30v3h-30z`,
  ),
  openings: draw(windows, opening),
  /** Where the two shut leaves meet. */
  meetings: draw(windows, ({ x, y, height }) => `M${x} ${y}v${height}`),
  shutLouvres: draw(windows, (one) => louvre(one.x - 6.2, one) + louvre(one.x + 6.2, one)),
  foldedLeaves: draw(
    windows,
    (one) => folded(one.x - HINGE - LEAF, one) + folded(one.x + HINGE, one),
  ),
  foldedLouvres: draw(windows, (one) => louvre(one.x - 17.6, one) + louvre(one.x + 17.6, one)),
  mullions: draw(windows, ({ x, y, height }) => {
    const third = Math.round(height / 3);
    return `M${x} ${y}v${height}M${x - HINGE} ${y + third}h${2 * HINGE}m0 ${third}h-${2 * HINGE}`;
  }),
  /** Light on the wall around each window, fainter as it goes. */
  halos: [36, 30, 24].map((reach) =>
    draw(windows, ({ x, y, height }) => {
      const rise = Math.round((height / 2) * (reach / 22));
      return `M${x - reach} ${y + height / 2}a${reach} ${rise} 0 1 0 ${2 * reach} 0a${reach} ${rise} 0 1 0-${2 * reach} 0z`;
    }),
  ),
  railTops: draw(places.first, ({ x, y }) => `M${x - 17} ${y + 46}h34m0 14h-34`),
  railLines: draw(places.first, ({ x, y }) => `M${x - 17} ${y + 50}h34`),
  railBars: draw(places.first, ({ x, y }) => `M${x - 16} ${y + 53}h33`),
};
