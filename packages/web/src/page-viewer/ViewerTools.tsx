import type { ReactNode } from 'react';

import { PageTurner } from './PageTurner.tsx';
import type { Looking } from './use-viewing.ts';
import { ZoomTools } from './ZoomTools.tsx';

type ViewerToolsProps = { title: ReactNode; looking: Looking };

/** What is looked at, and what one does to look: above the page. */
export const ViewerTools = ({ title, looking }: ViewerToolsProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
    {title}
    <div className="ml-auto flex flex-wrap items-center gap-x-4">
      {(looking.before ?? looking.after) && <PageTurner {...looking} />}
      {looking.pages > 0 && <ZoomTools {...looking} />}
    </div>
  </div>
);
