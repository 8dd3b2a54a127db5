// The portals that this process knows how to visit.
import { CONNECTORS, detectPortal } from '@quitus/robots/catalogue';
import type { Connector } from '@quitus/robots/connector';
import type { visit } from '@quitus/robots/run';

/** A portal on this machine, for tests and for the demonstration. */
export type SamplePortal = {
  connector_id: string;
  /** As sentences name it. */
  name: string;
  /** Nobody else is kept waiting there: it is visited faster than others are. */
  rps: number;
  /** As its connector names it: with its port. */
  host: string;
  tenant: unknown;
  /** What to type; shown on the form. */
  credentials: Record<string, string>;
};

export type Portals = {
  connectors: readonly Connector[];
  detect: (address: string) => { connector: Connector; tenant: unknown } | null;
  visit: typeof visit;
  /** The only hosts of this machine that may be visited: none in production. */
  samples: SamplePortal[];
  /** Whether the login pages of real portals are looked at: only by a service that people use. */
  canaries: boolean;
};

/** What visits is loaded with the first visit: a process that only answers does without it. */
export const createPortals = (canaries: boolean): Portals => ({
  connectors: CONNECTORS,
  detect: detectPortal,
  visit: async (order, host) => (await import('@quitus/robots/run')).visit(order, host),
  samples: [],
  canaries,
});

export const findConnector = ({ connectors }: Portals, id: string): Connector | undefined =>
  connectors.find(({ manifest }) => manifest.id === id);

export const sampleAt = ({ samples }: Portals, host: string): SamplePortal | undefined =>
  samples.find((sample) => sample.host === host);
