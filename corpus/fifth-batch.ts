// The fifth batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';

export const FIFTH_PAPERS: readonly Paper[] = [];

/** Several papers of the batch in one file, by their names. */
export const FIFTH_PILES: Record<string, readonly string[]> = {};
