import { expect, it } from 'vitest';

import { optionalWords, outOf, progressWords } from './count-words.ts';

it('counts in French', () => {
  expect(progressWords('OWNER', { verified: 11, total: 23 })).toBe('11 documents vérifiés sur 23');
  expect(progressWords('NOTAIRE', { verified: 1, total: 23 })).toBe('1 document vérifié sur 23');
  expect(outOf('OWNER', { verified: 11, total: 23 })).toBe('sur 23');
});

it('tells a buyer, who sees what was verified, no total', () => {
  expect(progressWords('ACQUEREUR', { verified: 5, total: 5 })).toBe('5 documents vérifiés');
  expect(outOf('ACQUEREUR', { verified: 1, total: 1 })).toBe('vérifié');
});

it('says apart what is optional', () => {
  expect([0, 1, 2].map((optional) => optionalWords({ optional }))).toEqual([
    null,
    '1 facultatif',
    '2 facultatifs',
  ]);
});
