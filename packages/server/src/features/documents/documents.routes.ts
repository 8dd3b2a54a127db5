import { documentsApi } from '@quitus/api/documents.api';
import { fail } from '@quitus/api/errors';
import { safeFileName } from '@quitus/domain/documents/file-rules';
import { undoableUntil } from '@quitus/domain/documents/file-state';
import {
  addRefusal,
  describeRefusal,
  moveRefusal,
  restoreRefusal,
  seesFile,
  takeOutRefusal,
} from '@quitus/domain/portfolios/permissions';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, implement } from '../../http/handler.ts';
import { findDossier, findStatuses, lockDossier } from '../portfolios/door.ts';
import { asSeenBy, lockFileFor } from './file-access.ts';
import {
  describeFile,
  keepReplacement,
  moveFile,
  removeFile,
  restoreFile,
  unsortReplacement,
} from './file-changes.queries.ts';
import { fileContent, filePage } from './file-content.routes.ts';
import {
  announceFile,
  fileViews,
  listCurrentFiles,
  listFiles,
  type Read,
  type StoredFile,
} from './files.queries.ts';
import { checkRestored, checkRoom } from './storage-allowance.queries.ts';

/** A new version takes the place of a file that is in the same slot, and that this person may take out. */
async function checkReplaced(
  tx: Tx,
  actor: Actor,
  file_id: string,
  { portfolio_uid: uid, document_type }: Pick<StoredFile, 'portfolio_uid' | 'document_type'>,
): Promise<void> {
  const { file } = await lockFileFor(tx, actor, { uid, file_id }, takeOutRefusal);
  if (file.document_type !== document_type) fail('NOT_FOUND');
}

/** How far the files of a dossier are read: known to those who read them. */
type FindProgress = (tx: Tx, portfolio_uid: string) => Promise<(file_id: string) => Read>;

export const documentsRoutes = (
  deps: Pick<Deps, 'files' | 'storage'>,
  findProgress: FindProgress,
) =>
  implement(documentsApi)({
    files: async ({ actor, params, tx }) => {
      const { relation, portfolio } = await findDossier(tx, actor, params.uid);
      const statuses = await findStatuses(tx, portfolio.uid);
      const current = new Set((await listCurrentFiles(tx, portfolio.uid)).map(({ id }) => id));
      const sees = (file: StoredFile) => {
        const status = file.document_type === null ? 'A_AJOUTER' : statuses(file.document_type);
        const seen = { ...asSeenBy(file, actor.account_id), current: current.has(file.id) };
        return seesFile(relation, seen, status);
      };
      const files = (await listFiles(tx, portfolio.uid)).filter(sees);
      return { files: fileViews(files, actor, await findProgress(tx, portfolio.uid)) };
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
      if (file.replaces_id) await checkReplaced(tx, actor, file.replaces_id, file);
      const announced = await announceFile(tx, file, actor, now);
      await checkRoom(tx, portfolio);
      const [view] = fileViews([announced], actor, await findProgress(tx, portfolio.uid));
      return view ?? fail('NOT_FOUND');
    },

    describeFile: async ({ actor, params, body, tx }) => {
      const { file } = await lockFileFor(tx, actor, params, describeRefusal);
      await describeFile(tx, file, { ...body, name: safeFileName(body.name) });
      return {};
    },

    moveFile: async ({ actor, params, body, tx, now }) => {
      const { file, relation, portfolio } = await lockFileFor(tx, actor, params, moveRefusal);
      const refusal = addRefusal(relation, body.document_type, portfolio);
      if (refusal) fail(refusal);
      if (file.deleted_at || file.replacement) fail('NOT_FOUND');
      if (file.document_type !== body.document_type)
        await moveFile(tx, file, body.document_type, actor, now);
      return {};
    },

    removeFile: async ({ actor, params, tx, now }) => {
      const { file } = await lockFileFor(tx, actor, params, takeOutRefusal);
      if (!file.deleted_at) await removeFile(tx, file, actor, now);
      return {};
    },

    settleReplacement: async ({ actor, params, body, tx, now }) => {
      const { file } = await lockFileFor(tx, actor, params, takeOutRefusal);
      if (file.deleted_at || file.replacement === null) fail('NOT_FOUND');
      if (body.kept) await keepReplacement(tx, file, now);
      else await unsortReplacement(tx, file, actor, now);
      return {};
    },

    restoreFile: async ({ actor, params, tx, now }) => {
      const { file, portfolio } = await lockFileFor(tx, actor, params, restoreRefusal);
      if (file.deleted_at && undoableUntil(file.deleted_at) <= now) fail('NOT_FOUND');
      if (file.deleted_at) await restoreFile(tx, file, actor, now);
      if (file.deleted_at) await checkRestored(tx, portfolio);
      return {};
    },

    fileContent,
    filePage: filePage(deps),
  });
