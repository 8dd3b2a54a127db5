import { useId } from 'react';

import { Building } from './facade/Building.tsx';
import { FacadeDefs } from './facade/Defs.tsx';
import type { Floors } from './facade/floors.ts';
import { GroundFloor } from './facade/GroundFloor.tsx';

interface FacadeProps {
  floors: Floors;
  number?: string;
  door?: 'closed' | 'lit';
  /** Said by screen readers; without it the drawing is decoration. */
  title?: string;
  muted?: boolean;
}

/** A dossier seen from the street: one window per document. */
export function Facade({ floors, number, door = 'closed', title, muted = false }: FacadeProps) {
  const id = useId();
  const name =
    title === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': title } as const);
  return (
    <svg
      viewBox="-8 -6 576 568"
      className={`h-auto w-full transition-opacity duration-400 ${muted ? 'opacity-60' : ''}`}
      {...name}
    >
      <FacadeDefs id={id} />
      <Building id={id} floors={floors} />
      <GroundFloor number={number} lit={door === 'lit'} />
    </svg>
  );
}
