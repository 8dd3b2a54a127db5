import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';

import { defineJob } from '../../jobs/define-job.ts';
import { MAIL_POOL } from '../../jobs/job-pools.ts';
import { unseal } from '../../sealing.ts';
import { mails } from './mail.table.ts';

const content = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  reply_to: z.string().optional(),
});

export const sendMail = defineJob({
  name: 'send-mail',
  pool: MAIL_POOL,
  payload: z.object({ mail_id: z.uuid() }),
  run: async ({ db, keys, mail: transport, now }, { mail_id }) => {
    await db.transaction(async (tx) => {
      const [mail] = await tx
        .select()
        .from(mails)
        .where(and(eq(mails.id, mail_id), isNull(mails.sent_at)))
        .for('update');
      if (!mail?.sealed_content) return;
      const written = content.parse(JSON.parse(await unseal(keys.seal, mail.sealed_content)));
      await transport.send({ id: mail.id, to: mail.to, ...written }, tx, mail.created_at);
      await tx
        .update(mails)
        .set({ sent_at: now(), sealed_content: null })
        .where(eq(mails.id, mail_id));
    });
  },
});
