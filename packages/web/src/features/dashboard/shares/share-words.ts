// What a line about a link says: when it ends, whether it was opened, on what.
import type { ShareLink } from '@quitus/api/sharing.api';
import { daysBetween, parisDay } from '@quitus/domain/documents/calendar';
import { DOCUMENT_CATEGORIES } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { GUEST_ROLE_LABELS } from '@quitus/domain/invitations/guest-role';
import { categoryLabel } from '@quitus/domain/portfolios/category-label';
import type { PortfolioType } from '@quitus/domain/portfolios/portfolio-type';
import type { ShareState } from '@quitus/domain/sharing/share-link';

import { dayWords } from '../../../words/french-days.ts';
import { shownDate } from '../../../words/shown-date.ts';

/** Nothing opens them again. */
export const ENDED: readonly ShareState[] = ['EXPIRED', 'REVOKED'];

/** « expire dans 12 jours », « expire demain », « expiré le 12 nov. ». */
export function expiryWords({ state, expires_at }: ShareLink, now: Date): string {
  if (state === 'REVOKED') return 'révoqué';
  if (state === 'EXPIRED') return `expiré le ${dayWords(expires_at, now)}`;
  const days = daysBetween(parisDay(now), parisDay(new Date(expires_at)));
  if (days <= 0) return 'expire aujourd’hui';
  return days === 1 ? 'expire demain' : `expire dans ${days} jours`;
}

/** « Ouvert il y a 12 min », « Ouvert le 13 nov., 4 ouvertures », « Pas encore ouvert ». */
export function openingWords({ last_opened_at, openings }: ShareLink, now: Date): string {
  if (last_opened_at === null) return 'Pas encore ouvert';
  const when = shownDate(last_opened_at, now);
  const last = `Ouvert ${/^\d/.test(when) ? 'le ' : ''}${when}`;
  return openings > 1 ? `${last}, ${openings} ouvertures` : last;
}

/** What the link shows: whole categories first, then single documents. */
export const scopeWords = (
  { categories, document_types }: ShareLink,
  portfolio_type: PortfolioType,
): string[] => [
  ...categories.map((category) => categoryLabel(category, portfolio_type)),
  ...document_types.map((type) => DOCUMENT_FACTS[type].label),
];

const SHOWN_PARTS = 3;

/** « Tout le dossier », « Appartement, Documents personnels », « Appartement et 4 autres ». */
export function scopeLine(share: ShareLink, portfolio_type: PortfolioType): string {
  if (share.categories.length === DOCUMENT_CATEGORIES.length) return 'Tout le dossier';
  const parts = scopeWords(share, portfolio_type);
  if (parts.length <= SHOWN_PARTS) return parts.join(', ');
  const shown = parts.slice(0, SHOWN_PARTS - 1);
  return `${shown.join(', ')} et ${parts.length - shown.length} autres`;
}

/** The lines of a link among those the dossier is shared with. */
export const shareLines = (
  share: ShareLink,
  portfolio_type: PortfolioType,
  now: Date,
): string[] => [
  `${GUEST_ROLE_LABELS[share.audience]} · ${scopeLine(share, portfolio_type)}`,
  `${openingWords(share, now)} · ${expiryWords(share, now)}`,
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** « sur iPhone »; null when the browser does not tell. */
export function deviceWords(user_agent: string | null): string | null {
  const [, system] = SYSTEMS.find(([sign]) => sign.test(user_agent ?? '')) ?? [];
  return system === undefined ? null : `sur ${system}`;
}
