import { useState } from 'react';

import { type PagedFile, pagesOf, type Sheet, sheetBeside } from './sheet.ts';
import { type Look, looked, type Viewing, type Zoom } from './viewing.ts';

/** A page that was upside down stays turned while the site is open. */
let keptTurns: Readonly<Record<string, number>> = {};

export type PageView = ReturnType<typeof useViewing>;

type Held = {
  files: readonly PagedFile[];
  shown: Sheet;
  onShow: (sheet: Sheet) => void;
  /** How close one is at first. */
  from: Zoom;
};

/** The page on show, those beside it, and how it is looked at. */
export function useViewing({ files, shown, onShow, from }: Held) {
  const [zoom, setZoom] = useState(from);
  const [turns, setTurns] = useState(keptTurns);
  const viewing: Viewing = { zoom, turn: turns[shown.file_id] ?? 0 };
  return {
    viewing,
    shown,
    pages: pagesOf(files, shown),
    before: sheetBeside(files, shown, -1),
    after: sheetBeside(files, shown, 1),
    show: onShow,
    showPage: (page: number) => onShow({ ...shown, page }),
    look: (wanted: Look) => {
      const next = looked(viewing, wanted);
      keptTurns = { ...keptTurns, [shown.file_id]: next.turn };
      setTurns(keptTurns);
      setZoom(next.zoom);
    },
  };
}
