import { fail } from '@quitus/api/errors';
import { robotsApi } from '@quitus/api/robots.api';
import { can } from '@quitus/domain/portfolios/permissions';
import { robotScopes } from '@quitus/domain/robots/robot-scopes';
import { hasEnded, type RobotScope } from '@quitus/domain/robots/run-state';

import { findConnector } from '../../adapters/robots/portals.ts';
import { signalRun } from '../../adapters/robots/run-channel.ts';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, implement } from '../../http/handler.ts';
import { seal } from '../../sealing.ts';
import { findSampleSyndic, findSyndic, suggestSyndic, syndicView } from '../directory/door.ts';
import {
  allow,
  findDossier,
  findSlots,
  lockPortfolio,
  type Visible,
  wholeSituation,
} from '../portfolios/door.ts';
import {
  findKeptAccess,
  isOfAnother,
  keptAccessView,
  mayForget,
  type StoredAccess,
} from './accesses.queries.ts';
import { answerPlace } from './ask-person.ts';
import { type Destination, destinationOf, findDestination } from './destination.ts';
import { endRun } from './end.queries.ts';
import { forgetAccesses } from './forget.queries.ts';
import { portalHealth } from './portal-health.queries.ts';
import { formView, runView } from './run-view.ts';
import {
  changeRun,
  findLastRun,
  lockRun,
  markWatched,
  type StoredRun,
  publishRun,
} from './runs.queries.ts';
import { startRun } from './start.queries.ts';

async function look(tx: Tx, actor: Actor, uid: string): Promise<Visible> {
  const visible = await findDossier(tx, actor, uid);
  return can(visible.relation, 'FETCH') ? visible : fail('FORBIDDEN');
}

/** Of this dossier; locked with it. */
async function lockOwnRun(tx: Tx, actor: Actor, uid: string, run_id: string): Promise<StoredRun> {
  await allow(tx, actor, uid, 'FETCH');
  const run = await lockRun(tx, run_id);
  return run?.portfolio_uid === uid ? run : fail('NOT_FOUND');
}

export function robotsRoutes(deps: Deps) {
  const { portals, keys } = deps;

  /** Where the kept access leads; for the tax office, where there is only one place to go. */
  async function usualDestination(
    tx: Tx,
    scope: RobotScope,
    access: StoredAccess | undefined,
  ): Promise<Destination | null> {
    if (access) {
      const connector = findConnector(portals, access.connector_id);
      const syndic = access.syndic_id ? await findSyndic(tx, access.syndic_id) : undefined;
      return connector ? destinationOf(portals, connector, access.tenant, syndic ?? null) : null;
    }
    if (scope !== 'TAX') return null;
    const office = portals.connectors.find(({ manifest }) => manifest.scope === scope);
    return office
      ? findDestination(tx, portals, scope, { connector_id: office.manifest.id })
      : null;
  }

  /** Whom the register names; in the demonstration, else the one to try. */
  const suggest = async (tx: Tx, portfolio: Visible['portfolio']) =>
    (await suggestSyndic(tx, portfolio)) ??
    (portals.samples.length > 0 ? await findSampleSyndic(tx) : undefined);

  return implement(robotsApi)({
    robot: async ({ actor, params, tx, now }) => {
      const { portfolio, relation } = await look(tx, actor, params.uid);
      const { scope } = params;
      const run = await findLastRun(tx, portfolio.uid, scope);
      if (run) await markWatched(tx, run, now);
      const access = await findKeptAccess(tx, portfolio.uid, scope);
      const usual = await usualDestination(tx, scope, access);
      const suggested = scope === 'SYNDIC' ? await suggest(tx, portfolio) : undefined;
      const syndic_id = access?.syndic_id ?? run?.syndic_id ?? null;
      const syndic = syndic_id ? await findSyndic(tx, syndic_id) : undefined;
      return {
        run: run ? await runView(tx, portals, run) : null,
        kept_access: await keptAccessView(tx, access, usual?.portal ?? '', { ...actor, relation }),
        suggestion: suggested ? syndicView(suggested) : null,
        syndic: syndic ? syndicView(syndic) : null,
        form: usual && (await formView(tx, portals, usual, !isOfAnother(access, actor.account_id))),
      };
    },

    connectorForm: async ({ actor, params, query, tx }) => {
      const { portfolio } = await look(tx, actor, params.uid);
      const destination = await findDestination(tx, portals, params.scope, query);
      const access = await findKeptAccess(tx, portfolio.uid, params.scope);
      return formView(tx, portals, destination, !isOfAnother(access, actor.account_id));
    },

    startRun: async ({ actor, params, body, tx, now, about }) => {
      const { portfolio } = await allow(tx, actor, params.uid, 'FETCH');
      const { scope } = params;
      const slots = (await findSlots(tx, [portfolio])).get(portfolio.uid) ?? [];
      const situation = wholeSituation(portfolio.situation);
      if (!robotScopes({ ...portfolio, situation, slots }).includes(scope))
        fail('ROBOT_NOT_NEEDED');
      const { connector_id, syndic_id, login_url, ...asked } = body;
      const place = { connector_id, syndic_id, login_url };
      const access =
        asked.credentials === null ? await findKeptAccess(tx, portfolio.uid, scope) : undefined;
      const destination =
        (await usualDestination(tx, scope, access)) ??
        (await findDestination(tx, portals, scope, place));
      const order = { ...asked, portfolio, scope, destination, trigger: 'PERSON' as const, actor };
      const run_id = await startRun(tx, deps, order, now);
      about({ portfolio_uid: portfolio.uid, detail: { about_id: run_id } });
      return { run_id };
    },

    answerRun: async ({ actor, params, body, tx, now }) => {
      const run = await lockOwnRun(tx, actor, params.uid, params.run_id);
      const { question } = run;
      if (question?.id !== body.question_id || new Date(question.expires_at) <= now)
        return fail('ROBOT_NOT_WAITING');
      const place = answerPlace(run, question.id);
      const sealed_answer = await seal(keys.robots, body.answer, place);
      await signalRun(tx, { run_id: run.id, question_id: question.id, sealed_answer });
      return {};
    },

    cancelRun: async ({ actor, params, tx, now, about }) => {
      const run = await lockOwnRun(tx, actor, params.uid, params.run_id);
      about({ portfolio_uid: run.portfolio_uid, detail: { about_id: run.id } });
      if (hasEnded(run.state)) return {};
      // Nobody works on it: it ends here. Otherwise whoever does so ends it.
      if (run.state === 'PENDING') {
        await endRun(tx, deps, run, { state: 'FAILED', code: 'CANCELLED', facts: {} }, now);
        return {};
      }
      await changeRun(tx, run.id, { cancel_asked_at: now });
      await signalRun(tx, { run_id: run.id, stop: true });
      await publishRun(tx, run);
      return {};
    },

    forgetAccess: async ({ actor, params, tx, now, about }) => {
      const { portfolio, relation } = await look(tx, actor, params.uid);
      const { uid } = portfolio;
      about({ portfolio_uid: uid });
      await lockPortfolio(tx, uid);
      const may = (access: StoredAccess) => mayForget(access, { ...actor, relation });
      const kept = await findKeptAccess(tx, uid, params.scope);
      if (kept && !may(kept)) return fail('FORBIDDEN');
      await forgetAccesses(tx, uid, params.scope, may, now);
      return {};
    },

    portalHealth: ({ tx, now }) => portalHealth(tx, portals, now),
  });
}
