// Every key comes from APP_SECRET by HKDF, one per use. A former secret still opens what it closed.
import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export type KeyUse =
  | 'access-token'
  | 'cashier'
  | 'files'
  | 'pseudonym'
  | 'robots'
  | 'seal'
  | 'signature';
export type Key = { id: string; bytes: Uint8Array };
/** The first key closes; any of them opens. */
export type KeyRing = readonly [Key, ...Key[]];

function derive(secret: string, use: KeyUse): Key {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', `quitus/${use}`, 32));
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes };
}

export function keyRing(secrets: readonly [string, ...string[]], use: KeyUse): KeyRing {
  const [current, ...previous] = secrets;
  return [derive(current, use), ...previous.map((secret) => derive(secret, use))];
}

/** 256 random bits for links, tickets and refresh tokens. */
export const drawToken = (): string => randomBytes(32).toString('base64url');

/** Such tokens are too long to guess, so a plain hash is enough to keep them unreadable at rest. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Names a person in counters without writing who it is. */
export const pseudonym = ([key]: KeyRing, value: string): string =>
  createHmac('sha256', key.bytes).update(value).digest('base64url').slice(0, 22);
