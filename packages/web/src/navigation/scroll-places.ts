// How far each address was scrolled, while the tab lives: whoever comes back to it finds the same rows.
import { followSession, readSession } from '../session/session.ts';

export type ScrollPlace = {
  y: number;
  /** The link that was followed from there, and how far from the top of the window it was. */
  followed: { href: string; top: number } | null;
};

const places = new Map<string, ScrollPlace>();

export const placeOf = (address: string): ScrollPlace | undefined => places.get(address);

export function rememberPlace(address: string, place: Partial<ScrollPlace>): void {
  places.set(address, { y: 0, followed: null, ...places.get(address), ...place });
}

/** An address may say what was searched for: the next person on this machine does not go back to it. */
if (typeof window !== 'undefined')
  followSession(() => {
    if (readSession() === null) places.clear();
  });

/**
 * Rows may have grown, or come and gone above: the link that was followed is put where it was, unless it
 * moved out of reach, to the top of the list for instance.
 */
export function wantedY(
  { y, followed }: ScrollPlace,
  now: { y: number; height: number; top: number | null },
): number {
  if (followed === null || now.top === null) return y;
  const beside = now.y + now.top - followed.top;
  return Math.abs(beside - y) <= now.height ? beside : y;
}
