import type { DocumentStatus } from '@quitus/domain/documents/status';

import { STATUS_LOOK } from './status-look.ts';
import { STATUS_TONE, type StatusTone } from './status-tone.ts';

const TONES = {
  absent: 'text-gris inset-ring inset-ring-trait',
  received: 'bg-ardoise-doux text-ardoise',
  running: 'bg-azur-doux text-azur',
  verified: 'bg-vert-doux text-vert',
  'to-complete': 'bg-ocre-doux text-ocre',
  blocked: 'bg-brique-doux text-brique',
} satisfies Record<StatusTone, string>;

/* Full shapes read at a glance: the seal with its tick cut out, the half disc. */
const SOLID: Partial<Record<DocumentStatus, string>> = {
  VERIFIED: 'fill-current [&>path:last-child]:fill-none [&>path:last-child]:stroke-surface',
  INCOMPLETE: '[&>path]:fill-current',
};

export function StatusChip({ status }: { status: DocumentStatus }) {
  const { label, Icon } = STATUS_LOOK[status];
  return (
    <span
      className={`inline-flex items-center gap-1.75 rounded-puce py-1.25 pr-2.5 pl-1.75 text-puce font-semibold whitespace-nowrap ${TONES[STATUS_TONE[status]]}`}
    >
      <Icon className={`size-4.25 stroke-2 ${SOLID[status] ?? ''}`} />
      {label}
    </span>
  );
}
