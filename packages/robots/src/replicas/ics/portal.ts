// Who is in, for how long, and what each scenario has already played.
import { randomUUID } from 'node:crypto';

import type { Scenario } from '../replica.ts';
import type { Stage } from '../serve-replica.ts';

const IDLE_MS = 30 * 60_000;
const TOKEN_MS = 10 * 60_000;
/** The account is shut with the fifth wrong password. */
const TRIES = 5;

/** Papers of the owner, or of the whole building. */
export type View = 'OWNER' | 'BUILDING';
export type Shelf = { imme: string; view: View };

type Visitor = { groupe: string; is_in: boolean; seen_at: number };

export type Portal = {
  /** A visitor that nobody knows yet. */
  arrive: (groupe: string) => string;
  /** Null for nobody, and for who was idle too long. */
  visitor: (id: string | null) => Visitor | null;
  enter: (id: string) => void;
  leave: (id: string | null) => void;
  /** Everybody is out, as after a restart of the portal. */
  forgetAll: () => void;
  /** How many wrong passwords are left to this login, now that one more was given. */
  refuse: (login: string) => number;
  isShut: (login: string) => boolean;
  issueToken: (shelf: Shelf) => string;
  shelfOf: (token: string) => Shelf | null;
  /** Whether this is the nth time that it is asked since the scenario began. */
  isTurn: (what: string, nth: number) => boolean;
};

export function openPortal(stage: Stage): Portal {
  const visitors = new Map<string, Visitor>();
  const wrong = new Map<string, number>();
  const tokens = new Map<string, Shelf & { until: number }>();
  let turns = new Map<string, number>();
  let playing: Scenario = stage.scenario;
  const now = () => stage.now().getTime();
  return {
    arrive: (groupe) => {
      const id = randomUUID();
      visitors.set(id, { groupe, is_in: false, seen_at: now() });
      return id;
    },
    visitor: (id) => {
      const found = id === null ? undefined : visitors.get(id);
      if (!found || now() - found.seen_at > IDLE_MS) return null;
      found.seen_at = now();
      return found;
    },
    enter: (id) => {
      const found = visitors.get(id);
      if (found) found.is_in = true;
    },
    leave: (id) => {
      if (id !== null) visitors.delete(id);
    },
    forgetAll: () => visitors.clear(),
    refuse: (login) => {
      wrong.set(login, (wrong.get(login) ?? 0) + 1);
      return TRIES - (wrong.get(login) ?? 0);
    },
    isShut: (login) => (wrong.get(login) ?? 0) >= TRIES,
    issueToken: (shelf) => {
      const token = randomUUID();
      tokens.set(token, { ...shelf, until: now() + TOKEN_MS });
      return token;
    },
    shelfOf: (token) => {
      const found = tokens.get(token);
      return found && now() <= found.until ? found : null;
    },
    isTurn: (what, nth) => {
      if (playing !== stage.scenario) {
        playing = stage.scenario;
        turns = new Map();
      }
      turns.set(what, (turns.get(what) ?? 0) + 1);
      return turns.get(what) === nth;
    },
  };
}
