// Content that nobody gave us yet: an example where people try the service, nothing where they use it.
import { site } from '../../site/site.ts';

type Sampled = { sample?: true };

/** Everything where samples are shown, else only what is real. */
export const shown = <T extends Sampled>(entries: readonly T[]): readonly T[] =>
  site.samples ? entries : entries.filter(({ sample }) => !sample);

export const hasSamples = (entries: readonly Sampled[]): boolean =>
  entries.some(({ sample }) => sample);
