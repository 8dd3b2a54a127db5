// The only place where a failure becomes an HTTP answer: `{ error: code }`.
import { ApiError, type ErrorCode, ERRORS, isErrorCode } from '@quitus/api/errors';
import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

import { GatewayDown } from '../adapters/payments/gateway.ts';
import { StorageDown, StorageFull } from '../adapters/storage/storage.ts';
import { isDatabaseAway } from '../db/away.ts';
import type { Deps } from '../deps.ts';

const RETRY_SECONDS = 5;
/** Somebody of the team has something to do. */
const TO_MEND: readonly ErrorCode[] = [
  'INTERNAL_ERROR',
  'STORAGE_FULL',
  'STORAGE_UNAVAILABLE',
  'PAYMENT_UNAVAILABLE',
];

export function handleErrors(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  app.setErrorHandler<FastifyError>((cause, request, reply) => {
    // The sender left half-way: nobody hears the answer, and nothing is to be mended.
    const code = cause === request.raw.errored ? 'VALIDATION_ERROR' : codeFor(cause);
    const away = code === 'DATABASE_UNAVAILABLE';
    if (away) reply.header('retry-after', RETRY_SECONDS);
    // An outage is told once, when it begins.
    if (TO_MEND.includes(code) || (away && !db.$client.doubtful))
      request.log.error({ id: request.id, err: cause }, 'request failed');
    reply.header('cache-control', 'no-store');
    return reply.status(ERRORS[code].status).send({ error: code });
  });
}

function codeFor(cause: FastifyError): ErrorCode {
  if (cause instanceof ApiError) return isErrorCode(cause.code) ? cause.code : 'INTERNAL_ERROR';
  if (isDatabaseAway(cause)) return 'DATABASE_UNAVAILABLE';
  if (hasZodFastifySchemaValidationErrors(cause)) {
    const named = cause.validation.map(({ message }) => message).find(isErrorCode);
    return named ?? 'VALIDATION_ERROR';
  }
  // Some schemas throw on what is far from their shape (a « length » that is no number).
  if (cause.code === 'FST_ERR_VALIDATION') return 'VALIDATION_ERROR';
  if (cause instanceof StorageFull) return 'STORAGE_FULL';
  if (cause instanceof GatewayDown) return 'PAYMENT_UNAVAILABLE';
  if (cause instanceof StorageDown) return 'STORAGE_UNAVAILABLE';
  if (cause.statusCode === 413) return 'PAYLOAD_TOO_LARGE';
  if (cause.statusCode === 429) return 'TOO_MANY_REQUESTS';
  return cause.statusCode !== undefined && cause.statusCode < 500
    ? 'VALIDATION_ERROR'
    : 'INTERNAL_ERROR';
}
