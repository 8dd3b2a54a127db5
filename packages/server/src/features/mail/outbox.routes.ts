import { outboxApi } from '@quitus/api/outbox.api';

import { implement } from '../../http/handler.ts';
import { listOutbox } from './mail.queries.ts';

export const outboxRoutes = () =>
  implement(outboxApi)({
    list: async ({ tx }) =>
      (await listOutbox(tx)).map((mail) => ({
        ...mail,
        created_at: mail.created_at.toISOString(),
      })),
  });
