// The bytes of a file that was announced, by tus 1.0 (creation, termination): they can stop and go on.
import { z } from 'zod';

import { known } from './content.ts';
import { bytes, defineApi, empty } from './endpoint.ts';

const VERSION = '1.0.0';
const count = z.coerce.number().int().min(0);
const spoken = z.object({ 'tus-resumable': z.literal(VERSION, 'UNKNOWN_UPLOAD_PROTOCOL') });

/** What every call has in common. */
const tus = {
  access: 'account',
  headers: spoken,
  answer_headers: { 'tus-resumable': VERSION, 'tus-version': VERSION },
} as const;
const byFile = z.object({ id: known });

export const uploadsApi = defineApi({
  createUpload: {
    ...tus,
    method: 'POST',
    path: '/uploads',
    summary: 'Commence (ou recommence) l’envoi d’un fichier annoncé (tus)',
    audit: null,
    headers: spoken.extend({
      'upload-length': count,
      /** `file_id`, and the id it was announced with in base 64. */
      'upload-metadata': z.string().default(''),
    }),
    response: empty(201, z.object({ location: z.string() })),
  },
  findUpload: {
    ...tus,
    method: 'HEAD',
    path: '/uploads/:id',
    summary: 'Où en est un envoi (tus)',
    params: byFile,
    response: empty(200, z.object({ 'upload-offset': z.int(), 'upload-length': z.int() })),
  },
  appendUpload: {
    ...tus,
    method: 'PATCH',
    path: '/uploads/:id',
    summary: 'Poursuit un envoi là où il s’est arrêté (tus)',
    audit: null,
    params: byFile,
    headers: spoken.extend({
      'upload-offset': count.optional(),
      'content-length': count.optional(),
    }),
    body: bytes(['application/offset+octet-stream']),
    response: empty(204, z.object({ 'upload-offset': z.int() })),
  },
  abandonUpload: {
    ...tus,
    method: 'DELETE',
    path: '/uploads/:id',
    summary: 'Renonce à un envoi (tus)',
    audit: null,
    params: byFile,
    response: empty(204, z.object({})),
  },
});
