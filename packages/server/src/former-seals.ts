// What was sealed before JWE, still in databases: links, partners' keys and kept accesses. Opened, never made.
import { createDecipheriv } from 'node:crypto';

import type { KeyRing } from './keys.ts';

const [NONCE_BYTES, TAG_BYTES] = [12, 16];

/** `place` null: key id, nonce, content, tag. Else key id, wrapped key and content, each bound to its place. */
export function openFormerSeal(keys: KeyRing, sealed: string, place: string | null): string {
  const [id, ...parts] = sealed.split('.');
  const key = keys.find((candidate) => candidate.id === id);
  if (!key) throw new Error('sealed with an unknown key');
  const [first = '', second = '', third = ''] = parts;
  if (place === null)
    return open(key.bytes, bytesOf(first), bytesOf(third), bytesOf(second)).toString();
  const own = openBound(key.bytes, first, place);
  return openBound(own, second, place).toString();
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

function openBound(key: Uint8Array, text: string, place: string): Buffer {
  const all = bytesOf(text);
  const content = NONCE_BYTES + TAG_BYTES;
  const [nonce, tag] = [all.subarray(0, NONCE_BYTES), all.subarray(NONCE_BYTES, content)];
  return open(key, nonce, tag, all.subarray(content), `${place}|v1`);
}

function open(key: Uint8Array, nonce: Buffer, tag: Buffer, closed: Buffer, bound = ''): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(bound)).setAuthTag(tag);
  return Buffer.concat([decipher.update(closed), decipher.final()]);
}
