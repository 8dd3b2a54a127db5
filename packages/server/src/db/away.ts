// Is this failure the database being away? Said here once, for answers, jobs and whoever else waits for it.
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** No connection could be had. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** Shut down, crashed, not up yet, or full: class 57P and 53300 of PostgreSQL, 08 for its proxies. */
const PASSING = /^(57P0[1-3]|53300|08\w{3})$/;
const NETWORK = /^(ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|ETIMEDOUT)$/;
/** What the driver says without a code. */
const DRIVER = /^Connection terminated|is not queryable$|^timeout (expired|exceeded when trying)/;

const codeOf = (cause: Error): string =>
  'code' in cause && typeof cause.code === 'string' ? cause.code : '';

/** `ours`: it is about the database for certain; a mail server that refuses us has the same codes. */
export function isDatabaseAway(cause: unknown, ours = false): boolean {
  if (!(cause instanceof Error)) return false;
  if (cause instanceof DatabaseAway) return true;
  const code = codeOf(cause);
  if (PASSING.test(code) || DRIVER.test(cause.message)) return true;
  if (ours && NETWORK.test(code)) return true;
  const certain = ours || cause instanceof DrizzleQueryError;
  const inside = cause instanceof AggregateError ? cause.errors : [cause.cause];
  return inside.some((one) => isDatabaseAway(one, certain));
}

/** Another connection may still be served: the database itself is there. */
export const isFull = (cause: unknown): boolean =>
  cause instanceof Error && codeOf(cause) === '53300';
