import { useMedia } from '../../browser/use-media.ts';

/** The page beside its control; on a narrower screen, one or the other. */
export const useTwoPanes = (): boolean => useMedia('(width >= 64rem)');
