// What somebody of the team does with a pré-état daté that waits for them.
import { fail } from '@quitus/api/errors';
import { isHeldByOther } from '@quitus/domain/control/waiting';
import { type DeskConsent, deskRefusal } from '@quitus/domain/preetatdate/delivery';
import { dueAfterAnswer, waitsAtDesk } from '@quitus/domain/preetatdate/order';

import type { Tx } from '../../db/pool.ts';
import type { Doer } from '../../http/handler.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { sitePaths } from '../../site-paths.ts';
import type { PortfolioHead } from '../portfolios/door.ts';
import { prepareEdition } from './editions.queries.ts';
import { printPed } from './ped-job-specs.ts';
import { mailBuyer, type MailDeps } from './ped-letters.ts';
import { changePed, type LivePed, lockPed, recordStep } from './ped-orders.queries.ts';
import { pedQuestionMail } from './ped-question.mail.ts';
import { findPapersBeingRead, findStatement } from './statement.queries.ts';

const NOT_HELD = { held_by_id: null, held_until: null } as const;

/** At the desk, for somebody who holds it or whom nobody keeps from it; the dossier is locked. */
export async function lockAtDesk(tx: Tx, actor: Doer, id: string, now: Date): Promise<LivePed> {
  const ped = (await lockPed(tx, id)) ?? fail('NOT_FOUND');
  if (isHeldByOther(ped, actor.account_id, now)) fail('DOCUMENT_HELD');
  return waitsAtDesk(ped) ? ped : fail('PED_NOT_WAITING');
}

/** As it is computed now: nothing that must be said may be missing. */
export async function deliverFromDesk(
  tx: Tx,
  ped: LivePed,
  portfolio: PortfolioHead,
  consent: DeskConsent,
  now: Date,
): Promise<void> {
  const statement = await findStatement(tx, portfolio, now);
  const being_read = await findPapersBeingRead(tx, portfolio.uid);
  const refusal = deskRefusal(statement, being_read, consent);
  if (refusal) fail(refusal);
  const { due_at, question_asked_at: asked } = ped;
  const done = { desk_done_at: now, question: null, question_asked_at: null };
  // Left without an answer, the question waited all the same.
  const due = due_at && asked && { due_at: dueAfterAnswer(due_at, asked, now) };
  await changePed(tx, ped, { ...done, ...due, ...NOT_HELD });
  await prepareEdition(tx, ped, portfolio, statement, now);
  await enqueue(tx, printPed, { order_id: ped.id });
}

/** The customer's page and mailbox tell; the due time stands still. */
export async function askCustomer(
  tx: Tx,
  deps: MailDeps,
  ped: LivePed,
  portfolio: PortfolioHead,
  question: string,
  actor: Doer,
  now: Date,
): Promise<void> {
  // Asked again before the answer: the due time stands still since the first.
  const question_asked_at = ped.question_asked_at ?? now;
  const asked = { question, question_asked_at, customer_answer: null };
  await changePed(tx, ped, { ...asked, ...NOT_HELD, held_since: null });
  await recordStep(tx, ped, 'QUESTION_ASKED', { detail: question, actor }, now);
  const { main_address: address } = portfolio;
  const write = (url: string) => pedQuestionMail({ url, address, question }, deps.publicUrl);
  await mailBuyer(tx, deps, portfolio, ped.ordered_by_id, sitePaths.orderPed, write, now);
}
