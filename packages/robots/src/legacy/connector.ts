import { USUAL_DOCUMENTS } from '@quitus/domain/robots/usual-documents';
// Portals made of forms and pages, as syndics had them made ten years ago.
import { z } from 'zod';

import { defineConnector } from '../connector.ts';
import { POLITE, secretField, textField } from '../manifest.ts';
import { listDocuments } from './list.ts';
import { logIn } from './login.ts';
import { placeOf, SPACE } from './pages.ts';

const tenant = z.object({ base_url: z.url({ protocol: /^https?$/ }) });
type Tenant = z.infer<typeof tenant>;

const loginUrl = ({ base_url }: Tenant): string => new URL('/login', base_url).href;

export const legacy = defineConnector({
  manifest: {
    id: 'legacy',
    version: '1',
    label: '«\u00a0Espace client\u00a0»',
    scope: 'SYNDIC',
    produces: USUAL_DOCUMENTS.SYNDIC,
    fields: {
      login: textField({ label: 'E-mail ou identifiant' }),
      password: secretField({ label: 'Mot de passe' }),
    },
    tenant,
    // No address tells these portals from others, and MyFoncia, which was one, has changed: a portal is
    // connected when the directory says so, with its address.
    detect: [],
    hosts: ({ base_url }) => [new URL(base_url).host],
    login_url: loginUrl,
    by_hand:
      'Sur le site de votre syndic, ouvrez « Mon bien », puis « Mes documents » : chaque ligne a son lien « Télécharger ».',
    interactive: ['CODE', 'UNIT'],
    limits: POLITE,
  },
  isLoggedIn: async ({ session }) => placeOf(await session.page(`${SPACE}/mon-bien`)) === 'IN',
  login: (visit) => logIn(visit, loginUrl(visit.tenant)),
  list: (visit) => listDocuments(visit, loginUrl(visit.tenant)),
  logout: async ({ session }) => void (await session.page('/logout')),
});
