// Where a home of the country is: a way without a number says little without the name of the place.
import { fold } from '../../french/fold.ts';
import type { Reading } from '../sheet/reading.ts';

/** « Chemin du Puits, lieu-dit La Garde, 81000 ALBI »: a way without a number is found by its hamlet. */
const HAMLET = /^\D{4,60}?,\s*(?:au )?(?:lieu-? ?dit|hameau|quartier|ld)\s/;
export const withHamlet = (
  found: Reading<string>[],
  [whole, ...others]: readonly Reading<string>[],
): Reading<string>[] => {
  const [one, ...more] = found;
  if (!one || !whole || others.length > 0 || more.length > 0) return found;
  const [street = '', ...rest] = fold(one.value).split(/,\s*/);
  const isSame =
    fold(whole.value).startsWith(`${street},`) && fold(whole.value).endsWith(rest.at(-1) ?? '');
  return HAMLET.test(fold(whole.value)) && isSame ? [whole] : found;
};
