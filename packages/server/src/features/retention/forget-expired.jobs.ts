// Every night: what can no longer serve is not kept.
import { DAY_MS } from '@quitus/domain/time/durations';
import { lt } from 'drizzle-orm';
import { z } from 'zod';

import { forgetAudit } from '../../audit/audit.queries.ts';
import { callCounters } from '../../http/limits.table.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { forgetProspects } from '../accounts/door.ts';
import { forgetLinks, forgetSessions } from '../auth/door.ts';
import { forgetSignatures } from '../partners/door.ts';
import { forgetVisits } from '../visits/door.ts';

const MONTH_MS = 30 * DAY_MS;

export const forgetExpired = defineJob({
  name: 'forget-expired',
  payload: z.object({}),
  run: async (deps) => {
    const { db } = deps;
    const now = deps.now();
    const monthAgo = new Date(now.getTime() - MONTH_MS);
    await forgetLinks(db, monthAgo);
    await forgetSessions(db, now);
    await forgetSignatures(db, now);
    await forgetProspects(db, monthAgo);
    await forgetVisits(db, now);
    await forgetAudit(db, now);
    await db.delete(callCounters).where(lt(callCounters.window_ends_at, now));
  },
});
