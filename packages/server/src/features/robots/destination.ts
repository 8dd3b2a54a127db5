// Which portal a person means.
import { fail } from '@quitus/api/errors';
import type { RobotScope } from '@quitus/domain/robots/run-state';
import type { Connector } from '@quitus/robots/connector';

import { findConnector, type Portals, sampleAt } from '../../adapters/robots/portals.ts';
import type { Tx } from '../../db/pool.ts';
import { findSyndic, type SyndicRow } from '../directory/door.ts';

export type Destination = {
  connector: Connector;
  tenant: unknown;
  syndic: SyndicRow | null;
  host: string;
  /** As sentences name it. */
  portal: string;
};

type Asked = {
  connector_id: string;
  syndic_id?: string | null | undefined;
  login_url?: string | null | undefined;
};

/** Refused when no connector reads it. */
export async function findDestination(
  tx: Tx,
  portals: Portals,
  scope: RobotScope,
  { connector_id, syndic_id = null, login_url = null }: Asked,
): Promise<Destination> {
  const connector = findConnector(portals, connector_id);
  if (connector?.manifest.scope !== scope) return fail('UNSUPPORTED_PORTAL');
  const syndic = syndic_id === null ? null : ((await findSyndic(tx, syndic_id)) ?? null);
  if (syndic_id !== null && syndic?.connector_id !== connector_id)
    return fail('UNSUPPORTED_PORTAL');
  const said = syndic ? syndic.tenant : tenantOf(portals, connector, login_url);
  return destinationOf(portals, connector, said, syndic) ?? fail('UNSUPPORTED_PORTAL');
}

/** The same place as before, from what was kept of it. */
export function destinationOf(
  portals: Portals,
  connector: Connector,
  said: unknown,
  syndic: SyndicRow | null,
): Destination | null {
  const { manifest } = connector;
  const { data: tenant, success } = manifest.tenant.safeParse(said);
  const host = success ? manifest.hosts(tenant)[0] : undefined;
  if (host === undefined) return null;
  const sample = sampleAt(portals, host);
  const portal = syndic?.name ?? sample?.name ?? manifest.label;
  const limits = sample ? { ...manifest.limits, rps: sample.rps } : manifest.limits;
  const visited = { ...connector, manifest: { ...manifest, limits } };
  return { connector: visited, tenant, syndic, host, portal };
}

/** Pasted, or the only one of its kind: the tax office. */
function tenantOf(portals: Portals, { manifest }: Connector, login_url: string | null): unknown {
  if (login_url !== null) {
    const found = portals.detect(login_url);
    return found?.connector.manifest.id === manifest.id ? found.tenant : null;
  }
  if (manifest.scope !== 'TAX') return null;
  return portals.samples.find(({ connector_id }) => connector_id === manifest.id)?.tenant ?? {};
}
