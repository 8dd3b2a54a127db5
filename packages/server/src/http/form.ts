// Forms that carry a file: each part becomes a field of the body, read within the limits.
import type { IncomingMessage } from 'node:http';

import multipart from '@fastify/multipart';
import { ApiError, fail } from '@quitus/api/errors';
import { LOGO_MAX_BYTES } from '@quitus/domain/accounts/branding';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One byte too many is read, so that the contract's own limit can refuse the file by its name. */
const LIMITS = {
  files: 1,
  fields: 10,
  parts: 11,
  fieldSize: 10_000,
  headerPairs: 50,
  fileSize: LOGO_MAX_BYTES + 1,
};

/** For routes of their own scope: the others neither accept forms nor pay for them. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
  scope.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readForm(request);
  });
}

async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const watch = watchForStall(request.raw);
  try {
    return await Promise.race([readParts(request, watch.moved), watch.stalled]);
  } catch (cause) {
    // A limit has its own status. The rest is a form without its boundary, or cut short.
    if (cause instanceof ApiError || (cause instanceof Error && 'statusCode' in cause)) throw cause;
    return fail('VALIDATION_ERROR');
  } finally {
    watch.stop();
    // Whatever still comes in falls on the floor: the answer leaves at once, the connection goes on.
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function readParts(request: FastifyRequest, moved: () => void) {
  const fields = new Map<string, unknown>();
  for await (const part of request.parts()) {
    moved();
    if (part.type === 'field') {
      if (part.valueTruncated) fail('PAYLOAD_TOO_LARGE');
      fields.set(part.fieldname, part.value);
      continue;
    }
    const { chunks, size } = await readFile(part.file, moved);
    fields.set(part.fieldname, new File(chunks, part.filename, { type: part.mimetype }));
    if (size >= LIMITS.fileSize) break;
  }
  return Object.fromEntries(fields);
}

async function readFile(file: AsyncIterable<Buffer>, moved: () => void) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of file) {
    chunks.push(new Uint8Array(chunk));
    size += chunk.length;
    moved();
    if (size >= LIMITS.fileSize) break;
  }
  return { chunks, size };
}

/** Turns of the event loop without a step: all the bytes are here, so each turn could make one. */
const QUIET_TURNS = 100;

/** Some malformed forms leave the parser waiting, after their last byte, for what will never come. */
function watchForStall(raw: IncomingMessage) {
  const stall = Promise.withResolvers<never>();
  // Nobody may be waiting any more.
  stall.promise.catch(() => {});
  let quiet = 0;
  let over = false;
  const look = () => {
    quiet += 1;
    if (over) return;
    if (quiet > QUIET_TURNS) stall.reject(new Error('the form has no end'));
    else setImmediate(look);
  };
  raw.once('end', look);
  return {
    stalled: stall.promise,
    moved: () => void (quiet = 0),
    stop: () => {
      over = true;
      raw.off('end', look);
    },
  };
}
