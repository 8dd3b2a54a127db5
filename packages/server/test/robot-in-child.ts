// The small portal of a test, made known to a server in a process of its own.
import { small } from '@quitus/robots/test/small-connector';

import type { Deps } from '../src/deps.ts';

/** ROBOT_URL: where it listens. ROBOT_HANGS: the login never ends once the password was shown. */
export function openTestPortal({ portals }: Deps): void {
  const base_url = process.env.ROBOT_URL;
  if (!base_url) return;
  const { host } = new URL(base_url);
  const hanging: typeof small = {
    ...small,
    login: async (visit) => {
      await small.login(visit);
      await new Promise(() => {});
    },
  };
  portals.connectors = [process.env.ROBOT_HANGS ? hanging : small];
  const [connector_id, name] = [small.manifest.id, small.manifest.label];
  portals.samples.push({
    connector_id,
    name,
    rps: 50,
    host,
    tenant: { base_url },
    credentials: {},
  });
}
