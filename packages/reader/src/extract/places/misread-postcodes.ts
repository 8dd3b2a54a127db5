// OCR takes one figure for another: two postcodes that differ by one figure before the same town are one misread. The
// one printed more often is extracted; of two printed as often, none.
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainAddress } from './agreed-address.ts';

const CODE = /(?<!\d)(?<code>\d{5}) (?<town>\D+)$/;

const differAtOne = (a: string, b: string): boolean =>
  Array.from(a).filter((figure, at) => figure !== b[at]).length === 1;

/** « 44000 » and « 44300 Nantes », « 75011 » and « 75012 Paris »: large towns have several. */
const areBothTrue = (a: string, b: string): boolean =>
  a.slice(0, 2) === b.slice(0, 2) &&
  ((a.endsWith('00') && b.endsWith('00')) || /^(?:75[01]|130|690)/.test(a));

/** The address with the postcode that the page prints most, or none. */
export function withReadPostcode(
  { page, written }: Sheet,
  all: readonly Reading<string>[],
): Reading<string>[] {
  if (page.source !== 'OCR') return [...all];
  const text = plainAddress(written.text);
  return all.flatMap((one) => {
    const { code = '', town = '' } = CODE.exec(plainAddress(one.value))?.groups ?? {};
    if (code === '') return [one];
    const printed = [
      ...text.matchAll(new RegExp(String.raw`(?<!\d)(\d{5}) ${town.trim()}(?![a-z])`, 'g')),
    ].map(([, other = '']) => other);
    const times = (other: string): number => printed.filter((each) => each === other).length;
    const rivals = [...new Set(printed)].filter(
      (other) => differAtOne(other, code) && !areBothTrue(other, code),
    );
    if (rivals.every((other) => times(other) < times(code))) return [one];
    const [better, ...others] = rivals.filter((other) => times(other) > times(code));
    return better !== undefined && others.length === 0
      ? [{ ...one, value: one.value.replace(code, better) }]
      : [];
  });
}
