// Signs what must be provable later: Ed25519, its key drawn from APP_SECRET like the others.
import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';

import type { Key, KeyRing } from './keys.ts';

/** What stands before the 32 secret bytes in the usual wrapping of such a key (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKey = ({ bytes }: Key): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, bytes]),
    format: 'der',
    type: 'pkcs8',
  });

export function signText([key]: KeyRing, text: string): { signature: string; key_id: string } {
  const signature = sign(null, Buffer.from(text), privateKey(key)).toString('base64url');
  return { signature, key_id: key.id };
}

/** What anybody needs to check a signature, the keys of former secrets included. */
export const publicKeys = (keys: KeyRing): { key_id: string; public_key: string }[] =>
  keys.map((key) => ({
    key_id: key.id,
    public_key: createPublicKey(privateKey(key))
      .export({ format: 'der', type: 'spki' })
      .toString('base64url'),
  }));
