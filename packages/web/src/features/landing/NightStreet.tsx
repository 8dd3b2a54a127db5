import { GroundFloor } from '../../facade/building/GroundFloor.tsx';
import { NIGHT_PARTS } from '../../facade/building/night-parts.ts';
import { StillBuilding } from '../../facade/building/StillBuilding.tsx';

const HOUSES = [
  { x: -2100, scale: 0.92 },
  { x: -1520, scale: 1 },
  { x: -900, scale: 0.9 },
  { x: -330, scale: 1.14 },
  { x: 350, scale: 0.88 },
  { x: 880, scale: 1 },
  { x: 1480, scale: 0.9 },
];
const FOOT = 562;
const SKY = 660;

/** The end of the page, in the evening: every dossier of the street is in order. */
export default function NightStreet() {
  return (
    <div
      aria-hidden
      className="pointer-events-none relative h-60 overflow-hidden bg-linear-to-b from-transparent to-crepuscule select-none sm:h-87 print:hidden"
    >
      <svg
        data-theme="nuit"
        viewBox={`-2200 ${FOOT - SKY} 4400 ${SKY}`}
        className="absolute bottom-0 left-1/2 h-52 w-auto max-w-none -translate-x-1/2 sm:h-78"
      >
        <defs>
          <g id={`${NIGHT_PARTS}lit`}>
            <StillBuilding lit />
            <GroundFloor lit />
          </g>
        </defs>
        {HOUSES.map(({ x, scale }) => (
          <use
            key={x}
            href={`#${NIGHT_PARTS}lit`}
            transform={`translate(${x} ${FOOT * (1 - scale)})scale(${scale})`}
          />
        ))}
      </svg>
    </div>
  );
}
