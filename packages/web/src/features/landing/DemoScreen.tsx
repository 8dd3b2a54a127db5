import { Building } from '../../ui/facade/Building.tsx';
import { LIVELY_FLOORS } from '../../ui/facade/floors.ts';
import { GroundFloor } from '../../ui/facade/GroundFloor.tsx';
import { Plaque } from '../../ui/Plaque.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { DEMO_DOCUMENTS, DEMO_LIST, demoFloors, verifiedCount } from './demo-story.ts';
import { DRAWING_PARTS, LIVELY_HOUSE } from './drawing-parts.ts';

/** One moment of a dossier: its building, and some of its documents by name. A picture, not a list.
 * Until the first step it is the house at the top of the page once more, which costs nothing. */
export function DemoScreen({ step }: { step: number | null }) {
  const floors = step === null ? LIVELY_FLOORS : demoFloors(step);
  const verified = verifiedCount(floors);
  return (
    <div
      aria-hidden
      className="grid items-center gap-x-7 gap-y-5 sm:grid-cols-[minmax(0,12.5rem)_1fr]"
    >
      <svg viewBox="-8 -6 576 568" className="h-auto w-full max-sm:mx-auto max-sm:max-w-70">
        {step === null ? (
          <use href={`#${LIVELY_HOUSE}`} />
        ) : (
          <Building id={DRAWING_PARTS} floors={floors} />
        )}
        <GroundFloor number="8" lit={verified === DEMO_DOCUMENTS} />
      </svg>
      <div>
        <div className="flex items-center gap-3">
          <Plaque size="small">8</Plaque>
          <div>
            <p className="font-titre text-h4 leading-6 font-normal">rue du Marché</p>
            <p className="text-mini text-encre-3">
              {verified} documents vérifiés sur {DEMO_DOCUMENTS}
            </p>
          </div>
        </div>
        <ul className="mt-3">
          {DEMO_LIST.map(({ name, storey, index }) => (
            <li
              key={name}
              className="flex min-h-10 items-center justify-between gap-2 text-second font-medium whitespace-nowrap"
            >
              {name}
              <StatusChip status={floors[storey][index] ?? 'A_AJOUTER'} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
