/** A place on a page: left, top, right, bottom, in points from the upper left corner. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];
