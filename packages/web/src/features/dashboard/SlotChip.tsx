import { CircleQuestionMark } from 'lucide-react';

import { CHIP, CHIP_TONES } from '../../ui/chip-look.ts';
import { STATUS_LOOK } from '../../ui/status-look.ts';
import { STATUS_TONE } from '../../ui/status-tone.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { STATUS_INK, StatusMark } from '../../ui/StatusMark.tsx';
import { type DocumentEntry, isToSpecify } from './dossier-view.ts';

type SlotProps = { entry: Pick<DocumentEntry, 'slot' | 'item'> };

export const slotWord = (entry: SlotProps['entry']): string =>
  isToSpecify(entry) ? 'À préciser' : STATUS_LOOK[entry.slot.status].label;

/** The status of a document; « À préciser » where an answer comes before any paper. */
export const SlotChip = ({ entry }: SlotProps) =>
  isToSpecify(entry) ? (
    <span className={`${CHIP} ${CHIP_TONES.absent}`}>
      <CircleQuestionMark aria-hidden className="size-4.25 stroke-2" />
      {slotWord(entry)}
    </span>
  ) : (
    <StatusChip status={entry.slot.status} />
  );

export const SlotMark = ({ entry, className }: SlotProps & { className: string }) =>
  isToSpecify(entry) ? (
    <CircleQuestionMark aria-hidden className={`stroke-2 ${STATUS_INK.absent} ${className}`} />
  ) : (
    <StatusMark status={entry.slot.status} className={className} />
  );

export const slotInk = ({ slot }: SlotProps['entry']): string =>
  STATUS_INK[STATUS_TONE[slot.status]];
