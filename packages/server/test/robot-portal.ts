import { robotsApi } from '@quitus/api/robots.api';
import { MANDATE_VERSION } from '@quitus/domain/robots/mandate';
// A dossier and a portal on this machine, for the tests of the robots: real visits over real HTTP.
import type { Connector } from '@quitus/robots/connector';
import type { Replica } from '@quitus/robots/replicas/replica';
import { expect } from 'vitest';

import { syndics } from '../src/features/directory/directory.table.ts';
import { runRobot } from '../src/features/robots/robots.jobs.ts';
import type { TestApp } from './test-app.ts';

/** The replica becomes the portal of a manager of the directory. */
export async function openPortal(
  { deps }: Pick<TestApp, 'deps'>,
  connector: Connector,
  replica: Replica,
): Promise<{ connector_id: string; syndic_id: string | null }> {
  const { manifest } = connector;
  const tenant = manifest.tenant.parse(replica.tenant);
  const [host = ''] = manifest.hosts(tenant);
  const connector_id = manifest.id;
  deps.portals.connectors = [
    ...deps.portals.connectors.filter((other) => other.manifest.id !== connector_id),
    connector,
  ];
  const { credentials } = replica;
  const sample = { connector_id, name: manifest.label, rps: 200, host, tenant, credentials };
  deps.portals.samples.push(sample);
  if (manifest.scope === 'TAX') return { connector_id, syndic_id: null };
  const [made] = await deps.db
    .insert(syndics)
    .values({
      source_key: `test/${host}`,
      name: 'Cabinet Duval',
      connector_id,
      tenant: Object.fromEntries(Object.entries(Object(tenant)).map(([k, v]) => [k, String(v)])),
      state: 'ACTIVE',
      search_text: 'cabinet duval',
      updated_at: deps.now(),
    })
    .returning({ id: syndics.id });
  return { connector_id, syndic_id: made?.id ?? null };
}

type Place = Awaited<ReturnType<typeof openPortal>>;
type Kept = { keeps_password?: boolean; keeps_session?: boolean };

/** What a robot does in one dossier, as its screen would ask. */
export function robotIn(t: TestApp, uid: string, place: Place, scope: 'SYNDIC' | 'TAX' = 'SYNDIC') {
  const params = { uid, scope };
  const robot = {
    start: async (credentials: Record<string, string> | null, kept: Kept = {}): Promise<string> => {
      // No two at the same instant.
      t.wait(1);
      const body = { ...place, credentials, ...kept, mandate_version: MANDATE_VERSION };
      const { run_id } = await t.call(robotsApi.startRun, { params, body });
      return run_id;
    },
    visit: (run_id: string): Promise<void> => runRobot.run(t.deps, { run_id }),
    see: () => t.call(robotsApi.robot, { params }),
    run: async () => {
      const { run } = await robot.see();
      if (!run) throw new Error('no visit was made');
      return run;
    },
    question: async () => {
      await expect
        .poll(async () => (await robot.run()).question, { timeout: 10_000 })
        .not.toBeNull();
      const { question } = await robot.run();
      if (!question) throw new Error('nothing is asked');
      return question;
    },
    answer: (run_id: string, question_id: string, answer: string) =>
      t.call(robotsApi.answerRun, { params: { uid, run_id }, body: { question_id, answer } }),
    cancel: (run_id: string) => t.call(robotsApi.cancelRun, { params: { uid, run_id } }),
    forget: () => t.call(robotsApi.forgetAccess, { params }),
  };
  return robot;
}
