// Rows of the permission matrix: the robots.
import { randomUUID } from 'node:crypto';

import { robotsApi } from '@quitus/api/robots.api';
import { MANDATE_VERSION } from '@quitus/domain/robots/mandate';

import { also, manage, type Matrix } from './permission-outcomes.ts';
import { t } from './permission-world.ts';

const { call } = t;
const fetches = (outcome = 'accepted') =>
  also(manage(), { OWNER: outcome, MASTER: outcome, AGENT: outcome, VENDEUR: outcome });

export const ROBOT_ROWS: Matrix = {
  'GET /portals/health': 'public',
  'GET /portfolios/:uid/robots/:scope': {
    call: ({ uid }) => call(robotsApi.robot, { params: { uid, scope: 'SYNDIC' } }),
    ...fetches(),
  },
  'GET /portfolios/:uid/robots/:scope/form': {
    call: ({ uid }) =>
      call(robotsApi.connectorForm, {
        params: { uid, scope: 'TAX' },
        query: { connector_id: 'dgfip' },
      }),
    ...fetches(),
  },
  'POST /portfolios/:uid/robots/:scope/runs': {
    call: ({ uid }) =>
      call(robotsApi.startRun, {
        params: { uid, scope: 'TAX' },
        body: {
          connector_id: 'dgfip',
          credentials: { login: '0112345678901', password: 'un mot de passe' },
          mandate_version: MANDATE_VERSION,
        },
      }),
    ...fetches(),
  },
  'POST /portfolios/:uid/robots/runs/:run_id/answer': {
    call: ({ uid }) =>
      call(robotsApi.answerRun, {
        params: { uid, run_id: randomUUID() },
        body: { question_id: randomUUID(), answer: '123456' },
      }),
    ...fetches('NOT_FOUND'),
  },
  'DELETE /portfolios/:uid/robots/runs/:run_id': {
    call: ({ uid }) => call(robotsApi.cancelRun, { params: { uid, run_id: randomUUID() } }),
    ...fetches('NOT_FOUND'),
  },
  'DELETE /portfolios/:uid/robots/:scope/access': {
    call: ({ uid }) => call(robotsApi.forgetAccess, { params: { uid, scope: 'SYNDIC' } }),
    ...fetches(),
  },
};
