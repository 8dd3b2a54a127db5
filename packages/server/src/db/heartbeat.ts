// A connection that only listens never learns that its other end vanished: it is asked from time to time.
import { setTimeout as sleep } from 'node:timers/promises';

import type { PoolClient } from 'pg';

/** Resolves when the connection answers no more, or when `ended` says that nobody needs it. */
export async function untilSilent(
  client: PoolClient,
  every_ms: number,
  ended: () => boolean,
): Promise<void> {
  const lost = Promise.withResolvers<boolean>();
  client.once('end', () => lost.resolve(false)).once('error', () => lost.resolve(false));
  const rest = (answer: boolean) => sleep(every_ms, answer, { ref: false });
  while (await Promise.race([lost.promise, rest(true)])) {
    if (ended()) return;
    const answered = client.query('select 1').then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([answered, lost.promise, rest(false)]))) return;
  }
}
