import type { MailTransport } from './mail-transport.ts';
import { outboxMails } from './outbox.table.ts';

export const outboxTransport = (): MailTransport => ({
  keepsMails: true,
  send: async ({ id, to, subject, text, html }, tx, now) => {
    await tx
      .insert(outboxMails)
      .values({ id, to, subject, text, html, created_at: now })
      .onConflictDoNothing();
  },
  close: () => {},
});
