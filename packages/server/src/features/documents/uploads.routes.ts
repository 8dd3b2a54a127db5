// Bytes arrive by tus, under the id their file was announced with: they can stop and go on, after a
// cut, a reload or a restart. Who sends them is checked before tus sees anything.
import { UPLOADS_PATH } from '@quitus/api/documents.api';
import { fail } from '@quitus/api/errors';
import { MAX_FILE_BYTES } from '@quitus/domain/documents/file-size';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { Deps } from '../../deps.ts';
import { admitAccount, type Doors } from '../../http/admit.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { inspectUpload } from './documents.jobs.ts';
import { findFile, markReceived } from './files.queries.ts';

const fileId = z.uuid();

export async function serveUploads(api: FastifyInstance, deps: Deps, doors: Doors): Promise<void> {
  const tus = new Server({
    path: `/api${UPLOADS_PATH}`,
    relativeLocation: true,
    maxSize: MAX_FILE_BYTES,
    datastore: new FileStore({ directory: deps.uploads }),
    namingFunction: (_request, metadata) => metadata?.['file_id'] ?? fail('VALIDATION_ERROR'),
    onUploadFinish: async (_request, { id }) => {
      await deps.db.transaction(async (tx) => {
        if (await markReceived(tx, id)) await enqueue(tx, inspectUpload, { file_id: id });
      });
      return {};
    },
  });

  /** Only whoever announced a file may send it, and only until it is here. */
  async function admit(request: FastifyRequest): Promise<void> {
    const actor = await admitAccount(request, doors, deps.now());
    const id = fileId.safeParse(idIn(request)).data;
    const file = id && (await findFile(deps.db, id));
    if (!file || file.added_by_id !== actor.account_id) return fail('NOT_FOUND');
    if (file.state !== 'RECEIVING' && request.method !== 'HEAD') fail('NOT_FOUND');
    const length = request.headers['upload-length'];
    if (length !== undefined && Number(length) !== file.size) fail('VALIDATION_ERROR');
  }

  await api.register(async (scope) => {
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) =>
      done(null),
    );
    for (const url of [UPLOADS_PATH, `${UPLOADS_PATH}/:id`])
      scope.route({
        method: ['POST', 'HEAD', 'PATCH', 'DELETE'],
        url,
        exposeHeadRoute: false,
        schema: { hide: true },
        handler: async (request, reply) => {
          await admit(request);
          reply.hijack();
          await tus.handle(request.raw, reply.raw);
        },
      });
  });
}

/** In the address once it was created, before that in its metadata. */
function idIn({ params, headers }: FastifyRequest): unknown {
  if (typeof params === 'object' && params !== null && 'id' in params) return params.id;
  const metadata = String(headers['upload-metadata'] ?? '');
  const [, encoded = ''] = /(?:^|,)\s*file_id ([\w+/=]+)/.exec(metadata) ?? [];
  return Buffer.from(encoded, 'base64').toString();
}
