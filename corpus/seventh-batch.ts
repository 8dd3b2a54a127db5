// The seventh batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';

export const SEVENTH_PAPERS: readonly Paper[] = [];

export const SEVENTH_PILES: Record<string, readonly string[]> = {};
