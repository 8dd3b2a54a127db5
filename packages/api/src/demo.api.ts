import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { z } from 'zod';

import { known, pageNumber } from './content.ts';
import { emailAddress } from './email-address.ts';
import { bytes, defineApi } from './endpoint.ts';

export const demoApi = defineApi({
  accounts: {
    method: 'GET',
    path: '/demo/accounts',
    access: 'public',
    summary: 'Les comptes d’une démonstration ; aucun ailleurs',
    response: z.object({
      accounts: z.array(z.object({ email: z.string(), role: z.string(), staff: z.boolean() })),
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
    summary: 'Un lien de connexion pour une personne de la démonstration, sans passer par l’e-mail',
    body: z.object({ email: emailAddress }),
    /** Of the page that opens the link. */
    response: z.object({ path: z.string() }),
  },
  describeExample: {
    method: 'POST',
    path: '/demo/portfolios/:uid/papers',
    access: 'account',
    audit: null,
    summary:
      'Décrit un dossier de démonstration comme le disent ses papiers d’exemple, et les énumère',
    params: z.object({ uid: z.uuid() }),
    response: z.object({
      /** In whose name the papers are. */
      owners: z.array(z.string()),
      /** How many questions of the dossier were answered as the papers tell. */
      answers: z.int(),
      papers: z.array(
        z.object({
          number: z.int(),
          name: z.string(),
          document_type: z.enum(DOCUMENT_TYPES),
        }),
      ),
    }),
  },
  examplePaper: {
    method: 'GET',
    path: '/demo/portfolios/:uid/papers/:number',
    access: 'account',
    summary: 'Un papier d’exemple, inventé pour l’adresse du dossier',
    params: z.object({ uid: known, number: pageNumber }),
    response: bytes(['application/pdf']),
  },
});
