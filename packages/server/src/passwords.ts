import { hash, verify } from '@node-rs/argon2';
import { fail } from '@quitus/api/errors';

import { isCommonPassword } from './common-passwords.ts';

// argon2id is the library's default; these are OWASP's figures for it.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** One that somebody chose: what lists of common passwords guess is refused. */
export async function hashNewPassword(password: string): Promise<string> {
  if (await isCommonPassword(password)) fail('COMMON_PASSWORD');
  return hashPassword(password);
}

let nobodys: Promise<string> | undefined;

/** Takes as long whether or not there is a password to compare with. */
export async function passwordMatches(
  password_hash: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobodys ??= hashPassword('personne');
  const matches = await verify(password_hash ?? (await nobodys), password);
  return matches && password_hash != null;
}
