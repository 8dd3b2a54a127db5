import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default; these are OWASP's figures for it.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

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
