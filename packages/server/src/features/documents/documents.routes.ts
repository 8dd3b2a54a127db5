import { documentsApi } from '@quitus/api/documents.api';
import { fail } from '@quitus/api/errors';
import { safeFileName } from '@quitus/domain/documents/file-rules';
import { undoableUntil } from '@quitus/domain/documents/file-state';
import { addRefusal, addsAnything, seesDocument } from '@quitus/domain/portfolios/permissions';

import type { Tx } from '../../db/pool.ts';
import { type Actor, implement } from '../../http/handler.ts';
import { findDossier, lockDossier } from '../portfolios/access.queries.ts';
import { findStatuses } from '../portfolios/slots.queries.ts';
import { findProgress } from '../reading/readings.queries.ts';
import { describeFile, moveFile, removeFile, restoreFile } from './file-changes.queries.ts';
import {
  announceFile,
  fileViews,
  findFile,
  listFiles,
  lockFile,
  type StoredFile,
} from './files.queries.ts';
import { holdRestored, holdRoom } from './storage-allowance.queries.ts';

/** A file of this dossier that this person may put in or take out. */
async function lockOwnFile(tx: Tx, actor: Actor, uid: string, id: string) {
  const visible = await lockDossier(tx, actor, uid);
  const file = await lockFile(tx, id);
  if (file?.portfolio_uid !== uid || file.state !== 'READY') return fail('NOT_FOUND');
  const refusal = addRefusal(visible.relation, file.document_type, visible.portfolio);
  return refusal ? fail(refusal) : { file, ...visible };
}

/** A new version takes the place of a file that is in the same slot. */
async function checkReplaced(
  tx: Tx,
  id: string,
  { portfolio_uid, document_type }: Pick<StoredFile, 'portfolio_uid' | 'document_type'>,
): Promise<void> {
  const former = await findFile(tx, id);
  const same =
    former?.portfolio_uid === portfolio_uid &&
    former.document_type === document_type &&
    former.state === 'READY';
  if (!same) fail('NOT_FOUND');
}

export const documentsRoutes = () =>
  implement(documentsApi)({
    files: async ({ actor, params, tx }) => {
      const { relation, portfolio } = await findDossier(tx, actor, params.uid);
      const statuses = await findStatuses(tx, portfolio.uid);
      const sees = ({ document_type, added_by_id }: StoredFile) =>
        document_type === null
          ? addsAnything(relation) || added_by_id === actor.account_id
          : seesDocument(relation, document_type, statuses(document_type));
      const files = await listFiles(tx, portfolio.uid);
      return { files: fileViews(files.filter(sees), await findProgress(tx, portfolio.uid)) };
    },

    announceFile: async ({ actor, params, body, tx, now }) => {
      const { portfolio, relation } = await lockDossier(tx, actor, params.uid);
      const refusal = addRefusal(relation, body.document_type, portfolio);
      if (refusal) fail(refusal);
      const file = {
        ...body,
        name: safeFileName(body.name),
        portfolio_uid: portfolio.uid,
        origin: relation === 'STAFF' ? 'UPLOADED_BY_ADMIN' : 'UPLOADED_BY_USER',
      } as const;
      if (file.replaces_id) await checkReplaced(tx, file.replaces_id, file);
      const announced = await announceFile(tx, file, actor, now);
      await holdRoom(tx, portfolio);
      const [view] = fileViews([announced], await findProgress(tx, portfolio.uid));
      return view ?? fail('NOT_FOUND');
    },

    describeFile: async ({ actor, params, body, tx }) => {
      const { file } = await lockOwnFile(tx, actor, params.uid, params.file_id);
      await describeFile(tx, file, { ...body, name: safeFileName(body.name) });
      return {};
    },

    moveFile: async ({ actor, params, body, tx, now }) => {
      const { file, relation, portfolio } = await lockOwnFile(
        tx,
        actor,
        params.uid,
        params.file_id,
      );
      const refusal = addRefusal(relation, body.document_type, portfolio);
      if (refusal) fail(refusal);
      if (file.deleted_at) fail('NOT_FOUND');
      if (file.document_type !== body.document_type)
        await moveFile(tx, file, body.document_type, actor, now);
      return {};
    },

    removeFile: async ({ actor, params, tx, now }) => {
      const { file } = await lockOwnFile(tx, actor, params.uid, params.file_id);
      if (!file.deleted_at) await removeFile(tx, file, actor, now);
      return {};
    },

    restoreFile: async ({ actor, params, tx, now }) => {
      const { file, portfolio } = await lockOwnFile(tx, actor, params.uid, params.file_id);
      if (file.deleted_at && undoableUntil(file.deleted_at) <= now) fail('NOT_FOUND');
      if (file.deleted_at) await restoreFile(tx, file, actor, now);
      if (file.deleted_at) await holdRestored(tx, portfolio);
      return {};
    },
  });
