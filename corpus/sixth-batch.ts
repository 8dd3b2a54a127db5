// The sixth batch: written by somebody who had not seen the reader, for a reader that had not seen it.
import type { Paper } from './paper.ts';

export const SIXTH_PAPERS: readonly Paper[] = [];

export const SIXTH_PILES: Record<string, readonly string[]> = {};
