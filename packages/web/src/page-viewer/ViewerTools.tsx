import type { ReactNode } from 'react';

import { PageTurner } from './PageTurner.tsx';
import type { PageView } from './use-viewing.ts';
import { ZoomTools } from './ZoomTools.tsx';

type ViewerToolsProps = { title: ReactNode; pageView: PageView };

/** What is looked at, and what one does to look: above the page. */
export const ViewerTools = ({ title, pageView }: ViewerToolsProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
    {title}
    <div className="ml-auto flex flex-wrap items-center gap-x-4">
      {(pageView.before ?? pageView.after) && <PageTurner {...pageView} />}
      {pageView.pages > 0 && <ZoomTools {...pageView} />}
    </div>
  </div>
);
