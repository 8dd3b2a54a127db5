import type { DocumentStatus } from '@quitus/domain/documents/status';

import { SOLID_HALF, SOLID_SEAL } from './chip-look.ts';
import { STATUS_LOOK } from './status-look.ts';
import { STATUS_TONE, type StatusTone } from './status-tone.ts';

export const STATUS_INK = {
  absent: 'text-gris',
  received: 'text-ardoise',
  running: 'text-azur',
  verified: 'text-vert',
  'to-complete': 'text-ocre',
  blocked: 'text-brique',
} satisfies Record<StatusTone, string>;

const SOLID: Partial<Record<DocumentStatus, string>> = {
  VERIFIED: SOLID_SEAL,
  INCOMPLETE: SOLID_HALF,
};

/** The sign of a status without its word, which stands beside it. */
export function StatusMark({
  status,
  className = '',
}: {
  status: DocumentStatus;
  className?: string;
}) {
  const { Icon } = STATUS_LOOK[status];
  return (
    <Icon
      aria-hidden
      className={`stroke-2 ${STATUS_INK[STATUS_TONE[status]]} ${SOLID[status] ?? ''} ${className}`}
    />
  );
}
