// Bytes arrive by tus 1.0 (creation, termination), under the id their file was announced with: they can
// stop and go on, after a cut, a reload or a restart, through any process. Spoken here rather than by a
// library so that they go from the connection to the storage without a detour.
import { UPLOADS_PATH } from '@quitus/api/documents.api';
import { fail } from '@quitus/api/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { admitAccount, type Doors } from '../../http/admit.ts';
import { findFile, type StoredFile } from './files.queries.ts';
import { putParts, receivedBytes, removeParts } from './incoming-parts.ts';
import { forgetAnnounced } from './storage-allowance.queries.ts';
import { noticeIfWhole } from './uploads.jobs.ts';

const VERSION = '1.0.0';
const BYTES = 'application/offset+octet-stream';
const fileId = z.uuid();
const count = z.coerce.number().int().min(0);

type Handle = (file: StoredFile, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export async function serveUploads(api: FastifyInstance, deps: Deps, doors: Doors): Promise<void> {
  const { storage } = deps;

  /** Created again, it starts again. */
  const create: Handle = async ({ id, size }, { headers }, reply) => {
    if (count.safeParse(headers['upload-length']).data !== size) fail('VALIDATION_ERROR');
    await removeParts(storage, id);
    return reply.status(201).header('location', `/api${UPLOADS_PATH}/${id}`).send();
  };

  const tell: Handle = async (file, _request, reply) => {
    // A sender that hears « all of it is here » sends nothing more.
    await noticeIfWhole(deps, file);
    return reply
      .header('upload-offset', await offsetOf(file))
      .header('upload-length', file.size)
      .header('cache-control', 'no-store')
      .send();
  };

  const append: Handle = async (file, { headers, raw }, reply) => {
    if (headers['content-type'] !== BYTES) return reply.status(415).send();
    const offset = await offsetOf(file);
    if (count.safeParse(headers['upload-offset']).data !== offset) return reply.status(409).send();
    if (offset + Number(headers['content-length'] ?? 0) > file.size) fail('PAYLOAD_TOO_LARGE');
    const end = await putParts(storage, file.id, offset, atMost(file.size - offset, raw));
    if (end === file.size) await noticeIfWhole(deps, file);
    return reply.status(204).header('upload-offset', end).send();
  };

  const abandon: Handle = async ({ id }, _request, reply) => {
    await inTransaction(deps.db, (tx) => forgetAnnounced(tx, id));
    await removeParts(storage, id);
    return reply.status(204).send();
  };

  /** Once it is being looked at, all of it came, whatever is still to be seen of it. */
  const offsetOf = async ({ id, state, size }: StoredFile): Promise<number> =>
    state === 'RECEIVING' ? receivedBytes(storage, id) : size;

  /** Only whoever announced a file may send it, and only until it is here. */
  async function admit(request: FastifyRequest): Promise<StoredFile> {
    const actor = await admitAccount(request, doors, deps.now());
    const id = fileId.safeParse(idIn(request)).data;
    const file = id && (await findFile(deps.db, id));
    if (!file || file.added_by_id !== actor.account_id) return fail('NOT_FOUND');
    if (file.state !== 'RECEIVING' && request.method !== 'HEAD') fail('NOT_FOUND');
    return file;
  }

  await api.register(async (scope) => {
    // Left where they are, for whoever reads the connection.
    scope.addContentTypeParser(BYTES, (_request, _payload, done) => done(null));
    const routes = [
      ['POST', UPLOADS_PATH, create],
      ['HEAD', `${UPLOADS_PATH}/:id`, tell],
      ['PATCH', `${UPLOADS_PATH}/:id`, append],
      ['DELETE', `${UPLOADS_PATH}/:id`, abandon],
    ] as const;
    for (const [method, url, handle] of routes)
      scope.route({
        method,
        url,
        schema: { hide: true },
        handler: async (request, reply) => {
          reply.header('tus-resumable', VERSION);
          // What has no known end is not read to its end once it is refused.
          if (request.headers['transfer-encoding']) reply.header('connection', 'close');
          if (request.headers['tus-resumable'] !== VERSION)
            return reply.status(412).header('tus-version', VERSION).send();
          return handle(await admit(request), request, reply);
        },
      });
  });
}

/** A body without a length may be longer than what was announced. */
async function* atMost(limit: number, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let left = limit;
  for await (const chunk of source) {
    left -= chunk.length;
    if (left < 0) fail('PAYLOAD_TOO_LARGE');
    yield chunk;
  }
}

/** In the address once it was created, before that in its metadata. */
function idIn({ params, headers }: FastifyRequest): unknown {
  if (typeof params === 'object' && params !== null && 'id' in params) return params.id;
  const metadata = String(headers['upload-metadata'] ?? '');
  const [, encoded = ''] = /(?:^|,)\s*file_id ([\w+/=]+)/.exec(metadata) ?? [];
  return Buffer.from(encoded, 'base64').toString();
}
