import type { DocumentStatus } from '@quitus/domain/documents/status';

import { STATUS_LOOK } from '../status-look.ts';
import { WINDOW_INK, WINDOW_STATES } from '../window-state.ts';
import type { WindowHeight } from './measures.ts';

interface WindowProps {
  /** Prefix of the building's FacadeDefs. */
  id: string;
  x: number;
  y: number;
  height: WindowHeight;
  status: DocumentStatus;
}

/** Every state draws the same parts: a change of status is then a movement, not a new picture. */
export function Window({ id, x, y, height, status }: WindowProps) {
  const { leaves, glyph } = WINDOW_STATES[status];
  return (
    <g
      className={`fenetre ${WINDOW_INK[STATUS_LOOK[status].tone]}`}
      data-leaves={leaves}
      data-lit={status === 'VERIFIED' || undefined}
      transform={`translate(${x} ${y})`}
    >
      <use href={`#${id}dark${height}`} />
      <use href={`#${id}lit${height}`} className="lumiere" />
      <use href={`#${id}leaf${height}`} className="vantail" />
      <use href={`#${id}leaf${height}`} className="vantail" />
      {glyph !== undefined && (
        <g className="pastille" transform={`translate(0 ${Math.round(height * 0.52)})`}>
          <circle r="8" />
          <path d={glyph} />
        </g>
      )}
    </g>
  );
}
