import type { Counted, FloorsOf } from './floors.ts';
import { ROWS } from './measures.ts';
import { type Place, placeWindows } from './place-windows.ts';

/** Room that a window takes in the roof, with its stone frame. */
const DORMER_WIDTH = 72;

export const buildingPlaces = (floors: Counted): FloorsOf<Place> => ({
  roof: placeWindows(ROWS.roof, floors.roof.length, DORMER_WIDTH),
  third: placeWindows(ROWS.third, floors.third.length),
  second: placeWindows(ROWS.second, floors.second.length),
  first: placeWindows(ROWS.first, floors.first.length),
});
