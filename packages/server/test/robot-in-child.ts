// The small portal of a test, made known to a server in a process of its own.
import { small } from '@quitus/robots/test/small-portal';

import type { Deps } from '../src/deps.ts';

/** ROBOT_HOST: where it listens. ROBOT_HANGS: the door never opens once the password was shown. */
export function openTestPortal({ portals }: Deps): void {
  const host = process.env.ROBOT_HOST;
  if (!host) return;
  const hanging: typeof small = {
    ...small,
    login: async (visit) => {
      await small.login(visit);
      await new Promise(() => {});
    },
  };
  portals.connectors = [process.env.ROBOT_HANGS ? hanging : small];
  const [connector_id, name] = [small.manifest.id, small.manifest.label];
  portals.samples.push({ connector_id, name, rps: 50, host, tenant: { host }, credentials: {} });
}
