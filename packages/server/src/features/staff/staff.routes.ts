import { fail } from '@quitus/api/errors';
import { type DeskItem, staffApi } from '@quitus/api/staff.api';
import { parisDay } from '@quitus/domain/documents/calendar';

import type { Tx } from '../../db/pool.ts';
import { type Actor, implement } from '../../http/handler.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { fileViews, findKeptReplacement, listFiles } from '../documents/door.ts';
import { allow, findSlot, findVisible } from '../portfolios/door.ts';
import {
  controlView,
  findProgress,
  knownPapers,
  type Place,
  shownVerdict,
} from '../reading/door.ts';
import { decide, findDecision, undoDecision } from './decisions.queries.ts';
import { mailDecision } from './staff.jobs.ts';
import {
  countWaiting,
  findAgreement,
  holdDocument,
  listWaiting,
  medianWait,
  releaseDocument,
} from './staff.queries.ts';

const isPlace = (one: Place) => (other: Place) =>
  one.portfolio_uid === other.portfolio_uid && one.document_type === other.document_type;

/** Null when this person may not judge it, or when somebody else looks at it. */
async function takePlace(tx: Tx, actor: Actor, place: Place, now: Date): Promise<DeskItem | null> {
  const visible = await findVisible(tx, actor, place.portfolio_uid);
  const slot = await findSlot(tx, place);
  if (visible?.relation !== 'STAFF' || !slot) return null;
  const held_until = await holdDocument(tx, place, actor, now);
  if (held_until === null) return null;
  const { portfolio } = visible;
  const replacement = await findKeptReplacement(tx, place);
  const verdict =
    replacement &&
    (await knownPapers(tx, portfolio.uid, replacement))?.control(place, parisDay(now));
  const { portfolio_type, main_address, rnc_number, owners, lots } = portfolio;
  const stored = await controlView(tx, place, now);
  const control = verdict ? { ...stored, ...shownVerdict(verdict) } : stored;
  const ped = await findSlot(tx, { ...place, document_type: 'PRE_ETAT_DATE' });
  const files = (await listFiles(tx, portfolio.uid))
    .filter(({ document_type }) => document_type === place.document_type)
    // On the desk it is judged in the place of the one that it replaces.
    .map((file) => (file.id === replacement?.id ? { ...file, replacement: null } : file));
  return {
    ...place,
    portfolio_type,
    main_address,
    rnc_number,
    owners,
    lots,
    status: replacement ? 'NEW_A_VERIFIER' : slot.status,
    since: slot.updated_at.toISOString(),
    ped_waiting: ped?.status === 'PENDING_PAYMENT' || ped?.status === 'CREATION_IN_PROCESS',
    files: fileViews(files, actor, await findProgress(tx, portfolio.uid)),
    control,
    held_until: held_until.toISOString(),
  };
}

export const staffRoutes = () =>
  implement(staffApi)({
    queue: async ({ actor, query, tx, now }) => ({
      waiting: await listWaiting(tx, actor, now, query.search),
      total: await countWaiting(tx, query.search),
      median_wait_minutes: await medianWait(tx, now),
      agreement: await findAgreement(tx),
    }),

    take: async ({ actor, body, tx, now }) => {
      if (body.wanted) {
        const item = await takePlace(tx, actor, body.wanted, now);
        return item ? { item } : fail('DOCUMENT_HELD');
      }
      for (const place of await listWaiting(tx, actor, now)) {
        if (place.held_by !== null || body.skip.some(isPlace(place))) continue;
        const { portfolio_uid, document_type } = place;
        const item = await takePlace(tx, actor, { portfolio_uid, document_type }, now);
        if (item) return { item };
      }
      return { item: null };
    },

    release: async ({ actor, params, tx }) => {
      const { uid: portfolio_uid, document_type } = params;
      await releaseDocument(tx, { portfolio_uid, document_type }, actor);
      return {};
    },

    decide: async ({ actor, params, body, tx, now, about }) => {
      const { portfolio } = await allow(tx, actor, params.uid, 'CONTROL');
      const { document_type } = params;
      about({ detail: { document_type, to: body.to } });
      const place = { portfolio_uid: portfolio.uid, document_type };
      const decision_id = await decide(tx, place, body, actor, now);
      if (body.to !== 'VERIFIED') await enqueue(tx, mailDecision, { decision_id });
      return { decision_id };
    },

    undo: async ({ actor, params, tx, now, about }) => {
      const decision = (await findDecision(tx, params.decision_id)) ?? fail('NOT_FOUND');
      const { portfolio_uid, document_type } = decision;
      about({ portfolio_uid, detail: { document_type } });
      await allow(tx, actor, decision.portfolio_uid, 'CONTROL');
      await undoDecision(tx, decision, actor, now);
      return {};
    },
  });
