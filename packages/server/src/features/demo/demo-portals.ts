// The portals of the demonstration: a syndic and a tax office on this machine, which hold the papers of one of
// its dossiers. Never in production: nothing else opens the way to a host of this machine.
import type { Connector } from '@quitus/robots/connector';
import type { Replica, ReplicaOptions } from '@quitus/robots/replicas/replica';

import { findConnector } from '../../adapters/robots/portals.ts';
import type { Deps } from '../../deps.ts';
import { listSyndics } from '../directory/door.ts';
import { mailCode } from './demo-code.queries.ts';
import type { DossierKey } from './demo.data.ts';

const DOSSIER: DossierKey = 'moulins';
const SYNDIC = 'Syndic de démonstration';
const TAX_OFFICE = 'Impôts, démonstration';
/** Enough to see each document arrive. */
const RPS = 8;

type Start = (options: ReplicaOptions) => Promise<Replica>;

/** Four for each port of a server, so that neighbours never meet, below those that systems draw from. */
export function portalPorts(port: number): { syndicPort: number; officePort: number } {
  if (port === 0) return { syndicPort: 0, officePort: 0 };
  const first = 10_000 + (port % 5000) * 4;
  // The tax office takes the next one too, for its logins.
  return { syndicPort: first, officePort: first + 2 };
}

/** The same ports at each start where they are free, so that an access that was kept still leads there. */
export async function startDemoPortals(
  deps: Deps,
  port: number,
): Promise<{ stop: () => Promise<void> }> {
  const { HOMES } = await import('./demo-homes.data.ts');
  const { syndicPapers } = await import('./demo-portal-papers.data.ts');
  const { startIcsReplica } = await import('@quitus/robots/replicas/ics');
  const { startDgfipReplica } = await import('@quitus/robots/replicas/dgfip');
  const { taxPapers } = await import('@quitus/robots/replicas/dgfip/tax-papers');
  const home = HOMES[DOSSIER]();
  const { street, postcode, city } = home.address;
  const building = `RESIDENCE DES MOULINS - ${street} ${postcode} ${city}`.toUpperCase();
  const { syndicPort, officePort } = portalPorts(port);
  const syndic = await at(syndicPort, startIcsReplica, {
    papers: syndicPapers(home),
    flags: { building },
  });
  const office = await at(officePort, startDgfipReplica, {
    papers: taxPapers(home),
    onCode: (_login, code) => {
      mailCode(deps, { portal: TAX_OFFICE, connector_id: 'dgfip', code }).catch((cause: unknown) =>
        deps.log.error({ err: cause }, 'a code of the demonstration was not mailed'),
      );
    },
  });
  await open(deps, 'ics', SYNDIC, syndic);
  await open(deps, 'dgfip', TAX_OFFICE, office);
  return {
    stop: async () => {
      await syndic.stop();
      await office.stop();
    },
  };
}

async function at(port: number, start: Start, options: ReplicaOptions): Promise<Replica> {
  try {
    return await start({ ...options, port });
  } catch (cause) {
    const taken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
    if (!taken) throw cause;
    return start({ ...options, port: 0 });
  }
}

async function open(deps: Deps, id: string, name: string, replica: Replica): Promise<void> {
  const connector = findConnector(deps.portals, id);
  if (!connector) throw new Error(`no connector is called ${id}`);
  const { manifest }: Connector = connector;
  const tenant = manifest.tenant.parse(replica.tenant);
  const [host = ''] = manifest.hosts(tenant);
  const { credentials } = replica;
  deps.portals.samples.push({ connector_id: id, name, rps: RPS, host, tenant, credentials });
  if (manifest.scope !== 'SYNDIC') return;
  const row = {
    source_key: `sample/${id}`,
    name,
    city: 'Nantes',
    connector_id: id,
    tenant: texts(replica.tenant),
    login_url: manifest.login_url(tenant),
    state: 'ACTIVE' as const,
    sample: true,
  };
  await listSyndics(deps.db, [row], deps.now());
}

const texts = (tenant: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(Object(tenant)).map(([name, value]) => [name, String(value)]));
