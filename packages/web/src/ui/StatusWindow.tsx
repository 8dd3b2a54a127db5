import type { DocumentStatus } from '@quitus/domain/documents/status';
import { useId } from 'react';

import { FacadeDefs } from './facade/Defs.tsx';
import { Window } from './facade/Window.tsx';

interface StatusWindowProps {
  status: DocumentStatus;
  className?: string;
}

/** One window alone, on its piece of wall, beside words that say the same. */
export function StatusWindow({ status, className = 'h-18 w-auto' }: StatusWindowProps) {
  const id = useId();
  return (
    <svg
      viewBox="-30 -12 60 84"
      className={`flex-none rounded-page bg-pierre ${className}`}
      aria-hidden
    >
      <FacadeDefs id={id} />
      <Window id={id} x={0} y={0} height={60} status={status} />
    </svg>
  );
}
