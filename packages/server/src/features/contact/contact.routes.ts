import { contactApi } from '@quitus/api/contact.api';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { implement } from '../../http/handler.ts';
import { queueMail } from '../mail/door.ts';
import { type ContactMessage, contactMessageMail } from './contact-message.mail.ts';
import { testMail } from './test.mail.ts';

export function contactRoutes(deps: Deps) {
  const { contactEmail, publicUrl } = deps;

  /** Queued with the call: once accepted, a message outlives any failure of the mail server. */
  async function receive(
    tx: Tx,
    sent: ContactMessage & { website?: string | undefined },
    now: Date,
  ) {
    // Only a machine fills this field in: it is told that all went well.
    if (!sent.website) {
      const to = { to: contactEmail, by: 'SERVICE' } as const;
      await queueMail(tx, deps, to, contactMessageMail(sent, publicUrl), now);
    }
    return {};
  }

  return implement(contactApi)({
    send: ({ body, tx, now }) => receive(tx, body, now),
    sendMinimal: ({ body, tx, now }) => receive(tx, body, now),
    test: async ({ actor, tx, now }) => {
      await queueMail(tx, deps, { to: actor.email, by: 'SERVICE' }, testMail(publicUrl), now);
      return {};
    },
  });
}
