// Whether a portal still answers as it did when its connector was written: looked at before people notice.
import type { RobotErrorCode } from '@quitus/domain/robots/robot-error';
import type { PortalState } from '@quitus/domain/robots/run-state';

import type { Connector, Home, ListEvent } from './connector.ts';
import { differenceBetween, signatureOf } from './form-signature.ts';
import type { Fields } from './manifest.ts';
import { openSession } from './open-session.ts';
import { RobotError } from './robot-error.ts';
import type { RunHost } from './run-host.ts';
import { visit } from './run.ts';

export type PortalCheck = {
  state: Exclude<PortalState, 'UNKNOWN'>;
  /** Of the login form; null when it was not seen. */
  signature: string | null;
  /** What is wrong, for the team. */
  difference: string | null;
};

export type CheckHost = Pick<
  RunHost,
  'pace' | 'network' | 'contact' | 'signal' | 'now' | 'tempo' | 'wrap'
>;

const isOutOfTime = ({ reason }: AbortSignal): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

/** Passing troubles of the portal itself; anything else will not mend by waiting. */
const PASSING: readonly RobotErrorCode[] = ['PORTAL_DOWN', 'MAINTENANCE', 'RATE_LIMITED'];

const failed = (cause: unknown, signal: AbortSignal): PortalCheck => {
  if (!(cause instanceof RobotError)) throw cause;
  if (cause.code === 'CANCELLED') {
    if (!isOutOfTime(signal)) throw cause;
    return { state: 'DEGRADED', signature: null, difference: 'répond trop lentement' };
  }
  const state = PASSING.includes(cause.code) ? 'DEGRADED' : 'BROKEN';
  return { state, signature: null, difference: cause.message };
};

/** Anonymous: the login page answers, and its form is the recorded one (null: nothing recorded yet). */
export async function checkPortal<F extends Fields, T>(
  { manifest }: Connector<F, T>,
  asked: unknown,
  { recorded, ...host }: CheckHost & { recorded: string | null },
): Promise<PortalCheck> {
  const tenant = manifest.tenant.parse(asked);
  const login_url = manifest.login_url(tenant);
  const hosts = manifest.hosts(tenant);
  const session = openSession({ ...host, hosts, base: login_url, limits: manifest.limits });
  try {
    const page = await session.page(login_url);
    if (page.status >= 400)
      return { state: 'BROKEN', signature: null, difference: `réponse ${page.status}` };
    const signature = signatureOf(page);
    const difference = recorded === null ? null : differenceBetween(recorded, signature);
    return { state: difference === null ? 'OK' : 'BROKEN', signature, difference };
  } catch (cause) {
    return failed(cause, host.signal);
  } finally {
    await session.close();
  }
}

/** With an account of ours: it enters, something is listed, and one file of it is whole. */
export async function checkVisit<F extends Fields, T>(
  connector: Connector<F, T>,
  {
    tenant,
    credentials,
    home,
    ...host
  }: CheckHost & { tenant: unknown; credentials: Record<string, string>; home: Home },
): Promise<PortalCheck> {
  let listed = 0;
  const upToOneFile = async function* (
    ...[inside]: Parameters<Connector<F, T>['list']>
  ): AsyncGenerator<ListEvent> {
    for await (const event of connector.list(inside)) {
      yield event;
      if (event.kind !== 'DOCUMENT') continue;
      listed += 1;
      if (event.document.leave === null) return;
    }
  };
  try {
    const { kept, broken } = await visit(
      {
        connector: { ...connector, list: upToOneFile },
        tenant,
        credentials,
        session: null,
        home,
        had_before: 0,
      },
      {
        ...host,
        ask: () => Promise.reject(new RobotError('OTP_REQUIRED')),
        isKnown: async () => false,
        keep: async () => 'KEPT',
        report: async () => undefined,
      },
    );
    if (kept > 0) return { state: 'OK', signature: null, difference: null };
    const difference =
      broken.length > 0 ? 'aucun fichier entier' : `${listed} documents listés, aucun à prendre`;
    return { state: 'BROKEN', signature: null, difference };
  } catch (cause) {
    return failed(cause, host.signal);
  }
}
