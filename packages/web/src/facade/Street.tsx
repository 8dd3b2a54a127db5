import { useId } from 'react';

import { Building } from './building/Building.tsx';
import { FacadeDefs } from './building/Defs.tsx';
import { CLOSED_FLOORS, LIVELY_FLOORS } from './building/floors.ts';
import { NEIGHBOURS } from './building/neighbours.ts';
import { StillBuilding } from './building/StillBuilding.tsx';

interface StreetProps {
  /** The building in the middle opens its shutters and lights up. */
  lit?: boolean;
  /** `gap`: an empty plot where the building in the middle should stand. */
  variant?: 'row' | 'gap';
}

/** A row of buildings cut by the foot of the page: decoration, as wide as the widest screen. */
export function Street({ lit = false, variant = 'row' }: StreetProps) {
  const id = useId();
  return (
    <div
      aria-hidden
      className="pointer-events-none relative h-41 shrink-0 overflow-hidden select-none sm:h-57"
    >
      <svg
        viewBox="-3000 -6 6000 456"
        className="absolute top-0 left-1/2 h-45 w-auto max-w-none -translate-x-1/2 sm:h-57"
      >
        <FacadeDefs id={id} />
        <defs>
          <g id={`${id}house`}>
            <StillBuilding />
          </g>
        </defs>
        <g className={variant === 'gap' ? 'opacity-50' : 'opacity-75'}>
          {NEIGHBOURS.map(({ x, size, drop }) => (
            <use key={x} href={`#${id}house`} transform={`translate(${x} ${drop})scale(${size})`} />
          ))}
        </g>
        {variant === 'gap' ? (
          <EmptyPlot />
        ) : (
          <g
            transform="translate(-280)"
            className={`transition-opacity duration-600 ${lit ? '' : 'opacity-85'}`}
          >
            <Building id={id} floors={lit ? LIVELY_FLOORS : CLOSED_FLOORS} />
          </g>
        )}
      </svg>
    </div>
  );
}

function EmptyPlot() {
  return (
    <>
      <path d="M-288 290h6v170h-6zM282 290h6v170h-6z" className="fill-trait" />
      <path
        d="M-282 326h564m0 60h-564"
        className="fill-none stroke-trait"
        strokeWidth="4"
        strokeDasharray="22 14"
      />
    </>
  );
}
