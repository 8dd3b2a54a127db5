import { missingField } from '@quitus/domain/preetatdate/statement';
import { expect, it } from 'vitest';

import { evidenceLines, lackingWords, sourceLines } from './field-lines.ts';
import { madeUpEvidence } from './made-up-statement.ts';

it('a margin says where somebody corrected what was read', () => {
  const call = madeUpEvidence('appel', 3);
  const lines = evidenceLines([madeUpEvidence('pv', 4), call, { ...call, page: 5, by_user: true }]);
  expect(lines[0]).not.toContain('corrigé');
  expect(lines[1]).toMatch(/, pages\u00a03 et\u00a05, corrigé par le vendeur$/);
});

it('what a paper of the dossier should tell is not asked of the syndic', () => {
  const absent = missingField('COPRO-1');
  expect([lackingWords(absent), ...sourceLines(absent)]).toEqual([
    'Non communiqué',
    'À demander au syndic',
  ]);
  const expected_in = madeUpEvidence('pv', 1);
  const unread = { ...absent, expected_in };
  expect([lackingWords(unread), ...sourceLines(unread)]).toEqual(['Non relevé', expected_in.label]);
});
