import type { DocumentStatus } from '@quitus/domain/documents/status';

import type { WindowHeight } from './measures.ts';
import type { Place } from './place-windows.ts';
import { Window } from './Window.tsx';

interface WindowRowProps {
  /** Prefix of the FacadeDefs in the same drawing. */
  id: string;
  height: WindowHeight;
  places: readonly Place[];
  statuses: readonly DocumentStatus[];
}

export function WindowRow({ id, height, places, statuses }: WindowRowProps) {
  return (
    <g>
      {places.map((place, index) => (
        <Window
          key={index}
          id={id}
          {...place}
          height={height}
          status={statuses[index] ?? 'A_AJOUTER'}
        />
      ))}
    </g>
  );
}
