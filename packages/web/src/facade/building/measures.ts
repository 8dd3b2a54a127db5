/** Everything is drawn in these units; y grows downwards from the chimney pots. */
export const WIDTH = 560;
export const ROOF = { top: 46, bottom: 142 } as const;
export const WALL_TOP = 154;
export const GROUND_TOP = 458;
export const HEIGHT = 562;

/** What a drawing shows of the world: the building and a little air around it. */
export const VIEW = { x: -8, y: -6, width: 576, height: 568 } as const;

/** Half the width of every window: the hinges stand at ± this. */
export const HINGE = 12;

export const WINDOW_HEIGHTS = [42, 52, 60] as const;
export type WindowHeight = (typeof WINDOW_HEIGHTS)[number];

/** Where the windows of a storey stand. */
export interface Row {
  /** Their top when they are in one row. */
  y: number;
  /** Of the wall between two cornices: what two rows share. */
  top: number;
  bottom: number;
  height: WindowHeight;
  left: number;
  width: number;
}

const acrossTheWall = { left: 0, width: WIDTH } as const;

export const ROWS = {
  roof: { y: 86, top: 60, bottom: 140, height: 42, left: 0.14 * WIDTH, width: 0.72 * WIDTH },
  third: { y: 178, top: 154, bottom: 244, height: 52, ...acrossTheWall },
  second: { y: 270, top: 248, bottom: 347, height: 60, ...acrossTheWall },
  first: { y: 378, top: 353, bottom: 456, height: 60, ...acrossTheWall },
} as const satisfies Record<string, Row>;
