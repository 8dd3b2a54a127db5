import type { DocumentStatus } from '@quitus/domain/documents/status';

import type { Floors } from './floors.ts';
import { ROWS, windowX } from './measures.ts';
import { Dormer, Roof } from './Roof.tsx';
import { Balconies, Walls } from './Walls.tsx';
import { Window } from './Window.tsx';

const STOREYS = ['roof', 'third', 'second', 'first'] as const;

interface BuildingProps {
  /** Prefix of the FacadeDefs in the same drawing. */
  id: string;
  floors: Floors;
  /** Shut for good, whatever the statuses: a third of the markup, for the neighbours. */
  still?: boolean;
}

/** Roof and storeys; the ground floor is apart because the street hides it. */
export function Building({ id, floors, still = false }: BuildingProps) {
  return (
    <>
      <Roof />
      <Walls />
      {floors.roof.map((_, index) => (
        <Dormer key={index} x={windowX(index, floors.roof.length, true)} />
      ))}
      {STOREYS.map((storey) => (
        <WindowRow key={storey} id={id} storey={storey} statuses={floors[storey]} still={still} />
      ))}
      <Balconies id={id} first={floors.first.length} />
    </>
  );
}

interface WindowRowProps {
  id: string;
  storey: keyof Floors;
  statuses: readonly DocumentStatus[];
  still: boolean;
}

function WindowRow({ id, storey, statuses, still }: WindowRowProps) {
  const { y, height } = ROWS[storey];
  return (
    <g>
      {statuses.map((status, index) => {
        const x = windowX(index, statuses.length, storey === 'roof');
        return still ? (
          <use key={index} href={`#${id}shut${height}`} x={x} y={y} />
        ) : (
          <Window key={index} id={id} x={x} y={y} height={height} status={status} />
        );
      })}
    </g>
  );
}
