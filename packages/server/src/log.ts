// JSON logs that a stranger could read: no secret, no personal data, no address with its query.
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';

/** Drizzle repeats the parameters of a failed query in its message: log the database's words instead. */
function safeError(cause: unknown): Record<string, unknown> {
  const error = cause instanceof DrizzleQueryError ? cause.cause : cause;
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && { code: error.code }),
    stack: error.stack,
  };
}

/** The route's pattern, never the path itself: paths and queries may hold one-time tokens. */
const safeRequest = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions?.url ?? 'unmatched',
});

const safeReply = (reply: FastifyReply) => ({ status: reply.statusCode });

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: safeError, error: safeError, req: safeRequest, res: safeReply },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, destination ?? pino.destination({ dest: 2, sync: false }));
}
