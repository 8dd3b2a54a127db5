import type { FloorsOf } from './floors.ts';
import { GROUND_TOP, type Row, WALL_TOP, WIDTH } from './measures.ts';
import { inTwoRows, type Place, placed, placeWindows } from './place-windows.ts';

export function Walls() {
  return (
    <>
      <path d={`M0 ${WALL_TOP}h${WIDTH}V${GROUND_TOP}H0z`} className="fill-pierre" />
      {/* Courses of stone: one stroke as wide as the wall. */}
      <path
        d={`M280 172V${GROUND_TOP}`}
        className="stroke-pierre-2"
        strokeWidth={WIDTH}
        strokeDasharray="1 17"
        strokeOpacity=".6"
      />
      <path d="M-3 244h566v4H-3z" className="fill-pierre-3" />
    </>
  );
}

const BLIND = 4;

/** A storey without documents keeps the niches of its windows: a bare wall looks unfinished. */
export const BlindWindows = ({ row }: { row: Row }) =>
  placeWindows(row, BLIND).map((place) => (
    <g key={place.x} transform={placed(place)}>
      <path d={`M-15-6h30v4h-30zm0 ${row.height + 7}h30v3h-30z`} className="fill-pierre-3" />
      <path d={`M-12 0h24v${row.height}h-24z`} className="fill-pierre-2" />
    </g>
  ));

const Slab = () => <path d="M-6 347h572v6H-6z" className="fill-pierre-3" />;

/** In front of the windows of the second floor. */
export function LongBalcony() {
  return (
    <>
      <Slab />
      <g className="fill-none stroke-fer">
        <path d="M2 328h556M2 346h556" strokeWidth="2" />
        <path d="M2 332h556" />
        <path d="M6 337.5h551" strokeWidth="15" strokeDasharray="1 4" />
      </g>
    </>
  );
}

/**
 * In front of the windows: the long balcony of the second floor, the small ones of the first. A storey of
 * two rows has no railing, which would hide the lower one.
 */
export function Balconies({ id, places }: { id: string; places: FloorsOf<Place> }) {
  return (
    <>
      {inTwoRows(places.second.length) ? <Slab /> : <LongBalcony />}
      {!inTwoRows(places.first.length) &&
        places.first.map((place, index) => (
          <use key={index} href={`#${id}rail`} transform={placed(place)} />
        ))}
    </>
  );
}
