// Which document is on the desk: its dossier and its place there, in the address of the page too.
import { DOCUMENT_TYPES, type DocumentType } from '@quitus/domain/documents/document-type';
import { parsePropertyAddress } from '@quitus/domain/portfolios/property-address';

export type Place = { portfolio_uid: string; document_type: DocumentType };

export const placeKey = ({ portfolio_uid, document_type }: Place): string =>
  `${portfolio_uid} ${document_type}`;

export const isSamePlace = (one: Place, other: Place): boolean => placeKey(one) === placeKey(other);

/** Null: the address asks for none, so the most urgent is meant. */
export function askedPlace(search: URLSearchParams): Place | null {
  const portfolio_uid = search.get('dossier');
  const document_type = DOCUMENT_TYPES.find((type) => type === search.get('document'));
  return portfolio_uid && document_type ? { portfolio_uid, document_type } : null;
}

/** « rue du Marché »: a tab has little room. */
export const shortStreetOf = (main_address: string): string =>
  parsePropertyAddress(main_address).street;

/** The one before and the one after in the queue; those that a colleague looks at are passed over. */
export function neighbours<T extends Place & { held_by: string | null }>(
  waiting: readonly T[],
  current: Place | null,
): { previous: T | null; next: T | null } {
  const open = waiting.filter(
    (one) => one.held_by === null || (current !== null && isSamePlace(one, current)),
  );
  const index = current === null ? -1 : open.findIndex((one) => isSamePlace(one, current));
  return {
    previous: index > 0 ? (open[index - 1] ?? null) : null,
    next: open[index + 1] ?? null,
  };
}
