// Papers that are still being read: what they say is not in the statement yet.
import type { DocumentType } from '../documents/document-type.ts';
import { MINUTE_MS, SECOND_MS } from '../time/durations.ts';
import { SOURCE_TYPES } from './access.ts';

export type PaperBeingRead = { document_type: DocumentType | null; name: string };

/** A file that is not sorted yet may turn out to be a source. */
export const mayComplete = ({ document_type }: PaperBeingRead): boolean =>
  document_type === null || SOURCE_TYPES.includes(document_type);

const PAUSE_MS = 10 * SECOND_MS;
const LONGEST_WAIT_MS = 5 * MINUTE_MS;

/** Milliseconds before a paid order looks again; null once it goes on without those papers. */
export const pauseForReading = (waited_ms: number): number | null =>
  waited_ms < LONGEST_WAIT_MS ? PAUSE_MS : null;
