import type { Counted, FloorsOf, HouseStorey } from '../building/floors.ts';
import type { Row } from '../building/measures.ts';
import { type Place, placeWindows } from '../building/place-windows.ts';

/** A house stands in the middle of the same sheet as a building. */
export const HOUSE = { left: 50, width: 460, eaves: 232, peak: 34 } as const;

const acrossTheWall = { left: HOUSE.left + 8, width: HOUSE.width - 16 } as const;

export const HOUSE_ROWS = {
  roof: { y: 168, top: 158, bottom: 238, height: 42, left: 160, width: 240 },
  third: { y: 270, top: 244, bottom: 344, height: 52, ...acrossTheWall },
  second: { y: 374, top: 348, bottom: 456, height: 60, ...acrossTheWall },
} as const satisfies Record<HouseStorey, Row>;

export const housePlaces = (
  floors: Pick<Counted, HouseStorey>,
): Pick<FloorsOf<Place>, HouseStorey> => ({
  roof: placeWindows(HOUSE_ROWS.roof, floors.roof.length),
  third: placeWindows(HOUSE_ROWS.third, floors.third.length),
  second: placeWindows(HOUSE_ROWS.second, floors.second.length),
});
