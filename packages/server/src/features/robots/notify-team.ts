// « Notre équipe est prévenue »: of a visit that failed by what is ours to mend, once a day for each family and cause.
import { parisDay } from '@quitus/domain/documents/calendar';
import { ROBOT_ERRORS } from '@quitus/domain/robots/robot-error';
import { hasEnded } from '@quitus/domain/robots/run-state';

import { findConnector } from '../../adapters/robots/portals.ts';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { countUp } from '../../http/limits.ts';
import { queueMail } from '../mail/door.ts';
import { findRun } from './runs.queries.ts';
import { teamAlertMail } from './team-alert.mail.ts';

const DAY_SECONDS = 24 * 3600;

export async function notifyTeam(tx: Tx, deps: Deps, run_id: string): Promise<void> {
  const run = await findRun(tx, run_id);
  if (!run || !hasEnded(run.state) || run.code === null || !ROBOT_ERRORS[run.code].team) return;
  const { connector_id, code, host, failure } = run;
  const now = deps.now();
  const key = ['robot-team', parisDay(now), connector_id, code].join(':');
  if ((await countUp(tx, key, DAY_SECONDS, now)).calls > 1) return;
  const portal = findConnector(deps.portals, connector_id)?.manifest.label ?? connector_id;
  const about = { portal, host, version: run.connector_version, code, info: failure?.info ?? null };
  const content = teamAlertMail(about, deps.publicUrl);
  await queueMail(tx, deps, { to: deps.contactEmail, by: 'SERVICE' }, content, now);
}
