// The fourteenth batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';

export const FOURTEENTH_PAPERS: readonly Paper[] = [];

/** Files that hold several: name → names of its papers. */
export const FOURTEENTH_PILES: Record<string, readonly string[]> = {};
