import { expect, it } from 'vitest';

import { evidenceLines } from './field-lines.ts';
import { madeUpEvidence } from './made-up-statement.ts';

it('a margin says where somebody corrected what was read', () => {
  const call = madeUpEvidence('appel', 3);
  const lines = evidenceLines([madeUpEvidence('pv', 4), call, { ...call, page: 5, by_user: true }]);
  expect(lines[0]).not.toContain('corrigé');
  expect(lines[1]).toMatch(/, pages\u00a03 et\u00a05, corrigé par le vendeur$/);
});
