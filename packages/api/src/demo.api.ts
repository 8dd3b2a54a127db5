import { z } from 'zod';

import { defineApi } from './endpoint.ts';

export const demoApi = defineApi({
  accounts: {
    method: 'GET',
    path: '/demo/accounts',
    access: 'public',
    summary: 'Les comptes d’une démonstration ; aucun ailleurs',
    response: z.object({ accounts: z.array(z.object({ email: z.string(), role: z.string() })) }),
  },
});
