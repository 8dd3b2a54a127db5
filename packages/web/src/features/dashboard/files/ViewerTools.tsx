import { ChevronLeft, ChevronRight, Minus, Plus, RotateCw, Scan } from 'lucide-react';
import type { ReactNode } from 'react';

import { PageNumber } from './PageNumber.tsx';
import { type Move, type Viewing, ZOOMS, zoomWords } from './viewing.ts';

type ViewerToolsProps = {
  name: string;
  viewing: Viewing;
  pages: number;
  onMove: (move: Move) => void;
};

export function ViewerTools({ name, viewing, pages, onMove }: ViewerToolsProps) {
  const { page, zoom } = viewing;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="min-w-32 flex-1 truncate font-semibold" title={name}>
        {name}
      </p>
      {pages > 1 && (
        <div className="flex items-center">
          <Tool label="Page précédente" disabled={page === 1} onClick={() => onMove('PREVIOUS')}>
            <ChevronLeft aria-hidden />
          </Tool>
          <PageNumber page={page} pages={pages} onPage={(to) => onMove({ page: to })} />
          <Tool label="Page suivante" disabled={page === pages} onClick={() => onMove('NEXT')}>
            <ChevronRight aria-hidden />
          </Tool>
        </div>
      )}
      <div className="flex items-center">
        <Tool label="Réduire" disabled={zoom === ZOOMS[0]} onClick={() => onMove('FARTHER')}>
          <Minus aria-hidden />
        </Tool>
        <output className="min-w-12 text-center text-second">
          {zoom === 'FIT' ? (
            <>
              <Scan aria-hidden className="mx-auto size-4.5 text-encre-2" />
              <span className="sr-only">{zoomWords(zoom)}</span>
            </>
          ) : (
            zoomWords(zoom)
          )}
        </output>
        <Tool label="Agrandir" disabled={zoom === ZOOMS.at(-1)} onClick={() => onMove('CLOSER')}>
          <Plus aria-hidden />
        </Tool>
        <Tool label="Tourner la page" onClick={() => onMove('TURN')}>
          <RotateCw aria-hidden />
        </Tool>
      </div>
    </div>
  );
}

type ToolProps = { label: string; disabled?: boolean; onClick: () => void; children: ReactNode };

/** Pressed to the end it keeps the keyboard, which a disabled button loses. */
const Tool = ({ label, disabled = false, onClick, children }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onClick}
    className="grid size-10 place-items-center rounded-champ text-encre-2 transition-colors hover:bg-creux-vif hover:text-encre aria-disabled:cursor-default aria-disabled:opacity-40"
  >
    {children}
  </button>
);
