// impots.gouv.fr: the last notice of taxe foncière of one home, and nothing else.
import { defineConnector } from '../connector.ts';
import { POLITE, secretField, textField } from '../manifest.ts';
import { list } from './list.ts';
import { login } from './login.ts';
import { inSpace, isInside, tenantSchema, yearAddress } from './tenant.ts';

const fields = {
  login: textField({
    label: 'Numéro fiscal',
    hint: 'Les 13 chiffres en haut de vos avis d’impôt. FranceConnect n’est pas pris en charge.',
    example: '01 23 456 789 012',
    digits: true,
    normalize: (typed) => (typed.includes('@') ? typed : typed.replaceAll(/\D/g, '')),
    pattern: /^\d{13}$/,
  }),
  password: secretField({ label: 'Mot de passe', hint: 'Celui de votre espace particulier.' }),
};

export const dgfip = defineConnector({
  manifest: {
    id: 'dgfip',
    version: '2026-11',
    label: 'Impots.gouv.fr',
    scope: 'TAX',
    produces: ['TAX_FONCIERE'],
    fields,
    tenant: tenantSchema,
    detect: [/^https?:\/\/(?:www|cfspart|cfspart-idp)\.impots\.gouv\.fr(?:[/?#]|$)/i],
    hosts: ({ app_url, idp_url }) => [new URL(app_url).host, new URL(idp_url).host],
    login_url: ({ app_url }) => app_url,
    by_hand:
      'Sur impots.gouv.fr, ouvrez votre espace particulier, puis « Documents », l’année, et « Avis de taxes foncières ».',
    interactive: ['CODE'],
    limits: POLITE,
  },
  isLoggedIn: async ({ session, tenant: at }) =>
    isInside(await session.page(yearAddress(at, 0)), at),
  login,
  list,
  logout: async ({ session, tenant: at }) => {
    await session.page(inSpace(at, '/enp/j_spring_security_logout.ex'));
  },
});
