// « 12 et 14 rue Haute » over « 3 rue Basse » over « 44000 NANTES »: a building on two streets has both for its address.
import { writtenText } from '../../french/written.ts';
import type { Block } from '../sheet/blocks.ts';
import { findAddresses } from './addresses.ts';
import { plainAddress } from './agreed-address.ts';

/** A street, and nothing else: with a town after it, it is an address. */
const isStreet = (text: string): boolean =>
  /^\d/.test(text) &&
  !/\d{5}/.test(text) &&
  findAddresses(writtenText(`${text}, ${ANY_TOWN}`)).some(
    ({ value }) => plainAddress(value) === plainAddress(`${text} ${ANY_TOWN}`),
  );
const ANY_TOWN = '44000 NANTES';

/** The streets right over the line of an address, from the first on. */
export function streetsOver({ lines }: Block, row: number): string[] {
  const above = lines.slice(0, row).map(({ cell }) => cell.text.trim().replace(/[,;]$/, ''));
  const last = above.findLastIndex((text) => !isStreet(text));
  return above.slice(last + 1);
}
