import { createPublicKey, verify } from 'node:crypto';

import { expect, it } from 'vitest';

import { keyRing } from './keys.ts';
import { publicKeys, signText } from './signing.ts';

const former = keyRing(['un-premier-secret-assez-long-et-varie-0123'], 'signature');
const keys = keyRing(
  ['un-second-secret-assez-long-et-varie-4567', 'un-premier-secret-assez-long-et-varie-0123'],
  'signature',
);

function checks(text: string, { signature, key_id }: { signature: string; key_id: string }) {
  const found = publicKeys(keys).find((key) => key.key_id === key_id);
  const key = createPublicKey({
    key: Buffer.from(found?.public_key ?? '', 'base64url'),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
}

it('can be checked by anybody, and only of the very same text', () => {
  const signed = signText(keys, 'Remis le 15 novembre');
  expect(checks('Remis le 15 novembre', signed)).toBe(true);
  expect(checks('Remis le 16 novembre', signed)).toBe(false);
});

it('can still be checked once the secret has changed', () => {
  expect(checks('Remis', signText(former, 'Remis'))).toBe(true);
});
