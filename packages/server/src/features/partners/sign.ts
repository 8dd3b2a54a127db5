import { createHmac, timingSafeEqual } from 'node:crypto';

import { type SignedFields, textToSign } from '@quitus/domain/partners/signature';

export const sign = (key: string, fields: SignedFields): string =>
  createHmac('sha256', key).update(textToSign(fields)).digest('hex');

/** Takes as long wherever the first difference is. */
export function isSignedWith(key: string, fields: SignedFields, signature: string): boolean {
  const expected = Buffer.from(sign(key, fields));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
