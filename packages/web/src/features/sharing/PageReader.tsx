import { PageViewer } from '../../page-viewer/PageViewer.tsx';
import type { Sheet } from '../../page-viewer/sheet.ts';
import { useViewing } from '../../page-viewer/use-viewing.ts';
import { ViewerTools } from '../../page-viewer/ViewerTools.tsx';
import { sharedPages } from './shared-pages.ts';
import { fileTitle, type ViewedFile } from './shared-view.ts';

type PageReaderProps = {
  token: string;
  files: readonly ViewedFile[];
  file: ViewedFile;
  page: number;
  onShow: (sheet: Sheet) => void;
};

/** One page at a time; the arrows of the keyboard turn them, from one document to the next. */
export function PageReader({ token, files, file, page, onShow }: PageReaderProps) {
  const pageView = useViewing({ files, shown: { file_id: file.id, page }, onShow, from: 1 });
  const title = fileTitle(file);
  return (
    <PageViewer
      name={`« ${title} »`}
      source={sharedPages(token)}
      pageView={pageView}
      arrows="EVERYWHERE"
      head={
        <ViewerTools
          pageView={pageView}
          title={
            <>
              <h2 className="min-w-0 font-texte text-base font-semibold max-md:sr-only">{title}</h2>
              <p aria-live="polite" className="sr-only">
                {title},{' '}
                {pageView.pages > 0 ? `page ${page} sur ${pageView.pages}` : 'à télécharger'}
              </p>
            </>
          }
        />
      }
    />
  );
}
