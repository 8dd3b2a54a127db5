import { randomUUID } from 'node:crypto';

import { demoApi } from '@quitus/api/demo.api';
import { fail } from '@quitus/api/errors';
import { can } from '@quitus/domain/portfolios/permissions';

import { implement } from '../../http/handler.ts';
import { lockAccountByEmail } from '../accounts/door.ts';
import { createLink } from '../auth/door.ts';
import { allow, findDossier } from '../portfolios/door.ts';
import { type DemoPerson, PEOPLE } from './demo.data.ts';
import { describeExample, findExample } from './example.queries.ts';

const people: readonly DemoPerson[] = Object.values(PEOPLE);

export const demoRoutes = ({ demo, outbox }: { demo: boolean; outbox: boolean }) =>
  implement(demoApi)({
    accounts: async () => ({
      accounts: demo
        ? people.map(({ email, role, staff = false }) => ({ email, role, staff }))
        : [],
      outbox,
    }),

    /** Only the made-up people: whoever signed up in a demonstration has their mail to open. */
    enter: async ({ body, tx, now }) => {
      const ours = demo && people.some(({ email }) => email === body.email);
      const account = ours ? await lockAccountByEmail(tx, body.email) : undefined;
      if (!account) return fail('NOT_FOUND');
      const path = await createLink(tx, randomUUID(), account, 'LOGIN', now);
      return { path: path ?? fail('NOT_FOUND') };
    },

    describeExample: async ({ actor, params, tx, now }) => {
      const { portfolio } = await allow(tx, actor, params.uid, 'EDIT');
      if (!demo) return fail('NOT_FOUND');
      const { described, answers } = await describeExample(tx, portfolio, actor, now);
      const { papers } = await findExample(tx, described, now);
      return {
        owners: described.owners,
        answers,
        papers: papers.map(({ name, document_type }, rank) => ({
          number: rank + 1,
          name,
          document_type,
        })),
      };
    },

    examplePaper: async ({ actor, params, tx, now }) => {
      const { portfolio, relation } = await findDossier(tx, actor, params.uid);
      if (!can(relation, 'EDIT')) return fail('FORBIDDEN');
      const papers = demo ? (await findExample(tx, portfolio, now)).papers : [];
      const paper = papers[params.number - 1] ?? fail('NOT_FOUND');
      const { printSample } = await import('@quitus/papers/samples/press');
      const { pdf } = printSample(paper.sample());
      return { type: 'application/pdf', from: Buffer.from(pdf), name: paper.name };
    },
  });
