import type { DocumentFile } from '@quitus/api/documents.api';
import type { Dossier } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { addRefusal } from '@quitus/domain/portfolios/permissions';

import { showSnackbar } from '../../../ui/snackbars.ts';
import { sendFiles } from '../../../uploads/uploads.ts';
import type { DocumentEntry } from '../dossier-view.ts';
import { fileToReplace } from './file-to-replace.ts';
import { useDropping } from './use-dropping.ts';

/** Files dropped on a row go to its document; anywhere else they wait to be sorted. */
export function useDossierDrop(
  dossier: Dossier,
  entries: readonly DocumentEntry[],
  opened: string | null,
  kept: readonly DocumentFile[],
) {
  const { uid, relation } = dossier;
  const anywhere = addRefusal(relation, null, dossier) === null;
  const accepts = ({ document_type, slot }: DocumentEntry): boolean =>
    slot.waived_at === null && addRefusal(relation, document_type, dossier) === null;
  const places = entries.filter(accepts);

  function replacedIn(document_type: DocumentType | null): string | null {
    const entry = entries.find((one) => one.document_type === document_type);
    return (entry && fileToReplace(dossier, entry, kept)?.id) ?? null;
  }

  const dropping = useDropping({
    beside: places.find(({ document_type }) => document_type === opened)?.document_type ?? null,
    onFiles: (files, document_type) => {
      if (document_type !== null || anywhere)
        sendFiles({ uid, document_type, replaces_id: replacedIn(document_type) }, files);
      else warnWhere(places.length > 0);
    },
  });
  const welcome = anywhere || places.length > 0;
  return { accepts, anywhere, dropping: { ...dropping, dragging: dropping.dragging && welcome } };
}

const warnWhere = (somewhere: boolean): void =>
  showSnackbar({
    type: 'info',
    title: 'Ces fichiers n’ont pas été ajoutés',
    text: somewhere
      ? 'Déposez-les sur le document concerné, parmi ceux que vous pouvez ajouter.'
      : 'Ce dossier ne reçoit pas de documents de votre part.',
  });
