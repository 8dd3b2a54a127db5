import { SHARE_STATE_LABELS, type ShareState } from '@quitus/domain/sharing/share-link';
import { CircleOff, Hourglass, Link2, LockKeyhole, type LucideIcon, Pause } from 'lucide-react';

import { CHIP, CHIP_TONES } from '../../../ui/chip-look.ts';

/* Green is for a verified document: a link that works is blue. */
const LOOKS: Record<ShareState, { Icon: LucideIcon; tone: string }> = {
  ACTIVE: { Icon: Link2, tone: 'bg-email-doux text-email' },
  PAUSED: { Icon: Pause, tone: CHIP_TONES['to-complete'] },
  LOCKED: { Icon: LockKeyhole, tone: CHIP_TONES.blocked },
  EXPIRED: { Icon: Hourglass, tone: CHIP_TONES.absent },
  REVOKED: { Icon: CircleOff, tone: CHIP_TONES.absent },
};

export function ShareStateChip({ state }: { state: ShareState }) {
  const { Icon, tone } = LOOKS[state];
  return (
    <span className={`${CHIP} ${tone}`}>
      <Icon aria-hidden className="size-4.25 stroke-2" />
      {SHARE_STATE_LABELS[state]}
    </span>
  );
}
