import type { ReactNode } from 'react';

export function Divider({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center gap-3.5 text-second text-encre-3 before:h-px before:flex-1 before:bg-trait after:h-px after:flex-1 after:bg-trait">
      {children}
    </div>
  );
}
