import { fail } from '@quitus/api/errors';
import { readingApi } from '@quitus/api/reading.api';
import {
  addRefusal,
  describeRefusal,
  type FileRule,
  moveRefusal,
  seesDocument,
} from '@quitus/domain/portfolios/permissions';

import type { Tx } from '../../db/pool.ts';
import { type Actor, implement } from '../../http/handler.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { shownName } from '../accounts/door.ts';
import {
  beginSplit,
  findSeenFile,
  isKept,
  type KeptFile,
  lockFileFor,
  moveFile,
} from '../documents/door.ts';
import { findDossier, findStatus, lockDossier, moveSlot, recordEvent } from '../portfolios/door.ts';
import { controlView } from './control-view.ts';
import { changeControl } from './controls.queries.ts';
import { readingView, correctFact, removeCorrection } from './facts.queries.ts';
import { splitSpec } from './reading-job-specs.ts';
import { askControl } from './reading-requests.ts';

type OfFile = { uid: string; file_id: string };

/** A file in the dossier now, if this rule lets this person. */
async function lockKeptFile(tx: Tx, actor: Actor, of: OfFile, rule: FileRule) {
  const locked = await lockFileFor(tx, actor, of, rule);
  const { file } = locked;
  return !file.deleted_at && isKept(file) ? { ...locked, file } : fail('NOT_FOUND');
}

async function recordCorrection(
  tx: Tx,
  { portfolio_uid, document_type, name }: KeptFile,
  fact: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  const detail = { file: name, fact };
  const kind = 'FACT_CORRECTED';
  await recordEvent(tx, { portfolio_uid, kind, document_type, actor, detail }, now);
  if (document_type) await askControl(tx, { portfolio_uid, document_type });
}

/** Each page once. */
function checkPages(parts: readonly { pages: readonly number[] }[], pages: number): void {
  const named = parts.flatMap((part) => part.pages).toSorted((a, b) => a - b);
  if (named.length !== pages || named.some((page, index) => page !== index + 1))
    fail('INVALID_PARTS');
}

export const readingRoutes = () =>
  implement(readingApi)({
    reading: async ({ actor, params, tx }) => {
      const { id } = await findSeenFile(tx, actor, params);
      return readingView(tx, id);
    },

    setFact: async ({ actor, params, body, tx, now }) => {
      const { file, relation } = await lockKeptFile(tx, actor, params, describeRefusal);
      const which = { file_id: file.id, document: body.document, name: params.name };
      const author = {
        account_id: actor.account_id,
        name: await shownName(tx, actor),
        staff: relation === 'STAFF',
      };
      await correctFact(tx, which, body.value, author, now);
      await recordCorrection(tx, file, params.name, actor, now);
      return {};
    },

    unsetFact: async ({ actor, params, body, tx, now }) => {
      const { file } = await lockKeptFile(tx, actor, params, describeRefusal);
      await removeCorrection(tx, { file_id: file.id, document: body.document, name: params.name });
      await recordCorrection(tx, file, params.name, actor, now);
      return {};
    },

    sortFile: async ({ actor, params, body, tx, now }) => {
      const { file, relation, portfolio } = await lockKeptFile(tx, actor, params, moveRefusal);
      if (file.replacement) fail('NOT_FOUND');
      for (const { document_type } of body.parts) {
        const refusal = addRefusal(relation, document_type, portfolio);
        if (refusal) fail(refusal);
      }
      checkPages(body.parts, file.pages ?? 0);
      const [alone, ...others] = body.parts;
      if (alone && others.length === 0) {
        if (alone.document_type !== file.document_type)
          await moveFile(tx, file, alone.document_type, actor, now);
        return {};
      }
      await beginSplit(tx, file, actor, now);
      await enqueue(tx, splitSpec, { file_id: file.id, parts: body.parts });
      return {};
    },

    control: async ({ actor, params, tx, now }) => {
      const { portfolio, relation } = await findDossier(tx, actor, params.uid);
      const place = { portfolio_uid: portfolio.uid, document_type: params.document_type };
      const status = await findStatus(tx, place);
      if (!seesDocument(relation, params.document_type, status)) fail('NOT_FOUND');
      return controlView(tx, place, now);
    },

    answerRefusal: async ({ actor, params, body, tx, now }) => {
      const { portfolio, relation } = await lockDossier(tx, actor, params.uid);
      const { document_type } = params;
      const refusal = addRefusal(relation, document_type, portfolio);
      if (refusal) fail(refusal);
      const place = { portfolio_uid: portfolio.uid, document_type };
      const { comment } = body;
      await changeControl(tx, place, { answer: comment, answered_at: now, waiting_since: now });
      const detail = { comment };
      const kind = 'REFUSAL_ANSWERED';
      await recordEvent(tx, { ...place, kind, actor, detail }, now);
      const moved = await moveSlot(tx, place, 'REFUSAL_ANSWERED', { actor, now });
      return moved ? {} : fail('ANSWER_NOT_POSSIBLE');
    },
  });
