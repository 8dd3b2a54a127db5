import type { DocumentStatus } from '@quitus/domain/documents/status';
import { useId } from 'react';

import { FacadeDefs } from './building/Defs.tsx';
import { Window } from './building/Window.tsx';

interface StatusWindowProps {
  status: DocumentStatus;
  className?: string;
  /** False on a card: the window hangs without its piece of wall. */
  ground?: boolean;
}

/** One window alone, beside words that say the same. */
export function StatusWindow({
  status,
  className = 'h-18 w-auto',
  ground = true,
}: StatusWindowProps) {
  const id = useId();
  return (
    <svg
      viewBox="-30 -12 60 84"
      className={`flex-none ${ground ? 'rounded-page bg-pierre' : ''} ${className}`}
      aria-hidden
    >
      <FacadeDefs id={id} />
      <Window id={id} x={0} y={0} height={60} status={status} />
    </svg>
  );
}
