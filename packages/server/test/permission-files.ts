// Rows of the permission matrix: the files of a dossier.
import { randomUUID } from 'node:crypto';

import { allowancesApi } from '@quitus/api/allowances.api';
import { documentsApi } from '@quitus/api/documents.api';

import { also, manage, type Matrix } from './permission-outcomes.ts';
import { t } from './permission-world.ts';

const { call } = t;

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
    ...also(manage('accepted'), { ACQUEREUR: 'FORBIDDEN' }),
  },
  'DELETE /portfolios/:uid/files/:file_id': {
    call: ({ uid, file_id }) => call(documentsApi.removeFile, { params: { uid, file_id } }),
    ...also(manage('accepted'), { ACQUEREUR: 'FORBIDDEN' }),
  },
  'POST /portfolios/:uid/files/:file_id/restore': {
    call: ({ uid, file_id }) => call(documentsApi.restoreFile, { params: { uid, file_id } }),
    ...also(manage('accepted'), { ACQUEREUR: 'FORBIDDEN' }),
  },
};
