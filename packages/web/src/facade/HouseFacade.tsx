import { useId } from 'react';

import type { HouseFloors } from './building/floors.ts';
import { GroundFloor } from './building/GroundFloor.tsx';
import { Scene } from './building/Scene.tsx';
import type { FacadeLook } from './Facade.tsx';
import { HOUSE } from './house/house-places.ts';
import { House } from './house/House.tsx';

type HouseFacadeProps = FacadeLook & { floors: HouseFloors };

const ARCHES = [120, 440];

/** The dossier of a house, on its own so that the landing page does not carry it. */
export function HouseFacade(props: HouseFacadeProps) {
  const { floors, number, door = 'closed', title, muted = false } = props;
  const id = useId();
  return (
    <Scene id={id} title={title} muted={muted}>
      <House id={id} floors={floors} />
      <GroundFloor number={number} lit={door === 'lit'} width={HOUSE.width} arches={ARCHES} />
    </Scene>
  );
}
