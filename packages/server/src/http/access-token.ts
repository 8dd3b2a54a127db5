import { ACCESS_TOKEN_SECONDS } from '@quitus/domain/auth/session';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

import type { KeyRing } from '../keys.ts';

const claims = z.object({ sub: z.uuid(), sid: z.uuid(), email: z.string(), exp: z.number() });

export type AccessClaims = { account_id: string; session_id: string; email: string };

export function signAccessToken([key]: KeyRing, access: AccessClaims, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: access.session_id, email: access.email })
    .setProtectedHeader({ alg: 'HS256', kid: key.id })
    .setSubject(access.account_id)
    .setIssuedAt(issued)
    .setExpirationTime(issued + ACCESS_TOKEN_SECONDS)
    .sign(key.bytes);
}

/** Verifying is pure, and a browser sends the same token hundreds of times: remember the last ones. */
const REMEMBERED = 5000;

export function createAccessTokenReader(keys: KeyRing) {
  const known = new Map<string, { access: AccessClaims; exp: number }>();
  return async function read(token: string, now: Date): Promise<AccessClaims | null> {
    const seconds = now.getTime() / 1000;
    const seen = known.get(token);
    if (seen) return seen.exp > seconds ? seen.access : null;
    const verified = await verify(keys, token, now);
    if (!verified) return null;
    const { sub, sid, email, exp } = verified;
    const access = { account_id: sub, session_id: sid, email };
    if (known.size >= REMEMBERED) known.clear();
    known.set(token, { access, exp });
    return access;
  };
}

async function verify(keys: KeyRing, token: string, now: Date) {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = keys.find((candidate) => candidate.id === kid);
        if (!key) throw new errors.JWSSignatureVerificationFailed();
        return key.bytes;
      },
      { algorithms: ['HS256'], currentDate: now },
    );
    return claims.parse(payload);
  } catch (cause) {
    if (cause instanceof errors.JOSEError || cause instanceof z.ZodError) return null;
    throw cause;
  }
}
