// Signs what must be provable later, as JWS (RFC 7515): Ed25519, its key drawn from APP_SECRET like the others.
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

import { CompactSign } from 'jose';

import type { Key, KeyRing } from './keys.ts';

/** What stands before the 32 secret bytes in the usual wrapping of such a key (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The older of its two names, which every tool knows. */
const ALG = 'EdDSA';

const privateKey = ({ bytes }: Key): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, bytes]),
    format: 'der',
    type: 'pkcs8',
  });

export const signText = ([key]: KeyRing, text: string): Promise<string> =>
  new CompactSign(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: ALG, kid: key.id })
    .sign(privateKey(key));

/** A JWKS (RFC 7517), the keys of former secrets included; as papers of before JWS name them, too. */
export const publicKeys = (keys: KeyRing) =>
  keys.map((key) => {
    const known = createPublicKey(privateKey(key));
    const { x = '' } = known.export({ format: 'jwk' });
    return {
      kty: 'OKP',
      crv: 'Ed25519',
      x,
      kid: key.id,
      use: 'sig',
      alg: ALG,
      key_id: key.id,
      public_key: known.export({ format: 'der', type: 'spki' }).toString('base64url'),
    } as const;
  });
