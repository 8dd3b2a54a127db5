// What travels over /ws. The first message gives the one-time ticket; then dossiers are followed.
import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { EVENT_KINDS } from '@quitus/domain/portfolios/event';
import { z } from 'zod';

export const LIVE_PATH = '/ws';
/** A browser that shows more dossiers than this follows those it shows last. */
export const MAX_FOLLOWED = 60;

/** Of an event: what the database can count to. */
export const MAX_NUMBER = 2_147_483_647;

/** Browser → server. `after` is the number of the last event known: what was missed comes first. */
export const liveRequest = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    ticket: z.string().min(1).max(200).optional(),
    /** Of somebody with a share link, who follows nothing but that link. */
    visit: z.string().min(1).max(200).optional(),
  }),
  z.object({
    type: z.literal('follow'),
    portfolio_uid: z.uuid(),
    after: z.int().min(0).max(MAX_NUMBER),
  }),
  z.object({ type: z.literal('unfollow'), portfolio_uid: z.uuid() }),
]);
export type LiveRequest = z.output<typeof liveRequest>;

/** Server → browser. `gone`: the dossier does not exist, or no longer, for this person. */
export const liveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome') }),
  z.object({
    type: z.literal('event'),
    portfolio_uid: z.uuid(),
    number: z.int(),
    kind: z.enum(EVENT_KINDS),
    document_type: z.enum(DOCUMENT_TYPES).nullable(),
  }),
  /** A file is being read: shown, never kept. */
  z.object({
    type: z.literal('progress'),
    portfolio_uid: z.uuid(),
    file_id: z.uuid(),
    pages_done: z.int(),
    pages_total: z.int(),
  }),
  /** The robot has moved: ask again how its visit stands. */
  z.object({ type: z.literal('robot'), portfolio_uid: z.uuid(), run_id: z.uuid() }),
  /** What was concluded of a document that still waits may be another: ask again. */
  z.object({
    type: z.literal('controlled'),
    portfolio_uid: z.uuid(),
    document_type: z.enum(DOCUMENT_TYPES),
  }),
  z.object({ type: z.literal('gone'), portfolio_uid: z.uuid() }),
  /** What a share link shows may have changed: ask again. */
  z.object({ type: z.literal('share_changed') }),
]);
export type LiveMessage = z.output<typeof liveMessage>;
