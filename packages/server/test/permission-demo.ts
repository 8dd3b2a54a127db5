// Rows of the permission matrix: what only a demonstration has.
import { demoApi } from '@quitus/api/demo.api';

import { manage, type Matrix } from './permission-outcomes.ts';
import { t } from './permission-world.ts';

const { call, fetchBytes } = t;

export const DEMO_ROWS: Matrix = {
  'GET /demo/accounts': 'public',
  'POST /demo/enter': 'public',
  'POST /demo/portfolios/:uid/papers': {
    call: ({ uid }) => call(demoApi.describeExample, { params: { uid } }),
    ...manage(),
  },
  'GET /demo/portfolios/:uid/papers/:number': {
    call: ({ uid }) => fetchBytes(demoApi.examplePaper, { params: { uid, number: 1 } }),
    ...manage(),
  },
};
