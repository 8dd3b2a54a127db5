import type { FastifyRequest } from 'fastify';

import type { KeyRing } from '../keys.ts';

/** When and where a call comes from, as the security journal needs it. */
export type Origin = {
  at: Date;
  /** null: a command of the team, not a call. */
  ip: string | null;
  user_agent: string | null;
  /** Those that make a pseudonym of the address. */
  keys: KeyRing;
};

export const originOf = (request: FastifyRequest, keys: KeyRing, at: Date): Origin => ({
  at,
  ip: request.ip,
  user_agent: request.headers['user-agent']?.slice(0, 300) ?? null,
  keys,
});

export const commandOrigin = (keys: KeyRing, at: Date): Origin => ({
  at,
  ip: null,
  user_agent: null,
  keys,
});
