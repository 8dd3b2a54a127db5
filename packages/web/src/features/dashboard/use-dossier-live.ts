import type { DocumentFile } from '@quitus/api/documents.api';
import type { Dossier } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useLive } from '../../live/live.ts';
import { keys } from '../../query-client.ts';
import { changesBetween } from './changes.ts';
import { withProgress } from './reading/reading-progress.ts';

const FLASH_MS = 2400;
const NO_DOCUMENT: ReadonlySet<DocumentType> = new Set();

/** Follows the dossier: what changes anywhere is read again, said politely and shown for a moment. */
export function useDossierLive(dossier: Dossier) {
  const client = useQueryClient();
  const { uid, event_number } = dossier;
  useLive(
    [{ uid, after: event_number }],
    () => void client.invalidateQueries({ queryKey: keys.portfolio(uid) }),
    {
      progress: (message) =>
        client.setQueryData<{ files: DocumentFile[] }>(
          keys.files(uid),
          (known) => known && { files: withProgress(known.files, message) },
        ),
      controlled: ({ document_type }) =>
        void client.invalidateQueries({ queryKey: keys.control(uid, document_type) }),
      robot: () => void client.invalidateQueries({ queryKey: keys.robots(uid) }),
    },
  );

  const [seen, setSeen] = useState(dossier);
  const [changed, setChanged] = useState(NO_DOCUMENT);
  const [announcement, setAnnouncement] = useState('');
  if (seen !== dossier) {
    setSeen(dossier);
    const changes = changesBetween(seen, dossier);
    if (changes.documents.length > 0) setChanged(new Set(changes.documents));
    if (changes.announcement !== '') setAnnouncement(changes.announcement);
  }

  useEffect(() => {
    if (changed.size === 0) return undefined;
    const timer = setTimeout(() => setChanged(NO_DOCUMENT), FLASH_MS);
    return () => clearTimeout(timer);
  }, [changed]);

  return { changed, announcement };
}
