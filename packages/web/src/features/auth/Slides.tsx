import { useEffect, useRef, type ReactNode } from 'react';

export const SLIDE_MS = 400;

/** Panels side by side, one in view. The others are inert: neither Tab nor a reader reaches them. */
export function Slides({ current, children }: { current: number; children: ReactNode[] }) {
  const panels = useRef<(HTMLDivElement | null)[]>([]);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    panels.current[current]?.focus({ preventScroll: true });
  }, [current]);
  return (
    // The padding leaves room for focus rings and shadows, which the clipping would cut.
    <div className="relative -mx-(--marge) overflow-x-clip">
      <div
        className={`flex items-start transition-transform duration-400 ease-volet ${current === 0 ? '' : '-translate-x-full'}`}
      >
        {children.map((panel, index) => (
          <div
            key={index}
            ref={(element) => {
              panels.current[index] = element;
            }}
            tabIndex={-1}
            inert={index !== current}
            className="w-full shrink-0 px-(--marge) outline-none focus-visible:shadow-none"
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
