// The code that a portal of the demonstration « sends by mail » comes to the mailbox of the demonstration.
import { ACTIVE_RUN_STATES } from '@quitus/domain/robots/run-state';
import { and, desc, eq, inArray } from 'drizzle-orm';

import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { queueMail } from '../mail/door.ts';
import { robotRuns } from '../robots/robots.table.ts';
import { demoCodeMail } from './demo-code.mail.ts';

type Sent = { portal: string; connector_id: string; code: string };

/** To whoever sent the robot there last: the portal knows their number, not their address. */
export const mailCode = (deps: Deps, { portal, connector_id, code }: Sent): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const [person] = await tx
      .select({ email: accounts.email })
      .from(robotRuns)
      .innerJoin(accounts, eq(accounts.id, robotRuns.started_by_id))
      .where(
        and(
          eq(robotRuns.connector_id, connector_id),
          inArray(robotRuns.state, [...ACTIVE_RUN_STATES]),
        ),
      )
      .orderBy(desc(robotRuns.started_at))
      .limit(1);
    if (!person) return;
    const content = demoCodeMail({ portal, code }, deps.publicUrl);
    await queueMail(tx, deps, { to: person.email, by: 'SERVICE' }, content, deps.now());
  });
