// The papers of a house under ten years old: insurances of those who built it, its completion.
import type { Fact } from '@quitus/domain/reading/read-document';

import { propertyAddresses } from '../places/property.ts';
import { situatedAddresses } from '../places/situated.ts';
import { flowTextOf } from '../sheet/flow-text.ts';
import { agreed, factsOf } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const RULE = 'maison-neuve';

/** Builders and insurers have addresses too: only that of the site is extracted. */
export function newHouse(sheets: readonly Sheet[]): Fact[] {
  const named = propertyAddresses(sheets);
  const places = named.length > 0 ? named : situatedAddresses(flowTextOf(sheets));
  return factsOf('property_address', RULE, [agreed(places)]);
}
