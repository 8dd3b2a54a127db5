import { addressFeatures, type AddressFeature } from '@quitus/api/addresses.api';
import { fail } from '@quitus/api/errors';

export type AddressSearch = (typed: string) => Promise<AddressFeature[]>;

const TIMEOUT_MS = 3000;

/** Asks the national address service; a person must never wait long for a mere suggestion. */
export function createAddressSearch(url: string): AddressSearch {
  return async (typed) => {
    const asked = new URL(url);
    asked.searchParams.set('q', typed);
    asked.searchParams.set('autocomplete', '1');
    const answer = await fetch(asked, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      () => null,
    );
    if (!answer?.ok) return fail('ADDRESS_SEARCH_UNAVAILABLE');
    const read = addressFeatures.safeParse(await answer.json().catch(() => null));
    return read.success ? read.data.features : fail('ADDRESS_SEARCH_UNAVAILABLE');
  };
}
