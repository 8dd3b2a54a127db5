// What a line about a link says: when it ends, whether it was opened, on what.
import type { ShareLink } from '@quitus/api/sharing.api';
import { daysBetween, parisDay } from '@quitus/domain/documents/calendar';
import { categoryLabel } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import type { PortfolioType } from '@quitus/domain/portfolios/portfolio-type';
import type { ShareState } from '@quitus/domain/sharing/share-link';

import { shownDate } from '../../../shown-date.ts';
import { dayWords } from '../french-days.ts';

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
