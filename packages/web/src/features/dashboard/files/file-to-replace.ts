// A document that was refused, or has passed, is brought again: the new file takes the place of the old.
import type { DocumentFile } from '@quitus/api/documents.api';
import type { Dossier } from '@quitus/api/portfolios.api';

import type { DocumentEntry } from '../dossier-view.ts';
import { replaces } from '../main-action.ts';
import { mayTakeOut } from './file-rights.ts';

/**
 * Null where the file stands beside the others. Of several, only one that the control named
 * (`faulty`) gives way: nobody could tell which was meant.
 */
export function fileToReplace(
  dossier: Dossier,
  { document_type, slot }: DocumentEntry,
  files: readonly DocumentFile[],
  faulty: string | null = null,
): DocumentFile | null {
  if (!replaces(slot.status)) return null;
  const here = files.filter(
    (file) =>
      file.document_type === document_type &&
      file.state === 'READY' &&
      file.deleted_at === null &&
      file.current,
  );
  const [only, ...others] = here;
  const meant = others.length === 0 ? only : here.find(({ id }) => id === faulty);
  return meant && mayTakeOut(dossier, meant, slot.status) ? meant : null;
}
