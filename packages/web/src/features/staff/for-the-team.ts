import { ApiError } from '@quitus/api/errors';
import { data } from 'react-router';

import { queryClient } from '../../query-client.ts';
import { readSession } from '../../session/session.ts';
import { queueQuery } from './use-queue.ts';

/** For anybody but the team there is no such page; without a session, the layout asks for one. */
export async function forTheTeam() {
  if (!readSession()) return null;
  try {
    await queryClient.fetchQuery(queueQuery);
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) throw data(null, { status: 404 });
    // Anything else is the page's to say, with a way to try again.
  }
  return null;
}
