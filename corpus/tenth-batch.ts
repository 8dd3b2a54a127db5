// The tenth batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';

export const TENTH_PAPERS: readonly Paper[] = [];

/** Files that hold several: name → names of its papers. */
export const TENTH_PILES: Record<string, readonly string[]> = {};
