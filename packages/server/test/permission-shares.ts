// Rows of the permission matrix: share links, those who open them, downloads, the team.
import { randomUUID } from 'node:crypto';

import { downloadsApi } from '@quitus/api/downloads.api';
import { sharingApi, visitsApi } from '@quitus/api/sharing.api';
import { staffApi } from '@quitus/api/staff.api';

import { newShare } from './new-share.ts';
import {
  also,
  documentOf,
  manage,
  type Matrix,
  notAVisitor,
  shareOf,
} from './permission-outcomes.ts';
import { t } from './permission-world.ts';

const { call, fetchBytes } = t;

export const SHARE_ROWS: Matrix = {
  'GET /portfolios/:uid/shares': {
    call: ({ uid }) => call(sharingApi.shares, { params: { uid } }),
    ...manage(),
  },
  'POST /portfolios/:uid/shares': {
    call: ({ uid }) => call(sharingApi.createShare, { params: { uid }, body: newShare() }),
    ...manage(),
  },
  'GET /portfolios/:uid/shares/:share_id/url': {
    call: (world) => call(sharingApi.shareUrl, { params: shareOf(world) }),
    ...manage(),
  },
  'GET /portfolios/:uid/shares/:share_id/log': {
    call: (world) => call(sharingApi.shareLog, { params: shareOf(world), query: {} }),
    ...manage(),
  },
  'POST /portfolios/:uid/shares/:share_id/mail': {
    call: (world) =>
      call(sharingApi.mailShare, { params: shareOf(world), body: { email: 'notaire@example.fr' } }),
    ...manage(),
  },
  'POST /portfolios/:uid/shares/:share_id/pause': {
    call: (world) => call(sharingApi.pauseShare, { params: shareOf(world) }),
    ...manage(),
  },
  'POST /portfolios/:uid/shares/:share_id/resume': {
    call: (world) => call(sharingApi.resumeShare, { params: shareOf(world) }),
    ...manage(),
  },
  'DELETE /portfolios/:uid/shares/:share_id': {
    call: (world) => call(sharingApi.revokeShare, { params: shareOf(world) }),
    ...manage(),
  },

  'GET /portfolios/:uid/shares/:share_id/receipt': {
    call: (world) => fetchBytes(sharingApi.shareReceipt, { params: shareOf(world) }),
    // Nobody acknowledged anything yet: who may ask hears so.
    ...also(manage(), { OWNER: 'NOT_FOUND', MASTER: 'NOT_FOUND' }),
  },

  'POST /share/open': 'public',
  'POST /share/sender': 'public',
  'GET /share/keys': 'public',
  'GET /share/dossier': { call: () => call(visitsApi.sharedDossier), ...notAVisitor },
  'POST /share/downloads': {
    call: () => call(visitsApi.createSharedDownload, { body: { format: 'ZIP' } }),
    ...notAVisitor,
  },
  'POST /share/downloads/:download_id/link': {
    call: () => call(visitsApi.linkSharedDownload, { params: { download_id: randomUUID() } }),
    ...notAVisitor,
  },
  'POST /share/receipt': {
    call: () =>
      call(visitsApi.acknowledgeDelivery, { body: { name: 'Camille Roy', consent: true } }),
    ...notAVisitor,
  },

  'GET /share/receipt': { call: () => fetchBytes(visitsApi.receiptPaper), ...notAVisitor },
  'GET /share/files/:file_id/content': {
    call: ({ file_id }) => fetchBytes(visitsApi.sharedContent, { params: { file_id } }),
    ...notAVisitor,
  },
  'GET /share/files/:file_id/pages/:page': {
    call: ({ file_id }) =>
      fetchBytes(visitsApi.sharedPage, { params: { file_id, page: 1 }, query: {} }),
    ...notAVisitor,
  },

  'GET /staff/documents': {
    call: () => call(staffApi.queue, { query: {} }),
    outcomes: { STAFF: 'accepted', others: 'NOT_FOUND' },
  },
  'POST /staff/portfolios/:uid/documents/:document_type/decision': {
    call: ({ uid, file_id }) =>
      call(staffApi.decide, {
        params: documentOf(uid),
        body: { to: 'VERIFIED', reason: null, seen_file_ids: [file_id] },
      }),
    outcomes: { STAFF: 'accepted', others: 'NOT_FOUND' },
  },
  'POST /portfolios/:uid/downloads': {
    call: ({ uid }) =>
      call(downloadsApi.createDownload, { params: { uid }, body: { format: 'ZIP' } }),
    ...also(manage('FILES_NOT_FOUND'), { OWNER: 'FILES_NOT_FOUND', MASTER: 'FILES_NOT_FOUND' }),
  },
  'POST /portfolios/:uid/downloads/:download_id/link': {
    call: ({ uid }) =>
      call(downloadsApi.linkDownload, { params: { uid, download_id: randomUUID() } }),
    ...also(manage('NOT_FOUND'), { OWNER: 'NOT_FOUND', MASTER: 'NOT_FOUND' }),
  },
};
