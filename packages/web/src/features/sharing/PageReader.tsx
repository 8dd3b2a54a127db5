import { textOf } from '@quitus/api/client';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useKeyDown } from '../../ui/use-key-down.ts';
import { fileTitle, type ReadingPlace, type ViewedFile } from './shared-view.ts';
import { usePageImage } from './use-page-image.ts';

const ZOOMS = [1, 1.5, 2];

type PageReaderProps = {
  token: string;
  file: ViewedFile;
  page: number;
  /** The page before this one and the one after, in this document or in its neighbours. */
  before: ReadingPlace | null;
  after: ReadingPlace | null;
  onTurn: (place: ReadingPlace) => void;
};

/** One page at a time; the arrows of the keyboard turn them, from one document to the next. */
export function PageReader({ token, file, page, before, after, onTurn }: PageReaderProps) {
  const pages = file.pages ?? 0;
  const [zoom, setZoom] = useState(0);
  const turn = (to: ReadingPlace | null) => to && onTurn(to);
  useArrows((step) => turn(step === 1 ? after : before));
  const kind = (to: ReadingPlace | null) =>
    to !== null && to.file_id !== file.id ? 'Document' : 'Page';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 font-texte text-base font-semibold max-md:sr-only">
          {fileTitle(file)}
        </h2>
        <div className="ml-auto flex items-center max-md:w-full max-md:justify-between">
          <Tool
            aria-label={`${kind(before)} ${kind(before) === 'Page' ? 'précédente' : 'précédent'}`}
            aria-disabled={before === null || undefined}
            onClick={() => turn(before)}
          >
            <ChevronLeft aria-hidden />
          </Tool>
          <p aria-live="polite" className="text-second whitespace-nowrap text-encre-2">
            <span className="sr-only">{fileTitle(file)}, </span>
            {pages > 0 ? `page ${page} sur ${pages}` : 'à télécharger'}
          </p>
          <Tool
            aria-label={`${kind(after)} ${kind(after) === 'Page' ? 'suivante' : 'suivant'}`}
            aria-disabled={after === null || undefined}
            onClick={() => turn(after)}
          >
            <ChevronRight aria-hidden />
          </Tool>
          {pages > 0 && (
            <span className="flex">
              <Tool aria-label="Réduire" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
                <ZoomOut aria-hidden />
              </Tool>
              <Tool
                aria-label="Agrandir"
                disabled={zoom === ZOOMS.length - 1}
                onClick={() => setZoom(zoom + 1)}
              >
                <ZoomIn aria-hidden />
              </Tool>
            </span>
          )}
        </div>
      </div>
      {pages > 0 ? (
        <Sheet token={token} file={file} page={page} pages={pages} zoom={ZOOMS[zoom] ?? 1} />
      ) : (
        <p className="mt-4 rounded-carte bg-surface p-6 text-encre-2">
          Ce format ne s’affiche pas ici. Téléchargez le document pour l’ouvrir.
        </p>
      )}
    </>
  );
}

const Tool = (button: ComponentProps<typeof Button>) => (
  <Button {...button} variant="quiet" size="compact" className="size-11 px-0" />
);

type SheetProps = { token: string; file: ViewedFile; page: number; pages: number; zoom: number };

function Sheet({ token, file, page, pages, zoom }: SheetProps) {
  const image = usePageImage({ token, file_id: file.id, page }, pages);
  return (
    <div
      data-enlarged={zoom > 1 || undefined}
      className="mt-3 overflow-x-auto rounded-page shadow-leve"
    >
      {image.data ? (
        <img
          src={image.data}
          alt={`Page ${page} sur ${pages}, ${file.label}`}
          style={{ width: `${zoom * 100}%` }}
          className="block h-auto max-w-none bg-blanc"
        />
      ) : image.isError ? (
        <div className="bg-surface p-6" role="alert">
          <p className="text-encre-2">{textOf(image.error)}</p>
          <Button
            variant="secondary"
            size="compact"
            className="mt-4"
            onClick={() => void image.refetch()}
          >
            Réessayer
          </Button>
        </div>
      ) : (
        <Skeleton className="aspect-[1/1.414] bg-blanc" />
      )}
    </div>
  );
}

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Anywhere on the page but where the arrows already mean something. */
function useArrows(onTurn: (step: 1 | -1) => void): void {
  const turn = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const { target } = event;
    const taken =
      target instanceof HTMLElement && target.matches('input, textarea, [data-enlarged]');
    if (step === undefined || taken || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onTurn(step);
  };
  useKeyDown(turn, { capture: true });
}
