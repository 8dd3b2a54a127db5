/** Links carry the e-mail in base64url; older or foreign links in plain base64 are read too. */
export function encodeEmail(email: string): string {
  const bytes = new TextEncoder().encode(email);
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const BASE64 = /^[A-Za-z0-9+/]+$/;

export function decodeEmail(encoded: string): string | null {
  const plain = encoded.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  if (!BASE64.test(plain) || plain.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(plain), (character) => character.codePointAt(0) ?? 0);
  const email = new TextDecoder().decode(bytes);
  // No address holds one, and no database keeps it.
  return email.includes('\0') ? null : email;
}
