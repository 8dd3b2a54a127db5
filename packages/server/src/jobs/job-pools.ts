// Jobs with workers of their own in each process, beside those that do everything else.
export type JobPool = { name: string; concurrency: number };

/** Somebody waits for a link in front of a screen: it is not sent after the thirty files of somebody else. */
export const MAIL_POOL: JobPool = { name: 'mail', concurrency: 2 };

/** A visit waits for the portal, for its turn, for somebody's code: it keeps nobody else waiting. */
export const VISIT_POOL: JobPool = { name: 'visits', concurrency: 50 };
