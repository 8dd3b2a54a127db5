// Who is in at the replica `legacy`: sessions by cookie, tokens used once, codes that die.
import { randomBytes, randomInt } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Stage } from '../serve-replica.ts';

const MINUTE = 60_000;
const IDLE = 2 * MINUTE;
const TOKEN_LIFE = 10 * MINUTE;
const CODE_LIFE = 5 * MINUTE;
const TRUST_SECONDS = 30 * 24 * 3600;

/** CODE: the password was right, the code is awaited. */
export type Guest = {
  id: string;
  state: 'ANONYMOUS' | 'CODE' | 'IN';
  login: string;
  touched: number;
  tokens: Map<string, number>;
  flash: string | null;
  code: { digits: string; until: number; tries: number } | null;
};

const cookie = (request: FastifyRequest, name: string): string | null =>
  new RegExp(`(?:^|; ?)${name}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1] ?? null;

/** Waiting for a mail is not being idle. */
const lifeOf = ({ state }: Guest): number =>
  ({ ANONYMOUS: TOKEN_LIFE, CODE: TOKEN_LIFE, IN: IDLE })[state];

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(stage: Stage) {
  const guests = new Map<string, Guest>();
  const trusted = new Map<string, string>();
  const now = () => stage.now().getTime();

  const open = (reply: FastifyReply, state: Guest['state'], login: string): Guest => {
    const id = randomBytes(12).toString('hex');
    const guest: Guest = {
      id,
      state,
      login,
      touched: now(),
      tokens: new Map(),
      flash: null,
      code: null,
    };
    guests.set(id, guest);
    void reply.header('set-cookie', `PHPSESSID=${id}; Path=/; HttpOnly; SameSite=Lax`);
    return guest;
  };

  const find = (request: FastifyRequest): Guest | null => {
    const guest = guests.get(cookie(request, 'PHPSESSID') ?? '');
    if (!guest) return null;
    if (now() - guest.touched > lifeOf(guest)) {
      guests.delete(guest.id);
      return null;
    }
    guest.touched = now();
    return guest;
  };

  return {
    find,
    findOrOpen: (request: FastifyRequest, reply: FastifyReply): Guest =>
      find(request) ?? open(reply, 'ANONYMOUS', ''),
    /** A session that gains rights changes its number. */
    promote: (former: Guest, reply: FastifyReply, state: 'CODE' | 'IN', login: string): Guest => {
      guests.delete(former.id);
      return open(reply, state, login);
    },
    close: (guest: Guest) => void guests.delete(guest.id),

    drawToken: (guest: Guest): string => {
      const token = randomBytes(16).toString('hex');
      guest.tokens.set(token, now() + TOKEN_LIFE);
      return token;
    },
    useToken: (guest: Guest, token: string | undefined): boolean => {
      const until = guest.tokens.get(token ?? '');
      guest.tokens.delete(token ?? '');
      return until !== undefined && until > now();
    },

    sendCode: (guest: Guest): void => {
      const former = Number(guest.code?.digits ?? 0);
      // Never the one before.
      const digits = String((former + randomInt(1, 1_000_000)) % 1_000_000).padStart(6, '0');
      guest.code = { digits, until: now() + CODE_LIFE, tries: 0 };
      stage.sendCode(guest.login, digits);
    },
    checkCode: (guest: Guest, typed: string | undefined): 'RIGHT' | 'WRONG' | 'EXPIRED' => {
      if (!guest.code || guest.code.until <= now()) return 'EXPIRED';
      guest.code.tries += 1;
      return guest.code.digits === typed ? 'RIGHT' : 'WRONG';
    },

    trust: (reply: FastifyReply, login: string): void => {
      const pass = randomBytes(16).toString('hex');
      trusted.set(pass, login);
      void reply.header(
        'set-cookie',
        `trusted_device=${pass}; Path=/; HttpOnly; Max-Age=${TRUST_SECONDS}`,
      );
    },
    isTrusted: (request: FastifyRequest, login: string): boolean =>
      trusted.get(cookie(request, 'trusted_device') ?? '') === login,
  };
}

/** The message is shown once, on the next page. */
export function takeFlash(guest: Guest): string | null {
  const { flash } = guest;
  guest.flash = null;
  return flash;
}
