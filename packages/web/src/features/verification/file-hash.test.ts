import { expect, test } from 'vitest';

import { fileHash } from './file-hash.ts';

test('the print of a file is its SHA-256', async () => {
  expect(await fileHash(new Blob(['abc']))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
