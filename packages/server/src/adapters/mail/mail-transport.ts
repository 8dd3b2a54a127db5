import type { Tx } from '../../db/pool.ts';

export type OutgoingMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who gets the answer, when it is not the sender. */
  reply_to?: string | undefined;
};

export type MailTransport = {
  /** Whether mails stay here to be read at /boite-mail instead of leaving. */
  keepsMails: boolean;
  send: (mail: OutgoingMail, tx: Tx, now: Date) => Promise<void>;
  close: () => void;
};
