import { desc } from 'drizzle-orm';

import { outboxMails } from '../../adapters/mail/outbox.table.ts';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { seal } from '../../sealing.ts';
import type { MailContent } from './letter.ts';
import { countMail, type Envelope } from './mail-allowance.queries.ts';
import { sendMail } from './mail.jobs.ts';
import { mails } from './mail.table.ts';

/** The mail exists if, and only if, the transaction that caused it does. Past an allowance it is refused. */
export async function queueMail(
  tx: Tx,
  { keys }: Pick<Deps, 'keys'>,
  { to, by }: Envelope,
  content: MailContent,
  now: Date,
): Promise<void> {
  await countMail(tx, keys.pseudonym, { to, by }, now);
  const sealed_content = await seal(keys.seal, JSON.stringify(content));
  const [mail] = await tx
    .insert(mails)
    .values({ to, sealed_content, created_at: now })
    .returning({ id: mails.id });
  if (mail) await enqueue(tx, sendMail, { mail_id: mail.id });
}

export const listOutbox = (tx: Tx) =>
  tx
    .select()
    .from(outboxMails)
    .orderBy(desc(outboxMails.created_at), desc(outboxMails.id))
    .limit(200);
