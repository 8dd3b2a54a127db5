import type { DocumentStatus } from '@quitus/domain/documents/status';

import { CHIP, CHIP_TONES, SOLID_HALF, SOLID_SEAL } from './chip-look.ts';
import { STATUS_LOOK } from './status-look.ts';
import { STATUS_TONE } from './status-tone.ts';

const SOLID: Partial<Record<DocumentStatus, string>> = {
  VERIFIED: SOLID_SEAL,
  INCOMPLETE: SOLID_HALF,
};

export function StatusChip({ status }: { status: DocumentStatus }) {
  const { label, Icon } = STATUS_LOOK[status];
  return (
    <span className={`${CHIP} ${CHIP_TONES[STATUS_TONE[status]]}`}>
      <Icon className={`size-4.25 stroke-2 ${SOLID[status] ?? ''}`} />
      {label}
    </span>
  );
}
