// What somebody lends us to enter a portal: closed with a key of its own, which a key of ours wraps. It
// opens only in the row it was closed for, and the wrapping alone changes with our secret.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import type { Key, KeyRing } from './keys.ts';

const CIPHER = 'aes-256-gcm';
const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16];

/** Where it belongs: moved anywhere else, it does not open. */
export type Place = {
  what: 'cred' | 'session' | 'answer';
  id: string;
  portfolio_uid: string;
  connector_id: string;
};

const bound = ({ what, id, portfolio_uid, connector_id }: Place): Buffer =>
  Buffer.from(`${what}:${id}|portfolio:${portfolio_uid}|connector:${connector_id}|v1`);

function close(key: Uint8Array, content: Uint8Array, place: Place): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(bound(place));
  const closed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), closed]);
}

function open(key: Uint8Array, closed: Buffer, place: Place): Buffer {
  const nonce = closed.subarray(0, NONCE_BYTES);
  const tag = closed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(bound(place)).setAuthTag(tag);
  const content = decipher.update(closed.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([content, decipher.final()]);
}

const written = (key: Key, wrapped: Buffer, closed: string): string =>
  [key.id, wrapped.toString('base64url'), closed].join('.');

function parts(keys: KeyRing, envelope: string) {
  const [kid, wrapped = '', closed = ''] = envelope.split('.');
  const key = keys.find(({ id }) => id === kid);
  if (!key) throw new Error('closed with an unknown key');
  return { key, wrapped: Buffer.from(wrapped, 'base64url'), closed };
}

export function closeEnvelope([key]: KeyRing, place: Place, content: string): string {
  const own = randomBytes(KEY_BYTES);
  const closed = close(own, Buffer.from(content), place).toString('base64url');
  return written(key, close(key.bytes, own, place), closed);
}

/** Throws where it was not closed for this place, or was changed since. */
export function openEnvelope(keys: KeyRing, place: Place, envelope: string): string {
  const { key, wrapped, closed } = parts(keys, envelope);
  const own = open(key.bytes, wrapped, place);
  return open(own, Buffer.from(closed, 'base64url'), place).toString();
}

/** Under the current key; what is inside is not opened. */
export function rewrapEnvelope(keys: KeyRing, place: Place, envelope: string): string {
  const [current] = keys;
  const { key, wrapped, closed } = parts(keys, envelope);
  if (key.id === current.id) return envelope;
  return written(current, close(current.bytes, open(key.bytes, wrapped, place), place), closed);
}
