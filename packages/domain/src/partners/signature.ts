// What a partner's software signs, so that nobody else can send people here in its name.

export const SIGNED_FIELDS = [
  'address',
  'email',
  'expires',
  'partner',
  'portfolio_type',
  'reference',
] as const;

export type SignedFields = Record<(typeof SIGNED_FIELDS)[number], string>;

/** One `name=value` a line, in alphabetical order: no value holds a line break, so no two sets of fields give one text. */
export const textToSign = (fields: SignedFields): string =>
  SIGNED_FIELDS.map((name) => `${name}=${fields[name]}`).join('\n');

export const SIGNATURE_MINUTES = 10;

export type SignatureRefusal = 'INVALID_SIGNATURE' | 'EXPIRED_SIGNATURE';

/** A signature is made when the person clicks: one that would live longer is not accepted at all. */
export function signatureRefusal(expires: Date, now: Date): SignatureRefusal | null {
  if (expires <= now) return 'EXPIRED_SIGNATURE';
  const latest = now.getTime() + SIGNATURE_MINUTES * 60_000;
  return expires.getTime() > latest ? 'INVALID_SIGNATURE' : null;
}
