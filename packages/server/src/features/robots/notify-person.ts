// Whoever sent the robot and does not look is written to: it waits for them, or it is back.
import { failureText } from '@quitus/domain/robots/robot-error';
import { hasEnded } from '@quitus/domain/robots/run-state';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { sitePaths } from '../../site-paths.ts';
import { findNotifiableEmail } from '../accounts/door.ts';
import { queueMail } from '../mail/door.ts';
import { lockPortfolio } from '../portfolios/door.ts';
import { findAccessById, needsPerson } from './accesses.queries.ts';
import { countKept } from './fetched.queries.ts';
import { robotEndedMail } from './robot-ended.mail.ts';
import { robotWaitsMail } from './robot-waits.mail.ts';
import { findRun, type StoredRun } from './runs.queries.ts';

const PAGES = { SYNDIC: sitePaths.syndic, TAX: sitePaths.tax };
const ANSWER_MS = 5 * 60_000;

export async function notifyPerson(
  tx: Tx,
  deps: Deps,
  run_id: string,
  question_id: string | null,
): Promise<void> {
  const run = await findRun(tx, run_id);
  const portfolio = run && (await lockPortfolio(tx, run.portfolio_uid));
  if (!run || !portfolio) return;
  const email = await findNotifiableEmail(tx, await personOf(tx, run), 'notify_documents');
  const url = `${deps.publicUrl}${PAGES[run.scope](run.portfolio_uid)}`;
  const about = { url, portal: run.portal, address: portfolio.main_address };
  const content =
    question_id === null
      ? await endLetter(tx, deps, run, about)
      : waitLetter(deps, run, question_id, about);
  if (email === null || content === null) return;
  await queueMail(tx, deps, { to: email, by: 'SERVICE' }, content, deps.now());
}

/** At night nobody sent it: it concerns whoever lent their access. */
async function personOf(tx: Tx, run: StoredRun): Promise<string | null> {
  if (run.started_by_id !== null || run.access_id === null) return run.started_by_id;
  return (await findAccessById(tx, run.access_id))?.given_by_id ?? null;
}

const hasLooked = ({ watched_at }: StoredRun, since: Date): boolean =>
  watched_at !== null && watched_at >= since;

type Letter = Parameters<typeof queueMail>[3];
type About = { url: string; portal: string; address: string };

async function endLetter(
  tx: Tx,
  { publicUrl }: Deps,
  run: StoredRun,
  about: About,
): Promise<Letter | null> {
  const { state, code, ended_at, trigger } = run;
  if (!hasEnded(state) || ended_at === null || code === 'CANCELLED' || hasLooked(run, ended_at))
    return null;
  const kept = await countKept(tx, run.id);
  // What nobody asked for is told when it brought something, or needs somebody.
  if (trigger === 'REFRESH' && kept === 0 && !(code !== null && needsPerson(code))) return null;
  const text = code && failureText(code, run.failure ?? { portal: run.portal });
  return robotEndedMail({ ...about, failed: state === 'FAILED', kept, text }, publicUrl);
}

function waitLetter(
  { publicUrl }: Deps,
  run: StoredRun,
  question_id: string,
  about: About,
): Letter | null {
  if (run.question?.id !== question_id) return null;
  const asked_at = new Date(new Date(run.question.expires_at).getTime() - ANSWER_MS);
  return hasLooked(run, asked_at) ? null : robotWaitsMail(about, publicUrl);
}
