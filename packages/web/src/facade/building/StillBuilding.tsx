import { Roof } from './Roof.tsx';
import { STILL } from './still-paths.ts';
import { LongBalcony, Walls } from './Walls.tsx';

/** Roof and storeys of a neighbour: all shut by day, all lit at night, and nothing in it ever moves. */
export function StillBuilding({ lit = false }: { lit?: boolean }) {
  return (
    <>
      <Roof />
      <Walls />
      <path d={STILL.dormers} className="fill-pierre" />
      <path d={STILL.dormerTops + STILL.frames} className="fill-pierre-3" />
      {lit ? <LitWindows /> : <ShutWindows />}
      <LongBalcony />
      <g className="fill-none stroke-fer">
        <path d={STILL.railTops} strokeWidth="1.8" />
        <path d={STILL.railLines} />
        <path d={STILL.railBars} strokeWidth="13" strokeDasharray="1 4" />
      </g>
    </>
  );
}

function ShutWindows() {
  return (
    <>
      <path d={STILL.openings} className="fill-volet" />
      <path d={STILL.meetings} className="stroke-vitre" strokeWidth=".8" />
      <Louvres d={STILL.shutLouvres} />
    </>
  );
}

function LitWindows() {
  return (
    <>
      {STILL.halos.map((halo) => (
        <path key={halo} d={halo} fill="var(--halo)" opacity=".055" />
      ))}
      <path d={STILL.openings} className="fill-lampe" />
      <path d={STILL.mullions} className="fill-none stroke-meneau" strokeWidth="1.6" />
      <path d={STILL.foldedLeaves} className="fill-volet-ok" />
      <Louvres d={STILL.foldedLouvres} />
    </>
  );
}

const Louvres = ({ d }: { d: string }) => (
  <path d={d} className="stroke-lame" strokeWidth="8.4" strokeDasharray="1.5 3.1" />
);
