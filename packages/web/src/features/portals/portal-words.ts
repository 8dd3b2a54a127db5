import type { ResponseOf } from '@quitus/api/endpoint';
import type { robotsApi } from '@quitus/api/robots.api';
import type { PortalState } from '@quitus/domain/robots/run-state';
import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';

import { clockWords } from '../../words/clock-words.ts';

export type Portal = ResponseOf<typeof robotsApi.portalHealth>['portals'][number];

/* Enamel, not green, for what works: green is kept for a verified document. */
export const PORTAL_LOOK: Record<PortalState, { label: string; Icon: LucideIcon; chip: string }> = {
  OK: { label: 'Fonctionne', Icon: CircleCheck, chip: 'bg-email-doux text-email' },
  DEGRADED: { label: 'Perturbé', Icon: TriangleAlert, chip: 'bg-ocre-doux text-ocre' },
  BROKEN: { label: 'En panne', Icon: CircleAlert, chip: 'bg-brique-doux text-brique' },
  UNKNOWN: { label: 'Pas encore contrôlé', Icon: CircleHelp, chip: 'bg-gris-doux text-gris' },
};

/** The narrow space of French figures is not in the letters of the site. */
export const thousands = (value: number): string =>
  value.toLocaleString('fr-FR').replaceAll('\u202f', '\u00a0');

/** Whom the portal serves. */
export function reachWords({ scope, syndics }: Pick<Portal, 'scope' | 'syndics'>): string {
  if (scope === 'TAX') return 'Avis de taxe foncière';
  if (syndics === 0) return 'Aucun syndic de l’annuaire pour l’instant';
  return syndics > 1 ? `${thousands(syndics)} syndics connectés` : `${syndics} syndic connecté`;
}

/** « Prochain contrôle à 15 h 30. »; how many wait for their first one. */
export function nextLookWords(
  portals: readonly Pick<Portal, 'checked_at'>[],
  next_check_at: string | null,
): string {
  if (portals.length === 0) return 'Aucun portail n’est connecté pour l’instant.';
  if (next_check_at === null) return 'Cette démonstration ne contrôle pas les vrais portails.';
  const hour = clockWords(next_check_at);
  const waiting = portals.filter(({ checked_at }) => checked_at === null).length;
  if (waiting === portals.length) return `Premier contrôle à ${hour}.`;
  const first =
    waiting > 0
      ? ` ${waiting > 1 ? `${waiting} portails attendent` : 'Un portail attend'} le premier.`
      : '';
  return `Prochain contrôle à ${hour}.${first}`;
}

/** « 97 % des visites réussies en 30 jours »; nothing where there were too few. */
export const successWords = (rate: number | null): string | null =>
  rate === null ? null : `${Math.round(rate * 100)}\u00a0% des visites réussies en 30 jours`;
