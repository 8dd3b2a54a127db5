import type { ResponseOf } from '@quitus/api/endpoint';
import type { robotsApi } from '@quitus/api/robots.api';
import type { PortalState } from '@quitus/domain/robots/run-state';
import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';

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

/** « 97 % des visites réussies en 30 jours »; nothing where there were too few. */
export const successWords = (rate: number | null): string | null =>
  rate === null ? null : `${Math.round(rate * 100)}\u00a0% des visites réussies en 30 jours`;
