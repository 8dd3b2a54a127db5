import { useMedia } from '../../browser/use-media.ts';

/** Room for a page beside the list, from the `md` of the style sheet; otherwise it opens over it. */
export const useBeside = (): boolean => useMedia('(width >= 56.25rem)');
