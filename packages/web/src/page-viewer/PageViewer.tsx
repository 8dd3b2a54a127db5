import type { ReactNode } from 'react';

import { type PageSource, useNeighbours, usePagePicture } from './page-pictures.ts';
import { type Marking, PageCanvas } from './PageCanvas.tsx';
import { type Heard, useViewerKeys } from './use-viewer-keys.ts';
import type { PageView } from './use-viewing.ts';
import { ViewerTools } from './ViewerTools.tsx';

type PageViewerProps = {
  /** Of the file on show. */
  name: string;
  source: PageSource;
  pageView: PageView;
  /** What was read on the page on show. */
  marking?: Marking | undefined;
  arrows: Heard;
  /** Instead of the name and the tools above the page. */
  head?: ReactNode;
  /** After the page: its neighbours in small. */
  children?: ReactNode;
  className?: string;
  paneClassName?: string;
};

/** One page of a file: closer, turned, with what was read there. */
export function PageViewer(props: PageViewerProps) {
  const { name, source, pageView, marking, arrows, head, children } = props;
  const { className = 'h-full flex-col gap-3', paneClassName = PANE } = props;
  const { shown, pages } = pageView;
  const picture = usePagePicture(source(shown, 'page'), pages > 0);
  useNeighbours(source, pageView, picture.data !== undefined);
  useViewerKeys(pageView, arrows);
  return (
    <section
      aria-label={`Aperçu de ${name}`}
      data-viewer
      className={`flex min-h-0 min-w-0 ${className}`}
    >
      {head ?? <ViewerTools title={<Name name={name} />} pageView={pageView} />}
      <PageCanvas
        pageView={pageView}
        picture={picture}
        marking={marking}
        alt={`Page ${shown.page} sur ${pages} de ${name}`}
        className={paneClassName}
      />
      {children}
    </section>
  );
}

const PANE = 'rounded-page max-[68.75rem]:max-h-[75dvh] min-[68.75rem]:flex-1';

const Name = ({ name }: { name: string }) => (
  <p className="min-w-32 flex-1 truncate font-semibold" title={name}>
    {name}
  </p>
);
