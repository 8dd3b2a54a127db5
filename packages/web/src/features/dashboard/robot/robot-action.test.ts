import { robotScopes } from '@quitus/domain/robots/robot-scopes';
import { expect, it } from 'vitest';

import { testDossier } from '../../../../test/test-dossier.ts';

it('knows no syndic for a house of its own', () => {
  expect(robotScopes(testDossier())).toEqual(['SYNDIC', 'TAX']);
  expect(robotScopes(testDossier({ portfolio_type: 'HOUSE_SALE_PORTFOLIO' }))).toEqual(['TAX']);
});
