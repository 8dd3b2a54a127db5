// What a handler is given of a request: the parts that its contract names, and who sent them.
import { type Endpoint, isBytes } from '@quitus/api/endpoint';
import { fail } from '@quitus/api/errors';
import type { FastifyRequest } from 'fastify';

export function inputOf(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const { params, query, headers, body, response } = endpoint;
  const said = {
    ...(params && { params: request.params }),
    ...(query && { query: request.query }),
    ...(headers && { headers: request.headers }),
    ...(body && !isBytes(body) && { body: request.body }),
  };
  refuseOddTexts(said);
  return {
    ...said,
    ...(isBytes(body) && { body: bytesOf(request, body.types) }),
    ...(isBytes(response) && { head_only: request.method === 'HEAD' }),
    user_agent: request.headers['user-agent']?.slice(0, 300) ?? null,
  };
}

function bytesOf({ headers, raw }: FastifyRequest, types: readonly string[]) {
  if (!types.includes(headers['content-type'] ?? '')) fail('UNSUPPORTED_CONTENT_TYPE');
  // Left open when it is not read to its end: what still comes must not block the connection.
  return raw.iterator({ destroyOnReturn: false });
}

/**
 * PostgreSQL keeps no NUL, and half of a character is no text: neither is anybody's typing. Without
 * recursion, since a stranger says how deep it goes.
 */
function refuseOddTexts(said: object): void {
  const waiting: unknown[] = [said];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) fail('VALIDATION_ERROR');
    } else if (Array.isArray(value)) {
      for (const item of value) waiting.push(item);
    } else if (isRecord(value)) {
      for (const [name, item] of Object.entries(value)) waiting.push(name, item);
    }
  }
}

/** Neither a file nor a date, which hold no text of theirs. */
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);
