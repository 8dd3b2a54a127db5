import { z } from 'zod';

import { emailAddress } from './email-address.ts';
import { defineApi } from './endpoint.ts';

export const demoApi = defineApi({
  accounts: {
    method: 'GET',
    path: '/demo/accounts',
    access: 'public',
    summary: 'Les comptes d’une démonstration ; aucun ailleurs',
    response: z.object({
      accounts: z.array(z.object({ email: z.string(), role: z.string() })),
      /** Whether mails stay here, to be read at `/boite-mail`. */
      outbox: z.boolean(),
    }),
  },
  enter: {
    method: 'POST',
    path: '/demo/enter',
    access: 'public',
    // Opening the link is in the journal.
    audit: null,
    summary: 'Un lien de connexion pour une personne de la démonstration, sans passer par le mail',
    body: z.object({ email: emailAddress }),
    /** Of the page that opens the link. */
    response: z.object({ path: z.string() }),
  },
});
