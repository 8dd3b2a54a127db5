import { GROUND_TOP, WALL_TOP, WIDTH } from './measures.ts';
import { type Place, placed } from './place-windows.ts';

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

/** In front of the windows of the second floor. */
export function LongBalcony() {
  return (
    <>
      <path d="M-6 347h572v6H-6z" className="fill-pierre-3" />
      <g className="fill-none stroke-fer">
        <path d="M2 328h556M2 346h556" strokeWidth="2" />
        <path d="M2 332h556" />
        <path d="M6 337.5h551" strokeWidth="15" strokeDasharray="1 4" />
      </g>
    </>
  );
}

/** In front of the windows: the long balcony of the second floor, the small ones of the first. */
export function Balconies({ id, first }: { id: string; first: readonly Place[] }) {
  return (
    <>
      <LongBalcony />
      {first.map((place, index) => (
        <use key={index} href={`#${id}rail`} transform={placed(place)} />
      ))}
    </>
  );
}
