import type { DocumentFile } from '@quitus/api/documents.api';

import { dossierPages } from '../../../page-viewer/page-pictures.ts';
import type { Marking } from '../../../page-viewer/PageCanvas.tsx';
import { PageThumbnails } from '../../../page-viewer/PageThumbnails.tsx';
import { PageViewer } from '../../../page-viewer/PageViewer.tsx';
import type { Looking } from '../../../page-viewer/use-viewing.ts';

type FileViewerProps = { uid: string; file: DocumentFile; looking: Looking; marking?: Marking };

/** One file of the dossier, its pages in small below. */
export function FileViewer({ uid, file, looking, marking }: FileViewerProps) {
  const source = dossierPages(uid);
  return (
    <PageViewer
      name={file.name}
      source={source}
      looking={looking}
      marking={marking}
      arrows="EVERYWHERE"
    >
      {looking.pages > 1 && (
        <PageThumbnails
          source={source}
          files={[file]}
          shown={looking.shown}
          onShow={looking.show}
        />
      )}
    </PageViewer>
  );
}
