// Every family of portals that a robot can enter: what is not here is only listed.
import type { Connector } from './connector.ts';
import { dgfip } from './dgfip/connector.ts';
import { citya, ics } from './ics/connector.ts';
import { legacy } from './legacy/connector.ts';
import { x14 } from './x14/connector.ts';

export const CONNECTORS: readonly Connector[] = [ics, citya, x14, dgfip, legacy];

export const connectorOf = (id: string): Connector | null =>
  CONNECTORS.find(({ manifest }) => manifest.id === id) ?? null;

export type DetectedPortal = { connector: Connector; tenant: unknown };

/** The family and the portal of it, by the address of a login page; null when nobody here knows it. */
export function detectPortal(address: string): DetectedPortal | null {
  const typed = address.trim();
  const url = /^[a-z][a-z+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  for (const connector of CONNECTORS)
    for (const pattern of connector.manifest.detect) {
      const found = pattern.exec(url);
      const tenant = found && connector.manifest.tenant.safeParse({ ...found.groups });
      if (tenant?.success) return { connector, tenant: tenant.data };
    }
  return null;
}
