import { Minus, Plus, RotateCw, Scan } from 'lucide-react';

import type { PageView } from './use-viewing.ts';
import { ViewerTool } from './ViewerTool.tsx';
import { ZOOMS, zoomWords } from './viewing.ts';

/** Closer, farther, the other way up. */
export function ZoomTools({ viewing: { zoom }, look }: Pick<PageView, 'viewing' | 'look'>) {
  return (
    <div className="flex items-center">
      <ViewerTool
        label="Réduire"
        shortcut="-"
        disabled={zoom === ZOOMS[0]}
        onPress={() => look('FARTHER')}
      >
        <Minus aria-hidden />
      </ViewerTool>
      <output className="min-w-12 text-center text-second max-sm:sr-only">
        {zoom === 'FIT' ? (
          <>
            <Scan aria-hidden className="mx-auto size-4.5 text-encre-2" />
            <span className="sr-only">{zoomWords(zoom)}</span>
          </>
        ) : (
          zoomWords(zoom)
        )}
      </output>
      <ViewerTool
        label="Agrandir"
        shortcut="+"
        disabled={zoom === ZOOMS.at(-1)}
        onPress={() => look('CLOSER')}
      >
        <Plus aria-hidden />
      </ViewerTool>
      <ViewerTool label="Tourner la page" onPress={() => look('TURN')}>
        <RotateCw aria-hidden />
      </ViewerTool>
    </div>
  );
}
