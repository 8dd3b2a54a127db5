import { systemApi } from '@quitus/api/system.api';
import { sql } from 'drizzle-orm';

import { implement } from '../../http/handler.ts';

export const systemRoutes = () =>
  implement(systemApi)({
    health: async () => ({ status: 'ok' }),
    ready: async ({ tx }) => {
      await tx.execute(sql`select 1`);
      return { status: 'ready' };
    },
  });
