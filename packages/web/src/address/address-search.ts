import { addressesApi, type AddressFeature } from '@quitus/api/addresses.api';

import { call } from '../api.ts';

export async function searchAddresses(q: string): Promise<AddressFeature[]> {
  const { features } = await call(addressesApi.search, { query: { q } });
  return features;
}
