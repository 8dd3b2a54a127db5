import { buildingPlaces } from './building-places.ts';
import { type Floors, STOREYS } from './floors.ts';
import { ROWS } from './measures.ts';
import { Dormer, Roof } from './Roof.tsx';
import { Balconies, Walls } from './Walls.tsx';
import { WindowRow } from './WindowRow.tsx';

interface BuildingProps {
  /** Prefix of the FacadeDefs in the same drawing. */
  id: string;
  floors: Floors;
}

/** Roof and storeys; the ground floor is apart because the street hides it. */
export function Building({ id, floors }: BuildingProps) {
  const places = buildingPlaces(floors);
  return (
    <>
      <Roof />
      <Walls />
      {places.roof.map((place, index) => (
        <Dormer key={index} place={place} />
      ))}
      {STOREYS.map((storey) => (
        <WindowRow
          key={storey}
          id={id}
          height={ROWS[storey].height}
          places={places[storey]}
          statuses={floors[storey]}
        />
      ))}
      <Balconies id={id} first={places.first} />
    </>
  );
}
