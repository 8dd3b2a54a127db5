import { randomUUID } from 'node:crypto';

import type { Tx } from '../../db/pool.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { issueLink } from './auth.jobs.ts';

/** A sign-in link will leave for this address, if it has an account. */
export const queueLoginLink = (tx: Tx, email: string): Promise<void> =>
  enqueue(tx, issueLink, { email, purpose: 'LOGIN', request_id: randomUUID() });
