// Bytes arrive by tus 1.0 (creation, termination), under the id their file was announced with: they can
// stop and go on, after a cut, a reload or a restart, through any process. Spoken here rather than by a
// library so that they go from the connection to the storage without a detour.
import { urlOf } from '@quitus/api/client';
import { API_BASE } from '@quitus/api/endpoint';
import { fail } from '@quitus/api/errors';
import { uploadsApi } from '@quitus/api/uploads.api';
import { addRefusal } from '@quitus/domain/portfolios/permissions';
import { z } from 'zod';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, implement } from '../../http/handler.ts';
import { findVisible } from '../portfolios/door.ts';
import { findFile, type StoredFile } from './files.queries.ts';
import { putParts, receivedBytes, removeParts } from './incoming-parts.ts';
import { forgetAnnounced } from './storage-allowance.queries.ts';
import { noticeIfWhole } from './uploads.jobs.ts';

/**
 * Only whoever announced a file may send it. Announced is not allowed for ever: access may have ended
 * since, and dossiers are archived.
 */
async function findOwn(tx: Tx, actor: Actor, id: string): Promise<StoredFile> {
  const file = await findFile(tx, id);
  if (file?.added_by_id !== actor.account_id) return fail('NOT_FOUND');
  const visible = (await findVisible(tx, actor, file.portfolio_uid)) ?? fail('NOT_FOUND');
  const refusal = addRefusal(visible.relation, file.document_type, visible.portfolio);
  return refusal ? fail(refusal) : file;
}

/** And only until it is here. */
async function findAwaited(tx: Tx, actor: Actor, id: string): Promise<StoredFile> {
  const file = await findOwn(tx, actor, id);
  return file.state === 'RECEIVING' ? file : fail('NOT_FOUND');
}

export function uploadsRoutes(deps: Pick<Deps, 'db' | 'storage'>) {
  const { storage } = deps;

  /** Once it is being looked at, all of it came, whatever is still to be seen of it. */
  const offsetOf = async ({ id, state, size }: StoredFile): Promise<number> =>
    state === 'RECEIVING' ? receivedBytes(storage, id) : size;

  return implement(uploadsApi)({
    /** Created again, it starts again. */
    createUpload: async ({ actor, headers, tx }) => {
      const { id, size } = await findAwaited(tx, actor, idIn(headers['upload-metadata']));
      if (headers['upload-length'] !== size) fail('VALIDATION_ERROR');
      await removeParts(storage, id);
      return { location: urlOf(API_BASE, uploadsApi.findUpload, { params: { id } }) };
    },

    findUpload: async ({ actor, params, tx }) => {
      const file = await findOwn(tx, actor, params.id);
      // A sender that hears « all of it is here » sends nothing more.
      await noticeIfWhole(deps, file);
      return { 'upload-offset': await offsetOf(file), 'upload-length': file.size };
    },

    appendUpload: async ({ actor, params, headers, body, tx }) => {
      const file = await findAwaited(tx, actor, params.id);
      const offset = await offsetOf(file);
      if (headers['upload-offset'] !== offset) fail('UPLOAD_MOVED_ON');
      if (offset + (headers['content-length'] ?? 0) > file.size) fail('PAYLOAD_TOO_LARGE');
      const end = await putParts(storage, file.id, offset, atMost(file.size - offset, body));
      if (end === file.size) await noticeIfWhole(deps, file);
      return { 'upload-offset': end };
    },

    abandonUpload: async ({ actor, params, tx }) => {
      const { id } = await findAwaited(tx, actor, params.id);
      await forgetAnnounced(tx, id);
      await removeParts(storage, id);
      return {};
    },
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

/** Before it was created, a file is named in the metadata of its upload. */
function idIn(metadata: string): string {
  const [, encoded = ''] = /(?:^|,)\s*file_id ([\w+/=]+)/.exec(metadata) ?? [];
  return z.uuid().safeParse(Buffer.from(encoded, 'base64').toString()).data ?? fail('NOT_FOUND');
}
