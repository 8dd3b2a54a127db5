import { ChevronLeft, ChevronRight } from 'lucide-react';

import { PageNumber } from './PageNumber.tsx';
import type { PageView } from './use-viewing.ts';
import { ViewerTool } from './ViewerTool.tsx';

/** To the page before and to the one after, it may be in another document. */
export function PageTurner({ shown, pages, before, after, show, showPage }: PageView) {
  const isElsewhere = (to: PageView['after']) => to !== null && to.file_id !== shown.file_id;
  return (
    <div className="flex items-center">
      <ViewerTool
        label={isElsewhere(before) ? 'Document précédent' : 'Page précédente'}
        disabled={before === null}
        onPress={() => before && show(before)}
      >
        <ChevronLeft aria-hidden />
      </ViewerTool>
      {pages > 0 ? (
        <PageNumber page={shown.page} pages={pages} onPage={showPage} />
      ) : (
        <span className="text-second">à télécharger</span>
      )}
      <ViewerTool
        label={isElsewhere(after) ? 'Document suivant' : 'Page suivante'}
        disabled={after === null}
        onPress={() => after && show(after)}
      >
        <ChevronRight aria-hidden />
      </ViewerTool>
    </div>
  );
}
