import type { DocumentStatus } from '@quitus/domain/documents/status';

import { Building } from '../../facade/building/Building.tsx';
import { FacadeDefs } from '../../facade/building/Defs.tsx';
import { LIVELY_FLOORS } from '../../facade/building/floors.ts';
import { GroundFloor } from '../../facade/building/GroundFloor.tsx';
import { StillBuilding } from '../../facade/building/StillBuilding.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { DRAWING_PARTS, FOOT, LIVELY_HOUSE } from './drawing-parts.ts';
import { HERO_NEIGHBOURS } from './hero-neighbours.ts';

/** The building that is nearly in order, among neighbours as wide as the widest screen. */
export default function HeroScene() {
  return (
    <figure className="relative mx-auto mt-8 w-[min(100%-2*var(--marge),32rem)] md:absolute md:right-[max(var(--marge),50%-42.75rem)] md:bottom-0 md:mt-0 md:w-[clamp(24rem,42vw,36rem)]">
      <figcaption className="sr-only">
        Un immeuble dont chaque fenêtre est un document&nbsp;: presque toutes sont éclairées, car
        vérifiées.
      </figcaption>
      <svg viewBox="-8 -6 576 576" className="block h-auto w-full overflow-visible" aria-hidden>
        <FacadeDefs id={DRAWING_PARTS} />
        <defs>
          <g id={`${DRAWING_PARTS}house`}>
            <StillBuilding />
            <GroundFloor lit={false} />
          </g>
        </defs>
        <g className="opacity-40">
          {HERO_NEIGHBOURS.map(({ x, size, near }) => (
            <use
              key={x}
              href={`#${DRAWING_PARTS}house`}
              // A phone shows only the first on each side.
              className={near ? undefined : 'max-md:hidden'}
              transform={`translate(${x} ${FOOT - FOOT * size})scale(${size})`}
            />
          ))}
        </g>
        <g id={LIVELY_HOUSE}>
          <Building id={DRAWING_PARTS} floors={LIVELY_FLOORS} />
        </g>
        <GroundFloor number="14" lit={false} />
        <path d={`M-4000 ${FOOT}h8000v8h-8000z`} className="fill-pierre-3" />
        <g className="fill-none stroke-encre max-lg:hidden" strokeWidth="1.3">
          <path d="M-24 300h54M315 442v44q0 18 18 18h50" />
          <path d="M30 300h.01M315 442h.01" strokeWidth="6" strokeLinecap="round" />
        </g>
      </svg>
      <Callout
        name="Taxe foncière"
        status="VERIFIED"
        className="top-[53.2%] right-full mr-3.5 -translate-y-1/2"
      />
      <Callout
        name="Procès-verbaux d’AG"
        status="SCRAPING_PROCESSING"
        className="top-[88.5%] -right-4 -translate-y-1/2"
      />
    </figure>
  );
}

type CalloutProps = { name: string; status: DocumentStatus; className: string };

function Callout({ name, status, className }: CalloutProps) {
  return (
    <div
      aria-hidden
      className={`absolute w-max rounded-champ bg-surface px-3.5 pt-2.5 pb-3 text-libelle font-medium shadow-leve max-lg:hidden ${className}`}
    >
      <p className="mb-1.5">{name}</p>
      <StatusChip status={status} />
    </div>
  );
}
