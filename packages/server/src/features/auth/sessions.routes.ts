import { fail } from '@quitus/api/errors';
import { sessionsApi } from '@quitus/api/sessions.api';

import { implement } from '../../http/handler.ts';
import { changePassword } from './passwords.queries.ts';
import { endOtherSessions, listSessions, revokeSession } from './sessions.queries.ts';

export const sessionsRoutes = () =>
  implement(sessionsApi)({
    sessions: async ({ actor, tx, now }) => ({
      sessions: (await listSessions(tx, actor.account_id, now)).map((session) => ({
        ...session,
        current: session.id === actor.session_id,
        created_at: session.created_at.toISOString(),
        last_used_at: session.last_used_at.toISOString(),
      })),
    }),

    endSession: async ({ actor, params, tx, now }) => {
      if (!(await revokeSession(tx, actor.account_id, params.id, now))) fail('NOT_FOUND');
      return {};
    },

    endOtherSessions: async ({ actor, tx, now }) => ({
      ended: await endOtherSessions(tx, actor, 'REVOKED', now),
    }),

    setPassword: async ({ actor, body, tx, now }) => {
      const { current_password = null, password } = body;
      await changePassword(tx, actor, current_password, password, now);
      return {};
    },
  });
