// How far the reading of a file is, and what people made of what was read.

/** FAILED: the file was kept, but no page of it could be read. */
export const READING_STATES = ['QUEUED', 'READING', 'DONE', 'FAILED'] as const;
export type ReadingState = (typeof READING_STATES)[number];

/** READ by the machine, CONFIRMED or CORRECTED by somebody, who is named. */
export const FACT_STATES = ['READ', 'CONFIRMED', 'CORRECTED'] as const;
export type FactState = (typeof FACT_STATES)[number];
