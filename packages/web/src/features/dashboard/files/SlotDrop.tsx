import type { Dossier } from '@quitus/api/portfolios.api';

import type { DocumentEntry } from '../dossier-view.ts';
import { AddFiles } from './AddFiles.tsx';
import { fileToReplace } from './file-to-replace.ts';
import { SlotSendings } from './SlotSendings.tsx';
import { StorageLine } from './StorageLine.tsx';
import type { ShownFile } from './use-shown-file.ts';

type SlotDropProps = {
  dossier: Dossier;
  entry: DocumentEntry;
  selection: ShownFile;
  /** What its button says where adding is the thing to do; null where it is only possible. */
  main: string | null;
  replaces_id: string | null;
};

const ACCEPTED_WORDS = 'PDF, photo, scan, Word ou ZIP, 100 Mo au plus.';

/** Beside its button, in one line. */
const OR_DROPPED = 'Ou déposez-le ici : PDF, photo, Word ou ZIP, 100 Mo au plus.';

const ONLY_POSSIBLE = {
  title: 'Déposez vos fichiers ici',
  text: ACCEPTED_WORDS,
  label: 'Choisir des fichiers',
};

const toDo = (label: string, dropReplaces: boolean) => ({
  title: null,
  text: dropReplaces
    ? 'Ou déposez le nouveau fichier ici : il prend la place de l’ancien, qui reste consultable.'
    : OR_DROPPED,
  label,
});

/** Where files come to this document, and those on their way: the drawer covers the tray that says it. */
export function SlotDrop({ dossier, entry, selection, main, replaces_id }: SlotDropProps) {
  const { uid } = dossier;
  const { document_type } = entry;
  // Dropped files do not know which of several the control named.
  const dropReplaces =
    replaces_id !== null && fileToReplace(dossier, entry, selection.files) !== null;
  const words = main === null ? ONLY_POSSIBLE : toDo(main, dropReplaces);
  return (
    <div className="mt-4 flex flex-col gap-4">
      <AddFiles place={{ uid, document_type, replaces_id }} {...words}>
        <StorageLine dossier={dossier} short />
      </AddFiles>
      <SlotSendings uid={uid} document_type={document_type} listed={selection.files} />
    </div>
  );
}
