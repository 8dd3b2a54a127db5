import { randomUUID } from 'node:crypto';

import { demoApi } from '@quitus/api/demo.api';
import { fail } from '@quitus/api/errors';

import { implement } from '../../http/handler.ts';
import { lockAccountByEmail } from '../accounts/accounts.queries.ts';
import { createLink } from '../auth/links.queries.ts';
import { PEOPLE } from './demo.data.ts';

export const demoRoutes = ({ demo, outbox }: { demo: boolean; outbox: boolean }) =>
  implement(demoApi)({
    accounts: async () => ({
      accounts: demo ? Object.values(PEOPLE).map(({ email, role }) => ({ email, role })) : [],
      outbox,
    }),

    /** Only the made-up people: whoever signed up in a demonstration has their mail to open. */
    enter: async ({ body, tx, now }) => {
      const ours = demo && Object.values(PEOPLE).some(({ email }) => email === body.email);
      const account = ours ? await lockAccountByEmail(tx, body.email) : undefined;
      if (!account) return fail('NOT_FOUND');
      const path = await createLink(tx, randomUUID(), account, 'LOGIN', now);
      return { path: path ?? fail('NOT_FOUND') };
    },
  });
