import type { AddressFeature } from '@quitus/api/addresses.api';
import { codeOf } from '@quitus/api/client';
import { errorText } from '@quitus/api/errors';
import { useCallback, useEffect, useRef, useState } from 'react';

import { ADDRESS_PAUSE_MS, addressQuery } from './address-rules.ts';

export type Suggestions =
  | { state: 'idle' }
  | { state: 'found'; features: AddressFeature[] }
  | { state: 'none' }
  | { state: 'unavailable'; text: string };

const IDLE: Suggestions = { state: 'idle' };

export type SearchAddresses = (query: string) => Promise<AddressFeature[]>;

/** Asks after a pause in the typing; an answer to an older text is thrown away. */
export function useAddressSuggestions(search: SearchAddresses) {
  const [suggestions, setSuggestions] = useState(IDLE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    latest.current += 1;
    setSuggestions(IDLE);
  }, []);

  const ask = (typed: string) => {
    clearTimeout(timer.current);
    latest.current += 1;
    const query = addressQuery(typed);
    if (query === null) return setSuggestions(IDLE);
    const mine = latest.current;
    const look = async () => {
      const answer = await search(query).then(toSuggestions, toUnavailable);
      if (mine === latest.current) setSuggestions(answer);
    };
    timer.current = setTimeout(() => void look(), ADDRESS_PAUSE_MS);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  return { suggestions, ask, clear };
}

/** Whatever went wrong, the address can be typed by hand; only too many calls need saying. */
const toUnavailable = (cause: unknown): Suggestions => ({
  state: 'unavailable',
  text: errorText(
    codeOf(cause) === 'TOO_MANY_REQUESTS' ? 'TOO_MANY_REQUESTS' : 'ADDRESS_SEARCH_UNAVAILABLE',
  ),
});

const toSuggestions = (features: AddressFeature[]): Suggestions =>
  features.length > 0 ? { state: 'found', features } : { state: 'none' };
