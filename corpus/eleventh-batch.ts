// The eleventh batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';

export const ELEVENTH_PAPERS: readonly Paper[] = [];

/** Files that hold several: name → names of its papers. */
export const ELEVENTH_PILES: Record<string, readonly string[]> = {};
