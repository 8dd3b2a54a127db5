import { documentsApi } from '@quitus/api/documents.api';
import { fail } from '@quitus/api/errors';
import { safeFileName } from '@quitus/domain/documents/file-rules';
import { undoableUntil } from '@quitus/domain/documents/file-state';
import { addRefusal, seesDocument } from '@quitus/domain/portfolios/permissions';

import type { Tx } from '../../db/pool.ts';
import { type Actor, implement } from '../../http/handler.ts';
import { findVisible, type Visible } from '../portfolios/portfolios.queries.ts';
import { findSlots } from '../portfolios/slots.queries.ts';
import {
  announceFile,
  fileView,
  listFiles,
  lockFile,
  removeFile,
  restoreFile,
  type StoredFile,
} from './files.queries.ts';

const lockDossier = async (tx: Tx, actor: Actor, uid: string): Promise<Visible> =>
  (await findVisible(tx, actor, uid, 'lock')) ?? fail('SALE_PORTFOLIO_NOT_FOUND');

/** A file of this dossier that this person may put in or take out. */
async function lockOwnFile(tx: Tx, actor: Actor, uid: string, id: string): Promise<StoredFile> {
  const { relation, portfolio } = await lockDossier(tx, actor, uid);
  const file = await lockFile(tx, id);
  if (file?.portfolio_uid !== uid || file.state !== 'READY') return fail('NOT_FOUND');
  const refusal = addRefusal(relation, file.document_type, portfolio);
  return refusal ? fail(refusal) : file;
}

export const documentsRoutes = () =>
  implement(documentsApi)({
    files: async ({ actor, params, tx }) => {
      const visible =
        (await findVisible(tx, actor, params.uid)) ?? fail('SALE_PORTFOLIO_NOT_FOUND');
      const { portfolio, relation } = visible;
      const slots = (await findSlots(tx, [portfolio])).get(portfolio.uid) ?? [];
      const statuses = new Map(slots.map((slot) => [slot.document_type, slot.status]));
      const files = await listFiles(tx, portfolio.uid);
      return {
        files: files
          .filter(({ document_type }) =>
            seesDocument(relation, document_type, statuses.get(document_type) ?? 'A_AJOUTER'),
          )
          .map(fileView),
      };
    },

    announceFile: async ({ actor, params, body, tx, now }) => {
      const { portfolio, relation } = await lockDossier(tx, actor, params.uid);
      const refusal = addRefusal(relation, body.document_type, portfolio);
      if (refusal) fail(refusal);
      const { id, document_type, size } = body;
      const name = safeFileName(body.name);
      const file = { id, document_type, size, name, portfolio_uid: portfolio.uid };
      return fileView(await announceFile(tx, file, actor, now));
    },

    removeFile: async ({ actor, params, tx, now }) => {
      const file = await lockOwnFile(tx, actor, params.uid, params.file_id);
      if (!file.deleted_at) await removeFile(tx, file, actor, now);
      return {};
    },

    restoreFile: async ({ actor, params, tx, now }) => {
      const file = await lockOwnFile(tx, actor, params.uid, params.file_id);
      if (file.deleted_at && undoableUntil(file.deleted_at) <= now) fail('NOT_FOUND');
      if (file.deleted_at) await restoreFile(tx, file, actor, now);
      return {};
    },
  });
