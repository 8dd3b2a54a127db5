import { useMedia } from '../../../browser/use-media.ts';

/** The page stands beside its facts, as the drawer decides; on a narrower screen it stands above them. */
export const useTwoPanes = (): boolean => useMedia('(width >= 68.75rem)');
