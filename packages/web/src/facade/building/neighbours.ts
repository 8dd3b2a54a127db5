import { WIDTH } from './measures.ts';

/** One neighbour: where its left wall stands from the middle of the street, its size, how far it sinks. */
interface Neighbour {
  x: number;
  size: number;
  drop: number;
}

const ALLEY = 18;

/* From the middle outwards: no two roofs in line, none above the building in the middle. */
const TO_THE_RIGHT = [
  { size: 0.94, drop: 84 },
  { size: 1, drop: 46 },
  { size: 0.88, drop: 112 },
  { size: 0.96, drop: 70 },
  { size: 1, drop: 40 },
];
const TO_THE_LEFT = [
  { size: 0.92, drop: 76 },
  { size: 0.98, drop: 54 },
  { size: 1, drop: 36 },
  { size: 0.9, drop: 104 },
  { size: 0.96, drop: 60 },
];

function lineUp(houses: typeof TO_THE_RIGHT, side: 'left' | 'right'): Neighbour[] {
  let edge = WIDTH / 2;
  return houses.map(({ size, drop }) => {
    const start = edge + ALLEY;
    edge = start + size * WIDTH;
    return { x: Math.round(side === 'right' ? start : -edge), size, drop };
  });
}

export const NEIGHBOURS = [...lineUp(TO_THE_LEFT, 'left'), ...lineUp(TO_THE_RIGHT, 'right')];
