/** Raised when the reader reads better: what was read before is then read again. */
export const READER_VERSION = 24;
