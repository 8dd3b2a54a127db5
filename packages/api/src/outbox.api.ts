import { z } from 'zod';

import { defineApi } from './endpoint.ts';

const mail = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  created_at: z.iso.datetime(),
});

export type OutboxMail = z.output<typeof mail>;

/** Development and demonstration only: production has no such route. */
export const outboxApi = defineApi({
  list: {
    method: 'GET',
    path: '/dev/outbox',
    access: 'public',
    summary: 'Les e-mails que la démonstration aurait envoyés, du plus récent au plus ancien',
    response: z.array(mail),
  },
});
