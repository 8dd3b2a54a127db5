import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Stays beside the list. Taller than the screen, it first scrolls up to its own end. */
export function SideColumn({ children }: { children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = column.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={column}
      className="flex flex-col gap-6 lg:sticky print:[&>:not(:first-child)]:hidden"
      style={{ top: `min(1.5rem, calc(100dvh - ${height}px - 1.5rem))` }}
    >
      {children}
    </div>
  );
}
