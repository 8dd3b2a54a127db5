// Who is calling: an account by its access token, a visitor by what a share link gave them.
import type { Access } from '@quitus/api/endpoint';
import { fail } from '@quitus/api/errors';
import { VISIT_SCHEME } from '@quitus/api/sharing.api';
import type { FastifyRequest } from 'fastify';

import { originOf } from '../audit/origin.ts';
import type { KeyRing } from '../keys.ts';
import type { Actor, Visitor } from './handler.ts';

export type Authenticators = {
  findActor: (token: string, now: Date) => Promise<Omit<Actor, 'origin'> | null>;
  /** Throws why the link is closed, when it is. */
  findVisitor: (token: string, now: Date) => Promise<Visitor | null>;
  /** Those that make a pseudonym of the caller's address. */
  pseudonyms: KeyRing;
};

/** `authenticate` runs before a request is read, `callerOf` answers once it was. */
export function createAuthentication(access: Access, authenticators: Authenticators) {
  const callers = new WeakMap<FastifyRequest, Actor | Visitor>();
  return {
    authenticate: async (request: FastifyRequest, now: Date): Promise<void> => {
      if (access === 'public') return;
      const caller =
        access === 'visitor'
          ? await authenticateVisitor(request, authenticators, now)
          : await authenticateAccount(request, authenticators, now);
      if (access === 'staff' && !('staff' in caller && caller.staff)) fail('NOT_FOUND');
      callers.set(request, caller);
    },
    callerOf: (request: FastifyRequest): Actor | Visitor | null => {
      const caller = callers.get(request);
      if (access !== 'public' && !caller) throw new Error('nobody was authenticated');
      return caller ?? null;
    },
  };
}

async function authenticateAccount(
  request: FastifyRequest,
  { findActor, pseudonyms }: Authenticators,
  now: Date,
): Promise<Actor> {
  const token = credentials(request, 'Bearer');
  const actor = token ? await findActor(token, now) : null;
  return actor ? { ...actor, origin: originOf(request, pseudonyms, now) } : fail('UNAUTHENTICATED');
}

async function authenticateVisitor(
  request: FastifyRequest,
  { findVisitor }: Authenticators,
  now: Date,
): Promise<Visitor> {
  const token = credentials(request, VISIT_SCHEME);
  const visitor = token ? await findVisitor(token, now) : null;
  return visitor ?? fail('UNAUTHENTICATED');
}

function credentials({ headers }: FastifyRequest, scheme: string): string | null {
  const [named = '', token = '', ...rest] = (headers.authorization ?? '').split(' ');
  return named.toLowerCase() === scheme.toLowerCase() && rest.length === 0 ? token : null;
}
