import type { DocumentFile } from '@quitus/api/documents.api';

import { Drawer } from '../../../ui/Drawer.tsx';
import { PageViewer } from './PageViewer.tsx';
import { pagesWords } from './slot-files.ts';

type PageDialogProps = { uid: string; file: DocumentFile; pages: number; onClose: () => void };

/** A file that has no place yet, looked at to decide on one. */
export const PageDialog = ({ uid, file, pages, onClose }: PageDialogProps) => (
  <Drawer
    open
    onClose={onClose}
    eyebrow="À classer"
    title={<span className="text-h3 break-words">{file.name}</span>}
    preview={<PageViewer uid={uid} file={file} pages={pages} />}
  >
    <p className="text-encre-2">{pagesWords(pages)}</p>
  </Drawer>
);
