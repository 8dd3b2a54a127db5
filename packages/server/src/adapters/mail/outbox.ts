import type { MailTransport } from './mail-transport.ts';
import { outboxMails } from './outbox.table.ts';

export const outboxTransport = (): MailTransport => ({
  keepsMails: true,
  send: async (mail, tx, now) => {
    await tx
      .insert(outboxMails)
      .values({ ...mail, created_at: now })
      .onConflictDoNothing();
  },
  close: () => {},
});
