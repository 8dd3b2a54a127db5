export const PASSWORD_MIN_LENGTH = 8;
/** argon2 is slow on purpose: an unbounded password would let anyone keep a core busy. */
export const PASSWORD_MAX_LENGTH = 256;

export type PasswordRefusal = 'INVALID_PASSWORD';

const REQUIRED = [/\p{Lu}/u, /\p{Ll}/u, /\d/u];

export function passwordRefusal(password: string): PasswordRefusal | null {
  const fits = password.length >= PASSWORD_MIN_LENGTH && password.length <= PASSWORD_MAX_LENGTH;
  return fits && REQUIRED.every((rule) => rule.test(password)) ? null : 'INVALID_PASSWORD';
}
