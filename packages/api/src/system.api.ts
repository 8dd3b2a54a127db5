import { z } from 'zod';

import { defineApi } from './endpoint.ts';

export const systemApi = defineApi({
  health: {
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'Le processus répond',
    response: z.object({ status: z.literal('ok') }),
  },
  ready: {
    method: 'GET',
    path: '/ready',
    access: 'public',
    summary: 'Le processus peut servir : la base répond et elle est à jour',
    response: z.object({ status: z.literal('ready') }),
  },
});
