// A portal as they were made ten years ago: forms with a token, 302 for everything, a code by mail, pages.
import type { FastifyInstance } from 'fastify';

import { botWallPage, maintenancePage } from './legacy/legacy-html.ts';
import { openLogin } from './legacy/legacy-login.ts';
import { createSessions } from './legacy/legacy-sessions.ts';
import { openSpace } from './legacy/legacy-space.ts';
import { type Replica, type ReplicaOptions, type Scenario, SCENARIOS } from './replica.ts';
import { serveReplica, type Stage } from './serve-replica.ts';

/**
 * Flags. `dom`: 2021 or 2023 · `changed` (layout-changed): rows, home or login · `otp`: on, with any scenario
 * · `flash`: what a refused login is told · `labels`: blind · `address`: of the property · `missing`: id of a
 * file that answers 404 · `drip_bytes` each second · `retry_after` seconds · `outside`: where to, and
 * `outside_at`: login or download.
 */
export const startLegacyReplica = (options: ReplicaOptions = {}): Promise<Replica> =>
  serveReplica(
    {
      credentials: { login: 'claire.vasseur@example.fr', password: 'Tilleul-des-Lices-84' },
      scenarios: SCENARIOS,
      routes: (app, stage) => {
        const sessions = createSessions(stage);
        wallOff(app, stage);
        openLogin(app, stage, sessions);
        openSpace(app, stage, sessions, options.papers);
      },
      tenant: (url) => ({ base_url: url }),
    },
    options,
  );

const WALLS: { [S in Scenario]?: { status: number; page: () => string } } = {
  maintenance: { status: 503, page: maintenancePage },
  'maintenance-200': { status: 200, page: maintenancePage },
  'bot-wall': { status: 403, page: botWallPage },
};

/** What stands before every page. */
function wallOff(app: FastifyInstance, stage: Stage): void {
  app.addHook('preHandler', async ({ url }, reply) => {
    const wall = WALLS[stage.scenario];
    if (!wall || url.startsWith('/__')) return undefined;
    return reply.code(wall.status).type('text/html; charset=utf-8').send(wall.page());
  });
}
