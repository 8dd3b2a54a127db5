import type { DocumentStatus } from '@quitus/domain/documents/status';
import { useId } from 'react';

import { FacadeDefs } from '../../facade/building/Defs.tsx';
import { Window } from '../../facade/building/Window.tsx';

const BAY = 50;
const HEIGHT = 42;

/** The floor of a category, beside « 4 sur 8 » which says the same in words: decoration. */
export function Frieze({ statuses }: { statuses: readonly DocumentStatus[] }) {
  const id = useId();
  return (
    <svg
      viewBox={`0 -1 ${BAY * statuses.length} ${HEIGHT + 2}`}
      className="h-4.5 w-auto max-w-72 flex-none"
      aria-hidden
    >
      <FacadeDefs id={id} />
      {statuses.map((status, index) => (
        <Window key={index} id={id} x={BAY * (index + 0.5)} y={0} height={HEIGHT} status={status} />
      ))}
    </svg>
  );
}
