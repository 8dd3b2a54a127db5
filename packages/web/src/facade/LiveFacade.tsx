import { Tooltip } from '@base-ui/react/tooltip';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { type KeyboardEvent, useId, useRef, useState } from 'react';

import { STATUS_LOOK } from '../ui/status-look.ts';
import { TOOLTIP } from '../ui/tooltip-look.ts';
import { buildingPlaces } from './building/building-places.ts';
import { type FloorsOf, type Storey, STOREYS } from './building/floors.ts';
import { type Row, ROWS, VIEW } from './building/measures.ts';
import type { Place } from './building/place-windows.ts';
import { Facade, type FacadeLook } from './Facade.tsx';
import { HOUSE_ROWS, housePlaces } from './house/house-places.ts';
import { HouseFacade } from './HouseFacade.tsx';
import { type Spot, windowAfter } from './window-keys.ts';

export interface FacadeDocument {
  id: string;
  name: string;
  status: DocumentStatus;
}

type LiveFacadeProps = Omit<FacadeLook, 'title'> & {
  kind?: 'building' | 'house';
  floors: FloorsOf<FacadeDocument>;
  /** What the whole tells, « 11 documents vérifiés sur 23 » for instance. */
  title: string;
  /** The document whose row is pointed at in the list. */
  highlighted?: string | null;
  onWindow: (id: string) => void;
  /** The window pointed at or focused, null when it is left. */
  onPoint?: (id: string | null) => void;
};

/**
 * A façade whose windows answer: name and status when pointed at, the document when pressed. One stop
 * of the Tab key, then the arrows; the list beside it says everything again.
 */
export function LiveFacade(props: LiveFacadeProps) {
  const {
    kind = 'building',
    floors,
    title,
    highlighted = null,
    onWindow,
    onPoint,
    ...look
  } = props;
  const id = useId();
  const [tooltip] = useState(() => Tooltip.createHandle<FacadeDocument>());
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<Spot | null>(null);
  const shown = kind === 'house' ? { ...floors, first: [] } : floors;
  const places: FloorsOf<Place> =
    kind === 'house' ? { ...housePlaces(shown), first: [] } : buildingPlaces(shown);
  const rows: Record<Storey, Row> = kind === 'house' ? { ...HOUSE_ROWS, first: ROWS.first } : ROWS;
  const stop = current && shown[current.storey][current.index] ? current : firstSpot(shown);
  const domId = (document: FacadeDocument) => `${id}-${document.id}`;

  function onKeyDown(event: KeyboardEvent, spot: Spot) {
    const next = windowAfter(shown, spot, event.key);
    const document = next && shown[next.storey][next.index];
    if (!document) return;
    event.preventDefault();
    bar.current?.querySelector<HTMLElement>(`#${CSS.escape(domId(document))}`)?.focus();
  }

  return (
    <div className="relative">
      {kind === 'house' ? (
        <HouseFacade {...look} floors={statusesOf(shown)} />
      ) : (
        <Facade {...look} floors={statusesOf(shown)} />
      )}
      <div ref={bar} role="toolbar" aria-label={title} onPointerLeave={() => onPoint?.(null)}>
        {STOREYS.flatMap((storey) =>
          shown[storey].map((document, index) => {
            const place = places[storey][index];
            if (!place) return null;
            const spot = { storey, index };
            return (
              <Tooltip.Trigger
                key={document.id}
                id={domId(document)}
                handle={tooltip}
                payload={document}
                delay={80}
                aria-label={`${document.name}, ${STATUS_LOOK[document.status].label}`}
                tabIndex={stop?.storey === storey && stop.index === index ? 0 : -1}
                data-highlighted={highlighted === document.id || undefined}
                className="group absolute grid place-items-center outline-none focus-visible:shadow-none"
                style={positionOf(place, rows[storey])}
                onClick={() => onWindow(document.id)}
                onKeyDown={(event) => onKeyDown(event, spot)}
                onFocus={() => {
                  setCurrent(spot);
                  onPoint?.(document.id);
                }}
                onBlur={() => onPoint?.(null)}
                onPointerEnter={() => onPoint?.(document.id)}
              >
                <span
                  className="h-full rounded-page outline-offset-1 outline-email group-hover:outline-2 group-focus-visible:outline-3 group-data-highlighted:outline-3"
                  style={{ width: `${Math.min(100, (5200 * place.wide) / place.bay)}%` }}
                />
              </Tooltip.Trigger>
            );
          }),
        )}
      </div>
      <Tooltip.Root handle={tooltip}>
        {({ payload }) => (
          <Tooltip.Portal>
            <Tooltip.Positioner sideOffset={6} collisionPadding={8} className="z-50">
              {/* The button already has these words for a name. */}
              <Tooltip.Popup aria-hidden className={TOOLTIP}>
                {payload && (
                  <>
                    <span className="block font-semibold">{payload.name}</span>
                    {STATUS_LOOK[payload.status].label}
                  </>
                )}
              </Tooltip.Popup>
            </Tooltip.Positioner>
          </Tooltip.Portal>
        )}
      </Tooltip.Root>
    </div>
  );
}

const MARGIN = 4;

function positionOf({ x, y, tall, bay }: Place, { height }: Row) {
  return {
    left: percent(x - bay / 2 - VIEW.x, VIEW.width),
    top: percent(y - MARGIN - VIEW.y, VIEW.height),
    width: percent(bay, VIEW.width),
    height: percent(height * tall + 2 * MARGIN, VIEW.height),
  };
}

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 10_000) / 100}%`;

const statusesOf = (floors: FloorsOf<FacadeDocument>) => ({
  first: floors.first.map(({ status }) => status),
  second: floors.second.map(({ status }) => status),
  third: floors.third.map(({ status }) => status),
  roof: floors.roof.map(({ status }) => status),
});

/** The first document of the list stands on the lowest floor. */
function firstSpot(floors: FloorsOf<FacadeDocument>): Spot | null {
  const storey = STOREYS.findLast((each) => floors[each].length > 0);
  return storey === undefined ? null : { storey, index: 0 };
}
