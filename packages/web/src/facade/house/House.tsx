import { HOUSE_STOREYS, type HouseFloors } from '../building/floors.ts';
import { GROUND_TOP, WIDTH } from '../building/measures.ts';
import { BlindWindows } from '../building/Walls.tsx';
import { WindowRow } from '../building/WindowRow.tsx';
import { HOUSE, HOUSE_ROWS, housePlaces } from './house-places.ts';

const MIDDLE = WIDTH / 2;
const right = HOUSE.left + HOUSE.width;
const WALL = `M${HOUSE.left} ${GROUND_TOP}V${HOUSE.eaves}L${MIDDLE} ${HOUSE.peak} ${right} ${HOUSE.eaves}V${GROUND_TOP}z`;
/** The two slopes seen from their edge, a little longer than the wall. */
const SLOPES = `M${HOUSE.left - 26} ${HOUSE.eaves + 22}L${MIDDLE} ${HOUSE.peak} ${right + 26} ${HOUSE.eaves + 22}`;

/** Gable on the street: what the storeys of a building become for a house. */
export function House({ id, floors }: { id: string; floors: HouseFloors }) {
  const places = housePlaces(floors);
  return (
    <>
      <path d="M392 44h46v110h-46z" className="fill-pierre-2" />
      <path d="M388 38h54v7h-54z" className="fill-pierre-3" />
      <path d="M398 22h11v16h-11zm22 0h11v16h-11z" className="fill-terre" />
      <path d={WALL} className="fill-pierre" />
      {/* Courses of stone, one stroke as wide as the wall under the eaves. */}
      <path
        d={`M${MIDDLE} ${HOUSE.eaves + 22}V${GROUND_TOP}`}
        className="stroke-pierre-2"
        strokeWidth={HOUSE.width}
        strokeDasharray="1 17"
        strokeOpacity=".6"
      />
      <path d={`M${HOUSE.left} 240h${HOUSE.width}v4h-${HOUSE.width}z`} className="fill-pierre-3" />
      <path d={`M${HOUSE.left} 344h${HOUSE.width}v4h-${HOUSE.width}z`} className="fill-pierre-3" />
      <g fill="none" strokeLinejoin="miter">
        <path d={SLOPES} className="stroke-zinc" strokeWidth="22" />
        <path d={SLOPES} className="stroke-zinc-2" strokeWidth="5" transform="translate(0 -13)" />
      </g>
      {HOUSE_STOREYS.filter((storey) => storey !== 'roof' && floors[storey].length === 0).map(
        (storey) => (
          <BlindWindows key={storey} row={HOUSE_ROWS[storey]} />
        ),
      )}
      {HOUSE_STOREYS.map((storey) => (
        <WindowRow
          key={storey}
          id={id}
          height={HOUSE_ROWS[storey].height}
          places={places[storey]}
          statuses={floors[storey]}
        />
      ))}
    </>
  );
}
