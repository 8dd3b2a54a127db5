// The jobs of the reading, as those who queue them see them: payload and limits, not how they are done.
import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { z } from 'zod';

import { defineJobSpec } from '../../jobs/define-job.ts';

export const readFileSpec = defineJobSpec({
  name: 'read-file',
  /** `again`: a newer reader reads what is already known; nobody is told. */
  payload: z.object({ file_id: z.uuid(), again: z.boolean().default(false) }),
  // OCR takes a whole processor: two files at a time, and mails do not wait behind them.
  lanes: 2,
  max_attempts: 4,
  key: ({ file_id }) => `read-file/${file_id}`,
});

export const controlSpec = defineJobSpec({
  name: 'control-document',
  payload: z.object({ portfolio_uid: z.uuid(), document_type: z.enum(DOCUMENT_TYPES) }),
});

export const splitSpec = defineJobSpec({
  name: 'split-file',
  payload: z.object({
    file_id: z.uuid(),
    parts: z.array(z.object({ document_type: z.enum(DOCUMENT_TYPES), pages: z.array(z.int()) })),
  }),
  max_attempts: 6,
});
