// What the parts of one visit hand to one another, and how one gets inside.
import type { Connector, Visit, VisitInside } from './connector.ts';
import type { CredentialsOf, Fields, Limits } from './manifest.ts';
import { RobotError } from './robot-error.ts';
import type { RunHost } from './run-host.ts';
import { SessionExpired } from './session.ts';
import { stopped } from './transport.ts';
import { unknownFailure } from './unknown-failure.ts';

type WorkState = 'LOGGING_IN' | 'LISTING' | 'DOWNLOADING';

export type Walk<F extends Fields = Fields, T = unknown> = {
  connector: Connector<F, T>;
  visit: VisitInside<T>;
  /** Null: only the kept session. */
  credentials: CredentialsOf<F> | null;
  /** Where it returns to once a person has answered. */
  state: { now: WorkState };
  host: RunHost;
  limits: Limits;
  had_before: number;
};

export async function enterState<F extends Fields, T>(
  { host, state }: Walk<F, T>,
  next: WorkState,
): Promise<void> {
  state.now = next;
  await host.report({ kind: 'STATE', state: next });
}

/** Whatever the portal shows that is not understood is no proof. */
export async function isInside<F extends Fields, T>({
  connector,
  visit: { tenant, home, session, signal, now },
}: Walk<F, T>): Promise<boolean> {
  try {
    return await connector.isLoggedIn({ tenant, home, session, signal, now });
  } catch (cause) {
    if (cause instanceof SessionExpired) return false;
    if (cause instanceof RobotError && cause.code !== 'PARSE_CHANGED' && cause.code !== 'UNKNOWN')
      throw cause;
    if (signal.aborted) throw stopped(signal);
    return false;
  }
}

/** The credentials go out once. Without positive proof nobody is inside. */
export async function enter<F extends Fields, T>(walk: Walk<F, T>): Promise<void> {
  const { connector, credentials } = walk;
  if (credentials === null)
    throw new RobotError('OTP_REQUIRED', { info: 'the kept session has ended' });
  const asked: Visit<CredentialsOf<F>, T> = { ...walk.visit, credentials };
  await connector.login(asked).catch((cause: unknown) => {
    throw cause instanceof RobotError ? cause : unknownFailure(cause);
  });
  if (!(await isInside(walk)))
    throw new RobotError('UNKNOWN', { info: 'no proof of being inside after the login' });
}
