// What the buttons of a file may offer: the rules that refuse the calls.
import type { DocumentFile } from '@quitus/api/documents.api';
import type { Dossier } from '@quitus/api/portfolios.api';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import {
  type FileRule,
  restoreRefusal,
  takeOutRefusal,
} from '@quitus/domain/portfolios/permissions';

const allows =
  (rule: FileRule) =>
  (dossier: Dossier, file: DocumentFile, status: DocumentStatus): boolean =>
    rule(dossier.relation, file, status, dossier) === null;

export const mayTakeOut = allows(takeOutRefusal);
export const mayRestore = allows(restoreRefusal);
