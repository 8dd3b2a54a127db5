import { useMedia } from '../../browser/use-media.ts';

/** Two columns: what stands beside the list comes after it on a narrower screen, for the keyboard too. */
export const useWide = (): boolean => useMedia('(width >= 75rem)');
