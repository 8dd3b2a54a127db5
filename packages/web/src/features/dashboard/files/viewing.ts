// How a page is looked at: which one, how close, which way up.

/** FIT shows the whole page; a number is its width against that of the pane. */
export const ZOOMS = ['FIT', 1, 1.5, 2] as const;
export type Zoom = (typeof ZOOMS)[number];

export type Viewing = {
  page: number;
  zoom: Zoom;
  /** Clockwise, in degrees. */
  turn: number;
};

type Change = (viewing: Viewing, pages: number) => Partial<Viewing>;

const zoomed = ({ zoom }: Viewing, step: -1 | 1): Partial<Viewing> => ({
  zoom: ZOOMS[ZOOMS.indexOf(zoom) + step] ?? zoom,
});

const CHANGES = {
  NEXT: ({ page }) => ({ page: page + 1 }),
  PREVIOUS: ({ page }) => ({ page: page - 1 }),
  FIRST: () => ({ page: 1 }),
  LAST: (_, pages) => ({ page: pages }),
  CLOSER: (viewing) => zoomed(viewing, 1),
  FARTHER: (viewing) => zoomed(viewing, -1),
  WHOLE: () => ({ zoom: 'FIT' }),
  TURN: ({ turn }) => ({ turn: (turn + 90) % 360 }),
} satisfies Record<string, Change>;

export type Move = keyof typeof CHANGES | { page: number };

/** Never before the first page nor after the last. */
export function moved(viewing: Viewing, move: Move, pages: number): Viewing {
  const next = {
    ...viewing,
    ...(typeof move === 'object' ? move : CHANGES[move](viewing, pages)),
  };
  return { ...next, page: Math.min(pages, Math.max(1, next.page)) };
}

export const zoomWords = (zoom: Zoom): string =>
  zoom === 'FIT' ? 'Page entière' : `${zoom * 100} %`;

/** Wherever the keyboard is in the drawer. */
export const PAGE_KEYS: Record<string, Move> = {
  ArrowRight: 'NEXT',
  ArrowLeft: 'PREVIOUS',
};

/** Only while the viewer itself has the keyboard: elsewhere they write, or scroll. */
export const VIEWER_KEYS: Record<string, Move> = {
  Home: 'FIRST',
  End: 'LAST',
  '+': 'CLOSER',
  '=': 'CLOSER',
  '-': 'FARTHER',
  '0': 'WHOLE',
  r: 'TURN',
  R: 'TURN',
};

type Pane = {
  width: number;
  /** Infinite where the page may be as tall as it likes. */
  height: number;
};

/** The room that the page takes; `ratio` is its width by its height before it is turned. */
export function pageBox(
  { zoom, turn }: Pick<Viewing, 'zoom' | 'turn'>,
  ratio: number,
  pane: Pane,
): { width: number; height: number } {
  const shown = turn % 180 === 0 ? ratio : 1 / ratio;
  const width = zoom === 'FIT' ? Math.min(pane.width, pane.height * shown) : pane.width * zoom;
  return { width, height: width / shown };
}
