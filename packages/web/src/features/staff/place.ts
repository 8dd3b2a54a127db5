// Which document is on the desk: its dossier and its place there, in the address of the page too.
import { DOCUMENT_TYPES, type DocumentType } from '@quitus/domain/documents/document-type';
import { parsePropertyAddress } from '@quitus/domain/portfolios/property-address';

export type Place = { portfolio_uid: string; document_type: DocumentType };

export const placeKey = ({ portfolio_uid, document_type }: Place): string =>
  `${portfolio_uid} ${document_type}`;

/** Whether it is that one; none is none. */
export const isPlace =
  (place: Place | null) =>
  (other: Place): boolean =>
    place !== null && placeKey(other) === placeKey(place);

/** Null: the address asks for none, so the most urgent is meant. */
export function askedPlace(search: URLSearchParams): Place | null {
  const portfolio_uid = search.get('dossier');
  const document_type = DOCUMENT_TYPES.find((type) => type === search.get('document'));
  return portfolio_uid && document_type ? { portfolio_uid, document_type } : null;
}

/** « rue du Marché »: a tab has little room. */
export const shortStreetOf = (main_address: string): string =>
  parsePropertyAddress(main_address).street;
