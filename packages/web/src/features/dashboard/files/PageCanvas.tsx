import { type ComponentProps, type PointerEvent, useRef } from 'react';

import { MarkedPage } from '../../../page-viewer/MarkedPage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePane } from './use-pane.ts';
import { useTwoPanes } from './use-two-panes.ts';
import { type Move, pageBox, type Viewing } from './viewing.ts';

type PageCanvasProps = {
  viewing: Viewing;
  url: string | null;
  alt: string;
  marking: Pick<
    ComponentProps<typeof MarkedPage>,
    'size' | 'marks' | 'chosen' | 'onChoose' | 'chosenRef'
  >;
  /** Why there is no picture. */
  trouble: string | null;
  onRetry: (() => void) | null;
  onMove: (move: Move) => void;
};

/** The page on its ground. Larger than its pane, it is pulled about with the pointer. */
export function PageCanvas(props: PageCanvasProps) {
  const { viewing, url, alt, marking, trouble, onRetry, onMove } = props;
  const twoPanes = useTwoPanes();
  const { pane, ratio, measure, size } = usePane(viewing.zoom, onMove);
  const pull = usePull();
  const { width, height } = pageBox(viewing, ratio, {
    width: size.width,
    height: twoPanes ? size.height : Number.POSITIVE_INFINITY,
  });
  const lying = viewing.turn % 180 !== 0;
  return (
    <div
      ref={pane}
      {...pull}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
      tabIndex={0}
      className={`relative min-h-64 overflow-auto rounded-page max-[68.75rem]:max-h-[75dvh] min-[68.75rem]:flex-1 ${viewing.zoom === 'FIT' ? '' : 'cursor-grab active:cursor-grabbing'}`}
    >
      {trouble !== null && url === null ? (
        <div role="alert" className="grid min-h-64 place-content-center gap-3 p-6 text-center">
          <p className="text-encre-2">{trouble}</p>
          {onRetry && (
            <Button variant="quiet" size="compact" onClick={onRetry}>
              Réessayer
            </Button>
          )}
        </div>
      ) : (
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
      )}
    </div>
  );
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
