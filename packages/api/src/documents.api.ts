import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { FILE_REFUSALS, MAX_FILE_BYTES } from '@quitus/domain/documents/file-rules';
import { FILE_ORIGINS, FILE_STATES } from '@quitus/domain/documents/file-state';
import { z } from 'zod';

import { defineApi } from './endpoint.ts';

/** Where the bytes of a file are sent (tus), once it was announced. */
export const UPLOADS_PATH = '/uploads';

const file = z
  .object({
    id: z.uuid(),
    document_type: z.enum(DOCUMENT_TYPES),
    name: z.string(),
    state: z.enum(FILE_STATES),
    refusal: z.enum(FILE_REFUSALS).nullable(),
    origin: z.enum(FILE_ORIGINS),
    format: z.string().nullable(),
    size: z.int(),
    pages: z.int().nullable(),
    sha256: z.string().nullable(),
    added_by: z.string().nullable(),
    created_at: z.iso.datetime(),
    deleted_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DocumentFile' });
export type DocumentFile = z.output<typeof file>;

const byFile = z.object({ uid: z.uuid(), file_id: z.uuid() });
const done = z.object({});

export const documentsApi = defineApi({
  files: {
    method: 'GET',
    path: '/portfolios/:uid/files',
    access: 'account',
    summary: 'Les fichiers d’un dossier que la personne connectée peut voir',
    params: z.object({ uid: z.uuid() }),
    response: z.object({ files: z.array(file) }),
  },
  announceFile: {
    method: 'POST',
    path: '/portfolios/:uid/files',
    access: 'account',
    summary: 'Annonce un fichier ; ses octets suivent par tus, sous le même identifiant',
    params: z.object({ uid: z.uuid() }),
    body: z.object({
      /** Drawn by the browser: announcing twice makes one file. */
      id: z.uuid(),
      document_type: z.enum(DOCUMENT_TYPES),
      name: z.string().trim().min(1).max(255),
      size: z.int().min(1, 'EMPTY_FILE').max(MAX_FILE_BYTES, 'FILE_TOO_LARGE'),
    }),
    response: file,
  },
  removeFile: {
    method: 'DELETE',
    path: '/portfolios/:uid/files/:file_id',
    access: 'account',
    summary: 'Retire un fichier ; il peut être remis pendant 30 jours',
    params: byFile,
    response: done,
  },
  restoreFile: {
    method: 'POST',
    path: '/portfolios/:uid/files/:file_id/restore',
    access: 'account',
    summary: 'Remet un fichier retiré depuis moins de 30 jours',
    params: byFile,
    response: done,
  },
});
