import { buildingPlaces } from './building-places.ts';
import { type Floors, STOREYS } from './floors.ts';
import { ROWS } from './measures.ts';
import { inTwoRows } from './place-windows.ts';
import { Dormer, Roof } from './Roof.tsx';
import { Balconies, BlindWindows, Walls } from './Walls.tsx';
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
      {/* Two rows of windows lie flat in the zinc: their stone frames would hide one another. */}
      {!inTwoRows(places.roof.length) &&
        places.roof.map((place, index) => <Dormer key={index} place={place} />)}
      {STOREYS.filter((storey) => storey !== 'roof' && floors[storey].length === 0).map(
        (storey) => (
          <BlindWindows key={storey} row={ROWS[storey]} />
        ),
      )}
      {STOREYS.map((storey) => (
        <WindowRow
          key={storey}
          id={id}
          height={ROWS[storey].height}
          places={places[storey]}
          statuses={floors[storey]}
        />
      ))}
      <Balconies id={id} places={places} />
    </>
  );
}
