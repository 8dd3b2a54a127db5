// For the Quitus team only.
import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { DECIDED_STATUSES } from '@quitus/domain/documents/transitions';
import { z } from 'zod';

import { defineApi } from './endpoint.ts';

const waiting = z
  .object({
    portfolio_uid: z.uuid(),
    main_address: z.string(),
    document_type: z.enum(DOCUMENT_TYPES),
    file_count: z.int(),
    /** Since when it waits. */
    since: z.iso.datetime(),
  })
  .meta({ id: 'WaitingDocument' });
export type WaitingDocument = z.output<typeof waiting>;

export const staffApi = defineApi({
  queue: {
    method: 'GET',
    path: '/staff/documents',
    access: 'staff',
    summary: 'Les documents qui attendent un contrôle, les plus anciens d’abord',
    response: z.object({ waiting: z.array(waiting), total: z.int() }),
  },
  decide: {
    method: 'POST',
    path: '/staff/portfolios/:uid/documents/:document_type/decision',
    access: 'staff',
    summary: 'Accepte un document, ou le refuse avec sa raison',
    params: z.object({ uid: z.uuid(), document_type: z.enum(DOCUMENT_TYPES) }),
    body: z
      .object({
        to: z.enum(DECIDED_STATUSES),
        /** What the user reads: « Document actuel … / Document attendu … ». */
        reason: z.string().trim().max(1000).nullable(),
      })
      .refine(({ to, reason }) => to === 'VERIFIED' || Boolean(reason), 'MISSING_DECISION_REASON'),
    response: z.object({}),
  },
});
