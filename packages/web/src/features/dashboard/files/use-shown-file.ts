import { useState } from 'react';

import type { DocumentEntry } from '../dossier-view.ts';
import { useAskedPage } from '../use-asked-page.ts';
import { type Chosen, shownFile, slotFiles } from './slot-files.ts';
import { useFiles } from './use-files.ts';

export type ShownFile = ReturnType<typeof useShownFile>;

/** Which file of a document is looked at. One that arrives meanwhile does not take its place. */
export function useShownFile(uid: string, { document_type }: DocumentEntry, now: Date) {
  const reading = useFiles(uid);
  const [chosen, choose] = useState<Chosen | null>(null);
  const [answered, answer] = useState<string | null>(null);
  const asked = useAskedPage();
  const files = reading.data?.files ?? [];
  const own = slotFiles(files, document_type, now);
  if (asked && asked.key !== answered && own.current.some(({ id }) => id === asked.file_id)) {
    answer(asked.key);
    choose({ id: asked.file_id, former: false });
  }
  const shown = shownFile(own.current, files, chosen);
  if (shown && shown.id !== chosen?.id) choose({ id: shown.id, former: false });
  const show = (id: string) => choose({ id, former: !own.current.some((file) => file.id === id) });
  return { reading, files, own, shown, show, asked };
}
