// Rows of the permission matrix: what was read, what the control concluded, the team's desk.
import { randomUUID } from 'node:crypto';

import { readingApi } from '@quitus/api/reading.api';
import { staffApi } from '@quitus/api/staff.api';

import { also, documentOf, manage, type Matrix, NOT_THEIRS } from './permission-outcomes.ts';
import { t, type World } from './permission-world.ts';

const { call } = t;
const ofFact = ({ uid, file_id }: World) => ({ uid, file_id, name: 'meeting_on' });
const staffOnly = { outcomes: { STAFF: 'accepted', others: 'NOT_FOUND' } };

export const READING_ROWS: Matrix = {
  'GET /portfolios/:uid/files/:file_id/reading': {
    call: ({ uid, file_id }) => call(readingApi.reading, { params: { uid, file_id } }),
    ...also(manage('accepted'), { ACQUEREUR: 'NOT_FOUND' }),
  },
  'PUT /portfolios/:uid/files/:file_id/facts/:name': {
    call: (world) =>
      call(readingApi.setFact, {
        params: ofFact(world),
        body: { document: 0, value: '2026-05-12' },
      }),
    ...also(manage('accepted'), { ACQUEREUR: 'FORBIDDEN' }),
  },
  'DELETE /portfolios/:uid/files/:file_id/facts/:name': {
    call: (world) => call(readingApi.unsetFact, { params: ofFact(world), body: { document: 0 } }),
    ...also(manage('accepted'), { ACQUEREUR: 'FORBIDDEN' }),
  },
  'POST /portfolios/:uid/files/:file_id/sort': {
    call: ({ uid, file_id }) =>
      call(readingApi.sortFile, {
        params: { uid, file_id },
        body: { parts: [{ document_type: 'CV_AG', pages: [1, 2] }] },
      }),
    ...also(manage('accepted'), NOT_THEIRS),
  },
  'GET /portfolios/:uid/documents/:document_type/control': {
    call: ({ uid }) => call(readingApi.control, { params: documentOf(uid) }),
    ...also(manage('accepted'), { ACQUEREUR: 'NOT_FOUND' }),
  },
  'POST /portfolios/:uid/documents/:document_type/answer': {
    call: ({ uid }) =>
      call(readingApi.answerRefusal, {
        params: documentOf(uid),
        body: { comment: 'C’est bien le bon.' },
      }),
    ...also(manage('ANSWER_NOT_POSSIBLE'), {
      OWNER: 'ANSWER_NOT_POSSIBLE',
      MASTER: 'ANSWER_NOT_POSSIBLE',
      ACQUEREUR: 'FORBIDDEN',
    }),
  },
  'POST /staff/desk': {
    call: ({ uid: portfolio_uid }) =>
      call(staffApi.take, { body: { wanted: { portfolio_uid, document_type: 'PV_AG' } } }),
    ...staffOnly,
  },
  'DELETE /staff/desk/:uid/:document_type': {
    call: ({ uid }) => call(staffApi.release, { params: documentOf(uid) }),
    ...staffOnly,
  },
  'POST /staff/decisions/:decision_id/undo': {
    call: () => call(staffApi.undo, { params: { decision_id: randomUUID() } }),
    outcomes: { others: 'NOT_FOUND' },
  },
};
