// What the replicas hold: sample papers, printed when they are asked for and once.
import type { Sample } from '@quitus/papers/samples/press';

import type { ReplicaPaper } from './replica.ts';

type Filed = Omit<ReplicaPaper, 'bytes'>;

/** Typesetting is heavy: it is loaded with the first paper. */
export function samplePaper(filed: Filed, sample: () => Sample): ReplicaPaper {
  let printed: Promise<Uint8Array> | null = null;
  const print = async () =>
    (await import('@quitus/papers/samples/press')).printSample(sample()).pdf;
  return { ...filed, bytes: () => (printed ??= print()) };
}
