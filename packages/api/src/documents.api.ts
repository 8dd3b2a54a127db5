import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { FILE_REFUSALS } from '@quitus/domain/documents/file-rules';
import { MAX_FILE_BYTES } from '@quitus/domain/documents/file-size';
import { FILE_ORIGINS, FILE_STATES } from '@quitus/domain/documents/file-state';
import { FIRST_YEAR, LAST_YEAR, PERIODS } from '@quitus/domain/documents/period';
import { REPLACEMENT_STATES } from '@quitus/domain/documents/replacement';
import { READING_STATES } from '@quitus/domain/reading/reading-state';
import { z } from 'zod';

import { fileBytes, known, pageNumber, pagePicture } from './content.ts';
import { bytes, defineApi } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import { fileName, line } from './typed-text.ts';

export const file = z
  .object({
    id: z.uuid(),
    /** Null: it waits to be sorted. */
    document_type: z.enum(DOCUMENT_TYPES).nullable(),
    /** Where it seems to belong, while it waits. */
    proposed_type: z.enum(DOCUMENT_TYPES).nullable(),
    /** The documents it seems to hold, while it waits; empty until it was read. */
    proposed_parts: z.array(
      z.object({
        document_type: z.enum(DOCUMENT_TYPES).nullable(),
        pages: z.array(z.int()).readonly(),
      }),
    ),
    /** How far its reading is; null for what is not read. */
    reading: z
      .object({ state: z.enum(READING_STATES), pages_done: z.int(), pages_total: z.int() })
      .nullable(),
    name: z.string(),
    year: z.int().nullable(),
    period: z.enum(PERIODS).nullable(),
    state: z.enum(FILE_STATES),
    refusal: z.enum(FILE_REFUSALS).nullable(),
    origin: z.enum(FILE_ORIGINS),
    format: z.string().nullable(),
    size: z.int(),
    pages: z.int().nullable(),
    sha256: z.string().nullable(),
    /** The file this one takes the place of; it stays as a former version. */
    replaces_id: z.uuid().nullable(),
    /** It waits beside a verified file, which it replaces once it is verified itself. */
    replacement: z.enum(REPLACEMENT_STATES).nullable(),
    /** False for a former version, and for a replacement that waits. */
    current: z.boolean(),
    /** The archive it came in. */
    parent_id: z.uuid().nullable(),
    /** Another file of the dossier that holds the same bytes. */
    same_as: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    added_by: z.string().nullable(),
    added_by_me: z.boolean(),
    /** Who took it out, as shown. */
    removed_by: z.string().nullable(),
    removed_by_me: z.boolean(),
    created_at: z.iso.datetime(),
    deleted_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DocumentFile' });
export type DocumentFile = z.output<typeof file>;

const byFile = z.object({ uid: z.uuid(), file_id: z.uuid() });
const ofFile = z.object({ uid: known, file_id: known });
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
    audit: null,
    summary: 'Annonce un fichier ; ses octets suivent par tus, sous le même identifiant',
    params: z.object({ uid: z.uuid() }),
    body: z.object({
      /** Drawn by the browser: announcing twice makes one file. */
      id: z.uuid(),
      /** Null: dropped on the whole dossier, to be sorted. */
      document_type: z.enum(DOCUMENT_TYPES).nullable(),
      name: fileName(LIMITS.file_name).min(1),
      /** A file of the same slot, which becomes its former version. */
      replaces_id: z.uuid().nullable().default(null),
      size: z.int().min(1, 'EMPTY_FILE').max(MAX_FILE_BYTES, 'FILE_TOO_LARGE'),
    }),
    response: file,
  },
  describeFile: {
    method: 'PATCH',
    path: '/portfolios/:uid/files/:file_id',
    access: 'account',
    audit: null,
    summary: 'Change le nom d’un fichier, l’année et la période qu’il couvre',
    params: byFile,
    body: z.object({
      name: line(LIMITS.file_name).min(1),
      year: z.int().min(FIRST_YEAR).max(LAST_YEAR).nullable(),
      period: z.enum(PERIODS).nullable(),
    }),
    response: done,
  },
  moveFile: {
    method: 'POST',
    path: '/portfolios/:uid/files/:file_id/move',
    access: 'account',
    audit: null,
    summary: 'Range un fichier dans un autre document, avec ses versions antérieures',
    params: byFile,
    body: z.object({ document_type: z.enum(DOCUMENT_TYPES) }),
    response: done,
  },
  removeFile: {
    method: 'DELETE',
    path: '/portfolios/:uid/files/:file_id',
    access: 'account',
    audit: null,
    summary: 'Retire un fichier ; il peut être remis pendant 30 jours',
    params: byFile,
    response: done,
  },
  settleReplacement: {
    method: 'POST',
    path: '/portfolios/:uid/files/:file_id/replacement',
    access: 'account',
    audit: null,
    summary:
      'D’un fichier déposé à la place d’un document vérifié : le garde pour que l’équipe le regarde, ou le remet à classer',
    params: byFile,
    body: z.object({ kept: z.boolean() }),
    response: done,
  },
  restoreFile: {
    method: 'POST',
    path: '/portfolios/:uid/files/:file_id/restore',
    access: 'account',
    audit: null,
    summary: 'Remet un fichier retiré depuis moins de 30 jours',
    params: byFile,
    response: done,
  },
  fileContent: {
    method: 'GET',
    path: '/portfolios/:uid/files/:file_id/content',
    access: 'account',
    summary: 'Le fichier lui-même, entier ou en partie',
    audit: 'FILE_DOWNLOADED',
    params: ofFile,
    response: fileBytes,
  },
  filePage: {
    method: 'GET',
    path: '/portfolios/:uid/files/:file_id/pages/:page',
    access: 'account',
    summary: 'L’image d’une page d’un fichier',
    params: ofFile.extend({ page: pageNumber }),
    query: pagePicture,
    response: bytes(['image/webp'], { cache: 'private, max-age=3600' }),
  },
});
