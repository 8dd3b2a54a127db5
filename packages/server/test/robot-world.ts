// One dossier and one small portal for each test of the robots.
import type { Connector } from '@quitus/robots/connector';
import type { Replica } from '@quitus/robots/replicas/replica';
import { small } from '@quitus/robots/test/small-connector';
import { startSmallPortal } from '@quitus/robots/test/small-portal';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';

import { openSession } from '../src/features/auth/sessions.queries.ts';
import { documentFiles } from '../src/features/documents/files.table.ts';
import { findStatus } from '../src/features/portfolios/slots.queries.ts';
import { robotAccesses } from '../src/features/robots/robots.table.ts';
import { createDossier, createPerson, type Person } from './people.ts';
import { openPortal, robotIn } from './robot-portal.ts';
import { smallPdf } from './small-pdf.ts';
import { createTestApp } from './test-app.ts';

export const PAPERS = ['PV AG 2025', 'PV AG 2024', 'Facture 12'].map((title, index) => ({
  id: `${index}`,
  title,
  folder: [],
  date: '2025-06-01',
  name: `${title}.pdf`,
  bytes: async () => smallPdf(index + 1),
}));

type Robot = ReturnType<typeof robotIn>;
type World = { owner: Person; uid: string; replica: Replica; robot: Robot };

export async function robotWorld() {
  const t = await createTestApp({ env: { REQUESTS_PER_MINUTE: '1000000' } });
  const { deps } = t;
  let drawn: World | null = null;

  beforeEach(async () => {
    const owner = await createPerson(t, 'BASIC');
    t.as(owner.access);
    const uid = await createDossier(t, owner);
    const replica = await startSmallPortal({ papers: PAPERS });
    const robot = robotIn(t, uid, await openPortal(t, small, replica));
    drawn = { owner, uid, replica, robot };
  });
  afterEach(async () => here().replica.stop());

  /** Drawn anew before each test. */
  function here(): World {
    if (!drawn) throw new Error('no test has begun');
    return drawn;
  }

  return {
    t,
    here,
    /** Another portal, for another connector, in the same dossier. */
    portalOf: async (
      connector: Connector,
      options: Parameters<typeof startSmallPortal>[0] = {},
    ): Promise<Robot> => {
      const { uid, replica: former } = here();
      await former.stop();
      const replica = await startSmallPortal({ papers: PAPERS, ...options });
      const robot = robotIn(t, uid, await openPortal(t, connector, replica));
      drawn = { ...here(), replica, robot };
      return robot;
    },
    /** Sessions are shorter than the patience of a robot. */
    signIn: async (): Promise<void> => {
      const { owner } = here();
      t.as((await openSession(deps.db, deps.keys.accessToken, owner, null, deps.now())).access);
    },
    pvStatus: () => findStatus(deps.db, { portfolio_uid: here().uid, document_type: 'PV_AG' }),
    filesHere: () =>
      deps.db.select().from(documentFiles).where(eq(documentFiles.portfolio_uid, here().uid)),
    accessesHere: () =>
      deps.db.select().from(robotAccesses).where(eq(robotAccesses.portfolio_uid, here().uid)),
    logins: () =>
      here()
        .replica.log()
        .filter(({ method, path }) => method === 'POST' && path === '/entree').length,
  };
}
