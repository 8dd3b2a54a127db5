import { DOCUMENT_TYPES, type DocumentType } from '@quitus/domain/documents/document-type';
import { useEffect, useEffectEvent, useState } from 'react';

import { showSnackbar } from '../../../ui/snackbars.ts';
import { droppedFiles, MOST_FILES } from './dropped-files.ts';

export type Dropping = {
  /** Files are held over the page. */
  dragging: boolean;
  /** The document under the pointer. */
  over: DocumentType | null;
};

/** Rows carry it: a file dropped on one goes to that document. */
export const DROP_PLACE = 'data-depot';

type Options = {
  /** Where files go that are dropped beside the rows: the document on show, if there is one. */
  beside: DocumentType | null;
  onFiles: (files: File[], document_type: DocumentType | null) => void;
};

/** The whole page takes files, wherever they are dropped. */
export function useDropping({ beside, onFiles }: Options): Dropping {
  const [dragging, setDragging] = useState(false);
  const [over, setOver] = useState<DocumentType | null>(null);

  async function take(dropped: Promise<File[]>, place: DocumentType | null) {
    try {
      const files = await dropped;
      if (files.length > 0) onFiles(files, place);
      if (files.length === MOST_FILES) warnTooMany();
    } catch (cause) {
      console.warn(cause);
      warnUnreadable();
    }
  }

  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    // Without this the browser would open the file instead of the dossier.
    event.preventDefault();
    setDragging(true);
    setOver(placeUnder(event) ?? beside);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setDragging(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setDragging(false);
    const place = placeUnder(event) ?? beside;
    void take(droppedFiles(event.dataTransfer.items), place);
  });

  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    window.addEventListener('dragenter', (event) => onDrag(event), { signal });
    window.addEventListener('dragover', (event) => onDrag(event), { signal });
    window.addEventListener('dragleave', (event) => leave(event), { signal });
    window.addEventListener('drop', (event) => drop(event), { signal });
    return () => ends.abort();
  }, []);

  return { dragging, over: dragging ? over : null };
}

function placeUnder({ target }: DragEvent): DocumentType | null {
  const row = target instanceof Element ? target.closest(`[${DROP_PLACE}]`) : null;
  return DOCUMENT_TYPES.find((type) => type === row?.getAttribute(DROP_PLACE)) ?? null;
}

const warnTooMany = (): void =>
  showSnackbar({
    type: 'warning',
    title: `${MOST_FILES} fichiers au plus à la fois`,
    text: 'Les premiers partent. Déposez les suivants ensuite.',
  });

const warnUnreadable = (): void =>
  showSnackbar({
    type: 'error',
    title: 'Ces fichiers ne peuvent pas être lus',
    text: 'Vérifiez qu’ils existent toujours sur votre appareil, puis déposez-les à nouveau.',
  });
