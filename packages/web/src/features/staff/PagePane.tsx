import type { DocumentFile } from '@quitus/api/documents.api';
import type { ReadingView } from '@quitus/api/reading.api';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { MarkedPage, type PageMark } from '../../page-viewer/MarkedPage.tsx';
import { useNeighbours, usePagePicture } from '../../page-viewer/page-pictures.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PageColumn } from './PageColumn.tsx';
import { type Sheet, sheetBeside, sheetsOf } from './sheets.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { useKeys } from './use-keys.ts';

type PagePaneProps = {
  uid: string;
  files: readonly DocumentFile[];
  shown: Sheet;
  reading: ReadingView | undefined;
  marks: readonly PageMark[];
  chosen: string | null;
  chosenRef: (element: HTMLElement | null) => void;
  onShow: (sheet: Sheet) => void;
  onChoose: (id: string) => void;
};

/** Against the width of the pane. */
const ZOOMS = [1, 1.5, 2];

/** The document itself: its pages by the side, the one on show with what was read there. */
export function PagePane(props: PagePaneProps) {
  const { uid, files, shown, reading, marks, chosen, chosenRef, onShow, onChoose } = props;
  const [zoom, setZoom] = useState(0);
  const sheets = sheetsOf(files);
  const file = files.find(({ id }) => id === shown.file_id);
  const pages = file?.pages ?? 0;
  const picture = usePagePicture({ uid, ...shown }, 'page', pages > 0);
  useNeighbours({ uid, ...shown }, pages, picture.data !== undefined);
  const size = reading?.pages.find(({ number }) => number === shown.page) ?? null;
  const closer = () => setZoom((now) => Math.min(ZOOMS.length - 1, now + 1));
  const farther = () => setZoom((now) => Math.max(0, now - 1));
  useKeys({
    [SHORTCUTS.next_page.key]: () => onShow(sheetBeside(sheets, shown, 1)),
    [SHORTCUTS.previous_page.key]: () => onShow(sheetBeside(sheets, shown, -1)),
    [SHORTCUTS.closer.key]: closer,
    [SHORTCUTS.farther.key]: farther,
  });

  return (
    <section
      aria-label="Pages du document"
      className="relative flex min-h-0 min-w-0 flex-col bg-creux max-[64rem]:flex-1 min-[64rem]:flex-row"
    >
      <PageColumn uid={uid} files={files} shown={shown} onShow={onShow} />
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
        tabIndex={0}
        className="min-h-80 min-w-0 flex-1 overflow-auto p-4 min-[64rem]:py-6 min-[64rem]:pr-13 min-[64rem]:pl-3"
      >
        <div
          className="mx-auto shadow-leve"
          style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%`, maxWidth: zoom === 0 ? '52rem' : 'none' }}
        >
          {picture.url === null ? (
            <NoPicture
              trouble={picture.fetchStatus === 'paused' ? OFFLINE : picture.isError ? FAILED : null}
              onRetry={picture.isError ? () => void picture.refetch() : null}
            />
          ) : (
            <MarkedPage
              url={picture.url}
              alt={`Page ${shown.page} sur ${pages} de ${file?.name ?? ''}`}
              size={size}
              marks={marks}
              chosen={chosen}
              chosenRef={chosenRef}
              onChoose={onChoose}
            />
          )}
        </div>
      </div>
      <div className="absolute right-3 bottom-3 flex rounded-champ bg-surface shadow-pose">
        <Tool shortcut="farther" disabled={zoom === 0} onPress={farther}>
          <Minus aria-hidden />
        </Tool>
        <Tool shortcut="closer" disabled={zoom === ZOOMS.length - 1} onPress={closer}>
          <Plus aria-hidden />
        </Tool>
      </div>
    </section>
  );
}

const OFFLINE = 'Vous êtes hors connexion. La page s’affichera au retour du réseau.';
const FAILED = 'Cette page n’a pas pu être affichée.';

type NoPictureProps = { trouble: string | null; onRetry: (() => void) | null };

const NoPicture = ({ trouble, onRetry }: NoPictureProps) => (
  <div data-theme="jour" className="relative aspect-[210/297] bg-blanc text-encre">
    {trouble === null ? (
      <Skeleton className="absolute inset-8 rounded-page" />
    ) : (
      <div role="alert" className="grid size-full place-content-center gap-3 p-6 text-center">
        <p className="text-encre-2">{trouble}</p>
        {onRetry && (
          <Button variant="quiet" size="compact" onClick={onRetry}>
            Réessayer
          </Button>
        )}
      </div>
    )}
  </div>
);

type ToolProps = {
  shortcut: 'closer' | 'farther';
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** Pressed to the end it keeps the keyboard, which a disabled button loses. */
const Tool = ({ shortcut, disabled, onPress, children }: ToolProps) => (
  <button
    type="button"
    aria-label={SHORTCUTS[shortcut].words}
    aria-keyshortcuts={SHORTCUTS[shortcut].key}
    title={`${SHORTCUTS[shortcut].words} (${SHORTCUTS[shortcut].key})`}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onPress}
    className="grid size-10 place-items-center rounded-champ text-encre-2 hover:text-encre aria-disabled:cursor-default aria-disabled:opacity-40"
  >
    {children}
  </button>
);
