import { DAY_MS } from '../time/durations.ts';

/**
 * On its way, being looked at, kept, not kept, being cut into the documents it holds, or done with:
 * an archive whose files were taken out, a scan that was cut.
 */
export const FILE_STATES = [
  'RECEIVING',
  'CHECKING',
  'READY',
  'REFUSED',
  'SPLITTING',
  'UNPACKED',
] as const;
export type FileState = (typeof FILE_STATES)[number];

export const FILE_ORIGINS = ['UPLOADED_BY_USER', 'UPLOADED_BY_ADMIN', 'SCRAPED'] as const;
export type FileOrigin = (typeof FILE_ORIGINS)[number];

export const UNDO_DAYS = 30;

export const undoableUntil = (deleted_at: Date): Date =>
  new Date(deleted_at.getTime() + UNDO_DAYS * DAY_MS);
