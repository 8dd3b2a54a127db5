import { expect, test } from 'vitest';

import { verdictOf } from './verdict.ts';

const GENUINE = {
  genuine: true,
  edition: 1,
  issued_on: '2026-11-15',
  current: true,
  superseded_on: null,
};

test('the latest edition, one that was replaced, and a number that never was', () => {
  expect(verdictOf(GENUINE)).toEqual({
    kind: 'CURRENT',
    title: 'Document authentique',
    text: 'Délivré le 15 novembre 2026. C’est la dernière édition.',
  });
  const superseded = verdictOf({ ...GENUINE, current: false, superseded_on: '2026-12-01' });
  expect(superseded.kind).toBe('SUPERSEDED');
  expect(superseded.text).toContain('Remplacé le 1er décembre 2026');
  const unknown = { genuine: false, edition: null, issued_on: null };
  expect(verdictOf({ ...unknown, current: null, superseded_on: null }).kind).toBe('UNKNOWN');
});
