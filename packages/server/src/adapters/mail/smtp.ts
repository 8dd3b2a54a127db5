import { createTransport } from 'nodemailer';

import type { MailTransport } from './mail-transport.ts';

const SECOND = 1000;

export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: 10 * SECOND,
      greetingTimeout: 10 * SECOND,
      socketTimeout: 30 * SECOND,
    },
    { from },
  );
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    keepsMails: false,
    // The same id at each attempt: a server that already took the mail can tell.
    send: async ({ id, to, subject, text, html, reply_to }) => {
      const messageId = `<${id}@${host}>`;
      const replyTo = reply_to === undefined ? {} : { replyTo: reply_to };
      await transport.sendMail({ to, subject, text, html, messageId, ...replyTo });
    },
    close: () => transport.close(),
  };
}
