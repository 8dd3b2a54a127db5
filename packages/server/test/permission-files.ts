// Rows of the permission matrix: the files of a dossier, and their bytes.
import { randomUUID } from 'node:crypto';

import { allowancesApi } from '@quitus/api/allowances.api';
import { documentsApi } from '@quitus/api/documents.api';
import { uploadsApi } from '@quitus/api/uploads.api';

import { also, manage, type Matrix, NOT_THEIRS } from './permission-outcomes.ts';
import { t } from './permission-world.ts';

const { call, fetchBytes } = t;
const TUS = { 'tus-resumable': '1.0.0' } as const;

const seen = also(manage('accepted'), { ACQUEREUR: 'NOT_FOUND' });

/** A file is sent by whoever announced it, whatever others may do in the dossier. */
const announcer = {
  outcomes: { OWNER: 'accepted', others: 'NOT_FOUND' },
  unknown: 'NOT_FOUND',
};

export const FILE_ROWS: Matrix = {
  'GET /portfolios/:uid/storage': {
    call: ({ uid }) => call(allowancesApi.portfolio, { params: { uid } }),
    ...manage('accepted'),
  },
  'GET /portfolios/:uid/files': {
    call: ({ uid }) => call(documentsApi.files, { params: { uid } }),
    ...manage('accepted'),
  },
  'POST /portfolios/:uid/files': {
    call: ({ uid }) =>
      call(documentsApi.announceFile, {
        params: { uid },
        body: { id: randomUUID(), document_type: 'PV_AG', name: 'pv.pdf', size: 100 },
      }),
    ...also(manage('accepted'), { ACQUEREUR: 'FORBIDDEN' }),
  },
  'PATCH /portfolios/:uid/files/:file_id': {
    call: ({ uid, file_id }) =>
      call(documentsApi.describeFile, {
        params: { uid, file_id },
        body: { name: 'pv.pdf', year: 2025, period: null },
      }),
    ...also(manage('accepted'), { ACQUEREUR: 'FORBIDDEN' }),
  },
  'POST /portfolios/:uid/files/:file_id/move': {
    call: ({ uid, file_id }) =>
      call(documentsApi.moveFile, {
        params: { uid, file_id },
        body: { document_type: 'CV_AG' },
      }),
    ...also(manage('accepted'), NOT_THEIRS),
  },
  'DELETE /portfolios/:uid/files/:file_id': {
    call: ({ uid, file_id }) => call(documentsApi.removeFile, { params: { uid, file_id } }),
    ...also(manage('accepted'), NOT_THEIRS),
  },
  'POST /portfolios/:uid/files/:file_id/replacement': {
    call: ({ uid, file_id }) =>
      call(documentsApi.settleReplacement, { params: { uid, file_id }, body: { kept: true } }),
    // Nothing waits beside it.
    ...also(manage('NOT_FOUND'), { ...NOT_THEIRS, OWNER: 'NOT_FOUND', MASTER: 'NOT_FOUND' }),
  },
  'POST /portfolios/:uid/files/:file_id/restore': {
    call: ({ uid, file_id }) => call(documentsApi.restoreFile, { params: { uid, file_id } }),
    ...also(manage('accepted'), NOT_THEIRS),
  },
  'GET /portfolios/:uid/files/:file_id/content': {
    call: ({ uid, file_id }) => fetchBytes(documentsApi.fileContent, { params: { uid, file_id } }),
    ...seen,
  },
  'GET /portfolios/:uid/files/:file_id/pages/:page': {
    call: ({ uid, file_id }) =>
      fetchBytes(documentsApi.filePage, { params: { uid, file_id, page: 1 }, query: {} }),
    ...seen,
  },
  'POST /uploads': {
    call: ({ awaited_id }) =>
      fetchBytes(uploadsApi.createUpload, {
        headers: {
          ...TUS,
          'upload-length': 100,
          'upload-metadata': `file_id ${Buffer.from(awaited_id).toString('base64')}`,
        },
      }),
    ...announcer,
  },
  'HEAD /uploads/:id': {
    call: ({ awaited_id }) =>
      fetchBytes(uploadsApi.findUpload, { params: { id: awaited_id }, headers: TUS }),
    ...announcer,
  },
  'PATCH /uploads/:id': {
    call: ({ awaited_id }) =>
      fetchBytes(uploadsApi.appendUpload, {
        params: { id: awaited_id },
        headers: { ...TUS, 'upload-offset': 0 },
        body: new Blob(['%PDF']),
      }),
    ...announcer,
  },
  'DELETE /uploads/:id': {
    call: ({ awaited_id }) =>
      fetchBytes(uploadsApi.abandonUpload, { params: { id: awaited_id }, headers: TUS }),
    ...announcer,
  },
};
