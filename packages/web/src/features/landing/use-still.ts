import { useMedia } from '../../browser/use-media.ts';

/** Whether the visitor asked that nothing move; true before hydration, when nothing moves yet. */
export const useStill = (): boolean => useMedia('(prefers-reduced-motion: reduce)', true);
