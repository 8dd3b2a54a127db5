import type { DocumentFile } from '@quitus/api/documents.api';

import { Drawer } from '../../../ui/Drawer.tsx';
import { PageViewer } from './PageViewer.tsx';
import { pagesWords } from './slot-files.ts';
import { useViewing } from './use-viewing.ts';

type PageDialogProps = { uid: string; file: DocumentFile; pages: number; onClose: () => void };

/** Where a file belongs is not settled yet: its pages alone are looked at. */
const UNMARKED = { size: null, marks: [], chosen: null, onChoose: () => undefined };

/** A file that has no place yet, looked at to decide on one. */
export function PageDialog({ uid, file, pages, onClose }: PageDialogProps) {
  const looking = useViewing(file.id, pages);
  return (
    <Drawer
      open
      onClose={onClose}
      eyebrow="À classer"
      title={<span className="text-h3 break-words">{file.name}</span>}
      preview={
        <PageViewer uid={uid} file={file} pages={pages} looking={looking} marking={UNMARKED} />
      }
    >
      <p className="text-encre-2">{pagesWords(pages)}</p>
    </Drawer>
  );
}
