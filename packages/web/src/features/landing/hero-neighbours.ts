import { WIDTH } from '../../facade/building/measures.ts';

const ALLEY = 10;

/* Small, so that the text above them stays on the sky. From the building outwards. */
const TO_THE_LEFT = [0.52, 0.46, 0.49, 0.44, 0.5, 0.46, 0.52, 0.47, 0.5];
const TO_THE_RIGHT = [0.8, 0.56, 0.5, 0.46, 0.52, 0.48];

const round = (value: number) => Math.round(value);

/** Left wall and size of every neighbour: they stand in the units of the building, foot to foot. */
export const HERO_NEIGHBOURS = [
  ...TO_THE_LEFT.map((size, index) => ({
    x: round(-room(TO_THE_LEFT.slice(0, index + 1))),
    size,
    near: index === 0,
  })),
  ...TO_THE_RIGHT.map((size, index) => ({
    x: round(WIDTH + ALLEY + room(TO_THE_RIGHT.slice(0, index))),
    size,
    near: index === 0,
  })),
];

/** How much of the street these houses take. */
function room(sizes: number[]): number {
  return sizes.reduce((sum, size) => sum + ALLEY + size * WIDTH, 0);
}
