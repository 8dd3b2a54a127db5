/** The building is drawn in these units; y grows downwards from the chimney pots. */
export const WIDTH = 560;
export const ROOF = { top: 46, bottom: 142 } as const;
export const WALL_TOP = 154;
export const GROUND_TOP = 458;
export const HEIGHT = 562;

/** Half the width of every window: the hinges stand at ± this. */
export const HINGE = 12;

export const WINDOW_HEIGHTS = [42, 52, 60] as const;
export type WindowHeight = (typeof WINDOW_HEIGHTS)[number];

export const ROWS = {
  roof: { y: 86, height: 42 },
  third: { y: 178, height: 52 },
  second: { y: 270, height: 60 },
  first: { y: 378, height: 60 },
} as const satisfies Record<string, { y: number; height: WindowHeight }>;

const round = (value: number) => Math.round(value * 10) / 10;

/** Middle of the window `index` in a row of `count`, over the whole width or under the roof. */
export const windowX = (index: number, count: number, underRoof = false) => {
  const x = (WIDTH * (index + 0.5)) / count;
  return round(underRoof ? x * 0.72 + WIDTH * 0.14 : x);
};
