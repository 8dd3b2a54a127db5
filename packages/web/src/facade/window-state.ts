import type { DocumentStatus } from '@quitus/domain/documents/status';

import type { StatusTone } from '../ui/status-tone.ts';

/** How far the two shutters of a window stand. */
export type Leaves = 'shut' | 'ajar' | 'half' | 'open';

interface WindowState {
  leaves: Leaves;
  /** Badge on the glass, drawn around 0 0 in a disc of radius 8. */
  glyph?: string;
}

export const WINDOW_STATES: Record<DocumentStatus, WindowState> = {
  A_AJOUTER: { leaves: 'shut' },
  NEW_A_VERIFIER: {
    leaves: 'open',
    glyph: 'M-3.2-1a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M.8.8 3 3',
  },
  SCRAPING_PROCESSING: { leaves: 'ajar', glyph: 'M-3 0h.01M0 0h.01M3 0h.01' },
  KO_SCRAPING: { leaves: 'shut', glyph: 'M0-3.4V3M-2.6.5 0 3.1 2.6.5' },
  REJECTED: { leaves: 'shut', glyph: 'm-2.6-2.6 5.2 5.2m0-5.2-5.2 5.2' },
  VERIFIED: { leaves: 'open' },
  INCOMPLETE: { leaves: 'half', glyph: 'M0-3.6V.4M0 3.4v.01' },
  CREATION_IN_PROCESS: { leaves: 'ajar', glyph: 'm-2.8 2.8 5.4-5.4M-2.8 2.8h2.4' },
  EXPIRED: { leaves: 'open', glyph: 'M0-3.4V0l2.4 1.4' },
  PENDING_PAYMENT: { leaves: 'shut', glyph: 'M2.2-2.4a3.2 3.2 0 1 0 0 4.8M-3.4 0h3.8' },
  MISSING_ANNEXES_COMPTABLES: {
    leaves: 'half',
    glyph: 'M-3.4-1.2h6.8M-3.4 1.8h6.8M-.8-3.4v6.8',
  },
  MISSING_LAST_CONVOCATION: {
    leaves: 'half',
    glyph: 'M-3.6-2.6h7.2v5.2h-7.2zM-3.6-2.4 0 .6l3.6-3',
  },
  MISSING_LAST_APPEL: { leaves: 'half', glyph: 'M-2.8-2.6h5.6M-2.8 0h5.6M-2.8 2.6h3' },
};

/** Colour of the shutters and of the badge, taken up by `currentColor`. */
export const WINDOW_INK = {
  absent: 'text-volet',
  received: 'text-ardoise',
  running: 'text-azur',
  verified: 'text-volet-ok',
  'to-complete': 'text-ocre',
  blocked: 'text-brique',
} satisfies Record<StatusTone, string>;
