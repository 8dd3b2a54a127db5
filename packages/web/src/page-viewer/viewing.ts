// How a page is looked at: how close, which way up.

/** FIT shows the whole page; a number is its width against that of the pane. */
export const ZOOMS = ['FIT', 1, 1.5, 2] as const;
export type Zoom = (typeof ZOOMS)[number];

export type Viewing = {
  zoom: Zoom;
  /** Clockwise, in degrees. */
  turn: number;
};

const zoomed = (viewing: Viewing, step: -1 | 1): Viewing => ({
  ...viewing,
  zoom: ZOOMS[ZOOMS.indexOf(viewing.zoom) + step] ?? viewing.zoom,
});

const CHANGES = {
  CLOSER: (viewing: Viewing) => zoomed(viewing, 1),
  FARTHER: (viewing: Viewing) => zoomed(viewing, -1),
  WHOLE: (viewing: Viewing): Viewing => ({ ...viewing, zoom: 'FIT' }),
  TURN: (viewing: Viewing) => ({ ...viewing, turn: (viewing.turn + 90) % 360 }),
};

export type Look = keyof typeof CHANGES;

export const looked = (viewing: Viewing, look: Look): Viewing => CHANGES[look](viewing);

export const zoomWords = (zoom: Zoom): string =>
  zoom === 'FIT' ? 'Page entière' : `${zoom * 100} %`;

type Pane = {
  width: number;
  /** Infinite where the page may be as tall as it likes. */
  height: number;
};

/** Wider, a page is enlarged by whoever wants it so: 52rem. */
const WIDEST = 832;

/** The room that the page takes; `ratio` is its width by its height before it is turned. */
export function pageBox({ zoom, turn }: Viewing, ratio: number, pane: Pane): Pane {
  const shown = turn % 180 === 0 ? ratio : 1 / ratio;
  const widest = Math.min(pane.width, WIDEST);
  const width =
    zoom === 'FIT'
      ? Math.min(pane.width, pane.height * shown)
      : zoom === 1
        ? widest
        : pane.width * zoom;
  return { width, height: width / shown };
}
