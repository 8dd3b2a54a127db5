import { ROOF, WIDTH } from './measures.ts';
import { type Place, placed } from './place-windows.ts';

/** How far a dormer goes down when the foot of the roof is not nearer. */
const SILL = 70;

const SEAMS = Array.from({ length: 21 }, (_, index) => {
  const step = index + 1;
  const top = Math.round(28 + ((WIDTH - 56) * step) / 22);
  const bottom = Math.round(4 + ((WIDTH - 8) * step) / 22);
  return `M${top} 58 ${bottom} 142`;
}).join('');

export function Roof() {
  return (
    <>
      <path d="M46 16h54v40H46zM468 24h42v32h-42z" className="fill-pierre-2" />
      <path d="M42 10h62v6H42zM464 18h50v6h-50z" className="fill-pierre-3" />
      <path
        d="M52-4h9v14h-9zm14 0h9v14h-9zm14 0h9v14h-9zM474 5h9v13h-9zm16 0h9v13h-9z"
        className="fill-terre"
      />
      <path d="M28 58h504l24 84H4z" className="fill-zinc" />
      <path d={SEAMS} className="stroke-zinc-2" strokeOpacity=".55" />
      <path d="M34 46h492l6 12H28z" className="fill-zinc-2" />
      <path d="M-6 142h572v6H-6z" className="fill-pierre-3" />
      <path d="M0 148h560v6H0z" className="fill-pierre-2" />
    </>
  );
}

/** The stone frame of a window that stands in the roof. */
export function Dormer({ place }: { place: Place }) {
  const sill = Math.min(SILL, Math.round((ROOF.bottom - place.y) / place.tall));
  return (
    <g transform={placed(place)}>
      <path d={`M-30 ${sill}V-8q30-30 60 0V${sill}z`} className="fill-pierre" />
      <path d="M-35-5q35-34 70 0l-4 3q-31-28-62 0z" className="fill-pierre-3" />
    </g>
  );
}
