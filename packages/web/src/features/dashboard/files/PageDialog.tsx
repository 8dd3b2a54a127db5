import type { DocumentFile } from '@quitus/api/documents.api';
import { useState } from 'react';

import { useViewing } from '../../../page-viewer/use-viewing.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { FileViewer } from './FileViewer.tsx';
import { pagesWords } from './slot-files.ts';

type PageDialogProps = { uid: string; file: DocumentFile; onClose: () => void };

/** A file that has no place yet, looked at to decide on one. */
export function PageDialog({ uid, file, onClose }: PageDialogProps) {
  const [shown, setShown] = useState({ file_id: file.id, page: 1 });
  const pageView = useViewing({ files: [file], shown, onShow: setShown, from: 'FIT' });
  return (
    <Drawer
      open
      onClose={onClose}
      eyebrow="À classer"
      title={<span className="text-h3 break-words">{file.name}</span>}
      preview={<FileViewer uid={uid} file={file} pageView={pageView} />}
    >
      <p className="text-encre-2">{pagesWords(file.pages)}</p>
    </Drawer>
  );
}
