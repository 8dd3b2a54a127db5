import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentProps, type PointerEvent, useRef } from 'react';

import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { MarkedPage } from './MarkedPage.tsx';
import { usePane } from './use-pane.ts';
import { useTwoPanes } from './use-two-panes.ts';
import type { PageView } from './use-viewing.ts';
import { pageBox } from './viewing.ts';

export type Marking = Pick<
  ComponentProps<typeof MarkedPage>,
  'size' | 'marks' | 'chosen' | 'onChoose' | 'chosenRef'
>;

type Picture = Pick<UseQueryResult, 'fetchStatus' | 'isError' | 'refetch'> & { url: string | null };

type PageCanvasProps = {
  pageView: PageView;
  picture: Picture;
  alt: string;
  marking: Marking | undefined;
  className: string;
};

const UNMARKED: Marking = { size: null, marks: [], chosen: null, onChoose: () => undefined };

/** The page on its ground. Larger than its pane, it is pulled about with the pointer. */
export function PageCanvas(props: PageCanvasProps) {
  const { pageView, picture, alt, marking = UNMARKED, className } = props;
  const { viewing, look, pages } = pageView;
  const { url } = picture;
  const twoPanes = useTwoPanes();
  const { pane, ratio, measure, size } = usePane(viewing.zoom, look);
  const pull = usePull();
  const { width, height } = pageBox(viewing, ratio, {
    width: size.width,
    height: twoPanes ? size.height : Number.POSITIVE_INFINITY,
  });
  const lying = viewing.turn % 180 !== 0;
  const trouble = url === null ? troubleOf(picture, pages) : null;
  return (
    <div
      ref={pane}
      {...pull}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
      tabIndex={0}
      className={`relative min-h-64 min-w-0 overflow-auto ${className} ${viewing.zoom === 'FIT' ? '' : PULLED}`}
    >
      {trouble === null ? (
        <div
          className="relative mx-auto overflow-hidden rounded-page bg-blanc shadow-pose"
          style={{ width, height }}
        >
          {url === null ? (
            <Skeleton className="absolute inset-6 rounded-page" />
          ) : (
            <div
              className="absolute top-1/2 left-1/2 -translate-1/2"
              style={{ width: lying ? height : width, rotate: `${viewing.turn}deg` }}
            >
              <MarkedPage {...marking} url={url} alt={alt} onLoad={measure} />
            </div>
          )}
        </div>
      ) : (
        <div role="alert" className="grid min-h-64 place-content-center gap-3 p-6 text-center">
          <p className="text-encre-2">{trouble}</p>
          {picture.isError && (
            <Button variant="quiet" size="compact" onClick={() => void picture.refetch()}>
              Réessayer
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Its room does not change with the bar that scrolls it: else the two would take turns for ever. */
const PULLED = 'cursor-grab active:cursor-grabbing [scrollbar-gutter:stable]';

/** Why there is no picture; null while one is on its way. */
function troubleOf({ fetchStatus, isError }: Picture, pages: number): string | null {
  if (pages === 0) return 'Ce format ne s’affiche pas ici. Téléchargez le document pour l’ouvrir.';
  if (fetchStatus === 'paused')
    return 'Vous êtes hors connexion. La page s’affichera au retour du réseau.';
  return isError ? 'Cette page n’a pas pu être affichée.' : null;
}

/** Fingers already scroll by themselves: this is for the mouse. */
function usePull() {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A button under a captured pointer would never hear its click.
      const onButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (event.pointerType !== 'mouse' || event.button !== 0 || onButton) return;
      from.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!from.current) return;
      event.currentTarget.scrollBy(from.current.x - event.clientX, from.current.y - event.clientY);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
