import type { DocumentStatus } from '@quitus/domain/documents/status';

import { STATUS_TONE } from '../../ui/status-tone.ts';
import { WINDOW_INK, WINDOW_STATES } from '../window-state.ts';
import type { WindowHeight } from './measures.ts';
import { placed } from './place-windows.ts';

interface WindowProps {
  /** Prefix of the building's FacadeDefs. */
  id: string;
  x: number;
  y: number;
  /** Width and height beside a full window. */
  wide?: number;
  tall?: number;
  height: WindowHeight;
  status: DocumentStatus;
}

/** Every state draws the same parts: a change of status is then a movement, not a new picture. */
export function Window({ id, x, y, wide = 1, tall = 1, height, status }: WindowProps) {
  const { leaves, glyph } = WINDOW_STATES[status];
  return (
    <g
      className={`fenetre ${WINDOW_INK[STATUS_TONE[status]]}`}
      data-leaves={leaves}
      data-lit={status === 'VERIFIED' || undefined}
      transform={placed({ x, y, wide, tall })}
    >
      <use href={`#${id}dark${height}`} />
      <use href={`#${id}lit${height}`} className="lumiere" />
      <use href={`#${id}leaf${height}`} className="vantail" />
      <use href={`#${id}leaf${height}`} className="vantail" />
      {glyph !== undefined && (
        <g
          className="pastille"
          transform={`translate(0 ${Math.round(height * 0.52)})${unshrunk(wide, tall)}`}
        >
          <circle r="8" />
          <path d={glyph} />
        </g>
      )}
    </g>
  );
}

/** The badge of a small window stays round and keeps most of its size, or nobody would read it. */
function unshrunk(wide: number, tall: number): string {
  const size = Math.max(SMALLEST_BADGE, Math.min(wide, tall));
  return size === wide && size === tall ? '' : `scale(${ratio(size, wide)} ${ratio(size, tall)})`;
}

const SMALLEST_BADGE = 0.8;
const ratio = (size: number, side: number) => Math.round((size / side) * 100) / 100;
