// States that something is in only while somebody works on it: each ends, or somebody is told.
import type { DownloadState } from '../documents/download.ts';
import type { FileState } from '../documents/file-state.ts';
import type { DocumentStatus } from '../documents/status.ts';
import { HOUR_MS } from '../time/durations.ts';
import type { ReadingState } from './reading-state.ts';

/** How long each may last, in hours. */
export const PASSING_HOURS = {
  // An upload goes on the next morning; a day after its announcement it is forgotten.
  RECEIVING: 26,
  CHECKING: 1,
  SPLITTING: 1,
  // A whole agency's files may arrive at once.
  QUEUED: 12,
  READING: 2,
  PREPARING: 1,
  SCRAPING_PROCESSING: 24,
  CREATION_IN_PROCESS: 24,
} as const satisfies Partial<
  Record<FileState | ReadingState | DownloadState | DocumentStatus, number>
>;

export type PassingState = keyof typeof PASSING_HOURS;

export const isOverdue = (state: PassingState, since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() > PASSING_HOURS[state] * HOUR_MS;
