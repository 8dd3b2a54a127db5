import type { DocumentStatus } from '@quitus/domain/documents/status';
import type { ReactNode } from 'react';

import { STATUS_TONE, type StatusTone } from '../ui/status-tone.ts';
import { type Floors, HOUSE_STOREYS, STOREYS } from './building/floors.ts';
import { WINDOW_INK } from './window-state.ts';

interface MiniFacadeProps {
  floors: Floors;
  kind?: 'building' | 'house';
}

const SHEET = { width: 104, height: 74 };
const PANE = { width: 5, height: 9 };
const STOREY = 14;
/** Beyond, windows of a storey this small would touch: narrower ones, then two rows. */
const MOST_FULL = 11;
const MOST_IN_A_ROW = 14;
const LOW = { scale: 0.5, step: 5.5 };

/** A dossier in a list, always beside « n sur N » which says the same in words: decoration. */
export function MiniFacade({ floors, kind = 'building' }: MiniFacadeProps) {
  const house = kind === 'house';
  const storeys = house ? HOUSE_STOREYS : STOREYS;
  const width = house ? houseWidth(floors) : SHEET.width;
  const roof = house ? 15 : 11;
  const height = roof + storeys.length * STOREY + 3;
  return (
    <svg
      viewBox={`${(width - SHEET.width) / 2} ${height - SHEET.height} ${SHEET.width} ${SHEET.height}`}
      width={SHEET.width}
      height={SHEET.height}
      className="flex-none"
      aria-hidden
    >
      <path
        d={
          house ? `M0 ${roof}L${width / 2} 0 ${width} ${roof}z` : `M5 0h${width - 10}l5 ${roof}H0z`
        }
        className="fill-zinc"
      />
      <path d={`M0 ${roof}h${width}v${height - roof}H0z`} className="fill-pierre" />
      {storeys.map((storey, line) => (
        <Panes key={storey} statuses={floors[storey]} width={width} y={roof + 4 + line * STOREY} />
      ))}
    </svg>
  );
}

/** As wide as its longest row asks, from a cottage to the whole sheet. */
function houseWidth(floors: Floors): number {
  const longest = Math.max(...HOUSE_STOREYS.map((storey) => floors[storey].length));
  return Math.min(SHEET.width, Math.max(58, 12 * longest + 8));
}

interface PanesProps {
  statuses: readonly DocumentStatus[];
  width: number;
  y: number;
}

function Panes({ statuses, width, y }: PanesProps) {
  if (statuses.length === 0) return <Niches width={width} y={y} />;
  const two = statuses.length > MOST_IN_A_ROW;
  const across = two ? Math.ceil(statuses.length / 2) : statuses.length;
  const bay = width / across;
  const wide = Math.min(1, (bay * MOST_FULL) / SHEET.width);
  const tall = two ? LOW.scale : 1;
  return statuses.map((status, index) => {
    const x = bay * ((index % across) + 0.5) - (PANE.width * wide) / 2;
    const top = y + LOW.step * Math.floor(index / across);
    return (
      <g
        key={index}
        className={WINDOW_INK[STATUS_TONE[status]]}
        transform={`translate(${round(x, 10)} ${top})${wide < 1 || two ? `scale(${round(wide, 100)} ${tall})` : ''}`}
      >
        {MINI_WINDOWS[STATUS_TONE[status]]}
      </g>
    );
  });
}

/** Stone, where a storey has no document. */
const Niches = ({ width, y }: { width: number; y: number }) => (
  <path
    d={[1, 3, 5, 7]
      .map(
        (eighth) =>
          `M${(width * eighth) / 8 - PANE.width / 2} ${y}h${PANE.width}v${PANE.height}h-${PANE.width}z`,
      )
      .join('')}
    className="fill-pierre-2"
  />
);

const round = (value: number, parts: number) => Math.round(value * parts) / parts;

const glass = `M0 0h${PANE.width}v${PANE.height}H0z`;
const bothOpen = <path d="M-1 0v9M6 0v9" stroke="currentColor" strokeWidth="1.6" />;

/* Shutters tell the tones apart without colour: shut, ajar, one of two, both open, barred. */
const MINI_WINDOWS = {
  absent: <path d={glass} fill="currentColor" />,
  received: (
    <>
      <path d={glass} className="fill-vitre" />
      {bothOpen}
    </>
  ),
  running: (
    <>
      <path d={glass} className="fill-vitre" />
      <path d="M0 0h1.7v9H0zM3.3 0H5v9H3.3z" fill="currentColor" />
    </>
  ),
  verified: (
    <>
      <path d={glass} className="fill-lampe" />
      {bothOpen}
    </>
  ),
  'to-complete': (
    <>
      <path d={glass} className="fill-vitre" />
      <path d="M2.5 0H6v9H2.5zM-1.8 0h1.6v9h-1.6z" fill="currentColor" />
    </>
  ),
  blocked: (
    <>
      <path d="M-.5 0h6v9h-6z" fill="currentColor" />
      <path d="m.8 2.5 3.4 4m0-4-3.4 4" className="stroke-surface" />
    </>
  ),
} satisfies Record<StatusTone, ReactNode>;
