import { directoryApi } from '@quitus/api/directory.api';
import { fail } from '@quitus/api/errors';
import { can } from '@quitus/domain/portfolios/permissions';
import { isTaxOffice, pastedAddress } from '@quitus/domain/robots/directory';
import { detectPortal } from '@quitus/robots/catalogue';

import { implement } from '../../http/handler.ts';
import { allow, editPortfolio, findDossier } from '../portfolios/door.ts';
import {
  buildingView,
  findBuilding,
  findCandidates,
  findDifferences,
} from './buildings.queries.ts';
import { searchSyndics } from './directory.queries.ts';
import { keepPortalRequest } from './portal-requests.queries.ts';
import { syndicView } from './syndic-view.ts';

const NOTHING_PASTED = { pasted: null, unknown_host: null, tax_office: false };

/** The portal whose address was pasted; whatever follows its host may hold a token, and goes nowhere. */
function portalAt({ url, host }: { url: string; host: string }) {
  if (isTaxOffice(host)) return { ...NOTHING_PASTED, tax_office: true };
  const { connector, tenant } = detectPortal(url) ?? {};
  if (connector?.manifest.scope !== 'SYNDIC') return { ...NOTHING_PASTED, unknown_host: host };
  const { manifest } = connector;
  const login_url = manifest.login_url(tenant);
  return {
    ...NOTHING_PASTED,
    pasted: { connector_id: manifest.id, portal: manifest.label, login_url },
  };
}

export const directoryRoutes = (demo: boolean) =>
  implement(directoryApi)({
    searchSyndics: async ({ query, tx }) => {
      const address = pastedAddress(query.query);
      if (address) return { ...portalAt(address), syndics: [] };
      const found = await searchSyndics(tx, { text: query.query, samples: demo });
      return { ...NOTHING_PASTED, syndics: found.map(syndicView) };
    },

    requestPortal: async ({ actor, params, body, tx, now }) => {
      const { portfolio } = await allow(tx, actor, params.uid, 'FETCH');
      const address = body.login_url === null ? null : pastedAddress(body.login_url);
      if (address && isTaxOffice(address.host)) return fail('PORTAL_IS_TAX_OFFICE');
      const asked = { host: address?.host ?? null, syndic_name: body.syndic_name || null };
      if (asked.host === null && asked.syndic_name === null) return fail('VALIDATION_ERROR');
      await keepPortalRequest(tx, portfolio.uid, actor.account_id, asked, now);
      return {};
    },

    building: async ({ actor, params, tx }) => {
      const { portfolio, relation } = await findDossier(tx, actor, params.uid);
      if (!can(relation, 'FETCH')) return fail('FORBIDDEN');
      const candidates = await findCandidates(tx, portfolio);
      return {
        candidates: candidates.map(buildingView),
        differences: await findDifferences(tx, portfolio, candidates),
      };
    },

    confirmBuilding: async ({ actor, params, body, tx, now }) => {
      const { portfolio } = await allow(tx, actor, params.uid, 'EDIT');
      const { rnc_number } = (await findBuilding(tx, body.rnc_number)) ?? fail('NOT_FOUND');
      await editPortfolio(tx, portfolio, { rnc_number }, actor, now);
      return {};
    },
  });
