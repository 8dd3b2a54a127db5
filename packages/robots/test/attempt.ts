// One visit of a connector to its replica, and all that is known of it afterwards.
import type { Connector, Home } from '../src/connector.ts';
import type { Fields, Limits } from '../src/manifest.ts';
import type { Replica } from '../src/replicas/replica.ts';
import { RobotError } from '../src/robot-error.ts';
import type { RunHost } from '../src/run-host.ts';
import { type RunOrder, type RunResult, visit } from '../src/run.ts';
import { type Visitor, visitor } from './visitor.ts';

/** Fast enough for tests; what is measured is measured with a pace of its own. */
const QUICK: Partial<Limits> = { rps: 500, budget_ms: 30_000 };

export const withLimits = <F extends Fields, T>(
  connector: Connector<F, T>,
  limits: Partial<Limits>,
): Connector<F, T> => {
  const { manifest } = connector;
  return { ...connector, manifest: { ...manifest, limits: { ...manifest.limits, ...limits } } };
};

export type Attempt = {
  result: RunResult | null;
  failure: RobotError | null;
  host: Visitor;
};

export type AttemptOptions<F extends Fields, T> = {
  connector: Connector<F, T>;
  replica: Replica;
  home: Home;
  order?: Partial<Omit<RunOrder<F, T>, 'connector'>>;
  host?: Visitor;
  /** Where no host is given: how the usual one differs. */
  changes?: Partial<RunHost>;
  limits?: Partial<Limits>;
};

/** A failure that is no RobotError fails the test. */
export async function attempt<F extends Fields, T>({
  connector,
  replica,
  home,
  order,
  changes,
  host = visitor(changes),
  limits = QUICK,
}: AttemptOptions<F, T>): Promise<Attempt> {
  try {
    const result = await visit(
      {
        tenant: replica.tenant,
        credentials: replica.credentials,
        session: null,
        home,
        had_before: 0,
        ...order,
        connector: withLimits(connector, limits),
      },
      host,
    );
    return { result, failure: null, host };
  } catch (cause) {
    if (cause instanceof RobotError) return { result: null, failure: cause, host };
    throw cause;
  }
}

export const keysOf = ({ kept }: Visitor): string[] =>
  kept.map(({ document }) => document.remote_key).toSorted();
