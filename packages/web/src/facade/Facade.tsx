import { useId } from 'react';

import { Building } from './building/Building.tsx';
import type { Floors } from './building/floors.ts';
import { GroundFloor } from './building/GroundFloor.tsx';
import { Scene } from './building/Scene.tsx';

export interface FacadeLook {
  number?: string | undefined;
  door?: 'closed' | 'lit';
  /** Said by screen readers; without it the drawing is decoration. */
  title?: string | undefined;
  muted?: boolean;
}

type FacadeProps = FacadeLook & { floors: Floors };

/** A dossier seen from the street: one window per document. */
export function Facade({ floors, number, door = 'closed', title, muted = false }: FacadeProps) {
  const id = useId();
  return (
    <Scene id={id} title={title} muted={muted}>
      <Building id={id} floors={floors} />
      <GroundFloor number={number} lit={door === 'lit'} />
    </Scene>
  );
}
