import { HEIGHT } from '../../facade/building/measures.ts';

/** The parts that the first drawing of the page defines; the drawings by day below take them up. */
export const DRAWING_PARTS = 'rue-';

/** Storeys and roof of the house of the first drawing, as LIVELY_FLOORS says. */
export const LIVELY_HOUSE = `${DRAWING_PARTS}lively`;

/** Where the street stands, in the units of the building. */
export const FOOT = HEIGHT;
