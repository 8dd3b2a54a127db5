import { useMedia } from '../browser/use-media.ts';

/** A page stands beside what is said of it, as in a drawer; on a narrower screen above it, or instead of it. */
export const useTwoPanes = (): boolean => useMedia('(width >= 68.75rem)');
