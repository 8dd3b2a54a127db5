import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import type { KeyRing } from './keys.ts';

const CIPHER = 'aes-256-gcm';

/** Closes a text with the server's key; the key's id travels with it so that keys can change. */
export function seal([key]: KeyRing, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(CIPHER, key.bytes, nonce);
  const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [key.id, nonce, closed, cipher.getAuthTag()]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.');
}

export function unseal(keys: KeyRing, sealed: string): string {
  const [id, nonce = '', closed = '', tag = ''] = sealed.split('.');
  const key = keys.find((candidate) => candidate.id === id);
  if (!key) throw new Error('sealed with an unknown key');
  const decipher = createDecipheriv(CIPHER, key.bytes, Buffer.from(nonce, 'base64url'));
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return decipher.update(closed, 'base64url', 'utf8') + decipher.final('utf8');
}
