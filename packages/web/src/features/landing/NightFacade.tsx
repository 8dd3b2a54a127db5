import { NIGHT_PARTS } from '../../facade/building/night-parts.ts';

/** A dossier in order, seen in the evening: the house of the street at the foot of the page. */
export function NightFacade() {
  return (
    <svg
      viewBox="-85 6 730 411"
      preserveAspectRatio="xMidYMin slice"
      className="absolute inset-0 size-full"
      aria-hidden
    >
      <use href={`#${NIGHT_PARTS}lit`} />
    </svg>
  );
}
