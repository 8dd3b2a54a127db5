import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { useReading } from '../facts/use-reading.ts';
import { MarkedPage } from '../page-viewer/MarkedPage.tsx';
import { useNeighbours, usePagePicture } from '../page-viewer/page-pictures.ts';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { FieldLooking } from './use-field-looking.ts';

type EvidencePageProps = {
  uid: string;
  looking: FieldLooking;
  /** A mark was chosen: its line comes into sight. */
  onMark?: (id: string) => void;
};

/** Against the width of the pane. */
const ZOOMS = [1, 1.5, 2];

/** The page of a paper, with what was read there; the one that is looked at is lit. */
export function EvidencePage({ uid, looking, onMark }: EvidencePageProps) {
  const [zoom, setZoom] = useState(0);
  const { place, lit, marks, showPage, chooseMark, ends } = looking;
  const { file_id, page, name } = place ?? { file_id: '', page: 1, name: '' };
  const known = place !== null;
  const reading = useReading(uid, file_id, known).data;
  const shown = { uid, file_id, page };
  const picture = usePagePicture(shown, 'page', known);
  const pages = reading?.pages_total ?? page;
  useNeighbours(shown, pages, known && picture.data !== undefined);
  if (!known) return <NoPaper />;
  const trouble =
    picture.fetchStatus === 'paused'
      ? 'Vous êtes hors connexion. La page s’affichera au retour du réseau.'
      : picture.isError
        ? 'Cette page n’a pas pu être affichée.'
        : null;
  return (
    <section aria-label={`Aperçu de ${name}`} className="flex h-full min-h-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="min-w-32 flex-1 truncate font-semibold" title={name}>
          {name}
        </p>
        <div className="flex items-center text-second">
          <Tool label="Page précédente" disabled={page <= 1} onPress={() => showPage(page - 1)}>
            <ChevronLeft aria-hidden />
          </Tool>
          page {page} sur {pages}
          <Tool label="Page suivante" disabled={page >= pages} onPress={() => showPage(page + 1)}>
            <ChevronRight aria-hidden />
          </Tool>
          <Tool label="Réduire" disabled={zoom === 0} onPress={() => setZoom(zoom - 1)}>
            <Minus aria-hidden />
          </Tool>
          <Tool
            label="Agrandir"
            disabled={zoom === ZOOMS.length - 1}
            onPress={() => setZoom(zoom + 1)}
          >
            <Plus aria-hidden />
          </Tool>
        </div>
      </div>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
        tabIndex={0}
        className="min-h-64 flex-1 overflow-auto rounded-page max-[64rem]:max-h-[55dvh]"
      >
        <div
          className="mx-auto overflow-hidden rounded-page shadow-pose"
          style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%` }}
        >
          {picture.url === null ? (
            <Blank trouble={trouble} onRetry={() => void picture.refetch()} />
          ) : (
            <MarkedPage
              url={picture.url}
              alt={`Page ${page} sur ${pages} de ${name}`}
              size={reading?.pages.find(({ number }) => number === page) ?? null}
              marks={marks}
              chosen={lit}
              chosenRef={ends.setMark}
              onChoose={(id) => {
                chooseMark(id);
                onMark?.(id);
              }}
            />
          )}
        </div>
      </div>
    </section>
  );
}

const NoPaper = () => (
  <p className="grid min-h-64 place-content-center p-6 text-center text-encre-2">
    Les pages de vos documents s’affichent ici, à côté de chaque chiffre.
  </p>
);

const Blank = ({ trouble, onRetry }: { trouble: string | null; onRetry: () => void }) => (
  <div data-theme="jour" className="relative aspect-[210/297] bg-blanc text-encre">
    {trouble === null ? (
      <Skeleton className="absolute inset-8 rounded-page" />
    ) : (
      <div role="alert" className="grid size-full place-content-center gap-3 p-6 text-center">
        <p className="text-encre-2">{trouble}</p>
        <Button variant="quiet" size="compact" onClick={onRetry}>
          Réessayer
        </Button>
      </div>
    )}
  </div>
);

type ToolProps = { label: string; disabled: boolean; onPress: () => void; children: ReactNode };

/** Pressed to the end it keeps the keyboard, which a disabled button loses. */
const Tool = ({ label, disabled, onPress, children }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onPress}
    className="grid size-10 place-items-center rounded-champ text-encre-2 transition-colors hover:bg-creux-vif hover:text-encre aria-disabled:cursor-default aria-disabled:opacity-40"
  >
    {children}
  </button>
);
