// Who is in: one token per login and per agency, for fifteen minutes; three wrong passwords lock it.
import { randomUUID } from 'node:crypto';

import type { Stage } from '../serve-replica.ts';

const TTL_MS = 15 * 60_000;
const LOCK_MS = 30 * 60_000;
const MAX_WRONG = 3;

export const WRONG = 'Identifiant ou mot de passe incorrect';
export const LOCKED = 'Compte verrouillé pendant 30 minutes';

export type Opened = { token: string; expiration: number };

export function createSessions(stage: Stage) {
  const open = new Map<string, { host: string; until: number }>();
  const wrong = new Map<string, number>();
  const locked_until = new Map<string, number>();

  /** A message is a refusal. */
  const enter = (login: string, password: string, host: string): Opened | string => {
    const now = stage.now().getTime();
    const { message } = stage.flags;
    if (message !== undefined) return message;
    if (stage.scenario === 'locked' || (locked_until.get(login) ?? 0) > now) return LOCKED;
    const { credentials, scenario } = stage;
    const right = login === credentials['login'] && password === credentials['password'];
    if (!right || scenario === 'bad-password') {
      const count = (wrong.get(login) ?? 0) + 1;
      wrong.set(login, count);
      if (count < MAX_WRONG) return WRONG;
      wrong.delete(login);
      locked_until.set(login, now + LOCK_MS);
      return LOCKED;
    }
    wrong.delete(login);
    const token = randomUUID();
    open.set(token, { host, until: now + TTL_MS });
    return { token, expiration: Math.floor((now + TTL_MS) / 1000) };
  };

  /** When the session ends, in epoch seconds; null for who is not in. */
  const expirationOf = (token: string | null, host: string): number | null => {
    const found = token === null ? undefined : open.get(token);
    const valid = found?.host === host && found.until > stage.now().getTime();
    return valid ? Math.floor(found.until / 1000) : null;
  };

  return {
    enter,
    expirationOf,
    leave: (token: string | null) => void (token !== null && open.delete(token)),
    closeAll: () => open.clear(),
  };
}
