// Other papers that the team gets for a dossier: asked for, paid, answered, brought into their slot.
import type { DocumentType } from '../documents/document-type.ts';
import type { DocumentStatus } from '../documents/status.ts';

export const MISSION_KINDS = [
  'TITRE_PROP',
  'DIAGNOSTICS',
  'ETAT_HYPOTHECAIRE',
] as const satisfies readonly DocumentType[];
export type MissionKind = (typeof MISSION_KINDS)[number];

export const MISSION_PRODUCTS = {
  TITRE_PROP: 'MISSION_TITRE_PROP',
  DIAGNOSTICS: 'MISSION_DIAGNOSTICS',
  ETAT_HYPOTHECAIRE: 'MISSION_ETAT_HYPOTHECAIRE',
} as const satisfies Record<MissionKind, string>;

export const MISSION_STATES = [
  'REQUESTED',
  'PAID',
  'ACCEPTED',
  'DELIVERED',
  'CANCELLED',
  'REFUSED',
] as const;
export type MissionState = (typeof MISSION_STATES)[number];

export const MISSION_STATE_LABELS: Record<MissionState, string> = {
  REQUESTED: 'À payer',
  PAID: 'Transmise à l’équipe',
  ACCEPTED: 'En cours',
  DELIVERED: 'Livrée',
  CANCELLED: 'Annulée',
  REFUSED: 'Refusée et remboursée',
};

export const LIVE_MISSION_STATES = [
  'REQUESTED',
  'PAID',
  'ACCEPTED',
] as const satisfies readonly MissionState[];

const NEXT: Record<MissionState, readonly MissionState[]> = {
  REQUESTED: ['PAID', 'CANCELLED'],
  PAID: ['ACCEPTED', 'REFUSED', 'DELIVERED', 'CANCELLED'],
  // Cancelled only with its order: withdrawn from, or given back at the payment host.
  ACCEPTED: ['REFUSED', 'DELIVERED', 'CANCELLED'],
  DELIVERED: [],
  // Paid at the last instant, while it was being cancelled.
  CANCELLED: ['PAID'],
  REFUSED: [],
};

export const isLiveMission = (state: MissionState): boolean =>
  LIVE_MISSION_STATES.some((one) => one === state);

export const canMissionBecome = (from: MissionState, to: MissionState): boolean =>
  NEXT[from].includes(to);

/** Once the team has engaged somebody, their work is paid for: it is cancelled no longer. */
export function missionCancelRefusal(
  state: MissionState,
): 'MISSION_UNDER_WAY' | 'MISSION_MOVED_ON' | null {
  if (state === 'ACCEPTED') return 'MISSION_UNDER_WAY';
  return canMissionBecome(state, 'CANCELLED') ? null : 'MISSION_MOVED_ON';
}

export type MissionRefusal = 'MISSION_ALREADY_ASKED' | 'MISSION_NOT_NEEDED';

/** Why it is not offered: it is on its way, or the paper is there. */
export function missionRefusal(live: boolean, status: DocumentStatus): MissionRefusal | null {
  if (live) return 'MISSION_ALREADY_ASKED';
  return status === 'VERIFIED' ? 'MISSION_NOT_NEEDED' : null;
}

/** What was paid for is brought once the control, or somebody of the team, has found it right. */
export const missionDeliveryRefusal = (
  status: DocumentStatus,
): 'MISSION_PAPER_NOT_VERIFIED' | null =>
  status === 'VERIFIED' ? null : 'MISSION_PAPER_NOT_VERIFIED';
