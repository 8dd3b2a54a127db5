// Reminders of what a syndic was asked for, until it came, somebody ended it, or the dossier is put away.
import { ApiError } from '@quitus/api/errors';
import { parisDay } from '@quitus/domain/documents/calendar';
import { can } from '@quitus/domain/portfolios/permissions';
import { eq } from 'drizzle-orm';
import { z } from 'zod';

import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { findViewer, findVisible, lockPortfolio, type Visible } from '../portfolios/door.ts';
import {
  countReminder,
  endLetter,
  findLetterFacts,
  findOpenLetter,
  type LetterWriter,
  listDueLetters,
} from './letters.queries.ts';
import { mailLetter, mailPostReminder } from './sending.ts';

/** Each in a transaction of its own. One whose writer sent too much today waits for tomorrow. */
export const remindSyndics = defineJob({
  name: 'remind-syndics',
  payload: z.object({}),
  run: async (deps) => {
    for (const { portfolio_uid } of await listDueLetters(deps.db, deps.now()))
      try {
        await inTransaction(deps.db, (tx) => remind(tx, deps, portfolio_uid));
      } catch (cause) {
        if (!(cause instanceof ApiError)) throw cause;
        deps.log.warn({ code: cause.code }, 'a reminder to a syndic waits');
      }
  },
});

async function remind(tx: Tx, deps: Deps, portfolio_uid: string): Promise<void> {
  const now = deps.now();
  const portfolio = await lockPortfolio(tx, portfolio_uid);
  const letter = await findOpenLetter(tx, portfolio_uid);
  if (!portfolio || !letter?.remind_at || letter.remind_at > now) return;
  const sender = await findSender(tx, letter.sent_by_id, portfolio_uid);
  if (portfolio.archived_at || !sender) return endLetter(tx, letter, 'STOPPED', null, now);
  const { visible, writer } = sender;
  const facts = await findLetterFacts(tx, visible, writer);
  // Of what was asked, what is still missing: nothing that was not in the first letter.
  const document_types = facts.document_types.filter((type) =>
    letter.document_types.includes(type),
  );
  if (document_types.length === 0) return endLetter(tx, letter, 'ANSWERED', null, now);
  const { syndic_name, syndic_email } = letter;
  if (syndic_email === null)
    await mailPostReminder(tx, deps, letter, portfolio.main_address, writer, now);
  else
    await mailLetter(
      tx,
      deps,
      { portfolio_uid, syndic_name, syndic_email },
      { ...facts, document_types, reminds_of: parisDay(letter.sent_at) },
      writer,
      now,
    );
  await countReminder(tx, letter, now);
}

/** Who wrote, if they may still write for this dossier. */
async function findSender(
  tx: Tx,
  account_id: string | null,
  portfolio_uid: string,
): Promise<{ visible: Visible; writer: LetterWriter } | null> {
  const viewer = account_id === null ? undefined : await findViewer(tx, account_id);
  const visible = viewer && (await findVisible(tx, viewer, portfolio_uid));
  if (!viewer || !visible || !can(visible.relation, 'FETCH')) return null;
  const [account] = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, viewer.account_id));
  return account ? { visible, writer: { ...viewer, email: account.email } } : null;
}
