import type { AddressFeature } from '@quitus/api/addresses.api';

import { chosenAddress } from './address-rules.ts';

/** What the national base knows of an address picked among its suggestions. */
export type KnownPlace = {
  ban_id: string | null;
  longitude: number | null;
  latitude: number | null;
};

const NOWHERE: KnownPlace = { ban_id: null, longitude: null, latitude: null };

/** Suggestions seen so far: an address left as one of them has a place, one typed by hand has none. */
export function placesSeen() {
  const seen = new Map<string, KnownPlace>();
  return {
    see(features: readonly AddressFeature[]): void {
      for (const feature of features) seen.set(chosenAddress(feature), placeOf(feature));
    },
    placeOf: (address: string): KnownPlace => seen.get(address) ?? NOWHERE,
  };
}

function placeOf({ properties, geometry }: AddressFeature): KnownPlace {
  const [longitude = null, latitude = null] = geometry?.coordinates ?? [];
  return { ban_id: properties.id ?? null, longitude, latitude };
}
