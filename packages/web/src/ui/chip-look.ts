import type { StatusTone } from './status-tone.ts';

/** Full shapes read at a glance: the seal with its tick cut out, the half disc. */
export const SOLID_SEAL =
  'fill-current [&>path:last-child]:fill-none [&>path:last-child]:stroke-surface';
export const SOLID_HALF = '[&>path]:fill-current';

export const CHIP =
  'inline-flex items-center gap-1.75 rounded-puce py-1.25 pr-2.5 pl-1.75 text-puce font-semibold whitespace-nowrap';

export const CHIP_TONES = {
  absent: 'text-gris inset-ring inset-ring-trait',
  received: 'bg-ardoise-doux text-ardoise',
  running: 'bg-azur-doux text-azur',
  verified: 'bg-vert-doux text-vert',
  'to-complete': 'bg-ocre-doux text-ocre',
  blocked: 'bg-brique-doux text-brique',
} satisfies Record<StatusTone, string>;
