import type { DocumentFile } from '@quitus/api/documents.api';

import { dossierPages } from '../../../page-viewer/page-pictures.ts';
import type { Marking } from '../../../page-viewer/PageCanvas.tsx';
import { PageThumbnails } from '../../../page-viewer/PageThumbnails.tsx';
import { PageViewer } from '../../../page-viewer/PageViewer.tsx';
import type { PageView } from '../../../page-viewer/use-viewing.ts';

type FileViewerProps = { uid: string; file: DocumentFile; pageView: PageView; marking?: Marking };

/** One file of the dossier, its pages in small below. */
export function FileViewer({ uid, file, pageView, marking }: FileViewerProps) {
  const source = dossierPages(uid);
  return (
    <PageViewer
      name={file.name}
      source={source}
      pageView={pageView}
      marking={marking}
      arrows="EVERYWHERE"
    >
      {pageView.pages > 1 && (
        <PageThumbnails
          source={source}
          files={[file]}
          shown={pageView.shown}
          onShow={pageView.show}
        />
      )}
    </PageViewer>
  );
}
