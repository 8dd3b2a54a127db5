import {
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import type { Look, Zoom } from './viewing.ts';

/** Until the picture says otherwise, a sheet of A4. */
const A4_RATIO = 210 / 297;
/** How far a wheel or two fingers go for one step. */
const WHEEL_STEP = 60;

/** The place of a page: how large it is, how the wheel zooms in it, what stays in its middle. */
export function usePane(zoom: Zoom, look: (wanted: Look) => void) {
  const pane = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [ratio, setRatio] = useState(A4_RATIO);
  const turned = useRef(0);

  const wheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    // Else the browser enlarges the whole site.
    event.preventDefault();
    turned.current += event.deltaY;
    if (Math.abs(turned.current) < WHEEL_STEP) return;
    look(turned.current < 0 ? 'CLOSER' : 'FARTHER');
    turned.current = 0;
  });

  useEffect(() => {
    const element = pane.current;
    if (!element) return undefined;
    const listen = (event: WheelEvent) => wheel(event);
    // Without its padding, which pages leave free.
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(element);
    element.addEventListener('wheel', listen, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', listen);
    };
  }, []);

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
    if (zoom === 'FIT') element.scrollTop = 0;
  }, [zoom]);

  const measure = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const { naturalWidth, naturalHeight } = currentTarget;
    if (naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
  };

  return { pane, size, ratio, measure };
}
