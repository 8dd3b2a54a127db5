import { expect, test } from 'vitest';

import { fileHash } from './file-hash.ts';
import { verdictOf } from './verdict-words.ts';

const GENUINE = {
  genuine: true,
  number: 'PED-2026-000023',
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
  const unknown = { genuine: false, number: null, edition: null, issued_on: null };
  expect(verdictOf({ ...unknown, current: null, superseded_on: null }).kind).toBe('UNKNOWN');
});

test('the print of a file is its SHA-256', async () => {
  expect(await fileHash(new Blob(['abc']))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
