import type { AddressFeature } from '@quitus/api/addresses.api';

export const ADDRESS_PAUSE_MS = 300;
const ENOUGH_CHARACTERS = 3;

/** What to ask the address service for a typed text; null when there is nothing to ask yet. */
export function addressQuery(typed: string): string | null {
  const query = typed.trim().toLowerCase();
  return typed.length > ENOUGH_CHARACTERS && query !== '' ? query : null;
}

export const chosenAddress = ({ properties: { label, context } }: AddressFeature): string =>
  `${label}. ${context}`;

/** Where the typed text stands in a label, accents and capitals set aside. */
export function matchedPart(
  label: string,
  typed: string,
): [before: string, match: string, after: string] {
  const query = fold(typed.trim());
  const start = query === '' ? -1 : fold(label).indexOf(query);
  if (start < 0) return [label, '', ''];
  const end = start + query.length;
  return [label.slice(0, start), label.slice(start, end), label.slice(end)];
}

/** One character out for one in, so that places in the folded text are places in the label. */
const fold = (text: string): string =>
  text.replaceAll(/[^ -~]/g, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase();
