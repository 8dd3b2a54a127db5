import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { EVENT_KINDS } from '@quitus/domain/portfolios/event';
import { z } from 'zod';

/** What one process tells the others about an event: enough to know whom it concerns. */
export const eventNotice = z.object({
  portfolio_uid: z.uuid(),
  number: z.int(),
  kind: z.enum(EVENT_KINDS),
  document_type: z.enum(DOCUMENT_TYPES).nullable(),
  to: z.string().nullable(),
});

export type EventNotice = z.output<typeof eventNotice>;

/** How far a reading is: told, not kept. */
export const progressNotice = z.object({
  portfolio_uid: z.uuid(),
  file_id: z.uuid(),
  document_type: z.enum(DOCUMENT_TYPES).nullable(),
  pages_done: z.int(),
  pages_total: z.int(),
});

export type ProgressNotice = z.output<typeof progressNotice>;

/** The robot has moved: whoever watches asks how its visit stands. */
export const robotNotice = z.object({ portfolio_uid: z.uuid(), run_id: z.uuid() });

export type RobotNotice = z.output<typeof robotNotice>;

/** A document was controlled and stays where it is: its rules may say something else. */
export const controlNotice = z.object({
  portfolio_uid: z.uuid(),
  controlled: z.enum(DOCUMENT_TYPES),
});

export type ControlNotice = z.output<typeof controlNotice>;

export type Notice = EventNotice | ProgressNotice | RobotNotice | ControlNotice;
