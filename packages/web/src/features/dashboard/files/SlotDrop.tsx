import type { Dossier } from '@quitus/api/portfolios.api';

import type { DocumentEntry } from '../dossier-view.ts';
import { AddFiles } from './AddFiles.tsx';
import { SlotSendings } from './SlotSendings.tsx';
import { StorageLine } from './StorageLine.tsx';
import type { ShownFile } from './use-shown-file.ts';

type SlotDropProps = {
  dossier: Dossier;
  entry: DocumentEntry;
  held: ShownFile;
  /** What its button says where adding is the thing to do; null where it is only possible. */
  main: string | null;
  replaces_id: string | null;
};

const ACCEPTED_WORDS = 'PDF, photo, scan, Word ou ZIP, 100 Mo au plus.';

/** Where files come to this document, and those on their way: the drawer covers the tray that says it. */
export function SlotDrop({ dossier, entry, held, main, replaces_id }: SlotDropProps) {
  const { uid } = dossier;
  const { document_type } = entry;
  const place = { uid, document_type, replaces_id };
  return (
    <div className="mt-5 flex flex-col gap-4">
      {main === null ? (
        <AddFiles
          place={place}
          title="Déposez vos fichiers ici"
          text={ACCEPTED_WORDS}
          label="Choisir des fichiers"
        >
          <StorageLine dossier={dossier} />
        </AddFiles>
      ) : (
        <AddFiles
          main
          place={place}
          title={
            replaces_id === null
              ? 'Ou déposez vos fichiers ici.'
              : 'Ou déposez le nouveau fichier ici : il prend la place de l’ancien, qui reste consultable.'
          }
          text={ACCEPTED_WORDS}
          label={main}
        />
      )}
      <SlotSendings uid={uid} document_type={document_type} told={held.files} />
    </div>
  );
}
