import type { DocumentFile } from '@quitus/api/documents.api';
import type { ComponentProps } from 'react';

import { useNeighbours, usePagePicture } from '../../../page-viewer/page-pictures.ts';
import { PageCanvas } from './PageCanvas.tsx';
import { PageStrip } from './PageStrip.tsx';
import type { Looking } from './use-viewing.ts';
import { ViewerTools } from './ViewerTools.tsx';

type PageViewerProps = {
  uid: string;
  file: Pick<DocumentFile, 'id' | 'name'>;
  pages: number;
  looking: Looking;
  /** What was read on the page on show. */
  marking: ComponentProps<typeof PageCanvas>['marking'];
};

/** One file, page by page: closer, turned, by its thumbnails. */
export function PageViewer({ uid, file, pages, looking, marking }: PageViewerProps) {
  const { viewing, move } = looking;
  const shown = { uid, file_id: file.id, page: viewing.page };
  const picture = usePagePicture(shown, 'page');
  useNeighbours(shown, pages, picture.data !== undefined);

  return (
    <section
      aria-label={`Aperçu de ${file.name}`}
      data-viewer
      className="flex h-full flex-col gap-3"
    >
      <ViewerTools name={file.name} viewing={viewing} pages={pages} onMove={move} />
      <PageCanvas
        viewing={viewing}
        url={picture.url}
        marking={marking}
        alt={`Page ${viewing.page} sur ${pages} de ${file.name}`}
        trouble={
          picture.fetchStatus === 'paused'
            ? 'Vous êtes hors connexion. La page s’affichera au retour du réseau.'
            : picture.isError
              ? 'Cette page n’a pas pu être affichée.'
              : null
        }
        onRetry={picture.isError ? () => void picture.refetch() : null}
        onMove={move}
      />
      {pages > 1 && (
        <PageStrip uid={uid} file_id={file.id} pages={pages} page={viewing.page} onMove={move} />
      )}
    </section>
  );
}
