// Several readings of one name or of one place: the same, one a door of the other, or a contradiction.
import { fold } from '../../french/fold.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Place } from './places.ts';

/** With or without its comma, an address is the same. */
export const plainAddress = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();

/** Said several times, it is one; said in several ways, it is none. */
export function only<T extends Reading<string>>(
  readings: readonly T[],
  key: (text: string) => string,
): T[] {
  const groups = Map.groupBy(readings, ({ value }) => key(value));
  const [first] = readings;
  return groups.size === 1 && first ? [first] : [];
}

/** An address without its postcode is the one that has it. */
export function agreedAddress(places: readonly Place[]): Reading<string>[] {
  const whole = places.filter(({ bare }) => !bare);
  const all = whole.length > 0 ? whole : places;
  return only(
    all.filter((one) => !all.some((other) => isDoorOf(one, other) || isStreetOf(one, other))),
    plainAddress,
  );
}

/** « 3 rue Basse, 44000 NANTES » is one of the streets of « 12 rue Haute, 3 rue Basse, 44000 NANTES ». */
function isStreetOf(one: Place, other: Place): boolean {
  const [street = '', ...town] = one.value.split(', ');
  const whole = plainAddress(other.value);
  return (
    whole.length > plainAddress(one.value).length &&
    town.length > 0 &&
    other.value.split(', ').some((part) => plainAddress(part) === plainAddress(street)) &&
    whole.endsWith(` ${plainAddress(town.join(' '))}`)
  );
}

const DOORS = /^(?<first>\d{1,4})(?: (?:a|au|et)? ?(?<last>\d{1,4}))? (?<street>[a-z].*)$/;

/** « 16 avenue X », where somebody lives, is a door of « 10 à 18 avenue X ». */
function isDoorOf(one: Place, other: Place): boolean {
  const [door, doors] = [one, other].map(({ value }) => DOORS.exec(plainAddress(value))?.groups);
  const [number, first, last] = [door?.['first'], doors?.['first'], doors?.['last']].map(Number);
  return (
    door?.['last'] === undefined &&
    door?.['street'] === doors?.['street'] &&
    Number(first) <= Number(number) &&
    Number(number) <= Number(last)
  );
}
