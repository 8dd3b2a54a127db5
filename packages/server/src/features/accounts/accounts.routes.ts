import { accountsApi } from '@quitus/api/accounts.api';
import { fail } from '@quitus/api/errors';
import { ownsOrganization } from '@quitus/domain/accounts/permissions';
import { prospectRefusal } from '@quitus/domain/accounts/prospect';
import { hasSiret } from '@quitus/domain/countries/country';

import { type Actor, implement } from '../../http/handler.ts';
import {
  findBranding,
  findLogoPng,
  removeLogo,
  saveLogo,
  saveLogoPlaces,
} from './branding.queries.ts';
import { findInformation, saveInformation } from './information.queries.ts';
import { drawLogo } from './logo-image.ts';
import { findProspect } from './prospects.queries.ts';

function allowBranding({ account_type }: Actor): void {
  if (!ownsOrganization(account_type)) fail('FORBIDDEN');
}

export const accountsRoutes = () =>
  implement(accountsApi)({
    information: async ({ actor, tx }) =>
      (await findInformation(tx, actor.account_id)) ?? fail('NOT_FOUND'),

    saveInformation: async ({ actor, body, tx, about }) => {
      about({ detail: { fields: Object.keys(body).join(' ') } });
      const saved = await saveInformation(tx, actor.account_id, body);
      // Each of the two may have been saved before the other.
      if (saved.siret !== null && !hasSiret(saved.billing_country)) fail('FOREIGN_SIRET');
      return saved;
    },

    branding: ({ actor, tx }) => findBranding(tx, actor.organization_id),

    saveBranding: async ({ actor, body: { logo, ...places }, tx, now }) => {
      allowBranding(actor);
      const { organization_id } = actor;
      if (logo) {
        const image = await drawLogo(Buffer.from(await logo.arrayBuffer()));
        await saveLogo(tx, organization_id, image, now);
      }
      await saveLogoPlaces(tx, organization_id, places);
      return findBranding(tx, organization_id);
    },

    deleteLogo: async ({ actor, tx }) => {
      allowBranding(actor);
      await removeLogo(tx, actor.organization_id);
      return findBranding(tx, actor.organization_id);
    },

    logo: async ({ params, tx }) => {
      const from = (await findLogoPng(tx, params)) ?? fail('NOT_FOUND');
      return { type: 'image/png', from };
    },

    commercialProspect: async ({ params, tx, now }) => {
      const prospect = await findProspect(tx, params.id);
      const refusal = prospectRefusal(prospect, now);
      return refusal || !prospect ? fail(refusal ?? 'INVALID_INVITATION_LINK') : prospect;
    },
  });
