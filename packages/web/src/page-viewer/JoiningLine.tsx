import { useEffect, useRef, useState } from 'react';

import '../theme/provenance.css';

interface JoiningLineProps {
  /** The box on the page. */
  from: HTMLElement | null;
  /** The line of the fact. */
  to: HTMLElement | null;
}

type Ends = { x1: number; y1: number; x2: number; y2: number };

/** The thread from a passage of the page to what was read there, while both are in sight. */
export function JoiningLine({ from, to }: JoiningLineProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const [ends, setEnds] = useState<Ends | null>(null);

  useEffect(() => {
    if (!from || !to) return undefined;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setEnds(endsOf(from, to, drawing.current)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(from);
    observer.observe(to);
    // Either may be in a pane that scrolls, and those events do not come up by themselves.
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    // The drawer that holds them slides in.
    document.addEventListener('transitionend', measure);
    measure();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
      document.removeEventListener('transitionend', measure);
      setEnds(null);
    };
  }, [from, to]);

  return (
    <svg
      ref={drawing}
      aria-hidden
      className="pointer-events-none fixed print:hidden inset-0 z-1 size-full fill-none stroke-lampe-trait"
    >
      {ends && (
        <>
          <path d={pathOf(ends)} pathLength={1} strokeWidth={1.75} className="fil-provenance" />
          <circle cx={ends.x2} cy={ends.y2} r={4.5} className="fill-lampe-trait" stroke="none" />
        </>
      )}
    </svg>
  );
}

/** Beyond the ring around the chosen box. */
const GAP = 8;

function endsOf(from: HTMLElement, to: HTMLElement, drawing: Element | null): Ends | null {
  if (!drawing || !isInSight(from) || !isInSight(to)) return null;
  const [box, line, ground] = [from, to, drawing].map((one) => one.getBoundingClientRect());
  if (!box || !line || !ground) return null;
  return {
    x1: box.right + GAP - ground.left,
    y1: middle(box) - ground.top,
    x2: line.left - ground.left,
    y2: middle(line) - ground.top,
  };
}

const middle = ({ top, height }: DOMRect): number => top + height / 2;

/** Not scrolled out of any of the panes around it. */
function isInSight(element: HTMLElement): boolean {
  const rect = element.getBoundingClientRect();
  const [x, y] = [rect.right, middle(rect)];
  for (let pane = element.parentElement; pane; pane = pane.parentElement) {
    if (getComputedStyle(pane).overflowY === 'visible') continue;
    const { left, right, top, bottom } = pane.getBoundingClientRect();
    if (x < left || x > right + 1 || y < top || y > bottom) return false;
  }
  return true;
}

function pathOf({ x1, y1, x2, y2 }: Ends): string {
  const bend = (x2 - x1) / 2;
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}
