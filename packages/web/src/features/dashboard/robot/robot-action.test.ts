import { expect, it } from 'vitest';

import { testDossier } from '../test-dossier.ts';
import { robotAction, robotScopes } from './robot-action.ts';

const uid = testDossier().uid;

it('leads from a failed document to the portal that has it', () => {
  const dossier = testDossier({ abilities: ['FETCH'] });
  expect(robotAction(dossier, { document_type: 'PV_AG', status: 'KO_SCRAPING' })).toEqual({
    label: 'Relancer',
    to: `/dashboard/${uid}/syndic`,
  });
  expect(
    robotAction(dossier, { document_type: 'TAX_FONCIERE', status: 'SCRAPING_PROCESSING' }),
  ).toEqual({ label: 'Suivre', to: `/dashboard/${uid}/impots` });
  expect(robotAction(dossier, { document_type: 'PV_AG', status: 'VERIFIED' })).toBeNull();
});

it('offers nothing to those who may not send it', () => {
  const dossier = testDossier({ abilities: [] });
  expect(robotAction(dossier, { document_type: 'PV_AG', status: 'KO_SCRAPING' })).toBeNull();
});

it('knows no syndic for a house of its own', () => {
  expect(robotScopes(testDossier())).toEqual(['SYNDIC', 'TAX']);
  expect(robotScopes(testDossier({ portfolio_type: 'HOUSE_SALE_PORTFOLIO' }))).toEqual(['TAX']);
});
