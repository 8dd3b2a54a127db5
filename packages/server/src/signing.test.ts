import { createPublicKey, verify } from 'node:crypto';

import { compactVerify, createLocalJWKSet } from 'jose';
import { expect, it } from 'vitest';

import { keyRing } from './keys.ts';
import { publicKeys, signText } from './signing.ts';

const FORMER = 'W3cRk8v-Jq0ZtY5mLh2xPd7sNf9uGb4a';
const keys = keyRing(['un-second-secret-assez-long-et-varie-4567', FORMER], 'signature');
const published = createLocalJWKSet({ keys: publicKeys(keys) });

const said = async (jws: string): Promise<string> =>
  new TextDecoder().decode((await compactVerify(jws, published)).payload);

it('can be checked by anybody, and only of the very same text', async () => {
  const jws = await signText(keys, 'Remis le 15 novembre');
  expect(await said(jws)).toBe('Remis le 15 novembre');
  const other = Buffer.from('Remis le 16 novembre').toString('base64url');
  await expect(said(jws.split('.').with(1, other).join('.'))).rejects.toThrow(
    'verification failed',
  );
});

it('can still be checked once the secret has changed', async () => {
  expect(await said(await signText(keyRing([FORMER], 'signature'), 'Remis'))).toBe('Remis');
});

// As databases and papers hold it, made by the code of November 2026.
it('publishes what checks the bare signatures of before JWS', () => {
  const found = publicKeys(keys).find((key) => key.key_id === 'eTPIqoHC');
  const key = createPublicKey({
    key: Buffer.from(found?.public_key ?? '', 'base64url'),
    format: 'der',
    type: 'spki',
  });
  const signature =
    'iRM35EI-ms2vITRIfeUWVFz-i8sFG2wvEEYHaPItYnjcYv3Iae5HoEe0cS2dTOX4_GnLN5ji2TXZU7GqKxyyAw';
  const signs = (text: string) =>
    verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
  expect(signs('Remis le 15 novembre')).toBe(true);
  expect(signs('Remis le 16 novembre')).toBe(false);
});
