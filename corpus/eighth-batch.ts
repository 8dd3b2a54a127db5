// The eighth batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';

export const EIGHTH_PAPERS: readonly Paper[] = [];

export const EIGHTH_PILES: Record<string, readonly string[]> = {};
