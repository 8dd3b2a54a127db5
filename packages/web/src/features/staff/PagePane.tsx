import type { DocumentFile } from '@quitus/api/documents.api';

import { dossierPages } from '../../page-viewer/page-pictures.ts';
import type { Marking } from '../../page-viewer/PageCanvas.tsx';
import { PageThumbnails } from '../../page-viewer/PageThumbnails.tsx';
import { PageViewer } from '../../page-viewer/PageViewer.tsx';
import type { Sheet } from '../../page-viewer/sheet.ts';
import { useViewing } from '../../page-viewer/use-viewing.ts';
import { ZoomTools } from '../../page-viewer/ZoomTools.tsx';
import { shortName } from './files-on-desk.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { useKeys } from './use-keys.ts';

type PagePaneProps = {
  uid: string;
  files: readonly DocumentFile[];
  shown: Sheet;
  marking: Marking;
  onShow: (sheet: Sheet) => void;
};

/** The document itself: its pages by the side, the one on show with what was read there. */
export function PagePane({ uid, files, shown, marking, onShow }: PagePaneProps) {
  const pageView = useViewing({ files, shown, onShow, from: 1 });
  const { before, after, look } = pageView;
  const source = dossierPages(uid);
  useKeys({
    [SHORTCUTS.next_page.key]: () => after && onShow(after),
    [SHORTCUTS.previous_page.key]: () => before && onShow(before),
    [SHORTCUTS.closer.key]: () => look('CLOSER'),
    [SHORTCUTS.farther.key]: () => look('FARTHER'),
  });
  return (
    <PageViewer
      name={files.find(({ id }) => id === shown.file_id)?.name ?? ''}
      source={source}
      pageView={pageView}
      marking={marking}
      arrows="NOWHERE"
      head={
        <PageThumbnails
          beside
          source={source}
          files={files.map((file) => ({ ...file, name: shortName(file) }))}
          shown={shown}
          onShow={onShow}
        />
      }
      className="relative flex-col bg-creux max-[68.75rem]:flex-1 min-[68.75rem]:flex-row"
      paneClassName="flex-1 p-4 min-[68.75rem]:py-6 min-[68.75rem]:pr-13 min-[68.75rem]:pl-3"
    >
      <div className="absolute right-3 bottom-3 rounded-champ bg-surface shadow-pose">
        <ZoomTools {...pageView} />
      </div>
    </PageViewer>
  );
}
