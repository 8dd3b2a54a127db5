// What somebody of the team does with a mission: answers it, brings the paper.
import { fail } from '@quitus/api/errors';
import { missionDeliveryRefusal } from '@quitus/domain/missions/mission';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import type { Doer } from '../../http/handler.ts';
import { sitePaths } from '../../site-paths.ts';
import { findFile, isInSlot } from '../documents/door.ts';
import { markPerformed, type StoredOrder } from '../payments/door.ts';
import { findStatus, type PortfolioHead } from '../portfolios/door.ts';
import { mailBuyer, type MailDeps } from '../preetatdate/door.ts';
import { missionAnsweredMail } from './mission-answered.mail.ts';
import { missionDeliveredMail } from './mission-delivered.mail.ts';
import { giveBackMission } from './mission-refund.ts';
import { moveMission, type StoredMission } from './missions.queries.ts';

type Said = { accepted: boolean; answer: string; expected_on: string | null };

/** Refused, it is given back. The order, the dossier and the mission are locked, in that order. */
export async function answerMission(
  tx: Tx,
  deps: Deps,
  { order, portfolio, mission }: LockedMission,
  { accepted, answer, ...said }: Said,
  actor: Doer,
  now: Date,
): Promise<void> {
  const expected_on = accepted ? said.expected_on : null;
  const change = { answer, expected_on, answered_at: now, ended_at: accepted ? null : now };
  const to = accepted ? 'ACCEPTED' : 'REFUSED';
  if (!(await moveMission(tx, mission, to, change, actor, now))) fail('MISSION_MOVED_ON');
  if (!accepted) await giveBackMission(tx, deps, order, actor.account_id, now);
  const letter = { address: portfolio.main_address, kind: mission.kind, accepted, answer };
  const write = (url: string) =>
    missionAnsweredMail({ ...letter, expected_on, url }, deps.publicUrl);
  await mailBuyer(tx, deps, portfolio, mission.requested_by_id, sitePaths.missions, write, now);
}

type LockedMission = { order: StoredOrder; portfolio: PortfolioHead; mission: StoredMission };

/** The file is in its slot already, as anything that the team adds to a dossier, and was found right. */
export async function deliverMission(
  tx: Tx,
  deps: MailDeps,
  { portfolio, mission }: Omit<LockedMission, 'order'>,
  file_id: string,
  actor: Doer,
  now: Date,
): Promise<void> {
  const file = await findFile(tx, file_id);
  const there =
    file?.portfolio_uid === portfolio.uid &&
    file.document_type === mission.kind &&
    (await isInSlot(tx, file_id));
  if (!there) fail('MISSION_FILE_MISSING');
  const status = await findStatus(tx, {
    portfolio_uid: portfolio.uid,
    document_type: mission.kind,
  });
  const refusal = missionDeliveryRefusal(status);
  if (refusal) fail(refusal);
  const brought = { file_id, delivered_at: now, ended_at: now };
  if (!(await moveMission(tx, mission, 'DELIVERED', brought, actor, now))) fail('MISSION_MOVED_ON');
  await markPerformed(tx, mission.payment_order_id, now);
  const { kind, requested_by_id } = mission;
  const letter = { address: portfolio.main_address, kind };
  const write = (url: string) => missionDeliveredMail({ ...letter, url }, deps.publicUrl);
  const pageOf = (uid: string) => sitePaths.document(uid, kind);
  await mailBuyer(tx, deps, portfolio, requested_by_id, pageOf, write, now);
}
